"""What may be done and what it does: every action's refusal and effect (sections 3 to 9, 14).

``refusal`` names the first rule that forbids an action in the order of section 14; ``perform``
carries out an action that nothing forbids.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeVar, cast

from wonderland.core.message import say
from wonderland.games.painting_the_roses import codes as act
from wonderland.games.painting_the_roses import end_step, outcome, queen, setting_up, signs
from wonderland.games.painting_the_roses import events as ev
from wonderland.games.painting_the_roses.match_config import UNLEASH
from wonderland.games.painting_the_roses.powers import Refusal, power_of
from wonderland.games.painting_the_roses.state import (
    ACT,
    ANSWER,
    DEALER,
    DISCARD,
    DRAW,
    FACED,
    GUARD,
    HAND,
    HEDGES,
    MOVED,
    NONE,
    OVER,
    PAINTED,
    RECRUITED,
    REVEAL,
    ROW,
    State,
)
from wonderland.kit.codes import CHANCE_ACTOR

C = TypeVar("C")

_STEP_NAMES = (
    say("the Dealer is to be named"), say("hedges are to be dealt"), say("a row is to be laid"),
    say("hands are to be dealt"), say("a guardsman is to be posted"), say("it is the action step"),
    say("a King’s holder is to answer"), say("a card is to be drawn"), say("the hand is to be cut down"),
    say("a card is to be revealed"),
)  # fmt: skip


# --- Why not -----------------------------------------------------------------------------------
def refusal(state: State, actor: int, code: act.Code) -> Refusal | None:
    """Why an action is refused: the first rule that forbids it (section 14), or None."""
    if state.phase == OVER:
        return Refusal("PR-86", say("the match is over"))
    to_act = state.to_act
    if actor != to_act:
        assert to_act is not None, "the match is not over"
        who = say("chance") if to_act == CHANCE_ACTOR else state.config.seats[to_act]
        return Refusal("PR-97", say("it is for {who} to act", who=who))
    kind = type(code)
    if kind is act.Resign:
        if state.config.players > 2:
            return Refusal("PR-95", say("a seat can resign with two players only"))
        return None
    phase, check, _ = _RULES[kind]
    if phase != state.phase:
        return Refusal("PR-97", say("that has no place now: {step}", step=_STEP_NAMES[state.phase]))
    return check(state, actor, code) if check else None


def _why_not_hedges(state: State, actor: int, code: act.DealHedges) -> Refusal | None:
    due = state.config.size - state.dealt(state.due)
    return _why_not_dealt(state, code.seat, code.cards, due, numbers=True)


def _why_not_hand(state: State, actor: int, code: act.DealHand) -> Refusal | None:
    due = state.config.definitions.dealt - len(state.hands[state.due])
    return _why_not_dealt(state, code.seat, code.cards, due, numbers=False)


def _why_not_dealt(
    state: State, seat: int, cards: Sequence[int], due: int, *, numbers: bool
) -> Refusal | None:
    config = state.config
    if seat != state.due:
        return Refusal("PR-97", say("{seat} is dealt to now", seat=config.seats[state.due]))
    if len(cards) > due:
        return Refusal("PR-97", say("{due} cards are due, not {n}", due=due, n=len(cards)))
    for card, count in Counter(cards).items():
        if numbers and not config.steps[card]:
            return Refusal(
                "PR-10", say("{card} is no number card, so no hedge", card=config.names[card])
            )
        if count > state.pile[card]:
            return Refusal("PR-10", say("{card} is not there to be dealt", card=config.names[card]))
    return None


def _why_not_row(state: State, actor: int, code: act.LayRow) -> Refusal | None:
    if sorted(code.cards) == sorted(state.hedges[hedge] for hedge in state.garden(actor)):
        return None
    return Refusal("PR-13", say("a row holds the cards dealt to that garden, each once"))


def _not_held(state: State, actor: int, card: int) -> Refusal | None:
    if card in state.hands[actor]:
        return None
    return Refusal("PR-18", say("{card} is not in the hand", card=state.config.names[card]))


def _why_not_guard(state: State, actor: int, code: act.PostGuard) -> Refusal | None:
    if refused := _not_held(state, actor, code.card):
        return refused
    config = state.config
    if code.card == config.stalker:
        return Refusal("PR-16", say("the Queen of Hearts can’t be a guardsman"))
    face = config.options.guard == "number" and not config.steps[code.card]
    if face and any(config.steps[card] for card in state.hands[actor]):
        return Refusal("PR-16", say("a number card must be the guardsman, and there is one"))
    return None


def _taken(state: State, bit: int, what: str) -> Refusal | None:
    """What PR-74 and PR-22 say about another action."""
    if state.done & RECRUITED:
        return Refusal("PR-74", say("after recruiting nothing else is open this turn"))
    if state.done & bit:
        return Refusal("PR-22", say("the {what} action has been taken this turn", what=what))
    return None


def _why_not_recruit(state: State, actor: int, code: act.Recruit) -> Refusal | None:
    if refused := _taken(state, 0, "recruit"):
        return refused
    if state.guards[actor] != NONE:
        return Refusal("PR-72", say("there is a guardsman already"))
    if state.done:
        return Refusal("PR-75", say("recruiting must come before any other action"))
    if refused := _not_held(state, actor, code.card):
        return refused
    if not state.config.steps[code.card]:
        return Refusal("PR-73", say("a face card can’t be recruited"))
    return None


def _why_not_walk(
    state: State, actor: int, code: act.Move | act.Stalk, source: int
) -> Refusal | None:
    if refused := _not_held(state, actor, code.card):
        return refused
    config = state.config
    if not config.steps[code.card]:
        return Refusal("PR-25", say("a face card walks nobody"))
    if code.hedge == source:
        return Refusal("PR-28", say("the walk must end on another hedge"))
    if code.hedge not in config.reached(source, code.card):
        steps, where = config.steps[code.card], config.hedges[code.hedge]
        return Refusal(
            "PR-24",
            say(
                "{where} is not {steps} steps from {hedge}",
                where=where,
                steps=steps,
                hedge=config.hedges[source],
            ),
        )
    return None


def _why_not_move(state: State, actor: int, code: act.Move) -> Refusal | None:
    if refused := _taken(state, MOVED, "move"):
        return refused
    if state.posts[actor] == NONE:
        return Refusal("PR-24", say("there is no guardsman to move"))
    return _why_not_walk(state, actor, code, state.posts[actor])


def _why_not_stalk(state: State, actor: int, code: act.Stalk) -> Refusal | None:
    if refused := _taken(state, MOVED, "move"):
        return refused
    if state.queen == NONE:
        return Refusal("PR-61", say("the Queen of Hearts is not at large"))
    return _why_not_walk(state, actor, code, state.queen)


def _why_not_paint(state: State, actor: int, code: act.Paint) -> Refusal | None:
    if refused := _taken(state, PAINTED, "paint"):
        return refused
    config, hedge = state.config, state.posts[actor]
    if hedge == NONE:
        return Refusal("PR-32", say("there is no guardsman to paint"))
    if state.paint >> hedge & 1:
        return Refusal("PR-34", say("{hedge} is painted already", hedge=config.hedges[hedge]))
    if refused := _not_held(state, actor, code.card):
        return refused
    if config.rank[code.card] < config.rank[state.hedges[hedge]]:
        names = config.names
        low, high = names[code.card], names[state.hedges[hedge]]
        return Refusal(
            "PR-32",
            say(
                "{low} is lower than the {high} on {hedge}",
                low=low,
                high=high,
                hedge=config.hedges[hedge],
            ),
        )
    return None


def _why_not_play(state: State, actor: int, code: act.Play) -> Refusal | None:
    config, card, target = state.config, code.card, code.target
    if form := _play_form(state, card, target):
        return form
    if refused := _taken(state, FACED, "face"):
        return refused
    if refused := _not_held(state, actor, card):
        return refused
    if not config.power[card]:
        return Refusal("PR-39", say("a number card can’t be played"))
    if target == UNLEASH and card != config.stalker:
        return Refusal("PR-49", say("only the Queen of Hearts can be unleashed"))
    return power_of(state, card, target).refusal(state, actor, target)


def _play_form(state: State, card: int, target: int) -> Refusal | None:
    """A target that is missing, or one too many, is no form of the line (PR-97)."""
    if target == UNLEASH or not state.config.power[card]:
        return None
    name = state.config.names[card]
    if power_of(state, card, target).aimed:
        if target == NONE:
            return Refusal("PR-97", say("{card} is played on a hedge", card=name))
    elif target != NONE:
        return Refusal("PR-97", say("{card} is played without a hedge", card=name))
    return None


def _why_not_cancel(state: State, actor: int, code: act.Cancel) -> Refusal | None:
    if code.card in state.kings[actor]:
        return None
    return Refusal(
        "PR-51", say("{card} does not wait before that seat", card=state.config.names[code.card])
    )


def _why_not_draw(state: State, actor: int, code: act.DrawCard) -> Refusal | None:
    if code.seat != state.active:
        return Refusal("PR-97", say("{seat} is to draw", seat=state.config.seats[state.active]))
    return _not_in_pile(state, code.card)


def _why_not_reveal(state: State, actor: int, code: act.Reveal) -> Refusal | None:
    return _not_in_pile(state, code.card)


def _not_in_pile(state: State, card: int) -> Refusal | None:
    if state.pile[card]:
        return None
    return Refusal("PR-10", say("{card} is not in the draw pile", card=state.config.names[card]))


def _why_not_discard(state: State, actor: int, code: act.Discard) -> Refusal | None:
    hand, names = state.hands[actor], state.config.names
    for card, count in Counter(code.cards).items():
        if count > hand.count(card):
            return Refusal("PR-18", say("{card} is not in the hand", card=names[card]))
    over = len(hand) - state.config.definitions.kept
    if len(code.cards) > over:
        return Refusal("PR-77", say("{over} must go, not {n}", over=over, n=len(code.cards)))
    return None


# --- What it does ------------------------------------------------------------------------------
def perform(state: State, actor: int, code: act.Code, events: ev.Events | None) -> None:
    """Carry out an action that nothing forbids."""
    if type(code) is act.Resign:
        outcome.resign(state, actor, events)
    else:
        _RULES[type(code)].effect(state, actor, code, events)


def _recruit(state: State, actor: int, code: act.Recruit, events: ev.Events | None) -> None:
    state.take(actor, code.card)
    state.done |= RECRUITED
    state.stirred = True
    setting_up.post(state, actor, code.card, events, recruited=True)


def _move(state: State, actor: int, code: act.Move, events: ev.Events | None) -> None:
    config, source = state.config, state.posts[actor]
    state.spend(actor, code.card)
    state.walk(actor, code.hedge)
    state.done |= MOVED
    if events is not None:
        right = (code.hedge - source - config.steps[code.card]) % config.ring == 0
        names = config.hedges
        events.append(
            ev.Moved(
                config.seats[actor], config.names[code.card],
                names[source], names[code.hedge], right,
            )
        )  # fmt: skip


def _stalk(state: State, actor: int, code: act.Stalk, events: ev.Events | None) -> None:
    state.spend(actor, code.card)
    state.done |= MOVED
    queen.walk(state, actor, code.card, code.hedge, events)


def _paint(state: State, actor: int, code: act.Paint, events: ev.Events | None) -> None:
    state.spend(actor, code.card)
    state.done |= PAINTED
    queen.paint(state, actor, state.posts[actor], code.card, events, by_jack=False)
    outcome.win_by_garden(state, events)


def _play(state: State, actor: int, code: act.Play, events: ev.Events | None) -> None:
    """Lay a face card on the table and ask whoever has a King waiting (PR-51, PR-53)."""
    config = state.config
    state.take(actor, code.card)
    state.done |= FACED
    state.playing, state.target = code.card, code.target
    others = config.clockwise(actor)[1:]
    state.asked = tuple([seat for seat in others if state.kings[seat]])
    state.phase = ANSWER if state.asked else ACT
    if events is not None:
        target = config.target_names.get(code.target, "")
        events.append(ev.FacePlayed(config.seats[actor], config.names[code.card], target))
    if state.asked:
        _tell_asked(state, events)
    else:
        _take_effect(state, events)


def _tell_asked(state: State, events: ev.Events | None) -> None:
    if events is not None:
        config = state.config
        events.append(ev.Asked(config.seats[state.asked[0]], config.names[state.playing]))


def _allow(state: State, actor: int, code: act.Allow, events: ev.Events | None) -> None:
    if state.recall is not None and (sign := signs.of_leave(state, actor)):
        state.recall = state.recall.with_sign(actor, sign)
    state.asked = state.asked[1:]
    state.phase = ANSWER if state.asked else ACT
    if events is not None:
        events.append(ev.Allowed(state.config.seats[actor]))
    if state.asked:
        _tell_asked(state, events)
    else:
        _take_effect(state, events)


def _cancel(state: State, actor: int, code: act.Cancel, events: ev.Events | None) -> None:
    """A King is spent; the card has no effect, the face action is spent all the same (PR-52)."""
    config, card = state.config, state.playing
    state.lift_king(actor, code.card)
    state.throw(code.card)
    state.throw(card)
    _leave_table(state)
    if events is not None:
        names = config.names
        events.append(ev.Cancelled(config.seats[actor], names[code.card], names[card]))
    _played_out(state, state.kings, events)


def _take_effect(state: State, events: ev.Events | None) -> None:
    """The face card does what it does, nobody having cancelled it (PR-53)."""
    card, target = state.playing, state.target
    waited = state.kings
    _leave_table(state)
    power_of(state, card, target).take_effect(state, state.active, card, target, events)
    _played_out(state, waited, events)


def _leave_table(state: State) -> None:
    """The face card that was played lies before nobody any more, and nobody is asked about it."""
    state.playing = state.target = NONE
    state.asked = ()
    state.phase = ACT


def _played_out(
    state: State, waited: tuple[tuple[int, ...], ...], events: ev.Events | None
) -> None:
    """A face card is done with: by the strict reading unused Kings go too (option ``kings``)."""
    config = state.config
    if config.strict_kings:
        for seat in config.clockwise(state.active)[1:]:
            for king in waited[seat]:
                state.lift_king(seat, king)
                state.throw(king)
            if waited[seat] and events is not None:
                names = tuple(config.names_of(waited[seat]))
                events.append(ev.KingsGone(config.seats[seat], names))
    outcome.win_by_garden(state, events)


# --- Every action ------------------------------------------------------------------------------
Check = Callable[[State, int, C], Refusal | None]
Effect = Callable[[State, int, C, ev.Events | None], None]


class _Rule(NamedTuple):
    """An action's rules: the phase in which it has its place, why not, and what it does."""

    phase: int
    check: Check[object] | None
    effect: Effect[object]


