"""What moves the part that is seen of a page larger than its window: bars, the wheel, keys, a stick.

The bars lie at the window's right and lower edges and say which part is seen.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.magnifier import BAR, NOTCH, PAGE, Magnifier

WAYS = {"see-up": (0, -NOTCH), "see-down": (0, NOTCH), "see-left": (-NOTCH, 0), "see-right": (NOTCH, 0)}
"""Which way an action moves what is seen, in shares of the window."""
PAGES = {pygame.K_PAGEUP: (0, -PAGE), pygame.K_PAGEDOWN: (0, PAGE)}
"""The same for keys that turn a page."""
LEAST = 24
"""The least length of a knob, in pixels."""
MARK = 8
"""The least length of a mark on a bar, in pixels."""
ROUND, FREE = 3.0, 3
"""How round a knob is, in logical pixels, and what is free beside it, in pixels."""


def knob_of(track: Rect, axis: int, share: float, at: float, least: int) -> Rect:
    """The part of a track that stands for what is seen.

    Args:
        track: where the bar is.
        axis: 0 for one that lies, 1 for one that stands.
        share: how much of the whole is seen.
        at: how far on it is seen, from 0 to 1.
        least: the least length of the knob, in pixels.
    """
    knob, long = Rect(track), track.size[axis]
    length = min(long, max(least, round(long * share)))
    start = round((long - length) * at)
    if axis:
        knob.update(track.left, track.top + start, track.width, length)
    else:
        knob.update(track.left + start, track.top, length, track.height)
    return knob


def draw_bar(canvas: Canvas, track: Rect, knob: Rect) -> None:
    """Draw a bar of a screen."""
    canvas.fill(track, "panel", ROUND)
    canvas.fill(knob, "quiet", ROUND)


class Scroller:
    """Moves a page that is larger than its window, and draws its bars.

    Args:
        magnifier: which part of the page is seen.
    """

    def __init__(self, magnifier: Magnifier) -> None:
        self._magnifier = magnifier
        self._held: int | None = None

    def draw(self, canvas: Canvas, asked: Sequence[Rect]) -> None:
        """Draw the bars over the window's edges, which show nothing else, with marks where something is asked."""
        canvas.surface.fill(canvas.theme["panel"], Rect(self._magnifier.window, (BAR, BAR)))
        for axis in (0, 1):
            if track := self._track(axis):
                canvas.surface.fill(canvas.theme["panel"], track)
                draw_bar(canvas, track, self._knob(axis, track).inflate(-FREE, -FREE))
                for mark in self._marks(axis, track, asked):
                    canvas.fill(mark.inflate(2, 2), "now-text", ROUND)
                    canvas.fill(mark, "now", ROUND)

    def take(self, event: pygame.event.Event, others: Sequence[Rect]) -> bool:
        """Take the wheel, or a press on a bar and what follows until it is let go.

        With Ctrl the wheel means what it does where all is seen, such as to bring a board closer.

        Args:
            event: what came from the system.
            others: areas of the page that the wheel turns instead.

        Returns:
            whether the event was meant for it.
        """
        if not self._magnifier.larger:
            return False
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(event, others)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            tracks = [self._track(axis) for axis in (0, 1)]
            pressed = (i for i, t in enumerate(tracks) if t and t.collidepoint(event.pos))
            self._held = next(pressed, None)
        held, moves = self._held, event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION)
        if held is None or not (moves or event.type == pygame.MOUSEBUTTONUP):
            return False
        if moves:
            self._move(held, event.pos[held])
        else:
            self._held = None
        return True

    def press(self, actions: Sequence[str]) -> bool:
        """Take what a key or a gamepad's stick may mean; whether it moves the page."""
        return self._turn(next((WAYS[action] for action in actions if action in WAYS), None))

    def page(self, key: int) -> bool:
        """Take a key that turns a page, where nothing on the screen took it; whether it was one."""
        return self._turn(PAGES.get(key))

    def _turn(self, way: tuple[float, float] | None) -> bool:
        if way is None or not self._magnifier.larger:
            return False
        self._magnifier.turn(*way)
        return True

    def _wheel(self, event: pygame.event.Event, others: Sequence[Rect]) -> bool:
        """Turn the page, unless the mouse is on an area of its own whose edge is in sight already."""
        across, down = getattr(event, "x", 0), -event.y
        held, view = pygame.key.get_mods(), self._magnifier
        if held & pygame.KMOD_SHIFT:
            across, down = down, across
        seen = Rect((view.left, view.top), view.window)
        at = Rect(pygame.mouse.get_pos(), (1, 1)).move(seen.topleft)
        inner = next((other for other in others if other.colliderect(at)), None)
        edge = inner and (inner.bottom <= seen.bottom if down > 0 else inner.top >= seen.top)
        if held & pygame.KMOD_CTRL or (down and edge):
            return False
        view.turn(across * NOTCH, down * NOTCH)
        return True

    def _move(self, axis: int, to: int) -> None:
        """Move the middle of a knob to a place on its track."""
        if track := self._track(axis):
            knob, long = self._knob(axis, track), track.size[axis]
            room = max(1, long - knob.size[axis])
            self._magnifier.go(axis, (to - knob.size[axis] / 2) / room)

    def _track(self, axis: int) -> Rect | None:
        """Where a bar is; None where the page is no longer than the window."""
        (wide, high), page = self._magnifier.window, self._magnifier.page
        if page[axis] <= (wide, high)[axis]:
            return None
        return Rect(wide, 0, BAR, high) if axis else Rect(0, high, wide, BAR)

    def _marks(self, axis: int, track: Rect, asked: Sequence[Rect]) -> list[Rect]:
        """Where on a track the places stand that are asked for and lie beyond its ends of what is seen."""
        share = track.size[axis] / self._magnifier.page[axis]
        begins, ends = self._magnifier.seen.topleft[axis], self._magnifier.seen.bottomright[axis]
        found: list[Rect] = []
        for one in sorted(asked, key=lambda rect: rect.center[axis]):
            if begins <= one.topleft[axis] and one.bottomright[axis] <= ends:
                continue
            mark = Rect(track).inflate(-2 * FREE, -2 * FREE)
            long = max(MARK, round(one.size[axis] * share))
            at = round(one.center[axis] * share) - long // 2
            if axis:
                mark.update(mark.left, at, mark.width, long)
            else:
                mark.update(at, mark.top, long, mark.height)
            if found and found[-1].inflate(2, 2).colliderect(mark):
                found[-1].union_ip(mark)
            else:
                found.append(mark)
        return found

    def _knob(self, axis: int, track: Rect) -> Rect:
        seen, whole = self._magnifier.window[axis], self._magnifier.page[axis]
        at = (self._magnifier.left, self._magnifier.top)[axis] / (whole - seen)
        return knob_of(track, axis, seen / whole, at, LEAST)
