"""A page that is larger than its window: which part of it is seen, and how that moves.

In a window that has no room for all of a screen, at the size that is set, one sees a part of it. The part
follows the wheel, keys and a gamepad's stick, the mouse when that comes near an edge, and whatever
has the focus.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

EDGE = 0.07
"""How near to the window's edge the mouse moves the part that is seen, in shares of the window."""
SPEED = 1.1
"""Pixels that it moves in a millisecond, where the mouse is at the very edge."""
ROUND = 24
"""Pixels that are seen round what has the focus."""
BAR = 12
"""Pixels at the window's edge that a bar takes which says what part is seen."""
NOTCH, PAGE = 0.12, 0.8
"""How far a notch of the wheel or a press of a key moves it, and a page, in shares of the window."""
MOVED = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)

Size = tuple[int, int]


class Magnifier:
    """Which part of a page is seen.

    Attributes:
        window, page: their sizes in pixels.
        left, top: where the part that is seen begins on the page.
    """

    def __init__(self) -> None:
        self.window: Size = (1, 1)
        self.page: Size = (1, 1)
        self._sheet = pygame.Surface((1, 1))
        self.left = self.top = 0
        self._mouse: Size | None = None

    def fit(self, room: Size, least: Size) -> None:
        """Look through a window at a page that fills it, and is no smaller than ``least``.

        Where the page is longer than the window, a bar takes an edge of that.
        """
        across, down = room[0] < least[0], room[1] < least[1]
        down = down or (across and room[1] - BAR < least[1])
        across = across or (down and room[0] - BAR < least[0])
        self.window = room[0] - BAR * down, room[1] - BAR * across
        self.page = max(self.window[0], least[0]), max(self.window[1], least[1])
        self._move(0, 0)

    def sheet(self, room: Size) -> pygame.Surface | None:
        """What the page is drawn on, None where the window has room for all of it.

        Screens differ in the page that they need, and one comes after another. Each is drawn on a part
        of the largest: a sheet for each would stay until the garbage is collected.
        """
        if self.page == room:
            return None
        wide, high = map(max, zip(self.page, self._sheet.get_size(), strict=True))
        if (wide, high) != self._sheet.get_size():
            self._sheet = pygame.Surface((wide, high))
        return self._sheet.subsurface((0, 0), self.page)

    @property
    def larger(self) -> bool:
        """Whether the page is larger than the window."""
        return self.page[0] > self.window[0] or self.page[1] > self.window[1]

    @property
    def seen(self) -> pygame.Rect:
        """The part of the page that is seen."""
        return pygame.Rect((self.left, self.top), self.window)

    def fits(self, rect: pygame.Rect) -> bool:
        """Whether a part of the page has room in the window."""
        return rect.width <= self.window[0] and rect.height <= self.window[1]

    def nearest(self, rects: Sequence[pygame.Rect]) -> pygame.Rect:
        """Of some parts of the page the one for which it moves least."""
        return min(rects, key=lambda one: sum(map(abs, self._way(one))))

    def on_page(self, event: pygame.event.Event) -> pygame.event.Event:
        """An event of the mouse as it meets the page."""
        if event.type == pygame.MOUSEWHEEL:
            x, y = pygame.mouse.get_pos()
            return pygame.event.Event(event.type, {**event.dict, "pos": (x + self.left, y + self.top)})
        if event.type == pygame.WINDOWLEAVE:
            self._mouse = None
        if event.type not in MOVED:
            return event
        x, y = event.pos
        self._mouse = x, y
        if not self.larger:
            return event
        return pygame.event.Event(event.type, {**event.dict, "pos": (x + self.left, y + self.top)})

    def update(self, elapsed: float) -> bool:
        """Move on while the mouse is near an edge; whether that shows."""
        if not self.larger or self._mouse is None:
            return False
        pushed = [push(at, length) for at, length in zip(self._mouse, self.window, strict=True)]
        return self._move(*(round(share * SPEED * elapsed) for share in pushed))

    def turn(self, across: float, down: float) -> bool:
        """Move by some shares of the window; whether there was anything to move to."""
        self._mouse = None
        by = (share * length for share, length in zip((across, down), self.window, strict=True))
        return self._move(*map(round, by))

    def go(self, axis: int, share: float) -> None:
        """Move to a share of the way along an axis: 0 across, 1 down."""
        goal = round(share * (self.page[axis] - self.window[axis]))
        self._move(*((0, goal - self.top) if axis else (goal - self.left, 0)))

    def show(self, rect: pygame.Rect) -> bool:
        """Move so that a part of the page is seen; whether that was needed.

        It stays there: a mouse that rests near an edge pushes on only once it moves again.
        """
        if not self.larger or not rect.width:
            return False
        if not self._move(*self._way(rect)):
            return False
        self._mouse = None
        return True

    def _way(self, rect: pygame.Rect) -> tuple[int, int]:
        """How far it must move so that a part of the page is seen."""
        across, down = self.window
        return (
            reach(rect.left - self.left, rect.right - self.left, across),
            reach(rect.top - self.top, rect.bottom - self.top, down),
        )

    def _move(self, across: int, down: int) -> bool:
        before = self.left, self.top
        self.left = max(0, min(self.page[0] - self.window[0], self.left + across))
        self.top = max(0, min(self.page[1] - self.window[1], self.top + down))
        return before != (self.left, self.top)


def push(at: int, length: int) -> float:
    """How hard the mouse pushes, from -1 at the near edge of a length to 1 at the far one."""
    edge = max(1.0, EDGE * length)
    if at < edge:
        return max(-1.0, at / edge - 1)
    return max(0.0, min(1.0, (at - (length - 1 - edge)) / edge))


def reach(low: int, high: int, length: int) -> int:
    """How far a window of a length must move, so that what lies from ``low`` to ``high`` is in it."""
    edge = max(0, min(ROUND, (length - (high - low)) // 2))
    low, high = low - edge, high + edge
    if low < 0 or high - low > length:
        return low
    return max(0, high - length)
