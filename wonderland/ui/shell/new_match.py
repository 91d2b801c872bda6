"""A new match: who plays each seat, what each seat has, the preset and the options."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from wonderland import api
from wonderland.ai.levels import levels
from wonderland.core.agent import Level
from wonderland.kit.options import PRESET, OptionModel, OptionsModel
from wonderland.session.match_session import AI, HUMAN
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import CENTRE, RIGHT, Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE
from wonderland.ui.kit.layout import REST, Box, screen, text_height, text_width
from wonderland.ui.kit.scene import Aside
from wonderland.ui.kit.seats import seat_colour
from wonderland.ui.shell.screens import Choice, SeatChoices, screens_of

PERSON = "Plays here, by mouse, keyboard or gamepad."
USUAL_LEVEL = "easy"
"""The level of opponents at first, where a game has it."""
TOP, BELOW, GAP, WIDEST = 76.0, 26.0, 20.0, 1400.0
LEAST_MARGIN = 24.0
CHOICE_ROW, PLAYER_ROW = 42.0, 30.0
SAYS, LEADING = 14.0, 1.3
SEAT_HEAD, NUMBER_ROW, CHOICE_GAP, SWITCH_ROW = 80.0, 38.0, 40.0, 76.0
Value = int | bool | str


@dataclass
class Wishes:
    """What the players chose.

    Attributes:
        players: for each seat that the game allows ``human`` or ``ai:`` and a level.
        chosen: for each seat what it has, by the game's own keys.
        preset: its name, ``""`` where the game has none.
        values: the options that differ from the preset's.
    """

    players: dict[str, str]
    chosen: dict[str, str]
    preset: str
    values: dict[str, Value] = field(default_factory=dict)

    @classmethod
    def of(cls, game: api.Game) -> Wishes:
        """What is chosen at first: a person in the first seat, programs in the others."""
        known = levels(game.name)
        level = USUAL_LEVEL if USUAL_LEVEL in known else next(iter(known))
        letters = game.info.letters
        players = {seat: HUMAN if seat == letters[0] else AI + level for seat in letters}
        return cls(players, dict.fromkeys(letters, ""), game.options.usual)

    def options(self) -> dict[str, Value]:
        """The match's options."""
        preset: dict[str, Value] = {PRESET: self.preset} if self.preset else {}
        return preset | self.values


Begin = Callable[[Wishes], None]


