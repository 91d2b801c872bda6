"""The table at a moment of a match that is looked back on: what was played against what was better (36)."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.games.wonderland import hints
from wonderland.kit.looking_back import Mistake
from wonderland.ui.games.wonderland.geometry import Layout
from wonderland.ui.games.wonderland.thumbnail import thumbnail
from wonderland.ui.games.wonderland.where import on_squares
from wonderland.ui.kit.canvas import CENTRE, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD
from wonderland.ui.kit.kept import Kept
from wonderland.ui.kit.layout import Box, text_width
from wonderland.ui.kit.spaces import CORNER
from wonderland.ui.table.compared import BETTER, PLAYED, Place

PILL, PILL_TEXT = 26.0, 15.0
"""A pill that says which is which: its height, and its letters."""


class MomentBoard:
    """Draws it, and keeps the picture.

    Args:
        match: the whole match.
        looking: who looks on; ``""`` for what all may know.
    """

    def __init__(self, match: Match, looking: str) -> None:
        self._match, self._looking = match, looking
        self._kept = Kept[pygame.Surface]()

    def draw(self, canvas: Canvas, box: Box, line: int, about: Mistake | None) -> Rect:
        """Draw the table after so many lines, with the decision that was to be made there.

        Args:
            canvas: what is drawn on.
            box: where.
            line: after how many lines of the match.
            about: the decision; None where there is none to be shown.
        """
        rect = box.rect(canvas)
        key = (rect.size, canvas.theme.name, canvas.fonts, line, about)
        drawn = self._kept.of(key, lambda: self._made(canvas, rect.size, line, about))
        canvas.surface.blit(drawn, rect)
        canvas.outline(rect, "rim", 4, CORNER)
        return rect

    def _made(self, canvas: Canvas, size: tuple[int, int], line: int, about: Mistake | None) -> pygame.Surface:
        past = self._match.copy()
        past.go(line)

        def mark(sub: Canvas, layout: Layout) -> None:
            if about is None:
                return
            played, better = (on_squares(layout, hints.pointers(past, lines)) for lines in (about.played, about.better))
            for place in better:
                sub.veil(place.rect, BETTER, 110, 5)
                sub.outline(place.rect, "chip-text", 5, 6)
                sub.outline(place.rect, BETTER, 3, 6)
            for place in played:
                sub.veil(place.rect, PLAYED, 90, 5)
                sub.dashes(place.rect, "chip-text", 3, 5, 8)
            taken = [place.rect for place in (*played, *better)]
            for places, word, colour in ((better, say("better"), BETTER), (played, say("played"), PLAYED)):
                if places:
                    taken.append(_draw_pill(sub, places, word, colour, taken))

        return thumbnail(canvas, past, self._looking, size, mark)


def _draw_pill(canvas: Canvas, places: Sequence[Place], word: str, colour: str, taken: Sequence[Rect]) -> Rect:
    """Write what places are beside the first of them, where nothing else is marked."""
    about = places[0].rect.unionall([place.rect for place in places])
    pill = canvas.rect(0, 0, text_width(canvas, word, BOLD, PILL_TEXT) + 20.0, PILL)
    off, whole = canvas.px(4.0), canvas.surface.get_rect()
    tried = []
    for corner, at in (
        ("midbottom", (about.centerx, about.top - off)),
        ("midtop", (about.centerx, about.bottom + off)),
        ("midright", (about.left - off, about.centery)),
        ("midleft", (about.right + off, about.centery)),
    ):
        place = pill.copy()
        setattr(place, corner, at)
        tried.append(place.clamp(whole))
    free = (place for place in tried if place.collidelist(list(taken)) == -1)
    found = next(free, tried[0])
    canvas.fill(found.inflate(canvas.px(4), canvas.px(4)), "front", PILL / 2)
    canvas.fill(found, colour, PILL / 2)
    x, y = (side / canvas.scale for side in found.center)
    canvas.text(word, x, y, BOLD, PILL_TEXT, "chip-text", CENTRE)
    return found
