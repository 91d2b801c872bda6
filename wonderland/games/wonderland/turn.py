"""The course of a turn: from the dice to check defense, windows in between (W-16 to W-69).

``refusal`` says why an action may not be taken now; ``perform`` takes one that may.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeVar, cast

from wonderland.core.message import say
from wonderland.games.wonderland import codes as act
from wonderland.games.wonderland import events as ev
from wonderland.games.wonderland import paths
from wonderland.games.wonderland.abilities.using import use, use_of, use_refusal
from wonderland.games.wonderland.codes import Code
from wonderland.games.wonderland.combat import (
    defend,
    defenders,
    hurt_images,
    land_points,
    points_wait,
    strike,
    strike_refusal,
)
from wonderland.games.wonderland.components import DEFENDED, POINTS, STRENGTH
from wonderland.games.wonderland.factors import CHANCE, DEFEND
from wonderland.games.wonderland.head_parser import begin_match
from wonderland.games.wonderland.movement import (
    halt,
    settle_sharing,
    step_refusal,
    take_step,
)
from wonderland.games.wonderland.rolls import most_dice, summonable
from wonderland.games.wonderland.state import (
    ACTION,
    CHOOSE,
    DEFENSE,
    FIRST,
    NOBODY,
    OVER,
    ROLL,
    SIDE,
    SIDES,
    SUMMON,
    WINDOW,
    Refusal,
    State,
    swap,
)
from wonderland.games.wonderland.victory import verdict_of

C = TypeVar("C")
_ABILITIES = (act.Use, act.Blast)
_ALWAYS_DECLARED = (act.Step, act.Strike)
"""What opens a window before it happens, like the abilities whose kind says so (W-58)."""
Write = Callable[[State, int, Code], str]
"""Writes an action as notation; handed in, since rules don't read or write text."""


# --- what a roll allows --------------------------------------------------------------------------
def can_pay_four(state: State) -> bool:
    """Whether the active side may pay for a fourth die (W-71)."""
    wanted = state.phase == CHOOSE and state.config.options.four_dice and not state.four
    return wanted and state.factors[2 * CHANCE + state.active] > 0


# --- refusals ------------------------------------------------------------------------------------
def refusal(state: State, code: Code) -> Refusal | None:
    """Say why the side to act may not take an action now, or None if it may."""
    phases, rule, when, check, _ = _RULES[type(code)]
    if state.phase not in phases:
        return rule, when
    return check(state, code) if check else None


def rule_of(code: Code) -> str:
    """The number of the rule that an action is about."""
    return _RULES[type(code)].rule


def _refuse_accept(state: State, code: act.AcceptDraw) -> Refusal | None:
    if state.offer != 1 - code.side:
        return "W-69", say("no draw is on offer from the other side")
    return None


def _refuse_four(state: State, _: act.FourDice) -> Refusal | None:
    if not state.config.options.four_dice:
        return "W-71", say("this match is played without the option of four dice")
    if state.four:
        return "W-71", say("the fourth die is paid for already")
    return None if can_pay_four(state) else ("W-71", say("it costs 1 Chance, and there is none"))


def _refuse_dice(state: State, code: act.ChooseDice) -> Refusal | None:
    cards = code.cards
    most = most_dice(state)
    if not 1 <= len(cards) <= most:
        return "W-16", say(
            "from 1 to {most} dice are chosen, not {count}", most=most, count=len(cards)
        )
    if len(set(cards)) != len(cards):
        return "W-16", say("each die needs a card of its own")
    for card in cards:
        if card not in state.pool[state.active]:
            return "W-16", say("{card} is not in the pool", card=state.config.ids[card][1:])
    return None


def _refuse_roll(state: State, code: act.RollFaces) -> Refusal | None:
    faces = code.faces
    if len(faces) != len(state.dice):
        return "W-18", say(
            "{count} dice are rolled, not {given}", count=len(state.dice), given=len(faces)
        )
    for card, face in zip(state.dice, faces, strict=True):
        level = state.config.level[card]
        if face not in state.config.definitions.faces[level]:
            letter = state.config.definitions.face_letters[face]
            return "W-5", say(
                "a die of level {level} has no face {letter}", level=level, letter=letter
            )
    return None


