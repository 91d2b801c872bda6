"""A being's card: its numbers read off the pips before one's eyes, its die, what it can do."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from wonderland.core.message import commas, say
from wonderland.games.wonderland.being_cards import BeingCard
from wonderland.games.wonderland.definitions import Definitions
from wonderland.games.wonderland.figures import Figure
from wonderland.ui.boards.chips import disc, draw_tag
from wonderland.ui.boards.lettered import lettered
from wonderland.ui.games.wonderland.pieces import draw_piece
from wonderland.ui.games.wonderland.rulebook.pictures import FigurePicture, Pictures
from wonderland.ui.kit.canvas import CENTRE, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL, READ, TITLE
from wonderland.ui.kit.layout import REST, Box
from wonderland.ui.kit.rule_link import rule_link
from wonderland.ui.shell.rule_page import PICTURE_LEAST, PICTURE_MOST, draw_picture

CARD = (190.0, 268.0)
INDEX_AT = (16.0, 20.0)
COLUMN, BAND = 46.0, 34.0
"""From one column of pips to the next, and how wide its band is."""
PIP_INSET = 42.0
"""How far the outermost rows of pips are from the card's ends."""
NUMBER_DISC = 11.0
PIECE_ROOM, PIECE = (56.0, 60.0), 62.0
"""The room of the being's picture before its name, and how large it is drawn."""
HEAD = (30.0, 20.0)
"""The rows of its name, and of its rank and cards."""
NUMBER, KEY = 44.0, (22.0, 26.0)
"""The row of a number, and its sign: a frame, a disc or a ground."""
DIE, DIE_GAP = 24.0, 10.0
"""The row that says which die; what is free below it and beside its tag."""
FACES, FACE = 74.0, 38.0
"""The row of faces, and how large a face is."""
PARAGRAPH_GAP = 16.0
TALL = 440.0
"""From this height of the view on the card grows, by half at most."""
ABOVE, BELOW = 34.0, 50.0
"""Room for the marks above the card, and for the counts below it."""
GAP = 30.0
MARKS = ("west", "target", "east")
"""The colours of what is marked for Str, Atk and Def; each has a shape of its own as well."""
STEP_MS = 450.0


