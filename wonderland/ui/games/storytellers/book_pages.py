"""The pages of the book: its title, how it began, the tales, and the end (look, picture 5)."""

from __future__ import annotations

import unicodedata
from io import BytesIO

import pygame

from wonderland.core.message import say
from wonderland.games.storytellers.book.export import elements
from wonderland.games.storytellers.book.picture import HIGH, WIDE, alone
from wonderland.games.storytellers.book.tales import Book, Cards, Tale, words_of
from wonderland.ui.games.storytellers.cards import blit
from wonderland.ui.kit.canvas import CENTRE, RIGHT, Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL, READ, TITLE
from wonderland.ui.kit.layout import REST, TAIL, Box, Share, line_in, text_in
from wonderland.ui.kit.sizes import NOTE, SMALL
from wonderland.ui.kit.spaces import APART, GAP, HAIR, NEAR, TIGHT
from wonderland.ui.kit.text_rows import rows_of

HEAD, FOOT = 20.0, 44.0
WORDS = Share(0.24, least=84.0, most=110.0)
"""The share of a page's width that the four words take beside the picture."""
LETTERS, LEADING = (18.0, 17.0, 16.0, 15.0, 14.0, 13.0, 12.0), 1.38
INITIAL, BESIDE = 2.7, 3
"""How large the first letter's box is, in sizes, and so many rows stand beside it."""
SIGN = 20.0


def draw_cover_page(canvas: Canvas, box: Box, book: Book) -> None:
    """The title, and who told it."""
    rect = box.rect(canvas)
    hat, title, by, far, _ = box.rows(Share(1.1), 64.0, Share(0.5, least=40.0), 26.0, Share(0.6))
    blit(canvas, "thing-hat", hat.fitted(140.0, 140.0).rect(canvas))
    line_in(canvas, title, book.title, TITLE, 44.0, "text", CENTRE, rect)
    line_in(canvas, by, book.by, READ, 19.0, "text", CENTRE, rect, high=True)
    line_in(canvas, far, book.far, LABEL, NOTE, "quiet", CENTRE, rect)


def draw_beginning(canvas: Canvas, box: Box, book: Book) -> None:
    """The first event, which nobody told."""
    _draw_story(canvas, box, say("Before the first round"), "", say("How it began"), book.cards, book.sentence)


def draw_end_page(canvas: Canvas, box: Box, book: Book) -> None:
    """Who is the best storyteller."""
    rect = box.rect(canvas)
    hat, title, says, _ = box.rows(Share(1), 60.0, 60.0, Share(0.8))
    blit(canvas, "thing-hat" if book.best else "thing-book", hat.fitted(150.0, 150.0).rect(canvas))
    line_in(canvas, title, say("The end"), TITLE, 40.0, "text", CENTRE, rect)
    line_in(canvas, says, book.ending, READ, 19.0, "text", CENTRE, rect, high=True)


def draw_blank(canvas: Canvas, box: Box, book: Book) -> None:
    """A page that is still to be told."""
    rect = box.rect(canvas)
    quill, says, _ = box.rows(Share(1), 40.0, Share(0.7))
    blit(canvas, "thing-quill", quill.fitted(110.0, 110.0).rect(canvas))
    words = say("Here the story goes on.") if not book.over else ""
    line_in(canvas, says, words, READ, 19.0, "quiet", CENTRE, rect)


def draw_tale(canvas: Canvas, box: Box, tale: Tale) -> None:
    """A tale: its picture, the four words, the text, and what came of it."""
    head = say("Round {n}: {theme}", n=tale.round, theme=tale.theme)
    by = say("told by {name}", name=tale.teller)
    story, foot = box.rows(REST, FOOT, gap=GAP)
    _draw_story(canvas, story, head, by, tale.title, tale.cards, tale.words)
    rect = box.rect(canvas)
    medal, words = foot.columns(FOOT, REST, gap=GAP)
    blit(canvas, f"seat-{tale.seat}", medal.rect(canvas))
    said = [part for part in (tale.verdict, tale.after or tale.how) if part]
    rows = words.lines(*[FOOT / 2] * len(said)) if said else []
    for number, (part, place) in enumerate(zip(said, rows, strict=True)):
        line_in(canvas, place, part, LABEL if number else BOLD, SMALL, within=rect)