def _of(kind: type[C], phase: int, check: Check[C] | None, effect: Effect[C]) -> tuple[type, _Rule]:
    """An entry of the table of actions, with its types checked."""
    return kind, _Rule(phase, cast(Check[object] | None, check), cast(Effect[object], effect))


_RULES: Mapping[type, _Rule] = dict([
    _of(act.NameDealer, DEALER, None, lambda s, _, c, e: setting_up.name_dealer(s, c.seat, e)),
    _of(act.DealHedges, HEDGES, _why_not_hedges, lambda s, _, c, e: setting_up.deal_hedges(s, c.cards, e)),
    _of(act.LayRow, ROW, _why_not_row, lambda s, _, c, e: setting_up.lay_row(s, c.cards, e)),
    _of(act.DealHand, HAND, _why_not_hand, lambda s, _, c, e: setting_up.deal_hand(s, c.cards, e)),
    _of(act.PostGuard, GUARD, _why_not_guard, lambda s, _, c, e: setting_up.post_guard(s, c.card, e)),
    _of(act.Recruit, ACT, _why_not_recruit, _recruit),
    _of(act.Move, ACT, _why_not_move, _move),
    _of(act.Stalk, ACT, _why_not_stalk, _stalk),
    _of(act.Paint, ACT, _why_not_paint, _paint),
    _of(act.Play, ACT, _why_not_play, _play),
    _of(act.End, ACT, None, lambda s, _, __, e: end_step.begin(s, e)),
    _of(act.Cancel, ANSWER, _why_not_cancel, _cancel),
    _of(act.Allow, ANSWER, None, _allow),
    _of(act.DrawCard, DRAW, _why_not_draw, lambda s, _, c, e: end_step.draw(s, c.card, e)),
    _of(act.Discard, DISCARD, _why_not_discard, lambda s, _, c, e: end_step.discard(s, c.cards, e)),
    _of(act.Reveal, REVEAL, _why_not_reveal, lambda s, _, c, e: end_step.reveal(s, c.card, e)),
])  # fmt: skip
