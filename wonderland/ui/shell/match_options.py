"""The options of a match, in the set-up form, as the game's own options have them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from wonderland import api
from wonderland.core.message import say
from wonderland.kit.options import PRESET, OptionModel, OptionsModel
from wonderland.session.undo import NAMES, RULES, UndoRule
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import CENTRE, Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE
from wonderland.ui.kit.kept import Kept
from wonderland.ui.kit.layout import REST, Box, text_height, text_width
from wonderland.ui.shell.screens import screens_of
from wonderland.ui.shell.wishes import Value, Wishes

UNDO = say("How far lines may be taken back in this match. Press for the next choice.")
AUTO = say("auto")
"""What a number is called that follows from the others where none is named."""
HEAD, NUMBER_ROW, CHOICE_ROW, SWITCH_ROW = 54.0, 38.0, 42.0, 38.0
NARROWER, WIDER = 0.8, 1.3
"""How much lower and higher rows may be, as there is room."""
SAYS, LEADING = 14.0, 1.3
LEAST_PREVIEW, PREVIEW_WIDE = 96.0, 0.54


@dataclass(frozen=True, slots=True)
class OptionRow:
    """A row of the form.

    Attributes:
        high: how high its control is with the room round it.
        draw: draws it in a box, the middle of its control at a height.
        below: how high what is said below the control is.
    """

    high: float
    draw: Callable[[Canvas, Box, float], None]
    below: float = 0.0


class OptionsForm:
    """Draws the options and takes what is chosen.

    Args:
        app: the window.
        game: what is to be played.
        wishes: what was chosen; it is changed here.
        seats: the seats of the match, as the options have it.
    """

    def __init__(
        self, app: App, game: api.Game, wishes: Wishes, seats: Callable[[], Sequence[str]]
    ) -> None:
        self.app = app
        self.game = game
        self.wishes = wishes
        self._seats = seats
        self._options: OptionsModel = game.options
        self._begun = Kept[pygame.Surface]()

    def draw(self, canvas: Canvas, column: Box) -> None:
        """Draw the preset and every option, as the game's options have them, and the table."""
        canvas.plate(column.rect(canvas), "front", 8)
        inner = Box(column.x + 20, column.y, column.width - 38, column.height - 12)
        head, rest = inner.rows(HEAD, REST)
        canvas.text(say("The match"), head.x, head.centre[1] + 2, TITLE, 22)
        rows = self._rows(canvas, rest.width)
        fixed = sum(row.below for row in rows)
        lines = sum(row.high for row in rows)
        wider = max(NARROWER, min(WIDER, (rest.height - fixed) / lines))
        y = rest.y
        for number, row in enumerate(rows):
            if number:
                canvas.fill(canvas.rect(rest.x, y - 0.5, rest.width, 1), "line")
            row.draw(canvas, rest, y + row.high * wider / 2)
            y += row.high * wider + row.below
        left = rest.bottom - y - 8
        if left >= LEAST_PREVIEW:
            high = min(left, rest.width * PREVIEW_WIDE)
            self._preview(canvas, Box(rest.x, rest.bottom - high, rest.width, high))

    def _rows(self, canvas: Canvas, width: float) -> list[OptionRow]:
        """All rows of the form, from the top down."""
        rows = []
        if self._options.presets:
            rows.append(OptionRow(CHOICE_ROW, self._draw_preset))
        rows.append(OptionRow(CHOICE_ROW, self._draw_undo))
        draws = {"choice": self._choice, "seat": self._choice, "number": self._number}
        for key, option in _in_order(self._options.options):
            if option.kind == "switch":
                under = text_height(canvas, option.says, width, LABEL, SAYS, LEADING)
                rows.append(OptionRow(SWITCH_ROW, partial(self._switch, key, option), under + 6))
            else:
                high = NUMBER_ROW if option.kind == "number" else CHOICE_ROW
                rows.append(OptionRow(high, partial(draws[option.kind], key, option)))
        return rows

    def _draw_preset(self, canvas: Canvas, box: Box, y: float) -> None:
        presets = list(self._options.preset_names().items())
        left = canvas.segmented("preset", box.right, y, presets, self.wishes.preset, self._preset)
        canvas.text(say("Preset"), box.x, y, LABEL, 16, room=left - box.x - 6, high=30)

    def _draw_undo(self, canvas: Canvas, box: Box, y: float) -> None:
        canvas.text(say("Undo"), box.x, y, LABEL, 16, room=box.width - 146, high=30)
        undo = self.wishes.undo or self.app.settings.values.undo
        place = canvas.rect(box.right - 140, y - 14, 140, 28)
        canvas.button("undo", place, NAMES[undo], partial(self._undo, undo), size=15, why=UNDO)

    def _preview(self, canvas: Canvas, box: Box) -> None:
        """Draw the table that a match with these options begins with, where the game has a picture."""
        draw = screens_of(self.game.name).thumbnail
        if draw is None:
            return
        size = box.rect(canvas).size
        options = self.wishes.options()

        def make() -> pygame.Surface:
            return draw(canvas, self.game.new(options=options, seed=1), "", size)

        key = (tuple(sorted(options.items())), size, canvas.theme.name)
        canvas.surface.blit(self._begun.of(key, make), box.rect(canvas))

    def _choice(self, key: str, option: OptionModel, canvas: Canvas, box: Box, y: float) -> None:
        """Draw an option that is one of several."""
        choices = dict(option.choices)
        if option.kind == "seat":
            choices = {"": say("By lot"), **{s: self.game.info.name_of(s) for s in self._seats()}}
        canvas.text(option.name, box.x, y, LABEL, 16)
        now = str(self.wishes.values.get(key, self._usual(key) or ""))
        room = box.width - text_width(canvas, option.name, LABEL, 16) - 12
        if sum(text_width(canvas, label, BOLD, 15) + 26 for label in choices.values()) <= room:
            canvas.segmented(key, box.right, y, list(choices.items()), now, partial(self._set, key))
        else:
            self._choice_in_turn(canvas, box, y, key, choices, now)

    def _choice_in_turn(
        self, canvas: Canvas, box: Box, y: float, key: str, choices: Mapping[str, str], now: str
    ) -> None:
        """Draw a choice that is too wide to be seen whole: the one chosen, and the one before and after."""
        known = list(choices)
        at = known.index(now)
        wide = max(text_width(canvas, label, BOLD, 15) for label in choices.values()) + 20
        row = Box(box.right - wide - 64, y - 14, wide + 64, 28)
        less, value, more = row.columns(32, REST, 32)
        for name, sign, place, by in (("less", "‹", less, -1), ("more", "›", more, 1)):
            take = partial(self._set, key, known[(at + by) % len(known)])
            canvas.button(f"{name}-{key}", place.rect(canvas), sign, take)
        canvas.text(choices[now], value.centre[0], y, BOLD, 15, align=CENTRE)

    def _usual(self, key: str) -> object:
        """What an option is if nothing is chosen."""
        return self._options.values({PRESET: self.wishes.preset} if self.wishes.preset else {})[key]

    def _set(self, key: str, value: Value) -> None:
        """Choose the value of an option; the usual one need not be said."""
        self.wishes.values[key] = value
        if value == (self._usual(key) or "" if isinstance(value, str) else self._usual(key)):
            del self.wishes.values[key]

    def _undo(self, now: UndoRule) -> None:
        """Choose the next rule of taking back."""
        self.wishes.undo = RULES[(RULES.index(now) + 1) % len(RULES)]

    def _preset(self, name: str) -> None:
        self.wishes.preset = name
        kinds = self._options.options
        self.wishes.values = {
            key: value for key, value in self.wishes.values.items() if kinds[key].kind != "number"
        }

    def _number(self, key: str, option: OptionModel, canvas: Canvas, box: Box, y: float) -> None:
        """Draw an option that is a number, with buttons to change it."""
        usual = self._usual(key)
        now = self.wishes.values.get(key, usual)
        step = 2 if option.odd else 1
        canvas.text(option.name, box.x, y, LABEL, 16, room=box.width - 118, high=30)

        def change(by: int) -> None:
            if not isinstance(now, int):
                self._set(key, option.least)
            elif now + by < option.least and usual is None:
                self.wishes.values.pop(key, None)
            else:
                self._set(key, max(option.least, min(option.most, now + by)))

        less, value, more = Box(box.right - 112, y - 14, 112, 28).columns(32, 48, 32)
        canvas.button(f"less-{key}", less.rect(canvas), "−", lambda: change(-step), why=option.says)
        canvas.button(f"more-{key}", more.rect(canvas), "+", lambda: change(step), why=option.says)
        ink = "text" if now == usual else "target"
        shown = str(now) if isinstance(now, int) else AUTO
        canvas.text(shown, value.centre[0], y, BOLD, 17, ink, CENTRE)

    def _switch(self, key: str, option: OptionModel, canvas: Canvas, box: Box, y: float) -> None:
        """Draw an option that is on or off, and what it means."""
        on = bool(self.wishes.values.get(key, self._usual(key)))
        canvas.text(option.name, box.x, y, LABEL, 16, room=box.width - 100, high=30)
        canvas.toggle(key, box.right, y, on, partial(self._set, key, not on), option.name)
        canvas.paragraph(
            option.says, box.x, y + SWITCH_ROW / 2 - 1, box.width, LABEL, SAYS, "quiet", LEADING
        )


def _in_order(options: Mapping[str, OptionModel]) -> list[tuple[str, OptionModel]]:
    """The options as they stand in the form: what is chosen, numbers, switches."""
    order = ({"choice", "seat"}, {"number"}, {"switch"})
    return [
        (key, option) for kinds in order for key, option in options.items() if option.kind in kinds
    ]
