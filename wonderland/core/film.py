"""A film: what a line did, event by event, each with the position that it led to.

A window plays it, so that it never needs to know what an event changes: it asks the frame for a
seat's view. Nothing else asks for films, so agents and replays pay nothing for them; and a game
does nothing for them but to append each event by itself, once it has happened.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from wonderland.core.game import Action, Event, Position, View


class Frame(NamedTuple):
    """An event, and where it led.

    Attributes:
        event: what happened, as far as whoever looks on may know it.
        position: where the match stood then; only to be read.
    """

    event: Event
    position: Position

    def view(self, seat: str) -> View:
        """What a seat saw then."""
        return self.position.view(seat)


class _Camera(list[Event]):
    """The events of a line as ``Position.perform`` appends them, and the position at each."""

    def __init__(self, position: Position) -> None:
        super().__init__()
        self._position = position
        self.after: list[Position] = []

    def append(self, event: Event) -> None:
        """Take what has just happened."""
        super().append(event)
        self.after.append(self._position.copy())


def film(position: Position, action: Action | str) -> list[Frame]:
    """Play an action and return its film; a line without events has none.

    The last frame is where the line ends.

    Raises:
        IllegalAction: if it is refused; the position is as it was.
    """
    camera = _Camera(position)
    position.perform(action, camera)
    return list(map(Frame, camera, (*camera.after[:-1], position)))


def told(frames: Sequence[Frame], events: Sequence[Event]) -> list[Frame]:
    """A film in which each event is told as somebody may know it."""
    return [Frame(event, frame.position) for event, frame in zip(events, frames, strict=True)]
