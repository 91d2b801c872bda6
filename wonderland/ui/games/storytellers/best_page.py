"""The page of the story that was liked best: it lies open below the seats at the end."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from wonderland.core.message import rows, say
from wonderland.games.storytellers.book.picture import HIGH, WIDE
from wonderland.games.storytellers.book.tales import Tale, book_of
from wonderland.ui.games.storytellers.book_pages import draw_composed
from wonderland.ui.games.storytellers.cards import blit
from wonderland.ui.games.storytellers.ending import Page
from wonderland.ui.kit.canvas import RIGHT, Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL, READ, TITLE
from wonderland.ui.kit.layout import REST, Box, Share, line_in, text_in
from wonderland.ui.kit.sizes import HEADING, SMALL
from wonderland.ui.kit.spaces import CORNER, GAP, NEAR
from wonderland.ui.table.house_board import HouseBoard

FOOT = 22.0


class BestPage:
    """The page that was liked best, sought once for the lines that were played.

    Args:
        board: the table.
        open_book: opens the whole story.
    """

    def __init__(self, board: HouseBoard, open_book: Callable[[], object]) -> None:
        self._session = board.session
        self._open_book = open_book
        self._lines: list[str] = []
        self._liked: Tale | None = None

    def page(self) -> Page | None:
        """Draws it; None where nothing was told."""
        session = self._session
        if session.match.lines != self._lines:
            self._lines = [*session.match.lines]
            self._liked = book_of(session.game.rules, session.record()).liked
        if self._liked is None:
            return None
        return partial(draw_best_page, tale=self._liked, open_book=self._open_book)


def draw_best_page(canvas: Canvas, box: Box, tale: Tale, open_book: Callable[[], object]) -> None:
    """The picture of a tale, beside it its words; a press opens the book.

    Args:
        canvas: what is drawn on.
        box: the page.
        tale: what is told.
        open_book: opens the whole story.
    """
    rect = box.rect(canvas)
    canvas.plate(rect, "front", CORNER)
    region = canvas.region("best-page", rect, open_book, say("The story so far"))
    canvas.ring(region, CORNER)
    inner = box.inset(GAP, NEAR)
    wide = min(inner.width * 0.42, inner.height * WIDE / HIGH)
    picture, words = inner.columns(wide, REST, gap=GAP)
    draw_composed(canvas, picture.fitted(height=wide * HIGH / WIDE), tale.cards)
    head, title, told, foot = words.rows(17.0, Share(0.17, most=HEADING * 1.6), REST, FOOT, gap=NEAR)
    left, right = head.columns(REST, REST, gap=GAP)
    line_in(canvas, left, say("The tale that was liked best"), BOLD, SMALL, "good", within=rect)
    by = say("Round {n}: {theme}", n=tale.round, theme=tale.theme)
    line_in(canvas, right, by, LABEL, SMALL, "quiet", RIGHT, rect)
    line_in(canvas, title, tale.title, TITLE, HEADING, within=rect)
    text_in(canvas, told, canvas.fonts.told(tale.words), READ, 22.0, within=rect, leading=1.3)
    medal, verdict = foot.columns(FOOT, REST, gap=NEAR)
    blit(canvas, f"seat-{tale.seat}", medal.rect(canvas))
    said = rows(say("told by {name}", name=tale.teller), tale.verdict, between=". ")
    line_in(canvas, verdict, said, LABEL, SMALL, within=rect)
