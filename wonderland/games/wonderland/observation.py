"""What a seat may know of a line that was played and of its events (W-70).

A pool is hidden, but nothing in a line names a card of it save a choice of dice, and that only
where dice are chosen face down. Such a card is hidden until it is summoned.
"""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.games.wonderland import events as ev
from wonderland.games.wonderland.codes import GRAMMAR
from wonderland.games.wonderland.state import State

HIDDEN = "??"
"""A card in a line that the seat may not see."""


def line_for(state: State, seat: str, line: str) -> str:
    """The line that has just led to a state, as a seat knows it."""
    side = line[0]
    return GRAMMAR.line_for(
        seat, line, lambda card: HIDDEN if _covered(state, side, card) else card
    )


def events_for(state: State, seat: str, events: Sequence[object]) -> list[object]:
    """The events of that line; a card that is hidden is ``""``."""
    if not state.config.options.face_down:
        return list(events)
    return [_event_for(state, seat, event) for event in events]


def _event_for(state: State, seat: str, event: object) -> object:
    if not isinstance(event, ev.DiceChosen | ev.Rolled) or event.side == seat:
        return event
    cards = tuple("" if _covered(state, event.side, card) else card for card in event.cards)
    return event._replace(cards=cards)


def _covered(state: State, side: str, card: str) -> bool:
    """Whether a card of a side has never been seen by the other."""
    return not state.seen >> state.config.entity[side + card] & 1
