"""The steps of a turn: what may be played now, and what follows from it (section 4).

``refusal`` says why an action is not legal, ``perform`` carries it out and all that follows until
somebody must decide.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeVar, cast

from wonderland.core.message import say, say_n
from wonderland.games.dungeon_dice import codes as act
from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.chain import (
    Telling,
    answer_attack,
    declare,
    let_pass,
    place,
    place_squares,
)
from wonderland.games.dungeon_dice.combat import attack_refusal
from wonderland.games.dungeon_dice.definitions import NO_CREST
from wonderland.games.dungeon_dice.harm import gain
from wonderland.games.dungeon_dice.movement import stride_refusal
from wonderland.games.dungeon_dice.placing import Refusal, has_space, lays, place_refusal
from wonderland.games.dungeon_dice.state import (
    ACTION,
    CHAIN,
    CHOOSE,
    DEFEND,
    FIRST,
    OVER,
    PLACE,
    ROLL,
    SIDES,
    SUMMON,
    Item,
    State,
    lay,
    remove,
)
from wonderland.games.dungeon_dice.using import use_refusal
from wonderland.games.dungeon_dice.victory import finish, judge
from wonderland.kit.codes import CHANCE_ACTOR

C = TypeVar("C")
DICE = 3
"""The dice of a roll (DD-28)."""
PAIR = 2
"""The Summon faces of one level that call (DD-31)."""
TALK = (act.Resign, act.OfferDraw, act.AcceptDraw)
_NAMING = (act.Stride, act.Attack, act.Use)
"""Actions that name monsters."""
_STEP_WORDS = {
    FIRST: say("who begins is still to be drawn"),
    CHOOSE: say("dice are to be chosen now"),
    ROLL: say("the dice are to be rolled now"),
    SUMMON: say("a figure may be called now"),
    ACTION: say("it is time to act"),
    CHAIN: say("it is time to add to the chain, or to pass"),
    DEFEND: say("it is time to defend, or to pass"),
    PLACE: say("a square is to be chosen now"),
}
_WHO = (say("West"), say("East"), say("chance"))


# --- why not -------------------------------------------------------------------------------------
def refusal(state: State, actor: int, code: act.Code) -> Refusal | None:
    """Why an action is not legal now, or None.

    Args:
        state: where the match stands.
        actor: whose action it is, a side or ``CHANCE_ACTOR``.
        code: the action; monsters that it names are or were in play.
    """
    phase = state.phase
    if phase == OVER:
        return "DD-95", say("the match is over")
    kind = type(code)
    if kind in TALK:
        return _talk_refusal(state, actor, code)
    to_act = state.to_act
    assert to_act is not None
    if actor != to_act:
        return "DD-94", say("it is for {who} to act", who=_WHO[to_act])
    phases, check, _ = _RULES[kind]
    if phase not in phases:
        return "DD-94", say("that is for another step: {step}", step=_STEP_WORDS[phase])
    if isinstance(code, _NAMING) and (refused := _absent(state, code)):
        return refused
    return check(state, code) if check else None


def has_place(kind: type, phase: int) -> bool:
    """Whether a step knows an action that is no talk (DD-94)."""
    return phase in _RULES[kind].phases


def _absent(state: State, code: act.Stride | act.Attack | act.Use) -> Refusal | None:
    """Refuse a line that names a monster which is out of play (section 11, "Fine points").

    It was in play when the line was read: a stride before, or an answer that was passed, ended it.
    """
    if isinstance(code, act.Attack):
        named = [monster for monster in code if monster != act.MASTER]
    else:
        named = [code.monster]
        if isinstance(code, act.Use) and code.which != act.NONE:
            ability = state.figure(code.monster).abilities[code.which]
            named += [code.target] if ability.target.names == "monster" else []
    for monster in named:
        if not state.in_play(monster):
            return "DD-94", say("{who} is not in play", who=state.id_of(monster))
    return None


def _talk_refusal(state: State, actor: int, code: act.Code) -> Refusal | None:
    if actor == CHANCE_ACTOR:
        return "DD-94", say("chance doesn’t talk")
    if isinstance(code, act.AcceptDraw) and state.offer != 1 - actor:
        return "DD-94", say("the other side offers no draw")
    return None


def _dice_refusal(state: State, code: act.Dice) -> Refusal | None:
    left = state.dice_left[state.active]
    names = state.config.definitions.kinds
    wanted = min(DICE, len(left))
    for kind in set(code.kinds):
        if code.kinds.count(kind) > left.count(kind):
            return "DD-28", _too_few(names[kind], left.count(kind))
    if len(code.kinds) != wanted:
        if wanted == DICE:
            return "DD-28", say("three dice are rolled, no more and no fewer")
        return "DD-28", say_n(
            "the last die is rolled, no more and no fewer",
            "all {n} dice left are rolled, no more and no fewer",
            wanted,
        )
    return None


def _too_few(kind: str, have: int) -> str:
    if not have:
        return say("of the dice {kind} none is left in the pool", kind=kind)
    return say_n(
        "of the dice {kind} only {n} is left in the pool",
        "of the dice {kind} only {n} are left in the pool",
        have,
        kind=kind,
    )


def _roll_refusal(state: State, code: act.Roll) -> Refusal | None:
    definitions = state.config.definitions
    if len(code.faces) != len(state.dice):
        return "DD-29", say(
            "{dice} dice were chosen, not {faces}", dice=len(state.dice), faces=len(code.faces)
        )
    for face, kind in zip(code.faces, state.dice, strict=True):
        if face not in definitions.faces[kind]:
            name = definitions.face_names[face]
            return "DD-29", say(
                "the die {kind} has no face {face}", kind=definitions.kinds[kind], face=name
            )
    return None


def _summon_refusal(state: State, code: act.Summon) -> Refusal | None:
    side, config = state.active, state.config
    figure = config.figures[code.figure]
    if code.figure not in state.figures_left[side]:
        return "DD-31", say("{figure} is not in the pool", figure=figure.code)
    if code.figure not in callable_figures(state):
        return "DD-31", say("no die {kind} is among those that call", kind=figure.kind_name)
    if code.net == act.NONE:
        return "DD-14", say(
            "a net has the orientations 0 to 7; A and E, their own mirror images, 0 to 3"
        )
    return place_refusal(state, side, code.net, code.start)


def _place_refusal(state: State, code: act.Place) -> Refusal | None:
    if place_squares(state) >> code.square & 1:
        return None
    name, placing = state.config.grid.name(code.square), state.placing
    assert placing is not None
    return "DD-81", say(
        "{square} is not a free square without an item at most {far} away",
        square=name,
        far=placing.far,
    )


# --- what follows --------------------------------------------------------------------------------
def perform(state: State, actor: int, code: act.Code, tell: Telling | None) -> None:
    """Carry out an action that nothing forbids."""
    if type(code) in TALK:
        _talk(state, actor, code, tell)
        return
    state.offer = act.NONE
    _RULES[type(code)].effect(state, actor, code, tell)
    if state.ending and state.phase == ACTION:
        _end_turn(state, tell)


def _events(tell: Telling | None) -> ev.Events | None:
    return None if tell is None else tell.events


def _talk(state: State, side: int, code: act.Code, tell: Telling | None) -> None:
    events = _events(tell)
    if isinstance(code, act.OfferDraw):
        state.offer = side
        if events is not None:
            events.append(ev.DrawOffered(SIDES[side]))
    elif isinstance(code, act.AcceptDraw):
        finish(state, act.NONE, "agreement", events)
    else:
        if events is not None:
            events.append(ev.Resigned(SIDES[side]))
        finish(state, 1 - side, "resigned", events)


def begin_first(state: State, side: int, events: ev.Events | None) -> None:
    """Name the side that begins (DD-25)."""
    if events is not None:
        events.append(ev.SideNamed(SIDES[side]))
    begin_turn(state, side, state.config.opening, events)


def begin_turn(state: State, side: int, opening: str, events: ev.Events | None) -> None:
    """Begin a turn; with no dice left the roll is skipped (DD-27, DD-28)."""
    state.active = side
    state.phase = CHOOSE if opening == "choose" and state.dice_left[side] else ACTION
    if events is not None:
        events.append(ev.TurnBegan(state.turn, SIDES[side]))


def _dice(state: State, actor: int, code: act.Dice, tell: Telling | None) -> None:
    state.dice = code.kinds
    state.phase = ROLL
    if tell is not None:
        names = state.config.definitions.kinds
        chosen = tuple(names[kind] for kind in code.kinds)
        tell.events.append(ev.DiceChosen(SIDES[state.active], chosen))


def _roll(state: State, actor: int, code: act.Roll, tell: Telling | None) -> None:
    """Store the crests; then a figure may be called, if there is one and space (DD-30, DD-33)."""
    definitions, events = state.config.definitions, _events(tell)
    state.faces = code.faces
    if events is not None:
        kinds = tuple(definitions.kinds[kind] for kind in state.dice)
        faces = tuple(definitions.face_names[face] for face in code.faces)
        events.append(ev.Rolled(SIDES[state.active], kinds, faces))
    for face in code.faces:
        crest, number = definitions.gives[face]
        if crest != NO_CREST:
            gain(state, state.active, crest, number, events)
    able = callable_figures(state) and has_space(state, state.active)
    state.phase = SUMMON if able else ACTION


def calling_kinds(state: State) -> set[int]:
    """The kinds of the dice that call: of a level of which two show S, those with S (DD-31)."""
    definitions = state.config.definitions
    showing = [
        kind
        for kind, face in zip(state.dice, state.faces, strict=True)
        if definitions.gives[face][0] == NO_CREST
    ]
    if len(showing) < PAIR:
        return set()
    levels = [definitions.level[kind] for kind in showing]
    return {kind for kind in showing if levels.count(definitions.level[kind]) >= PAIR}


def callable_figures(state: State) -> list[int]:
    """The figures that the roll lets the active player call, each once (DD-31)."""
    kinds = calling_kinds(state)
    if not kinds:
        return []
    figures = state.config.figures
    left = dict.fromkeys(state.figures_left[state.active])
    return [figure for figure in left if figures[figure].kind in kinds]


def _summon(state: State, actor: int, code: act.Summon, tell: Telling | None) -> None:
    """Unfold the die (DD-34, DD-35, DD-38)."""
    side, config = state.active, state.config
    figure = config.figures[code.figure]
    state.figures_left = remove(state.figures_left, side, code.figure)
    state.dice_left = remove(state.dice_left, side, figure.kind)
    lay(state, side, lays(state, code.net, code.start))
    number = 0 if figure.unknown else state.next_number(side, code.figure)
    if figure.is_item:
        item = Item(side, code.figure, number, code.start, config.options.open_items)
        state.lay_item(item)
        name = state.item_id(item)
    else:
        name = state.id_of(state.appear(side, code.figure, number, code.start))
    state.stirred = True  # DD-87
    state.phase = ACTION
    if tell is not None:
        names, net = config.grid.names, config.definitions.nets[code.net]
        squares = config.laying.squares(code.net, code.start)
        tell.events.append(
            ev.Summoned(SIDES[side], name, figure.code, figure.kind_name, figure.is_item, net.text,
                        names[code.start], tuple(names[square] for square in squares))
        )  # fmt: skip


def _skip(state: State, actor: int, code: act.Skip, tell: Telling | None) -> None:
    state.phase = ACTION
    if tell is not None:
        tell.events.append(ev.SummonDeclined(SIDES[state.active]))


def _pass(state: State, actor: int, code: act.Pass, tell: Telling | None) -> None:
    if state.phase == DEFEND:
        answer_attack(state, tell, defends=False)
    else:
        let_pass(state, tell)


def _end_turn(state: State, tell: Telling | None) -> None:
    """What holds for a turn ends, the end of the match is judged, the other side begins (DD-74)."""
    events = _events(tell)
    state.ending = False
    due = _lapse(state)
    state.quiet = 0 if state.stirred else state.quiet + 1
    state.stirred = False
    if events is not None:
        names = state.config.grid.names
        for square in due:
            events.append(ev.Unblocked(names[square]))
        events.append(ev.TurnEnded(state.turn, SIDES[state.active], state.quiet))
    if not judge(state, events):
        state.turn += 1
        begin_turn(state, 1 - state.active, "choose", events)


def _lapse(state: State) -> list[int]:
    """What holds for the turn ends; the squares that are blocked no more (DD-74)."""
    layout = state.config.layout
    state.store[layout.passing] = layout.nothing
    state.moving = act.NONE
    state.master_attacked = False
    state.dice = state.faces = ()
    return state.unblock(state.turn)


def coming_turn(state: State, side: int) -> State:
    """A state as a side's next turn begins if nothing is done before; the state where that is under way."""
    if state.active == side:
        return state
    there = state.copy()
    _lapse(there)
    there.turn += 1
    begin_turn(there, side, "choose", None)
    return there


