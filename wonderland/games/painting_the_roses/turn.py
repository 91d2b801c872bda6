"""How a turn begins, what follows in its end step, and the turn of the next (section 10)."""

from __future__ import annotations

from wonderland.games.painting_the_roses import events as ev
from wonderland.games.painting_the_roses import outcome, signs
from wonderland.games.painting_the_roses.state import ACT, DISCARD, DRAW, REVEAL, State


def begin_turn(state: State, seat: int, events: ev.Events | None) -> None:
    """Make a seat active and see whether it has won already (PR-20, PR-87, PR-88)."""
    state.active = seat
    state.turn += 1
    state.phase = ACT
    state.done = 0
    state.stirred = False
    if events is not None:
        events.append(ev.TurnBegan(state.turn, state.round, state.config.seats[seat]))
    outcome.win_by_garden(state, events)


def draw_next(state: State, events: ev.Events | None) -> None:
    """Go to the next draw, past those that are left out for want of cards (PR-83, PR-84)."""
    while state.drawn < state.config.definitions.drawn:
        if _fill(state, events):
            state.phase = DRAW
            return
        state.drawn += 1
        if events is not None:
            events.append(ev.NoCards(state.config.seats[state.active], check=False))
    if len(state.hands[state.active]) > state.config.definitions.kept:
        state.phase = DISCARD
    else:
        check(state, events)


def check(state: State, events: ev.Events | None) -> None:
    """Go to the reveal, or past it for want of cards (PR-79, PR-84)."""
    if _fill(state, events):
        state.phase = REVEAL
        return
    if events is not None:
        events.append(ev.NoCards(state.config.seats[state.active], check=True))
    finish(state, events)


def _fill(state: State, events: ev.Events | None) -> bool:
    """Whether there is a card to be had; an empty pile is made of the discards (PR-83)."""
    if not state.pile_size:
        _shuffle(state, events, by_dealer=False)
    return state.pile_size > 0


def _shuffle(state: State, events: ev.Events | None, *, by_dealer: bool) -> None:
    """Put the discards into the draw pile."""
    count = len(state.discards)
    if not count:
        return
    if state.recall is not None:
        state.recall = state.recall.shuffled(signs.wholly_open(state), state.turn)
    for card in state.discards:
        state.pile[card] += 1
    state.pile_size += count
    state.discards = bytearray()
    if events is not None:
        events.append(ev.Shuffled(count, by_dealer))


def finish(state: State, events: ev.Events | None) -> None:
    """The Dealer's shuffle, the ends of PR-90 and PR-91, and the next turn (PR-82, PR-85, PR-94)."""
    config, options = state.config, state.config.options
    if state.active == state.dealer:
        _shuffle(state, events, by_dealer=True)
    state.quiet = 0 if state.stirred else state.quiet + 1
    if options.quiet and state.quiet >= options.quiet * config.players:
        outcome.end_by_count(state, "stalled", events)
    elif options.rounds and state.turn >= options.rounds * config.players:
        outcome.end_by_count(state, "rounds", events)
    else:
        begin_turn(state, (state.active + 1) % config.players, events)
