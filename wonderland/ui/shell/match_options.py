"""The options of a match, in the set-up form, as the game's own options have them."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import cast

import pygame

from wonderland import api
from wonderland.core.message import rows, say
from wonderland.kit.options import OptionModel, OptionsModel, size_of
from wonderland.session.undo import NAMES, RULES, UndoRule
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import CENTRE, Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE
from wonderland.ui.kit.in_turn import next_of
from wonderland.ui.kit.kept import Kept
from wonderland.ui.kit.layout import REST, Box, line_in, paragraph_in, text_height, text_width
from wonderland.ui.kit.sizes import NOTE
from wonderland.ui.kit.spaces import APART, CONTROL, CORNER, GAP, LOW_CONTROL, TIGHT
from wonderland.ui.shell.chosen_options import ChosenOptions
from wonderland.ui.shell.option_rows import AUTO, LEADING, LEAST, NUMBER, SAYS, draw_number, draw_one_of, named
from wonderland.ui.shell.screens import screens_of
from wonderland.ui.shell.wishes import Value, Wishes

UNDO = say("How far lines may be taken back in this match. Press for the next choice.")
CHOICE_ROW = 42.0
"""The height of a row with a choice."""
EXPLAINED = (("choice", "seat", "number", "size", "switch"), ("switch",), ())
"""The kinds of options below which stands what they mean, the most that there is room for."""
CLOSEST = 0.8
"""How close rows may stand, in shares of their height."""


@dataclass(frozen=True, slots=True)
class OptionRow:
    """A row of the form.

    Attributes:
        high: how high it is without what is said below its control; more where there is room.
        draw: draws it in a box.
        below: how high what is said below the control is.
    """

    high: float
    draw: Callable[[Canvas, Box], None]
    below: float = 0.0


class OptionsForm:
    """Draws the options that all seats share, and takes what is chosen.

    Args:
        app: the window.
        game: what is to be played.
        wishes: what was chosen; it is changed here.
        chosen: the options of it.
        seats: the seats of the match, as the options have it.
    """

    def __init__(
        self, app: App, game: api.Game, wishes: Wishes, chosen: ChosenOptions, seats: Callable[[], Sequence[str]]
    ) -> None:
        self.app = app
        self.game = game
        self.wishes = wishes
        self._chosen = chosen
        self._seats = seats
        self._options: OptionsModel = game.options
        self._begun = Kept[pygame.Surface]()

    def draw(self, canvas: Canvas, column: Box) -> None:
        """Draw the preset and every option, as the game's options have them, and the table."""
        canvas.plate(column.rect(canvas), "front", CORNER)
        head, rest = column.inset(19, 0).without(bottom=APART).rows(54.0, REST)
        title, warned = head.columns(text_width(canvas, say("The match"), TITLE, 22), REST, gap=APART)
        line_in(canvas, title, say("The match"), TITLE, 22)
        warnings = self._options.warnings(self._options.values(self.wishes.options()))
        line_in(canvas, warned, rows(*warnings), BOLD, NOTE, "target", high=True)
        for kinds in EXPLAINED:
            found = self._rows(canvas, rest.width, kinds)
            if sum(row.high * CLOSEST + row.below for row in found) <= rest.height:
                break
        fixed = sum(row.below for row in found)
        lines = sum(row.high for row in found)
        wider = max(CLOSEST, min(1.3, (rest.height - fixed) / lines))
        *places, left = rest.rows(*[row.high * wider + row.below for row in found], REST)
        for row, place in zip(found, places, strict=True):
            if row is not found[0]:
                canvas.fill(canvas.rect(place.x, place.y - 0.5, place.width, 1), "line")
            row.draw(canvas, place)
        left = left.without(top=GAP)
        if left.height >= 96:
            _, preview = left.rows(REST, min(left.height, left.width * 0.54))
            self._preview(canvas, preview)

    def _rows(self, canvas: Canvas, width: float, explained: Container[str]) -> list[OptionRow]:
        """All rows of the form, from the top down.

        Args:
            canvas: what is drawn on.
            width: of the form, in logical pixels.
            explained: the kinds of options below which stands what they mean; for the others it is
                said where they are pointed at.
        """
        found = []
        if self._options.presets:
            found.append(OptionRow(CHOICE_ROW, self._draw_preset))
        found.append(OptionRow(CHOICE_ROW, self._draw_undo))
        draws = {
            "choice": self._choice, "seat": self._choice, "number": self._number, "size": self._size,
            "switch": self._switch,
        }  # fmt: skip
        for key, option in _in_order(self._chosen.of_all):
            draw = partial(draws[option.kind], key, option)
            if option.kind in explained:
                under = text_height(canvas, option.says, width, LABEL, SAYS, LEADING)
                found.append(OptionRow(44.0, partial(self._explained, option, draw), under))
            else:
                counted = option.kind in ("number", "size")
                found.append(OptionRow(38.0 if counted else CHOICE_ROW, draw))
        return found

    @staticmethod
    def _explained(option: OptionModel, draw: Callable[[Canvas, Box], None], canvas: Canvas, box: Box) -> None:
        """Draw an option, and below it what it means."""
        says = text_height(canvas, option.says, box.width, LABEL, SAYS, LEADING)
        row, _, below = box.lines(LOW_CONTROL, TIGHT, says)
        draw(canvas, row)
        paragraph_in(canvas, below, option.says, LABEL, SAYS, "quiet", LEADING)

    def _draw_preset(self, canvas: Canvas, box: Box) -> None:
        presets = list(self._options.preset_names().items())
        now, pick = self.wishes.preset, self._chosen.preset
        draw_one_of(canvas, box, say("Preset"), "preset", presets, now, pick)

    def _draw_undo(self, canvas: Canvas, box: Box) -> None:
        undo = self.wishes.undo or self.app.settings.values.undo
        widest = max(text_width(canvas, name, BOLD, NOTE) for name in NAMES.values())
        wide = max(140, widest + 2 * GAP)
        place = named(canvas, box, say("Undo"), wide).rect(canvas)
        canvas.button("undo", place, NAMES[undo], partial(self._undo, undo), size=NOTE, why=UNDO)

    def _preview(self, canvas: Canvas, box: Box) -> None:
        """Draw the table that a match with these options begins with, where the game has a picture."""
        draw = screens_of(self.game.name).thumbnail
        if draw is None:
            return
        size = box.rect(canvas).size
        options = self.wishes.options()

        def make() -> pygame.Surface:
            return draw(canvas, self.game.new(options=options, seed=1), "", size)

        key = (repr(sorted(options.items())), size, canvas.theme.name)
        canvas.surface.blit(self._begun.of(key, make), box.rect(canvas))

    def _choice(self, key: str, option: OptionModel, canvas: Canvas, box: Box) -> None:
        """Draw an option that is one of several."""
        choices = dict(option.choices)
        if option.kind == "seat":
            choices = {"": say("By lot"), **{s: self.game.info.name_of(s) for s in self._seats()}}
        now, pick = str(self._chosen.now(key) or ""), partial(self._chosen.choose, key)
        draw_one_of(canvas, box, option.name, key, list(choices.items()), now, pick, option.says)

    def _undo(self, now: UndoRule) -> None:
        """Choose the next rule of taking back."""
        self.wishes.undo = next_of(RULES, now)

    def _number(self, key: str, option: OptionModel, canvas: Canvas, box: Box) -> None:
        """Draw an option that is a number, with buttons to change it."""
        usual, now = self._chosen.usual(key), self._chosen.now(key)
        step = 2 if option.odd else 1
        before: list[Value | None] = [*([None] if usual is None else []), *option.choices]

        def change(by: int) -> None:
            if isinstance(now, int):
                number = max(option.least, min(option.most, now + by * step))
                below = now + by * step < option.least and before
                self._chosen.choose(key, before[-1] if below else number)
            else:
                place = max(0, before.index(cast("str | None", now)) + by)
                self._chosen.choose(key, [*before, option.least][place])

        shown = str(now) if isinstance(now, int) else option.choices.get(str(now), AUTO)
        draw_number(canvas, box, option.name, key, shown, change, option.says, usual=now == usual)

    def _size(self, key: str, option: OptionModel, canvas: Canvas, box: Box) -> None:
        """Draw an option that is columns by rows, with buttons to change each of them."""
        usual, now = self._chosen.usual(key), self._chosen.now(key)
        sides = size_of(now)
        value = max(LEAST, text_width(canvas, AUTO, BOLD, NUMBER) + GAP)
        sizes = (CONTROL, value, CONTROL, APART, CONTROL, value, CONTROL)
        places = named(canvas, box, option.name, sum(sizes)).columns(*sizes)
        ink = "text" if now == usual else "target"

        def change(side: int, by: int) -> None:
            if sides is None:
                self._chosen.choose(key, f"{option.least}x{option.least}")
            elif usual is None and sides[side] + by < option.least:
                self._chosen.choose(key, None)
            else:
                changed = list(sides)
                changed[side] = max(option.least, min(option.most, sides[side] + by))
                self._chosen.choose(key, "x".join(map(str, changed)))

        for side, name in enumerate(("columns", "rows")):
            less, shown, more = places[4 * side : 4 * side + 3]
            for word, label, place, by in (("less", "−", less, -1), ("more", "+", more, 1)):
                act = partial(change, side, by)
                one = f"{key}:{word}-{name}"
                canvas.button(one, place.rect(canvas), label, act, why=option.says)
            said = AUTO if sides is None else str(sides[side])
            line_in(canvas, shown, said, BOLD, NUMBER, ink, CENTRE)
        line_in(canvas, places[3], "×", BOLD, NUMBER, ink, CENTRE)

    def _switch(self, key: str, option: OptionModel, canvas: Canvas, box: Box) -> None:
        """Draw an option that is on or off."""
        on = bool(self._chosen.now(key))
        place = named(canvas, box, option.name, 96)
        flip = partial(self._chosen.choose, key, not on)
        canvas.toggle(key, *place.end, on, flip, option.name, option.says)


def _in_order(options: Mapping[str, OptionModel]) -> list[tuple[str, OptionModel]]:
    """The options as they stand in the form: what is chosen, numbers, switches."""
    order = ({"choice", "seat"}, {"number", "size"}, {"switch"})
    return [(key, option) for kinds in order for key, option in options.items() if option.kind in kinds]
