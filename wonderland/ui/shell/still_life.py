"""The picture behind the menu, of a game that draws its table from above."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from wonderland import api
from wonderland.core.match import Match
from wonderland.session.moments import starts
from wonderland.ui.boards.lying import lying
from wonderland.ui.kit.canvas import Canvas


@dataclass(frozen=True, slots=True)
class StillLife:
    """Draws the match that was left, or one in its middle, lying before who comes in.

    Attributes:
        game: its name.
        start: what the match in its middle begins from (``session.moments.starts``).
        from_above: draws a table by what a seat knows (``""``: as all may know it), with so many
            pixels for each logical pixel, and how things lie there in words of its own.
    """

    game: str
    start: str
    from_above: Callable[[Canvas, Match, str, float, Sequence[str]], pygame.Surface]

    def __call__(
        self, canvas: Canvas, size: tuple[int, int], match: Match | None = None, looking: str = ""
    ) -> pygame.Surface:
        """Draw it over a size in pixels (``screens.Screens.picture``)."""
        known: Sequence[str] = ()
        if match is None:
            start = starts(self.game)[self.start]
            match, known = start.match(api.shipped(self.game)), start.known
            looking = match.seats[0]
        return lying(self.from_above(canvas, match, looking, canvas.scale, known), size)
