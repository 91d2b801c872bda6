"""A seat in the panel: who sits there, the Master's Heart Points, the crests of the side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from wonderland.core.message import say
from wonderland.ui.games.dungeon_dice.figures import draw_hearts, draw_sign
from wonderland.ui.games.dungeon_dice.looks import CREST_WORDS, CRESTS, SIDE_COLOURS
from wonderland.ui.kit.canvas import CENTRE, ButtonSpec, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE
from wonderland.ui.kit.layout import REST, Box, text_width
from wonderland.ui.kit.portrait import draw_portrait
from wonderland.ui.kit.thinking_mark import draw_dots
from wonderland.ui.table.asides import Sitter

TEN = 10
HEART, MANY = 19.0, 5
"""The width of a heart, and up to how many are drawn one by one."""
HEAD_ABOVE, HEAD, FOOT = 6.0, 26.0, 2.0
"""Free above the row of who sits there, that row, and free below the crests."""
LEFT, RIGHT_END = 11.0, 5.0
"""Free at the ends of the crests' row: more beside the stripe in the side's colour."""
LIFE_PAD, GAP = 4.0, 8.0
"""How much further in the hearts begin; free between two things in the head."""
BUTTON, BUTTON_GAP = 24.0, 6.0
"""The hint's height, and free before it."""
SIGN, TICKS = 24.0, 6.0
"""The row of a crest and its number, and the row of ticks."""
WORD_GAP = 3.0
"""Between a crest's name and its letter."""
PORTRAIT, BESIDE, STRIPE = 58.0, 68.0, 7.0
"""A portrait's height, where the rest begins beside it, and the stripe in the side's colour."""
SMALL_FACE = 34.0
"""The height of a portrait that stands in the head alone."""
FRAMES = {"w": "round", "e": "hexagonal"}