# --- every action --------------------------------------------------------------------------------
Check = Callable[[State, C], Refusal | None]
Effect = Callable[[State, int, C, Telling | None], None]


class _Rule(NamedTuple):
    """An action's rules: the steps that know it (DD-94), why not, and what it does."""

    phases: tuple[int, ...]
    check: Check[object] | None
    effect: Effect[object]


def _of(
    kind: type[C], phases: tuple[int, ...], check: Check[C] | None, effect: Effect[C]
) -> tuple[type, _Rule]:
    """An entry of the table of actions, with its types checked."""
    return kind, _Rule(phases, cast(Check[object] | None, check), cast(Effect[object], effect))


_RULES: Mapping[type, _Rule] = dict([
    _of(act.First, (FIRST,), None, lambda s, _, c, t: begin_first(s, c.side, _events(t))),
    _of(act.Dice, (CHOOSE,), _dice_refusal, _dice),
    _of(act.Roll, (ROLL,), _roll_refusal, _roll),
    _of(act.Summon, (SUMMON,), _summon_refusal, _summon),
    _of(act.Skip, (SUMMON,), None, _skip),
    _of(act.Stride, (ACTION,), stride_refusal, declare),
    _of(act.Attack, (ACTION,), lambda s, c: attack_refusal(s, s.active, c), declare),
    _of(act.Use, (ACTION, CHAIN), lambda s, c: use_refusal(s, s.to_act or 0, c), declare),
    _of(act.End, (ACTION,), None, declare),
    _of(act.Pass, (CHAIN, DEFEND), None, _pass),
    _of(act.Defend, (DEFEND,), None, lambda s, _, __, t: answer_attack(s, t, defends=True)),
    _of(act.Place, (PLACE,), _place_refusal, lambda s, _, c, t: place(s, c.square, t)),
])  # fmt: skip