class NewMatch(Aside):
    """Choose and begin.

    Args:
        app: the window.
        game: what is to be played.
        begin: begins a match.
        wishes: what was chosen last; it is changed here.
    """

    def __init__(self, app: App, game: api.Game, begin: Begin, wishes: Wishes) -> None:
        super().__init__(app)
        self.game = game
        self.wishes = wishes
        self._options: OptionsModel = game.options
        self._levels: Mapping[str, Level] = levels(game.name)
        own = screens_of(game.name).seats
        self._choices: SeatChoices | None = own(game) if own else None
        self._begin = begin

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats of the match, as the options have it."""
        return self.game.seats_for(self.wishes.options())

    def first_focus(self) -> str:
        """Enter begins."""
        return "begin"

    def begin(self) -> None:
        """Begin the match."""
        self._begin(self.wishes)

    def draw(self, canvas: Canvas) -> None:
        """Draw the seats, what each has, and the options of the match."""
        canvas.surface.fill(canvas.theme["panel"])
        canvas.title_bar("New match", self.game.title)
        canvas.buttons_right(canvas.width - 24, 11, 32, [
            self.back,
            {"key": "rules", "label": "Rules", "hint": "F2", "act": self.app.open_rules},
            {"key": "begin", "label": "Begin", "hint": "Enter", "act": self.begin, "primary": True},
        ])  # fmt: skip
        whole = screen(canvas)
        margin = max(LEAST_MARGIN, (whole.width - WIDEST) / 2)
        room = Box(margin, TOP, whole.width - 2 * margin, whole.height - TOP - BELOW)
        seats = self.seats
        if self._choices:
            *columns, options = room.columns(*[REST] * (len(seats) + 1), gap=GAP)
            for seat, column in zip(seats, columns, strict=True):
                self._seat(canvas, column, seat)
        else:
            players, options = room.columns(REST, REST, gap=GAP)
            self._players_alone(canvas, players, seats)
        self._draw_options(canvas, options)

    # --- seats -------------------------------------------------------------------------------
    def _colour(self, seat: str) -> str:
        return seat_colour(self.game.info, seat)

    def _seat(self, canvas: Canvas, column: Box, seat: str) -> None:
        """Draw a seat: who plays it, what that one is like, and what the seat has."""
        assert self._choices is not None
        rows = self._choices.rows(self.wishes.chosen[seat])
        width = column.width - 40
        top = SEAT_HEAD + self._told_high(canvas, width) + 34
        step = min(CHOICE_ROW, (column.height - top) / len(rows))
        plate = Box(column.x, column.y, column.width, top + step * len(rows) + 8)
        canvas.fill(plate.rect(canvas), "front", 8)
        canvas.fill(canvas.rect(plate.x, plate.y, 7, plate.height), self._colour(seat), 4)
        name = self.game.info.name_of(seat)
        title = canvas.text(name, plate.x + 24, plate.y + 28, TITLE, 22)
        self._players(canvas, title.right / canvas.scale + 8, plate.right - 16, plate.y + 12, seat)
        says = self._told(seat)
        canvas.paragraph(
            says, plate.x + 24, plate.y + SEAT_HEAD, width, LABEL, SAYS, "quiet", LEADING
        )
        canvas.text(self._choices.title, plate.x + 24, plate.y + top - 14, BOLD, 15, "quiet")
        list_ = Box(plate.x + 16, plate.y + top, plate.width - 32, step * len(rows))
        for row, box in zip(rows, list_.pile(len(rows), step), strict=True):
            self._choice(canvas, Box(box.x, box.y, box.width, step - 4), seat, row)

    def _players_alone(self, canvas: Canvas, column: Box, seats: Sequence[str]) -> None:
        """Draw only who plays each seat, one below the other."""
        high = min(120.0, (column.height - 8 * (len(seats) - 1)) / len(seats))
        for seat, box in zip(seats, column.pile(len(seats), high, 8), strict=True):
            canvas.fill(box.rect(canvas), "front", 8)
            canvas.fill(canvas.rect(box.x, box.y, 7, box.height), self._colour(seat), 4)
            name = self.game.info.name_of(seat)
            title = canvas.text(name, box.x + 24, box.y + 28, TITLE, 22)
            self._players(canvas, title.right / canvas.scale + 8, box.right - 16, box.y + 6, seat)
            if high >= SEAT_HEAD + SAYS:
                says = canvas.fitted(self._told(seat), LABEL, SAYS, box.width - 40)
                canvas.text(says, box.x + 24, box.bottom - 18, LABEL, SAYS, "quiet")

    def _players(self, canvas: Canvas, left: float, right: float, y: float, seat: str) -> None:
        """Draw who may play a seat, in two rows between ``left`` and ``right``."""
        choices = [(HUMAN, "Person")]
        choices += [(AI + key, level.name) for key, level in self._levels.items()]
        in_row = -(-len(choices) // 2)
        letters = [text_width(canvas, label, BOLD, 15) for _, label in choices]
        columns = [max(letters[column::in_row]) for column in range(in_row)]
        pad = min(16.0, (right - left - sum(columns)) / in_row)
        plate = sum(columns) + pad * in_row
        x = right - plate
        rows = -(-len(choices) // in_row)
        canvas.fill(canvas.rect(x, y, plate, rows * PLAYER_ROW), "panel", 8)
        for index, (player, label) in enumerate(choices):
            row, column = divmod(index, in_row)
            at = x + sum(columns[:column]) + pad * column
            rect = canvas.rect(at, y + row * PLAYER_ROW, columns[column] + pad, PLAYER_ROW)
            canvas.segment(f"player-{seat}:{player}", rect, label, partial(self._seat_player, seat, player),
                           chosen=player == self.wishes.players[seat])  # fmt: skip

    def _seat_player(self, seat: str, player: str) -> None:
        self.wishes.players[seat] = player

    def _told(self, seat: str) -> str:
        """What whoever plays a seat is like."""
        level = self._levels.get(self.wishes.players[seat].removeprefix(AI))
        return level.says if level else PERSON

    def _told_high(self, canvas: Canvas, width: float) -> float:
        """The room that the longest of these takes, so that nothing moves with the choice."""
        told = [PERSON, *(level.says for level in self._levels.values())]
        return max(text_height(canvas, says, width, LABEL, SAYS, LEADING) for says in told)

    def _choice(self, canvas: Canvas, box: Box, seat: str, row: Choice) -> None:
        """Draw one of the things that a seat may have."""
        rect = box.rect(canvas)
        chosen = self.wishes.chosen[seat] == row.key
        take = partial(self._take, seat, row.key)
        why = f"{row.says} {row.more}".strip()
        key = f"{self._choices.title.lower() if self._choices else ''}-{seat}-{row.key}"
        region = canvas.region(key, rect, take, row.title, why=why)
        canvas.fill(rect, "now" if chosen else "box", 6)
        if canvas.pointer.hover == region.key and not chosen:
            canvas.veil(rect, "front", 120, 6)
        ink = "now-text" if chosen else "text"
        y = rect.centery / canvas.scale
        title = canvas.text(row.title, rect.left / canvas.scale + 10, y, BOLD, 15, ink)
        room = (rect.right - title.right) / canvas.scale - 24
        note = canvas.fitted(row.says, LABEL, 13, room)
        right = rect.right / canvas.scale - 10
        canvas.text(note, right, y, LABEL, 13, ink if chosen else "quiet", RIGHT)
        canvas.ring(region)

    def _take(self, seat: str, key: str) -> None:
        assert self._choices is not None
        self.wishes.chosen[seat] = self._choices.clicked(key, self.wishes.chosen[seat])

    # --- options -----------------------------------------------------------------------------
    def _draw_options(self, canvas: Canvas, column: Box) -> None:
        """Draw the preset and every option, as the game's options have them."""
        options = self._options.options
        title = "The match"
        y = column.y + 28
        inner = Box(column.x + 20, y, column.width - 36, column.height)
        rows = _in_order(options)
        canvas.fill(canvas.rect(column.x, column.y, column.width, self._high(rows)), "front", 8)
        canvas.text(title, inner.x, y, TITLE, 22)
        y += 46
        if self._options.presets:
            presets = [(name, name.capitalize()) for name in self._options.presets]
            canvas.text("Preset", inner.x, y, LABEL, 16)
            canvas.segmented("preset", inner.right, y, presets, self.wishes.preset, self._preset)
            y += CHOICE_GAP
        for kind, found in rows:
            for key, option in found:
                y += self._option(canvas, inner, y, kind, key, option)
            y += 2 if kind == "choice" else 6

    def _high(self, rows: Sequence[tuple[str, list[tuple[str, OptionModel]]]]) -> float:
        steps = {"choice": CHOICE_GAP, "number": NUMBER_ROW, "switch": SWITCH_ROW}
        high = sum(steps[kind] * len(found) for kind, found in rows)
        return 74 + (CHOICE_GAP if self._options.presets else 0) + high + 10

    def _option(
        self, canvas: Canvas, box: Box, y: float, kind: str, key: str, option: OptionModel
    ) -> float:
        """Draw an option, its middle at ``y``, and return how far down the next one is."""
        if kind == "number":
            self._number(canvas, box, y, key, option)
            return NUMBER_ROW
        if kind == "switch":
            return self._switch(canvas, box, y, key, option)
        choices = dict(option.choices)
        if option.kind == "seat":
            choices = {"": "By lot", **{s: self.game.info.name_of(s) for s in self.seats}}
        canvas.text(option.name, box.x, y, LABEL, 16)
        now = self.wishes.values.get(key, self._usual(key) or "")
        canvas.segmented(
            key, box.right, y, list(choices.items()), str(now), partial(self._set, key)
        )
        return CHOICE_GAP

    def _usual(self, key: str) -> object:
        """What an option is if nothing is chosen."""
        return self._options.values({PRESET: self.wishes.preset} if self.wishes.preset else {})[key]

    def _set(self, key: str, value: Value) -> None:
        """Choose the value of an option; the usual one need not be said."""
        self.wishes.values[key] = value
        if value == (self._usual(key) or "" if isinstance(value, str) else self._usual(key)):
            del self.wishes.values[key]

    def _preset(self, name: str) -> None:
        self.wishes.preset = name
        kinds = self._options.options
        self.wishes.values = {
            key: value for key, value in self.wishes.values.items() if kinds[key].kind != "number"
        }

    def _number(self, canvas: Canvas, box: Box, y: float, key: str, option: OptionModel) -> None:
        """Draw an option that is a number, with buttons to change it."""
        usual = self._usual(key)
        now = self.wishes.values.get(key, usual)
        assert isinstance(now, int)
        step = 2 if option.odd else 1
        canvas.text(option.name, box.x, y, LABEL, 16)

        def change(by: int) -> None:
            self._set(key, max(option.least, min(option.most, now + by)))

        less, value, more = Box(box.right - 112, y - 14, 112, 28).columns(32, 48, 32)
        canvas.button(f"less-{key}", less.rect(canvas), "−", lambda: change(-step), why=option.says)
        canvas.button(f"more-{key}", more.rect(canvas), "+", lambda: change(step), why=option.says)
        ink = "text" if now == usual else "target"
        canvas.text(str(now), value.centre[0], y, BOLD, 17, ink, CENTRE)

    def _switch(self, canvas: Canvas, box: Box, y: float, key: str, option: OptionModel) -> float:
        """Draw an option that is on or off; return its height with the gap below."""
        on = bool(self.wishes.values.get(key, self._usual(key)))
        canvas.text(option.name, box.x, y, LABEL, 16)
        canvas.toggle(key, box.right, y, on, partial(self._set, key, not on), option.name)
        high = canvas.paragraph(option.says, box.x, y + 18, box.width, LABEL, 14, "quiet", 1.3)
        return max(SWITCH_ROW, 18 + high + 18)


def _in_order(
    options: Mapping[str, OptionModel],
) -> list[tuple[str, list[tuple[str, OptionModel]]]]:
    """The options as they stand in the form: what is chosen, numbers, switches."""
    kinds = {"choice": "choice", "seat": "choice", "number": "number", "switch": "switch"}
    return [
        (kind, found)
        for kind in ("choice", "number", "switch")
        if (found := [(key, o) for key, o in options.items() if kinds[o.kind] == kind])
    ]
