"""What mouse and keyboard do at a table where no control took them: one set of keys for all games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass

import pygame

from wonderland.ui.kit.app import App

ARROWS = {
    pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, 1), pygame.K_DOWN: (0, -1),
}  # fmt: skip
ZOOMS = {"nearer": 1, "farther": -1, "whole": 0}
"""By how many notches of the wheel keys bring the camera closer; 0 is the whole table."""


@dataclass(frozen=True, slots=True)
class Acts:
    """What input brings about.

    Attributes:
        do: lets the player do something, and shows what came of it.
        skip: shows and tells at once all that is still to be seen.
        put_back: closes what was asked for or puts back what was begun; whether there was anything.
        type_line: begins a line to be typed.
        leave: leaves the table.
        zoom: brings the camera closer by notches of the wheel; 0 for the whole table, or back.
    """

    do: Callable[[Callable[[], object]], None]
    skip: Callable[[], object]
    put_back: Callable[[], bool]
    type_line: Callable[[], None]
    leave: Callable[[], None]
    zoom: Callable[[int], None]


class TableInput(ABC):
    """Turns events into what the player means; a game says what is done at its table.

    Args:
        app: the window.
        acts: what can be brought about.
    """

    def __init__(self, app: App, acts: Acts) -> None:
        self._app = app
        self._acts = acts

    def take(self, event: pygame.event.Event) -> bool:
        """Take an event that no control took; whether it was taken."""
        if event.type == pygame.MOUSEMOTION:
            return self._moved(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._pressed(event)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._released(event.pos)
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(event)
        return event.type == pygame.KEYDOWN and self._key(event)

    # --- the mouse -----------------------------------------------------------------------------
    @abstractmethod
    def _moved(self, at: tuple[int, int]) -> bool:
        """The mouse is at a place; whether anything follows."""

    @abstractmethod
    def _pressed(self, event: pygame.event.Event) -> bool:
        """A press beside every control, or with another button than the left one."""

    def _released(self, at: tuple[int, int]) -> bool:  # noqa: ARG002 - not all tables are dragged on
        """The left button came up; whether that ended a drag."""
        return False

    @abstractmethod
    def _wheel(self, event: pygame.event.Event) -> bool:
        """The wheel was turned."""

    # --- the keyboard --------------------------------------------------------------------------
    def _key(self, event: pygame.event.Event) -> bool:
        """The keys of every table; then those of this one."""
        if self._app.means(event, "type"):
            self._acts.type_line()
            return True
        if event.key in ARROWS and not event.mod & pygame.KMOD_ALT:
            return self._arrow(*ARROWS[event.key])
        if event.key == pygame.K_ESCAPE:
            return self._escape()
        for action, notches in ZOOMS.items():
            if self._app.means(event, action) and self._zooms():
                self._acts.zoom(notches)
                return True
        return self._own_key(event)

    def _arrow(self, dx: int, dy: int) -> bool:  # noqa: ARG002 - not all tables are walked over
        """An arrow key, by the columns to the east and the rows to the north."""
        return False

    def _escape(self) -> bool:
        """Put back what was begun; where nothing was, leave."""
        if not self._acts.put_back():
            self._acts.leave()
        return True

    def _zooms(self) -> bool:
        """Whether keys bring the camera closer now."""
        return True

    @abstractmethod
    def _own_key(self, event: pygame.event.Event) -> bool:
        """The keys of this table alone."""