def _refuse_summon(state: State, code: act.Summon) -> Refusal | None:
    card, first, shape, start = code
    if card not in summonable(state):
        name = state.config.ids[card][1:]
        return "W-19", say("{name} is on no die of two of a level that show S", name=name)
    squares = [first + delta for delta in state.config.grid.shapes[shape].deltas]
    side = state.active
    return paths.refusal(state, side, squares) or paths.start_refusal(state, side, squares, start)


def _refuse_step(state: State, code: act.Step) -> Refusal | None:
    return _refuse_stranger(state, code.being) or step_refusal(state, code.being, code.square)


def _refuse_halt(state: State, code: act.Halt) -> Refusal | None:
    if code.being != state.sharer:
        return "W-36", say("{being} shares no square", being=state.config.ids[code.being])
    return None


def _refuse_strike(state: State, code: act.Strike) -> Refusal | None:
    return _refuse_stranger(state, code.being) or strike_refusal(state, code.being, code.target)


def _refuse_use(state: State, code: act.AbilityCode) -> Refusal | None:
    return _refuse_stranger(state, code.being) or use_refusal(state, code)


def _refuse_stranger(state: State, being: int) -> Refusal | None:
    side = state.to_act
    if SIDE[being] != side:
        return "W-31", say(
            "{ids} is not a being of the side that acts", ids=state.config.ids[being]
        )
    if being not in state.beings[side]:
        return "W-31", say("{being} is not in play", being=state.config.ids[being])
    return None


def _refuse_defend(state: State, code: act.Defend) -> Refusal | None:
    being = code.being
    if refused := _refuse_stranger(state, being):
        return "W-62", refused[1]
    if not state.columns[POINTS + being]:
        return "W-62", say("{being} has no attack points", being=state.config.ids[being])
    if state.columns[DEFENDED + being]:
        return "W-62", say("{being} is defended already", being=state.config.ids[being])
    if not state.factors[2 * DEFEND + SIDE[being]]:
        return "W-62", say("a defense costs 1 Defend, and there is none")
    return None


# --- carrying out --------------------------------------------------------------------------------
def perform(state: State, code: Code, events: ev.Events | None, write: Write) -> None:
    """Take an action that is legal, and all that follows from it until someone must decide.

    Args:
        state: is changed.
        code: an action that ``refusal`` lets through.
        events: what happens is appended to it; None where nobody wants to know.
        write: writes a declared action for the events.
    """
    kind = type(code)
    if state.offer != NOBODY and kind is not act.AcceptDraw:
        state.offer = NOBODY  # an offer lapses with the next other line
    if isinstance(code, _ABILITIES):
        if state.phase == WINDOW:
            _answer(state, code, events, write)
            return
        declared = _is_declared(state, code)
    else:
        declared = kind in _ALWAYS_DECLARED
    if declared and state.can_answer(1 - state.active):
        _open_window(state, code, events, write)
    else:
        _RULES[kind].effect(state, code, events, write)


def carry_out(state: State, code: Code) -> None:
    """Take an action as ``perform`` does if both sides pass in the windows that it opens (W-58).

    Args:
        state: is changed; nobody is asked in a window. Nobody wants events.
        code: a legal action, no talk.
    """
    state.offer = NOBODY  # an offer lapses with the next other line
    if type(code) is act.EndActions:
        _stop_passing(state, None)
        _check_defense(state, 1 - state.active, None)
    else:
        _RULES[type(code)].effect(state, code, None, unwritten)


def end_at_once(state: State, defended: Callable[[State, int], int | None]) -> None:
    """End the action step and the turn as ``carry_out`` does, without asking for defenses.

    Args:
        state: in the action step; it is changed. Nobody is asked in a window, and nobody wants
            events.
        defended: the being for which a side pays Defend next, None if it pays no more; asked of
            the passive side and then of the active one (W-62).
    """
    state.offer = NOBODY
    _stop_passing(state, None)
    if points_wait(state):
        for side in (1 - state.active, state.active):
            while (being := defended(state, side)) is not None:
                defend(state, being, None)
    _end_turn(state, None)