class SeatBox:
    """Draws seats.

    Attributes:
        crest_at: where each side's crests are shown, in pixels; crests fly there.
    """

    def __init__(self) -> None:
        self.crest_at: dict[tuple[str, str], tuple[int, int]] = {}

    def draw(
        self, canvas: Canvas, box: Box, side: str, says: Sitter, crests: Mapping[str, int],
        cap: int, life: tuple[int, int], marked: str = "",
    ) -> None:  # fmt: skip
        """Draw a seat.

        Args:
            canvas: what is drawn on.
            box: where.
            side: whose it is.
            says: who sits there.
            crests: how many of each it holds, by letter.
            cap: how many of a type it may hold.
            life: the Master's HP, now and at first.
            marked: a crest that is pointed at, ``""`` for none.
        """
        rect = box.rect(canvas)
        canvas.tab(rect, "front" if says.acts else "box", SIDE_COLOURS[side], 7, 9)
        if says.acts:
            canvas.lit(rect.inflate(canvas.px(5), canvas.px(5)), 3, 10)
        whole, head = box, box
        if says.portrait:
            beside = box.without(left=BESIDE)
            lettered = _lettered(canvas, _cells(box))
            if _lettered(canvas, _cells(beside), letters=lettered):
                face, size = box.without(left=STRIPE).columns(BESIDE - STRIPE, REST)[0], PORTRAIT
                whole = head = beside
            else:  # a large one would leave the crests no room for what is written below them
                high = box.fitted(height=HEAD_ABOVE + HEAD + FOOT, at_top=True)
                face = high.without(left=STRIPE + 4).columns(SMALL_FACE, REST)[0]
                size, head = SMALL_FACE, box.without(left=46 - LEFT)
            at = canvas.px(face.centre[0]), canvas.px(face.centre[1])
            draw_portrait(canvas, says.portrait, at, canvas.px(size), FRAMES[side])
        self._draw_head(canvas, head, rect, says, life)
        cells = _cells(whole)
        lettered = _lettered(canvas, cells)
        for letter, cell in zip(CRESTS, cells, strict=True):
            self.crest_at[side, letter] = canvas.px(cell.centre[0]), canvas.px(cell.y + SIGN / 2)
            self._draw_crest(canvas, cell, rect, side, letter, crests[letter], cap)
            self._draw_word(canvas, cell, rect, letter, lettered=lettered)
            if letter == marked:
                canvas.lit(cell.rect(canvas), 2.4, 6)

    def _draw_head(
        self, canvas: Canvas, box: Box, rect: Rect, says: Sitter, life: tuple[int, int]
    ) -> None:
        _, head, _ = box.rows(HEAD_ABOVE, HEAD, REST)
        _, head, _ = head.columns(LEFT + 4, REST, RIGHT_END + LIFE_PAD)
        middle = head.centre[1]
        name = canvas.text(says.name, *head.left, TITLE, 20, within=rect)
        right = self._draw_life(canvas, head.right, middle, rect, life)
        if says.button:
            spec: ButtonSpec = {**says.button, "size": 13, "hint": ""}
            right = canvas.buttons_right(right - BUTTON_GAP, middle - BUTTON / 2, BUTTON, [spec])
        left = name.right / canvas.scale + GAP
        if says.thinking is not None:
            right -= 36
        room = right - left - BUTTON_GAP
        if says.who and room > 24:
            drawn = canvas.text(
                says.who, left, middle + 1, LABEL, 15, "quiet", within=rect, room=room, high=28
            )
            left = drawn.right / canvas.scale + GAP
        if says.thinking is not None:
            draw_dots(canvas, left, middle + 2, says.thinking)

    def _draw_life(
        self, canvas: Canvas, right: float, middle: float, rect: Rect, life: tuple[int, int]
    ) -> float:
        """Draw the Heart Points, ending at ``right``; return their left."""
        now, full = life
        size = canvas.px(HEART)
        if full > MANY:
            drawn = canvas.text(
                say("{now} of {full}", now=now, full=full),
                right,
                middle,
                BOLD,
                16,
                align="right",
                within=rect,
            )
            left = drawn.left / canvas.scale - HEART - LIFE_PAD
            draw_hearts(
                canvas, 1, 1, (canvas.px(left), canvas.px(middle) - size / 2), size, light=False
            )
            return left
        left = right - HEART * 1.04 * full
        draw_hearts(
            canvas, now, full, (canvas.px(left), canvas.px(middle) - size / 2), size, light=False
        )
        return left

    def _draw_crest(
        self, canvas: Canvas, cell: Box, rect: Rect, side: str, letter: str, count: int, cap: int
    ) -> None:
        ink = "text" if count else "quiet"
        top, ticks, _ = cell.rows(SIGN, TICKS, REST)
        sign, number = top.fitted(width=2 * 22).columns(REST, REST)
        at = (canvas.px(sign.centre[0]), canvas.px(sign.centre[1]))
        draw_sign(canvas, f"crest-{letter}", at, canvas.px(19), ink)
        canvas.text(str(count), *number.centre, BOLD, 19, ink, CENTRE, rect)
        self._draw_ticks(canvas, ticks, side, count, cap)

    @staticmethod
    def _draw_word(canvas: Canvas, cell: Box, rect: Rect, letter: str, *, lettered: bool) -> None:
        """Draw a crest's name below it, with its letter where all have room for theirs."""
        _, below, _ = cell.rows(SIGN + TICKS, 20, REST)
        word, wides = CREST_WORDS[letter], _wides(canvas, letter)
        if lettered:
            both = below.fitted(width=sum(wides) + WORD_GAP)
            first, last = both.columns(*wides, gap=WORD_GAP)
            canvas.text(word, *first.left, LABEL, 13, "quiet", within=rect)
            canvas.text(letter, *last.left, BOLD, 13, "text", within=rect)
        else:
            canvas.text(word, *below.centre, LABEL, 13, "quiet", CENTRE, rect, room=cell.width - 1)

    def _draw_ticks(self, canvas: Canvas, row: Box, side: str, count: int, cap: int) -> None:
        ticks = cap if cap <= TEN else TEN
        shown = count if cap <= TEN else round(TEN * count / cap)
        step = min(4.6, (row.width - GAP) / ticks)  # so that one crest's end before the next
        left, middle = row.centre[0] - ticks * step / 2, row.centre[1]
        for tick in range(ticks):
            full = tick < shown
            colour = ("tag-4" if side == "w" else "badge-east") if full else "line"
            canvas.fill(
                canvas.rect(left + tick * step, middle - TICKS / 2, step - 1, TICKS), colour
            )


def _cells(box: Box) -> list[Box]:
    """Where each crest stands in a seat's box, or in the part of it beside a portrait."""
    _, row, _ = box.rows(HEAD_ABOVE + HEAD, REST, FOOT)
    _, row, _ = row.columns(LEFT, REST, RIGHT_END)
    return row.columns(*[REST] * len(CRESTS))


def _lettered(canvas: Canvas, cells: Sequence[Box], *, letters: bool = True) -> bool:
    """Whether all crests have room for their names, and for their letters too if these are wanted."""
    for crest, cell in zip(CRESTS, cells, strict=True):
        word, letter = _wides(canvas, crest)
        if word + (WORD_GAP + letter if letters else 0.0) + 1 > cell.width:
            return False
    return True


def _wides(canvas: Canvas, letter: str) -> tuple[float, float]:
    """How wide a crest's name and its letter are."""
    word = text_width(canvas, CREST_WORDS[letter], LABEL, 13)
    return word, text_width(canvas, letter, BOLD, 13)
