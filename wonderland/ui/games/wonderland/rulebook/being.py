"""A being's card: its numbers read off the pips before one's eyes, its die, what it can do."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from wonderland.core.message import commas, say
from wonderland.games.wonderland.being_cards import BeingCard
from wonderland.games.wonderland.definitions import Definitions
from wonderland.games.wonderland.figures import Figure
from wonderland.ui.boards.chips import disc
from wonderland.ui.boards.lettered import lettered
from wonderland.ui.games.wonderland.pieces import draw_piece
from wonderland.ui.games.wonderland.rulebook.pictures import Pictures, Shown
from wonderland.ui.kit.canvas import CENTRE, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL, READ, TITLE
from wonderland.ui.kit.rule_link import rule_link
from wonderland.ui.shell.rule_page import PICTURE_LEAST, PICTURE_MOST, draw_picture

CARD = (190.0, 268.0)
TALL = 440.0
"""From this height of the view on the card grows, by half at most."""
ABOVE, BELOW = 34.0, 50.0
"""Room for the marks above the card, and for the counts below it."""
GAP = 30.0
WIDE = 840.0
"""From this width on the picture has a column of its own."""
MARKS = ("west", "target", "east")
"""The colours of what is marked for Str, Atk and Def; each has a shape of its own as well."""
STEP_MS = 450.0


def steps_shown(since: float) -> int:
    """How many of the three numbers have been read off after some milliseconds."""
    return min(3, int(since // STEP_MS))


class BeingDrawer:
    """Draws the cards."""

    def __init__(
        self, definitions: Definitions, pictures: Pictures, open_at: Callable[[str], None]
    ) -> None:
        self.definitions = definitions
        self._pictures = pictures
        self._open_at = open_at
        self._size = 1.0

    def draw(
        self, canvas: Canvas, being: BeingCard, figure: Figure | None, top: float, shown: int
    ) -> float:
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
        wide = width >= WIDE
        self._card(canvas, being, 0, top + ABOVE, shown)
        x = CARD[0] * self._size + GAP
        column = width - x - (picture + GAP if wide else 0)
        words_high = self._draw_words(canvas, being, x, top, column, shown)
        high = max(ABOVE + CARD[1] * self._size + BELOW, words_high)
        if figure and wide:
            high = max(
                high,
                draw_picture(canvas, Shown(self._pictures, figure), width - picture, top, picture),
            )
        elif figure:
            high += GAP / 2
            high += draw_picture(canvas, Shown(self._pictures, figure), 0, top + high, picture)
        return high

    # --- the card ----------------------------------------------------------------------------
    def _card(self, canvas: Canvas, being: BeingCard, x: float, y: float, shown: int) -> None:
        wide, high = CARD[0] * self._size, CARD[1] * self._size
        box = canvas.rect(x, y, wide, high)
        canvas.shadow(box, 100, 10, 3, 6)
        canvas.fill(box, "front", 10)
        canvas.outline(box, "quiet", 1.2, 10)
        self._index(canvas, being, x + 16, y + 20)
        self._bands(canvas, being, x, y, shown)
        self._pips(canvas, being, x, y)
        for index, count in enumerate(being.columns):
            middle = self._column(x, index)
            if shown > 1 and count:
                number = sum(map(bool, being.columns[: index + 1]))
                at = (canvas.px(middle), canvas.px(y - 16))
                disc(canvas, at, str(number), MARKS[1], 11)
            canvas.text(str(count), middle, y + high + 18, BOLD, 18, "text", CENTRE)
        canvas.text(
            say("pips in each column"), x + wide / 2, y + high + 40, LABEL, 14, "quiet", CENTRE
        )

    def _index(self, canvas: Canvas, being: BeingCard, x: float, y: float) -> None:
        card = being.card
        rank = "10" if card.rank == "T" else card.rank
        canvas.text(rank, x, y, BOLD, 19, card.colour, CENTRE)
        size = canvas.px(13)
        sign = canvas.sprites.get(f"suits/{card.suit}", (size, size))
        canvas.surface.blit(sign, sign.get_rect(center=(canvas.px(x), canvas.px(y + 19))))

    def _column(self, x: float, index: int) -> float:
        return x + (CARD[0] / 2 + (index - 1) * 46) * self._size

    def _band(self, canvas: Canvas, x: float, y: float, index: int) -> Rect:
        wide, high = 34 * self._size, CARD[1] * self._size
        return canvas.rect(self._column(x, index) - wide / 2, y + 12, wide, high - 24)

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
        room = (CARD[1] - 84) * self._size
        size = canvas.px((29 if being.card.rank != "A" else 40) * self._size)
        for row, marks in enumerate(being.pips):
            middle = y + 42 * self._size + (room * row / (rows - 1) if rows > 1 else room / 2)
            for index, mark in enumerate(marks):
                if mark != "o":
                    continue
                sign = canvas.sprites.get(f"suits/{being.card.suit}", (size, size))
                if row > rows // 2 or (rows % 2 == 0 and row == rows // 2):
                    sign = pygame.transform.flip(sign, False, True)
                at = (canvas.px(self._column(x, index)), canvas.px(middle))
                canvas.surface.blit(sign, sign.get_rect(center=at))

    # --- the words ---------------------------------------------------------------------------
    def _draw_words(
        self, canvas: Canvas, being: BeingCard, x: float, top: float, width: float, shown: int
    ) -> float:
        card = being.card
        draw_piece(canvas, "w", card, canvas.rect(x, top - 6, 56, 60), canvas.px(62))
        canvas.text(card.title, x + 68, top + 15, TITLE, 24)
        canvas.text(commas([being.rank, being.cards]), x + 68, top + 41, LABEL, 15, "quiet")
        y = top + 72
        for index, (name, value, how) in enumerate(being.derivations):
            self._number(canvas, x, y, index, (name, str(value) if index < shown else "", how))
            y += 44
        y += 10
        tag = canvas.rect(x, y - 12, 24, 24)
        canvas.fill(tag, f"tag-{card.level}", 4)
        canvas.text(str(card.level), x + 12, y, BOLD, 15, "chip-text", CENTRE, tag)
        canvas.text(say("A die of level {level}", level=card.level), x + 34, y, LABEL, 15)
        y += 22
        self._faces(canvas, being, x, y, min(width, 348.0))
        y += 74
        y += canvas.paragraph(being.about, x, y, width, READ, 16.5, leading=1.42) + 16
        for number in being.rules:
            key = f"see-{number}"
            link = rule_link(
                canvas, key, x, y, number, self._open_at, size=15, why=say("Open the rule")
            )
            x = link.rect.right / canvas.scale + 12
        return y + 16 - top

    def _number(
        self, canvas: Canvas, x: float, y: float, index: int, strength: tuple[str, str, str]
    ) -> None:
        name, value, how = strength
        key = canvas.rect(x, y - 13, 22, 26)
        if index == 0:
            canvas.outline(key, MARKS[0], 3, 5)
        elif index == 1:
            disc(canvas, key.center, "", MARKS[1], 11)
        else:
            canvas.veil(key, MARKS[2], 90, 5)
        canvas.text(name, x + 34, y, LABEL, 16, "quiet")
        canvas.text(value, x + 80, y, BOLD, 24, "text", CENTRE)
        if value:
            canvas.text(how, x + 102, y, READ, 15.5)

    def _faces(self, canvas: Canvas, being: BeingCard, x: float, y: float, width: float) -> None:
        step = width / len(being.faces)
        size = canvas.px(38)
        for index, (letter, word) in enumerate(zip(being.letters, being.faces, strict=True)):
            name = f"dice/{being.card.level}-{letter}"
            face = lettered(canvas, name, letter, size)
            middle = x + step * (index + 0.5)
            at = (canvas.px(middle), canvas.px(y + 19))
            canvas.surface.blit(face, face.get_rect(center=at))
            canvas.text(word, middle, y + 50, LABEL, 13, "quiet", CENTRE)