def steps_shown(since: float) -> int:
    """How many of the three numbers have been read off after some milliseconds."""
    return min(3, int(since // STEP_MS))


class BeingDrawer:
    """Draws the cards."""

    def __init__(self, definitions: Definitions, pictures: Pictures, open_at: Callable[[str], None]) -> None:
        self.definitions = definitions
        self._pictures = pictures
        self._open_at = open_at
        self._size = 1.0

    def draw(self, canvas: Canvas, being: BeingCard, figure: Figure | None, top: float, shown: int) -> float:
        """Draw a card; return its height.

        Args:
            canvas: the view.
            being: what is told of.
            figure: its picture.
            top: where the card begins; above 0 once it is scrolled.
            shown: how many of Str, Atk and Def have been read off.
        """
        width = canvas.width
        self._size = max(1.0, min(1.5, canvas.height / TALL))
        picture = max(PICTURE_LEAST, min(PICTURE_MOST, width * 0.34))
        wide = width >= 840
        self._card(canvas, being, 0, top + ABOVE, shown)
        x = CARD[0] * self._size + GAP
        column = width - x - (picture + GAP if wide else 0)
        words_high = self._draw_words(canvas, being, x, top, column, shown)
        high = max(ABOVE + CARD[1] * self._size + BELOW, words_high)
        if figure and wide:
            high = max(high, draw_picture(canvas, FigurePicture(self._pictures, figure), width - picture, top, picture))
        elif figure:
            high += GAP / 2
            high += draw_picture(canvas, FigurePicture(self._pictures, figure), 0, top + high, picture)
        return high

    # --- the card ----------------------------------------------------------------------------
    def _card(self, canvas: Canvas, being: BeingCard, x: float, y: float, shown: int) -> None:
        wide, high = CARD[0] * self._size, CARD[1] * self._size
        box = canvas.rect(x, y, wide, high)
        canvas.shadow(box, 100, 10, 3, 6)
        canvas.fill(box, "front", 10)
        canvas.outline(box, "quiet", 1.2, 10)
        self._index(canvas, being, x + INDEX_AT[0], y + INDEX_AT[1])
        self._bands(canvas, being, x, y, shown)
        self._pips(canvas, being, x, y)
        marks = Box(x, y - ABOVE, wide, ABOVE)
        counts, caption, _ = Box(x, y + high, wide, BELOW).rows(34, 14, REST)
        for index, count in enumerate(being.columns):
            middle = self._column(x, index)
            if shown > 1 and count:
                number = sum(map(bool, being.columns[: index + 1]))
                at = canvas.pixels(middle, marks.centre[1])
                disc(canvas, at, str(number), MARKS[1], NUMBER_DISC)
            canvas.text(str(count), middle, counts.centre[1], BOLD, 18, "text", CENTRE)
        canvas.text(say("pips in each column"), *caption.centre, LABEL, 14, "quiet", CENTRE)

    def _index(self, canvas: Canvas, being: BeingCard, x: float, y: float) -> None:
        card = being.card
        rank = "10" if card.rank == "T" else card.rank
        canvas.text(rank, x, y, BOLD, 19, card.colour, CENTRE)
        size = canvas.px(13)
        canvas.stamp(f"suits/{card.suit}", (size, size), canvas.pixels(x, y + 19.0))

    def _column(self, x: float, index: int) -> float:
        return x + (CARD[0] / 2 + (index - 1) * COLUMN) * self._size

    def _band(self, canvas: Canvas, x: float, y: float, index: int) -> Rect:
        wide, high = BAND * self._size, CARD[1] * self._size
        whole = Box(self._column(x, index) - wide / 2, y, wide, high)
        return whole.inset(0, 12.0).rect(canvas)

    def _bands(self, canvas: Canvas, being: BeingCard, x: float, y: float, shown: int) -> None:
        """Mark the fullest column by a frame, and the middle one by a ground."""
        if shown > 2:
            canvas.veil(self._band(canvas, x, y, 1), MARKS[2], 90, 8)
        if shown > 0:
            fullest = being.columns.index(max(being.columns))
            band = self._band(canvas, x, y, fullest)
            canvas.outline(band.inflate(canvas.px(4), canvas.px(4)), MARKS[0], 3, 9)

    def _pips(self, canvas: Canvas, being: BeingCard, x: float, y: float) -> None:
        rows = len(being.pips)
        room = (CARD[1] - 2 * PIP_INSET) * self._size
        size = canvas.px((29 if being.card.rank != "A" else 40) * self._size)
        for row, marks in enumerate(being.pips):
            middle = y + PIP_INSET * self._size + (room * row / (rows - 1) if rows > 1 else room / 2)
            for index, mark in enumerate(marks):
                if mark != "o":
                    continue
                sign = canvas.sprites.get(f"suits/{being.card.suit}", (size, size))
                if row > rows // 2 or (rows % 2 == 0 and row == rows // 2):
                    sign = pygame.transform.flip(sign, False, True)
                at = canvas.pixels(self._column(x, index), middle)
                canvas.surface.blit(sign, sign.get_rect(center=at))

    # --- the words ---------------------------------------------------------------------------
    def _draw_words(self, canvas: Canvas, being: BeingCard, x: float, top: float, width: float, shown: int) -> float:
        card = being.card
        numbers_high = NUMBER * len(being.derivations)
        head, numbers, _, die, _, faces, words = Box(x, top, width, 0.0).rows(
            sum(HEAD), numbers_high, 20, DIE, DIE_GAP, FACES, REST
        )
        piece, beside = head.columns(PIECE_ROOM[0], REST, gap=12)
        place = Box(piece.x, piece.y - 6, *PIECE_ROOM)
        draw_piece(canvas, "w", card, place.rect(canvas), canvas.px(PIECE))
        title, rank = beside.rows(*HEAD)
        canvas.text(card.title, *title.left, TITLE, 24)
        canvas.text(commas([being.rank, being.cards]), *rank.left, LABEL, 15, "quiet")
        for index, (row, (name, value, how)) in enumerate(
            zip(numbers.pile(len(being.derivations), NUMBER), being.derivations, strict=True)
        ):
            self._number(canvas, row, index, (name, str(value) if index < shown else "", how))
        tag, says = die.columns(DIE, REST, gap=DIE_GAP)
        draw_tag(canvas, tag, card.level)
        canvas.text(say("A die of level {level}", level=card.level), *says.left, LABEL, 15)
        self._faces(canvas, being, Box(x, faces.y, min(width, 348), faces.height))
        y = words.y
        y += canvas.paragraph(being.about, x, y, width, READ, 16.5, leading=1.42) + PARAGRAPH_GAP
        for number in being.rules:
            key = f"see-{number}"
            link = rule_link(canvas, key, x, y, number, self._open_at, size=15, why=say("Open the rule"))
            x = link.rect.right / canvas.scale + 12
        return y + PARAGRAPH_GAP - top

    def _number(self, canvas: Canvas, row: Box, index: int, strength: tuple[str, str, str]) -> None:
        name, value, how = strength
        sign, word, number, source = row.columns(34, 24, 44, REST)
        key = sign.columns(KEY[0], REST)[0].fitted(height=KEY[1]).rect(canvas)
        if index == 0:
            canvas.outline(key, MARKS[0], 3, 5)
        elif index == 1:
            disc(canvas, key.center, "", MARKS[1], NUMBER_DISC)
        else:
            canvas.veil(key, MARKS[2], 90, 5)
        canvas.text(name, *word.left, LABEL, 16, "quiet")
        canvas.text(value, *number.centre, BOLD, 24, "text", CENTRE)
        if value:
            canvas.text(how, *source.left, READ, 15.5)

    def _faces(self, canvas: Canvas, being: BeingCard, row: Box) -> None:
        for letter, word, place in zip(
            being.letters, being.faces, row.columns(*[REST] * len(being.faces)), strict=True
        ):
            face_row, word_row, _ = place.rows(FACE, 24, REST)
            name = f"dice/{being.card.level}-{letter}"
            face = lettered(canvas, name, letter, canvas.px(FACE))
            at = canvas.pixels(face_row.centre[0], face_row.centre[1])
            canvas.surface.blit(face, face.get_rect(center=at))
            canvas.text(word, *word_row.centre, LABEL, 13, "quiet", CENTRE)
