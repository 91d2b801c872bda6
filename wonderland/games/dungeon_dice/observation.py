"""What a seat may know of a line that was played and of its events (DD-93).

A line hides only which item the other side called; that it is one, its kind and its place lie open.
"""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.named_line import calling, in_names
from wonderland.games.dungeon_dice.state import State


def line_for(state: State, seat: str, line: str) -> str:
    """A line that was played and calls a figure, as a seat knows it."""
    one = in_names(line)
    if one.side == seat or state.config.options.open_items:
        return line
    figure = state.config.definitions.figure(one.figure)
    return calling(line, figure.kind_name) if figure.is_item else line


def events_for(state: State, seat: str, events: Sequence[object]) -> list[object]:
    """The events of a line, as a seat knows them."""
    if state.config.options.open_items:
        return list(events)
    return [_event_for(seat, event) for event in events]


def _event_for(seat: str, event: object) -> object:
    if isinstance(event, ev.Summoned) and event.is_item and event.side != seat:
        return event._replace(id=None, code=None)
    return event
