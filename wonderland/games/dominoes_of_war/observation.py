"""What a seat may know of a line that was played and of its events (DW-99)."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.games.dominoes_of_war import events as ev
from wonderland.games.dominoes_of_war.actions import GRAMMAR

HIDDEN = "??"
"""A figure in a line that the seat may not see."""


def line_for(seat: str, line: str) -> str:
    """A line that was played while bases are stocked in secret, as a seat knows it."""
    return GRAMMAR.line_for(seat, line, lambda _: HIDDEN)


def events_for(seat: str, events: Sequence[object]) -> list[object]:
    """Its events, as a seat knows them; a hidden figure is None."""
    return [_event_for(seat, event) for event in events]


def _event_for(seat: str, event: object) -> object:
    if isinstance(event, ev.Stocked) and event.seat != seat:
        return event._replace(troops=(None,) * len(event.troops))
    return event