def unwritten(_: State, __: int, ___: Code) -> str:
    """Stand in for the writer of lines: where nobody wants events, nothing is written."""
    return ""


def _is_declared(state: State, code: act.AbilityCode) -> bool:
    """Whether the use of an ability opens a window before it happens (W-58)."""
    found = use_of(state.config, code)
    return found is not None and found.own.kind.declared


def _draw_first(state: State, code: act.FirstSide, events: ev.Events | None, _: Write) -> None:
    begin_match(state, code.side)
    if events is not None:
        events.append(ev.FirstDrawn(SIDES[code.side]))
        events.append(ev.TurnBegan(state.turn, SIDES[code.side]))


def _pay_four(state: State, _: Code, events: ev.Events | None, __: Write) -> None:
    state.pay(CHANCE, state.active, 1)
    state.four = True
    if events is not None:
        events.append(ev.FourDicePaid(SIDES[state.active]))


def _choose(state: State, code: act.ChooseDice, events: ev.Events | None, _: Write) -> None:
    state.dice = code.cards
    state.phase = ROLL
    if not state.config.options.face_down:  # W-17, W-70
        for card in state.dice:
            state.seen |= 1 << card
    if events is not None:
        events.append(ev.DiceChosen(SIDES[state.active], *_dice_words(state)))


def _dice_words(state: State) -> tuple[tuple[str, ...], tuple[int, ...]]:
    config = state.config
    return (
        tuple(config.ids[card][1:] for card in state.dice),
        tuple(config.level[card] for card in state.dice),
    )


def _roll(state: State, code: act.RollFaces, events: ev.Events | None, _: Write) -> None:
    """Add the factors rolled (W-18), and ask for a summon if there can be one (W-19, W-30)."""
    state.faces = code.faces
    if events is not None:
        events.append(ev.Rolled(SIDES[state.active], *_dice_words(state), _faces(state)))
    factors = list(state.factors)
    for face in state.faces:
        if face:
            factors[2 * (face - 1) + state.active] += 1
    state.factors = tuple(factors)
    if events is not None:
        _tell_gain(state, events)
    possible = summonable(state) and paths.has_space(state, state.active)
    state.phase = SUMMON if possible else ACTION


def _faces(state: State) -> tuple[str, ...]:
    letters = state.config.definitions.face_letters
    return tuple(letters[face] for face in state.faces)


def _tell_gain(state: State, events: ev.Events) -> None:
    faces = _faces(state)
    letters = state.config.definitions.letters
    if gained := {letter: faces.count(letter) for letter in letters if letter in faces}:
        events.append(ev.FactorsGained(SIDES[state.active], gained))


def _summon(state: State, code: act.Summon, events: ev.Events | None, _: Write) -> None:
    """Lay the path and put the being on it (W-21, W-28)."""
    card, first, shape, start = code
    side, grid = state.active, state.config.grid
    state.laid = swap(state.laid, side, state.laid[side] | grid.path_mask(first, shape))
    if events is not None:
        squares = [first + delta for delta in grid.shapes[shape].deltas]
        laid = tuple(grid.names[square] for square in squares)
        events.append(ev.PathLaid(SIDES[side], laid))
    pool = state.pool[side]
    at = pool.index(card)
    state.pool = swap(state.pool, side, pool[:at] + pool[at + 1 :])
    state.columns[STRENGTH + card] = state.config.strength[card]
    state.place(card, start)
    state.seen |= 1 << card
    state.eventful = True
    state.phase = ACTION
    if events is not None:
        events.append(ev.Summoned(SIDES[side], state.config.ids[card], grid.names[start]))


def _decline(state: State, _: Code, events: ev.Events | None, __: Write) -> None:
    state.phase = ACTION
    if events is not None:
        events.append(ev.SummonDeclined(SIDES[state.active]))


def _step(state: State, code: act.Step, events: ev.Events | None, _: Write) -> None:
    take_step(state, code.being, code.square, events)
    settle_sharing(state, events)


def _halt(state: State, code: act.Halt, events: ev.Events | None, _: Write) -> None:
    halt(state, code.being, events)


def _strike(state: State, code: act.Strike, events: ev.Events | None, _: Write) -> None:
    strike(state, code.being, code.target, events)


