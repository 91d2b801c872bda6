"""Lists that may be longer than the window: which rows are in sight, and coming to the others."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from wonderland.core.message import say
from wonderland.ui.kit.action_bar import Spec, button
from wonderland.ui.kit.canvas import CENTRE, Canvas
from wonderland.ui.kit.fonts import LABEL
from wonderland.ui.kit.layout import REST, Box, buttons_in, line_in, part_length
from wonderland.ui.kit.sizes import NOTE
from wonderland.ui.kit.spaces import GAP, LOW_CONTROL, NEAR

FOOT = LOW_CONTROL + 2 * NEAR
"""The room that buttons below a list take."""


class Turning:
    """Which rows of a list are in sight, and how mouse, keys and gamepad come to the others.

    Attributes:
        first: the number of the first row in sight.
    """

    def __init__(self) -> None:
        self.first = 0
        self._count = 0
        self._room = 1
        self._begun = False
        self._list = Box(0, 0, 0, 0)

    @property
    def all_in_sight(self) -> bool:
        """Whether no row is out of sight."""
        return self._count <= self._room

    def turn(self, rows: int) -> None:
        """Go down by some rows, or up; no further than to the last one."""
        self.first = max(0, min(self.first + rows, self._count - self._room))

    def handle(self, event: pygame.event.Event) -> bool:
        """Take the wheel, and the keys that turn a page or go to an end, where not all is in sight."""
        if self.all_in_sight:
            return False
        if event.type == pygame.MOUSEWHEEL:
            self.turn(-event.y)
            return True
        if event.type != pygame.KEYDOWN:
            return False
        ways = {
            pygame.K_PAGEDOWN: self._room,
            pygame.K_PAGEUP: -self._room,
            pygame.K_END: self._count,
            pygame.K_HOME: -self._count,
        }
        if event.key not in ways:
            return False
        self.turn(ways[event.key])
        return True

    def buttons(self) -> list[Spec]:
        """What turns the page, where not all rows are in sight."""
        if self.all_in_sight:
            return []
        up = partial(self.turn, -self._room) if self.first else None
        down = partial(self.turn, self._room) if self.first + self._room < self._count else None
        return [button("up", say("Up"), up), button("down", say("Down"), down)]

    def rows(
        self, list_: Box, count: int, high: tuple[float, float], gap: float = GAP,
        see: int | None = None, below: float | None = None,
    ) -> Sequence[Box]:  # fmt: skip
        """The rows there is room for, of so many, from the first in sight on.

        Args:
            list_: where the list lies.
            count: how many rows there are.
            high: how high a row is at least and at most.
            gap: what is free between two.
            see: the number of a row that is in sight at first; None where that is not known yet.
            below: the margin of the list at its foot; where not all rows have room, the buttons of
                ``draw_foot`` take its place. None where the buttons stand elsewhere.
        """
        least, most = high
        whole, self._count = list_, count
        for margin in (below or 0.0, FOOT):
            list_ = whole.without(bottom=margin)
            self._room = max(1, int((list_.height + gap) // (least + gap)))
            if below is None or self.all_in_sight:
                break
        if see is not None and not self._begun:
            self._begun, self.first = True, max(0, see - self._room + 1)
        self.turn(0)
        self._list = list_
        each = part_length(list_.height, min(self._room, count), gap, most)
        return list_.pile(min(self._room, count - self.first), each, gap)

    def draw_foot(self, canvas: Canvas, page: Box) -> None:
        """Draw what turns the list at the foot of its page, where not all rows are in sight."""
        if self.all_in_sight:
            return
        _, foot = page.rows(REST, FOOT)
        buttons_in(canvas, foot, LOW_CONTROL, self.buttons(), 0)
        canvas.scrolls.append(self._list.rect(canvas))

    def draw_where(self, canvas: Canvas, foot: Box) -> None:
        """Say which rows are in sight, where that is not all."""
        if self.all_in_sight:
            return
        last = self.first + self._room
        words = say("{first} to {last} of {count}", first=self.first + 1, last=last, count=self._count)
        line_in(canvas, foot, words, LABEL, NOTE, "quiet", CENTRE)
