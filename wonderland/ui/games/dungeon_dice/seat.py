"""A seat in the panel: who sits there, the Master's Heart Points, the crests of the side."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from wonderland.core.message import say
from wonderland.ui.games.dungeon_dice.figures import draw_hearts, draw_sign
from wonderland.ui.games.dungeon_dice.looks import CREST_WORDS, CRESTS, SIDE_COLOURS
from wonderland.ui.kit.action_bar import Spec
from wonderland.ui.kit.canvas import CENTRE, ButtonSpec, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE
from wonderland.ui.kit.layout import Box, text_width
from wonderland.ui.kit.thinking_mark import draw_dots

TEN = 10
HEART, MANY = 19.0, 5
"""The width of a heart, and up to how many are drawn one by one."""
LEAST_NAME = 24.0


@dataclass(frozen=True, slots=True)
class SeatSays:
    """What is said of a seat besides its view.

    Attributes:
        name: of the side.
        who: who plays it.
        button: a hint, or why an agent did that; None for none.
        thinking: which dot of the mark stands out, None where nobody thinks.
        acts: whether it is awaited.
    """

    name: str
    who: str
    button: Spec | None = None
    thinking: int | None = None
    acts: bool = False


class SeatBox:
    """Draws seats.

    Attributes:
        crest_at: where each side's crests are shown, in pixels; crests fly there.
    """

    def __init__(self) -> None:
        self.crest_at: dict[tuple[str, str], tuple[int, int]] = {}

    def draw(
        self, canvas: Canvas, box: Box, side: str, says: SeatSays, crests: Mapping[str, int],
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
            canvas.outline(rect.inflate(canvas.px(5), canvas.px(5)), "now", 3, 10)
        self._draw_head(canvas, box, rect, says, life)
        step = (box.width - 16) / len(CRESTS)
        for index, letter in enumerate(CRESTS):
            cell = Box(box.x + 11 + step * index, box.y + 32, step, box.height - 34)
            self.crest_at[side, letter] = canvas.px(cell.centre[0]), canvas.px(cell.y + 12)
            self._draw_crest(canvas, cell, rect, side, letter, crests[letter], cap)
            if letter == marked:
                canvas.outline(cell.rect(canvas), "now", 2.4, 6)

    def _draw_head(
        self, canvas: Canvas, box: Box, rect: Rect, says: SeatSays, life: tuple[int, int]
    ) -> None:
        middle = box.y + 19
        name = canvas.text(says.name, box.x + 15, middle, TITLE, 20, within=rect)
        right = self._draw_life(canvas, box.right - 9, middle, rect, life)
        if says.button:
            spec: ButtonSpec = {**says.button, "size": 13, "hint": ""}
            right = canvas.buttons_right(right - 6, middle - 12, 24, [spec])
        left = name.right / canvas.scale + 8
        if says.thinking is not None:
            right -= 36
        if says.who and right - left > LEAST_NAME + 6:
            drawn = canvas.text(says.who, left, middle + 1, LABEL, 15, "quiet", within=rect,
                                room=right - left - 6, high=28)  # fmt: skip
            left = drawn.right / canvas.scale + 8
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
            left = drawn.left / canvas.scale - HEART - 4
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
        x, ink = cell.centre[0], "text" if count else "quiet"
        draw_sign(
            canvas,
            f"crest-{letter}",
            (canvas.px(x - 11), canvas.px(cell.y + 12)),
            canvas.px(19),
            ink,
        )
        canvas.text(str(count), x + 11, cell.y + 12, BOLD, 19, ink, CENTRE, rect)
        self._draw_ticks(canvas, x, cell.y + 27, side, count, cap)
        word = CREST_WORDS[letter]
        whole = text_width(canvas, word, LABEL, 13) + text_width(canvas, letter, BOLD, 13) + 4
        if whole <= cell.width:
            wide = text_width(canvas, word, LABEL, 13) + 3
            high = canvas.fonts.size(letter, BOLD, 13)[0] / canvas.scale
            left = x - (wide + high) / 2
            canvas.text(word, left, cell.y + 40, LABEL, 13, "quiet", within=rect)
            canvas.text(letter, left + wide, cell.y + 40, BOLD, 13, "text", within=rect)
        else:
            canvas.text(word, x, cell.y + 40, LABEL, 13, "quiet", CENTRE, rect, room=cell.width - 1)

    def _draw_ticks(
        self, canvas: Canvas, x: float, y: float, side: str, count: int, cap: int
    ) -> None:
        ticks = cap if cap <= TEN else TEN
        shown = count if cap <= TEN else round(TEN * count / cap)
        left = x - ticks * 4.6 / 2
        for tick in range(ticks):
            full = tick < shown
            colour = ("tag-4" if side == "w" else "badge-east") if full else "line"
            canvas.fill(canvas.rect(left + tick * 4.6, y - 3, 3.6, 6), colour)
