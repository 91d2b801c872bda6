"""What a seat may know of a line that was played and of its events (section 13).

A line hides only what others are dealt into the hand and draw: their number is known. Everything
else lies open: what is discarded, revealed, posted, played.
"""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.games.painting_the_roses import events as ev
from wonderland.games.painting_the_roses.actions import GRAMMAR

HIDDEN = "??"
"""A card in a line that the seat may not see."""


def line_for(seat: str, line: str) -> str:
    """A line that was played, as a seat knows it."""
    return GRAMMAR.line_for(seat, line, lambda _: HIDDEN)


def events_for(seat: str, events: Sequence[object]) -> list[object]:
    """The events of a line, as a seat knows them; a hidden card is None."""
    return [_event_for(seat, event) for event in events]


def _event_for(seat: str, event: object) -> object:
    if isinstance(event, ev.HandDealt) and event.seat != seat:
        return event._replace(cards=(None,) * len(event.cards))
    if isinstance(event, ev.Drawn) and event.seat != seat:
        return event._replace(card=None)
    return event
