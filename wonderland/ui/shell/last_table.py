"""The table as a match left it, as a picture on the page that tells how it went."""

from __future__ import annotations

import pygame

from wonderland.core.match import Match
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.kept import Kept
from wonderland.ui.kit.layout import Box
from wonderland.ui.kit.spaces import CORNER
from wonderland.ui.shell.screens import screens_of


class LastTable:
    """Draws where a match ended, or has come to, and keeps the picture.

    Args:
        match: what was played.
        seat: who looks on; ``""`` for what all may know.
    """

    def __init__(self, match: Match, seat: str) -> None:
        self._match = match
        self._seat = seat
        self._picture = screens_of(match.record().game).thumbnail
        self._kept = Kept[pygame.Surface]()

    def draw(self, canvas: Canvas, box: Box, line: int | None = None) -> None:
        """Draw it at the top of a box; nothing where the game has no picture, or the box no room.

        Args:
            canvas: what is drawn on.
            box: where.
            line: how it was after so many lines; None for as it was left.
        """
        box = box.fitted(height=min(box.height, box.width * 0.62), at_top=True)
        picture = self._picture
        if picture is None or box.height < 110.0:
            return
        rect = box.rect(canvas)
        drawn = self._kept.of(
            (rect.size, canvas.theme.name, line), lambda: picture(canvas, self._at(line), self._seat, rect.size)
        )
        canvas.surface.blit(drawn, rect)
        canvas.outline(rect, "line", 1, CORNER)

    def _at(self, line: int | None) -> Match:
        """The match after so many lines, or as it is."""
        if line is None:
            return self._match
        past = self._match.copy()
        past.go(line)
        return past
