"""The options that a seat has of its own, in its card of the set-up form."""

from __future__ import annotations

from functools import partial

from wonderland.kit.options import OptionModel
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.fonts import LABEL
from wonderland.ui.kit.layout import REST, Box, paragraph_in, text_height
from wonderland.ui.kit.spaces import TIGHT
from wonderland.ui.shell.chosen_options import ChosenOptions
from wonderland.ui.shell.option_rows import AUTO, LEADING, SAYS, draw_number, draw_one_of

ROW, LEAST_ROW = 38.0, 29.0
"""The height of a row, and the least where there is little room."""


class SeatOptions:
    """Draws what a seat has of its own, and takes what is chosen.

    Args:
        chosen: what is chosen.
    """

    def __init__(self, chosen: ChosenOptions) -> None:
        self._chosen = chosen

    def high(self, canvas: Canvas, width: float) -> float:
        """How high the rows are where there is room, each with what it means below it."""
        return sum(ROW + under for under in self._below(canvas, width)) + self._foot

    @property
    def _foot(self) -> float:
        """What is left free below them."""
        return TIGHT if self._chosen.by_seat else 0.0

    @property
    def least(self) -> float:
        """How high they are at the least."""
        return LEAST_ROW * len(self._chosen.by_seat)

    def high_in(self, canvas: Canvas, room: float, width: float) -> float:
        """How high they are where there is so much room for them."""
        explained = self.high(canvas, width)
        if room >= explained:
            return explained
        return max(self.least, min(ROW * len(self._chosen.by_seat), room))

    def _below(self, canvas: Canvas, width: float) -> list[float]:
        """How high it is what each option means."""
        known = self._chosen.by_seat.values()
        return [text_height(canvas, one.says, width, LABEL, SAYS, LEADING) for one in known]

    def draw(self, canvas: Canvas, box: Box, seat: str) -> None:
        """Draw the rows of a seat."""
        known = self._chosen.by_seat
        if not known:
            return
        explained = box.height >= self.high(canvas, box.width)
        box = box.without(bottom=self._foot)
        says = self._below(canvas, box.width) if explained else [0.0] * len(known)
        row = (box.height - sum(says)) / len(known)
        places = box.rows(*[row + under for under in says])
        for (key, option), place, under in zip(known.items(), places, says, strict=True):
            canvas.fill(canvas.rect(place.x, place.y, place.width, 1), "line")
            control, below = place.rows(REST, under)
            self._row(canvas, control, key, option, seat)
            if explained:
                paragraph_in(canvas, below, option.says, LABEL, SAYS, "quiet", LEADING)

    def _row(self, canvas: Canvas, box: Box, key: str, option: OptionModel, seat: str) -> None:
        own, pick = f"{key}:{seat}", partial(self._chosen.choose_of, key, seat)
        now = self._chosen.now_of(key, seat)
        if option.kind != "number":
            pairs = list(option.choices.items())
            draw_one_of(canvas, box, option.name, own, pairs, str(now), pick, option.says)
            return

        def change(by: int) -> None:
            number = now + by if isinstance(now, int) else option.least
            pick(max(option.least, min(option.most, number)))

        shown = str(now) if isinstance(now, int) else AUTO
        usual = now == self._chosen.usual_of(key, seat)
        draw_number(canvas, box, option.name, own, shown, change, option.says, usual=usual)
