"""What mouse and keyboard do in the garden, where no control took them."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from wonderland.ui.games.painting_the_roses.carrying import Carrying
from wonderland.ui.games.painting_the_roses.intent import Intent
from wonderland.ui.games.painting_the_roses.layout import Layout
from wonderland.ui.games.painting_the_roses.view import MatchView
from wonderland.ui.table.asides import Asides
from wonderland.ui.table.input import TableInput
from wonderland.ui.table.table import Meant, Table


class GardenInput(TableInput):
    """Turns events into what the player means.

    Args:
        table: the table, at which he does it.
        control: what he has begun.
        view: what is drawn.
        asides: what is said beside.
        layout: where things lie now.

    Attributes:
        carrying: the card that follows the mouse, if any.
    """

    def __init__(
        self, table: Table, control: Intent, view: MatchView, asides: Asides, layout: Callable[[], Layout]
    ) -> None:
        super().__init__(table, asides)
        self._view, self._layout = view, layout
        self.carrying = Carrying(control)

    def _logical(self, place: tuple[int, int]) -> tuple[float, float]:
        return place[0] / self._app.scale, place[1] / self._app.scale

    def _moved(self, at: tuple[int, int]) -> bool:
        self._app.dirty |= self._view.panel.log.point(at)
        return self.carrying.move(self._logical(at), self._app.pointer.pressed)

    def _pressed(self, event: pygame.event.Event) -> bool:  # noqa: ARG002 - with any button
        """A click beside every control puts the card in hand back."""
        return self._put_back()

    def _released(self, at: tuple[int, int]) -> Meant:
        """What a card means that was dragged and is let go."""
        return self.carrying.drop(self._logical(at), self._layout()) or False

    def _wheel(self, event: pygame.event.Event) -> bool:
        self._table.board.log.scroll(event.y)
        self._app.dirty = True
        return True

    def _own_key(self, event: pygame.event.Event) -> bool:  # noqa: ARG002 - there is none
        return False
