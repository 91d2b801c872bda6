"""What a seat may know of a line that was played and of its events (DD-93).

A line hides only which item the other side called; that it is one, its kind and its place lie open.
"""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.actions import GRAMMAR
from wonderland.games.dungeon_dice.state import State


def line_for(state: State, seat: str, line: str) -> str:
    """A line that was played, as a seat knows it: an item that was called is its kind."""
    if state.config.options.open_items:
        return line
    figure_of = state.config.definitions.figure

    def cover(code: str) -> str:
        figure = figure_of(code)
        return figure.kind_name if figure.is_item else code

    return GRAMMAR.line_for(seat, line, cover)


def events_for(state: State, seat: str, events: Sequence[object]) -> list[object]:
    """The events of a line, as a seat knows them."""
    if state.config.options.open_items:
        return list(events)
    return [_event_for(seat, event) for event in events]


def _event_for(seat: str, event: object) -> object:
    if isinstance(event, ev.Summoned) and event.is_item and event.side != seat:
        return event._replace(id=None, code=None)
    return event