def _use(state: State, code: act.AbilityCode, events: ev.Events | None, _: Write) -> None:
    use(state, code, events)
    settle_sharing(state, events)


def _end(state: State, _: Code, events: ev.Events | None, write: Write) -> None:
    """End the actions; a being that passes a friend is removed first (W-36, W-61)."""
    _stop_passing(state, events)
    if events is not None:
        events.append(ev.ActionsEnded(SIDES[state.active]))
    if state.can_answer(1 - state.active):
        _open_window(state, act.END, events, write)
    else:
        _check_defense(state, 1 - state.active, events)


def _stop_passing(state: State, events: ev.Events | None) -> None:
    """Remove a being that passes a friend when the actions end (W-36)."""
    if state.sharer != NOBODY:
        halt(state, state.sharer, events)


# --- windows -------------------------------------------------------------------------------------
def _open_window(state: State, code: Code, events: ev.Events | None, write: Write) -> None:
    """Ask the passive side; it closes the window if it passes at once (W-58)."""
    state.pending = code
    state.phase = WINDOW
    state.asked = 1 - state.active
    state.passes = 1
    if events is not None:
        line = "" if code is act.END else write(state, state.active, code)
        events.append(ev.WindowOpened(SIDES[state.asked], line))


def _answer(state: State, code: act.AbilityCode, events: ev.Events | None, write: Write) -> None:
    """Use an ability in a window: it takes effect at once, and the other is asked (W-59)."""
    use(state, code, events)
    state.passes = 0
    _ask_other(state, events, write)


def _pass(state: State, _: Code, events: ev.Events | None, write: Write) -> None:
    if events is not None:
        events.append(ev.Passed(SIDES[state.asked]))
    state.passes += 1
    _ask_other(state, events, write)


def _ask_other(state: State, events: ev.Events | None, write: Write) -> None:
    """Ask the next side that could answer; a side that can't passes unasked (W-60)."""
    while state.passes < 2:
        state.asked = 1 - state.asked
        if state.can_answer(state.asked):
            return
        state.passes += 1
    _close_window(state, events, write)


def _close_window(state: State, events: ev.Events | None, write: Write) -> None:
    """Judge the declared action again; it happens or is void, and nothing is paid (W-58)."""
    code = state.pending
    assert code is not None
    state.pending = None
    state.asked = NOBODY
    state.passes = 0
    state.phase = ACTION
    if events is not None:
        events.append(ev.WindowClosed())
    if type(code) is act.EndActions:
        _check_defense(state, 1 - state.active, events)
        return
    refused = refusal(state, code)
    if refused is None:
        _RULES[type(code)].effect(state, code, events, write)
        return
    if events is not None:
        events.append(ev.Voided(write(state, state.active, code), *refused))
    settle_sharing(state, events)


# --- check defense and the turn's end ------------------------------------------------------------
def _check_defense(state: State, side: int, events: ev.Events | None) -> None:
    """Ask the passive side for its beings, then the active side for its own (W-62)."""
    if not points_wait(state):
        _end_turn(state, events)
        return
    state.phase = DEFENSE
    state.asked = side
    while not defenders(state, state.asked):
        if state.asked == state.active:
            _end_turn(state, events)
            return
        state.asked = state.active


def _defend(state: State, code: act.Defend, events: ev.Events | None, _: Write) -> None:
    defend(state, code.being, events)
    _check_defense(state, state.asked, events)


def _done(state: State, _: Code, events: ev.Events | None, __: Write) -> None:
    if state.asked == state.active:
        _end_turn(state, events)
    else:
        _check_defense(state, state.active, events)


def _end_turn(state: State, events: ev.Events | None) -> None:
    """Land the points, hurt the Images, clear, judge, and pass the turn (W-64 to W-69)."""
    state.asked = NOBODY
    land_points(state, events)
    hurt_images(state, events)
    state.clear_turn()
    state.dice = state.faces = ()
    state.four = False
    state.quiet = 0 if state.eventful else state.quiet + 1
    state.eventful = False
    if events is not None:
        events.append(ev.TurnEnded(state.turn, SIDES[state.active]))
    verdict = verdict_of(state)
    if verdict:
        _finish(state, *verdict, events)
        return
    state.turn += 1
    state.active = 1 - state.active
    state.phase = CHOOSE if state.pool[state.active] else ACTION  # W-16
    if events is not None:
        events.append(ev.TurnBegan(state.turn, SIDES[state.active]))


