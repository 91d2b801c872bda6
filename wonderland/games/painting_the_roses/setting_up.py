"""Setting up: the Dealer, the gardens, the hands, the first guardsmen (section 2)."""

from __future__ import annotations

from wonderland.games.painting_the_roses import events as ev
from wonderland.games.painting_the_roses.end_step import begin_turn
from wonderland.games.painting_the_roses.state import (
    GUARD,
    HAND,
    HEDGES,
    NONE,
    ROW,
    State,
)


def name_dealer(state: State, seat: int, events: ev.Events | None) -> None:
    """The Dealer is known; the first hedges are his (PR-11, PR-12)."""
    state.dealer = state.due = seat
    state.phase = HEDGES
    if events is not None:
        events.append(ev.DealerNamed(state.config.seats[seat]))


def deal_hedges(state: State, cards: tuple[int, ...], events: ev.Events | None) -> None:
    """Deal hedges to the seat that is due (PR-12)."""
    config, seat = state.config, state.due
    at = config.size * seat + state.dealt(seat)
    for card in cards:
        state.draw_out(card)
    state.hedges = (*state.hedges[:at], *cards, *state.hedges[at + len(cards) :])
    if events is not None:
        names = tuple(config.names[card] for card in cards)
        events.append(ev.HedgesDealt(config.seats[seat], names))
    if state.dealt(seat) < config.size:
        return
    if not _next_due(state):
        if config.options.rows == "dealt":
            _deal_hands(state)
        else:
            state.phase, state.active, state.due = ROW, state.dealer, NONE


def lay_row(state: State, cards: tuple[int, ...], events: ev.Events | None) -> None:
    """Lay the acting seat's garden; it is final (PR-13)."""
    config, seat = state.config, state.active
    at = config.size * seat
    state.hedges = (*state.hedges[:at], *cards, *state.hedges[at + config.size :])
    if events is not None:
        names = tuple(config.names[card] for card in cards)
        events.append(ev.RowLaid(config.seats[seat], names))
    following = (seat + 1) % config.players
    if following == state.dealer:
        _deal_hands(state)
    else:
        state.active = following


def deal_hand(state: State, cards: tuple[int, ...], events: ev.Events | None) -> None:
    """Deal cards to the hand that is due (PR-14)."""
    config, seat = state.config, state.due
    for card in cards:
        state.draw_out(card)
        state.give(seat, card)
    if events is not None:
        names = tuple(config.names[card] for card in cards)
        events.append(ev.HandDealt(config.seats[seat], names))
    if len(state.hands[seat]) == config.definitions.dealt and not _next_due(state):
        state.phase, state.active, state.due = GUARD, state.dealer, NONE


def post_guard(state: State, card: int, events: ev.Events | None) -> None:
    """Lay the first guardsman of the acting seat; after the last the Dealer begins (PR-15, PR-20)."""
    config, seat = state.config, state.active
    state.take(seat, card)
    post(state, seat, card, events, recruited=False)
    following = (seat + 1) % config.players
    if following == state.dealer:
        begin_turn(state, state.dealer, events)
    else:
        state.active = following


def post(state: State, seat: int, card: int, events: ev.Events | None, *, recruited: bool) -> None:
    """Put a card on a seat's central hedge as its guardsman (PR-15, PR-72)."""
    config = state.config
    hedge = config.central[seat]
    state.post(seat, card, hedge)
    if events is not None:
        name = config.names[card]
        events.append(ev.GuardPosted(config.seats[seat], name, config.hedges[hedge], recruited))


def _deal_hands(state: State) -> None:
    state.phase, state.active, state.due = HAND, NONE, state.dealer


def _next_due(state: State) -> bool:
    """Go on to the next seat that is dealt to; False after the last."""
    following = (state.due + 1) % state.config.players
    if following == state.dealer:
        return False
    state.due = following
    return True
