"""What mouse and keyboard do at a table where no control took them: one set of keys for all games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

import pygame

from wonderland.ui.table.asides import Asides
from wonderland.ui.table.table import Meant, Table

ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, 1), pygame.K_DOWN: (0, -1)}
ZOOMS = {"nearer": 1, "farther": -1, "whole": 0}
"""By how many notches of the wheel keys bring the camera closer; 0 is the whole table."""


class TableInput(ABC):
    """Turns events into what the player means; a game says what is done at its table.

    Args:
        table: the table, at which he does it.
        asides: what is said beside, and can be put away.
        zoom: brings the camera closer by notches of the wheel; 0 for the whole table, or back.
    """

    def __init__(self, table: Table, asides: Asides, zoom: Callable[[int], object] = lambda _: None) -> None:
        self._table, self._app = table, table.app
        self._asides = asides
        self._zoom = zoom

    def take(self, event: pygame.event.Event) -> Meant:
        """Take an event that no control took."""
        if event.type == pygame.MOUSEMOTION:
            return self._moved(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._table.hasten() or self._pressed(event)
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
    def _pressed(self, event: pygame.event.Event) -> Meant:
        """A press beside every control, or with another button than the left one."""

    def _released(self, at: tuple[int, int]) -> Meant:  # noqa: ARG002 - not all tables are dragged on
        """The left button came up; what the drag meant that it ended."""
        return False

    @abstractmethod
    def _wheel(self, event: pygame.event.Event) -> bool:
        """The wheel was turned."""

    # --- the keyboard --------------------------------------------------------------------------
    def _key(self, event: pygame.event.Event) -> Meant:
        """The keys of every table; then those of this one."""
        if self._app.means(event, "type"):
            self._table.typed.begin(self._table.control)
            return True
        if event.key in ARROWS and not event.mod & pygame.KMOD_ALT:
            return self._arrow(*ARROWS[event.key])
        if self._app.means(event, "put-back"):
            return self._put_back()
        for action, notches in ZOOMS.items():
            if self._app.means(event, action) and self._zooms():
                self._zoom(notches)
                return True
        return self._own_key(event)

    def _arrow(self, dx: int, dy: int) -> bool:  # noqa: ARG002 - not all tables are walked over
        """An arrow key, by the columns to the east and the rows to the north."""
        return False

    def _put_back(self) -> bool:
        """Put back what was begun, or close what was asked for; whether there was any."""
        done = self._table.control.put_back() or self._asides.close()
        self._app.dirty |= done
        return done

    def _zooms(self) -> bool:
        """Whether keys bring the camera closer now."""
        return True

    @abstractmethod
    def _own_key(self, event: pygame.event.Event) -> Meant:
        """The keys of this table alone."""