def _draw_story(canvas: Canvas, box: Box, head: str, by: str, title: str, cards: Cards, text: str) -> None:
    rect = box.rect(canvas)
    top, name, rest = box.rows(HEAD, 40.0, REST, gap=HAIR)
    left, right = top.columns(REST, Share(0.6), gap=GAP)
    line_in(canvas, left, head, LABEL, SMALL, "quiet", within=rect)
    line_in(canvas, right, by, LABEL, SMALL, "quiet", RIGHT, rect)
    line_in(canvas, name, title, TITLE, 27.0, within=rect)
    size, high = _set(canvas, rest, text)
    picture, told = rest.rows(high, REST, gap=APART)
    _draw_picture(canvas, picture, cards)
    _draw_text(canvas, told, text, size)


def _set(canvas: Canvas, box: Box, text: str) -> tuple[float, float]:
    """How large the letters are, and how high the picture is, so that all of the text has room."""
    most, least = box.height * 0.66, box.height * 0.26
    for size in LETTERS:
        taken = INITIAL * size * LEADING + GAP
        lines = len(_round_initial(canvas, box.width, taken, canvas.fonts.told(text)[1:].lstrip(), size))
        room = box.height - APART - TAIL - lines * size * LEADING
        if room >= least:
            return size, min(most, room)
    return LETTERS[-1], least


def _draw_picture(canvas: Canvas, box: Box, cards: Cards) -> None:
    """The picture laid from the cards, and their names beside it."""
    window, _ = box.columns(REST, WORDS, gap=APART)
    wide = min(window.width, window.height * WIDE / HIGH)
    draw_composed(canvas, Box(window.x, window.y, wide, wide * HIGH / WIDE), cards)
    named = [*words_of(cards)]
    beside = box.without(left=wide + APART)
    for (kind, card), row in zip(named, beside.rows(*[REST] * len(named), gap=HAIR), strict=True):
        sign, title = row.columns(SIGN, REST, gap=NEAR)
        blit(canvas, f"corner-{kind}", sign.fitted(SIGN, SIGN).rect(canvas))
        line_in(canvas, title, card.title, BOLD, SMALL, within=row.rect(canvas), high=True)


def draw_composed(canvas: Canvas, box: Box, cards: Cards) -> None:
    """The picture that some cards make together."""
    place = box.rect(canvas)
    canvas.surface.blit(composed_in(canvas, cards, place.size), place)
    canvas.outline(place, "text", 2, TIGHT)


def composed_in(canvas: Canvas, cards: Cards, size: tuple[int, int]) -> pygame.Surface:
    """The picture that some cards make together, over a size in pixels."""
    key = ("tale", *(card.key for _, card in words_of(cards)), size)

    def make() -> pygame.Surface:
        return pygame.image.load_sized_svg(BytesIO(alone(cards, elements).encode()), size)

    return canvas.sprites.kept(key, make)


def _draw_text(canvas: Canvas, box: Box, text: str, size: float) -> None:
    """The tale; its first letter stands in a box of its own where it is a letter that may."""
    shown = canvas.fonts.told(text)
    first, side = shown[:1], INITIAL * size * LEADING
    lines = _round_initial(canvas, box.width, side + GAP, shown[1:].lstrip(), size)
    fits = len(lines) * size * LEADING + TAIL <= box.height
    letter = first.isalpha() and unicodedata.bidirectional(first) == "L"
    if not (fits and letter and len(lines) >= BESIDE):
        text_in(canvas, box, shown, READ, size, leading=LEADING)
        return
    initial = Box(box.x, box.y, side, side)
    canvas.fill(initial.rect(canvas), "refused", TIGHT)
    canvas.outline(initial.rect(canvas), "curtain-light", 1.5, TIGHT)
    line_in(canvas, initial, first, TITLE, side * 0.7, "curtain-light", CENTRE)
    for number, (left, line) in enumerate(lines):
        at = box.y + (number + 0.5) * size * LEADING
        canvas.text(line, box.x + left, at, READ, size)


def _round_initial(canvas: Canvas, wide: float, taken: float, text: str, size: float) -> list[tuple[float, str]]:
    """The rows of a text whose first ones begin beside a letter, each with what is free before it."""

    def measure(part: str) -> float:
        return canvas.fonts.size(part, READ, size)[0]

    beside = rows_of(text, canvas.px(wide - taken), measure)[:BESIDE]
    last = beside[-1].end
    below = rows_of(text[last:], canvas.px(wide), measure) if last < len(text) else []
    rows = [(taken, text[row.begin : row.end].rstrip()) for row in beside]
    return rows + [(0.0, text[last + row.begin : last + row.end].rstrip()) for row in below]


def page_corner(canvas: Canvas, box: Box, number: int) -> None:
    """The number of a page."""
    line_in(canvas, box, str(number), LABEL, SMALL, "quiet", CENTRE)