def _finish(state: State, winner: int, reason: str, events: ev.Events | None) -> None:
    state.phase = OVER
    state.asked = NOBODY
    state.pending = None
    state.result = (winner, reason)
    if events is not None:
        events.append(ev.MatchOver(SIDES[winner] if winner != NOBODY else None, reason))


# --- talk ----------------------------------------------------------------------------------------
def _resign(state: State, code: act.Resign, events: ev.Events | None, _: Write) -> None:
    _finish(state, 1 - code.side, "resigned", events)


def _offer(state: State, code: act.OfferDraw, events: ev.Events | None, _: Write) -> None:
    state.offer = code.side
    if events is not None:
        events.append(ev.DrawOffered(SIDES[code.side]))


def _accept(state: State, _: Code, events: ev.Events | None, __: Write) -> None:
    _finish(state, NOBODY, "agreement", events)


# --- every action --------------------------------------------------------------------------------
Check = Callable[[State, C], Refusal | None]
Effect = Callable[[State, C, ev.Events | None, Write], None]


class _Rule(NamedTuple):
    """An action's rules: the phases in which it has its place, why not else; why not, what it does."""

    phases: tuple[int, ...]
    rule: str
    when: str
    check: Check[object] | None
    effect: Effect[object]


def _of(
    kind: type[C],
    phases: tuple[int, ...],
    rule: str,
    when: str,
    check: Check[C] | None,
    effect: Effect[C],
) -> tuple[type, _Rule]:
    """An entry of the table of actions, with its types checked."""
    checked, does = cast(Check[object] | None, check), cast(Effect[object], effect)
    return kind, _Rule(phases, rule, when, checked, does)


_ALL = (FIRST, CHOOSE, ROLL, SUMMON, ACTION, WINDOW, DEFENSE)
_OVER = say("the match is over")
_RULES: Mapping[type, _Rule] = dict([
    _of(act.FirstSide, (FIRST,), "W-15", say("the side that begins is known"), None, _draw_first),
    _of(act.FourDice, (CHOOSE,), "W-71", say("the fourth die is paid for before choosing"), _refuse_four, _pay_four),
    _of(act.ChooseDice, (CHOOSE,), "W-16", say("this is not the time to choose dice"), _refuse_dice, _choose),
    _of(act.RollFaces, (ROLL,), "W-18", say("there are no dice to roll now"), _refuse_roll, _roll),
    _of(act.Summon, (SUMMON,), "W-19", say("no summon can be made now"), _refuse_summon, _summon),
    _of(act.Decline, (SUMMON,), "W-19", say("there is no summon to decline"), None, _decline),
    _of(act.Step, (ACTION,), "W-31", say("beings move in the action step only"), _refuse_step, _step),
    _of(act.Halt, (ACTION,), "W-36", say("no being is passing a friend"), _refuse_halt, _halt),
    _of(act.Strike, (ACTION,), "W-31", say("beings attack in the action step only"), _refuse_strike, _strike),
    _of(act.Use, (ACTION, WINDOW), "W-48", say("no ability can be used now"), _refuse_use, _use),
    _of(act.Blast, (ACTION, WINDOW), "W-55", say("no blast can be made now"), _refuse_use, _use),
    _of(act.EndActions, (ACTION,), "W-31", say("this is not the action step"), None, _end),
    _of(act.Pass, (WINDOW,), "W-58", say("there is nothing to pass on"), None, _pass),
    _of(act.Defend, (DEFENSE,), "W-62", say("this is not check defense"), _refuse_defend, _defend),
    _of(act.Done, (DEFENSE,), "W-62", say("this is not check defense"), None, _done),
    _of(act.Resign, _ALL, "W-69", _OVER, None, _resign),
    _of(act.OfferDraw, _ALL, "W-69", _OVER, None, _offer),
    _of(act.AcceptDraw, _ALL, "W-69", _OVER, _refuse_accept, _accept),
])  # fmt: skip
