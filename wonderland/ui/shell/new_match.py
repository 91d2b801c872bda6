"""A new match: who plays each seat, what each seat has, the preset and the options."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from wonderland import api
from wonderland.ai.levels import levels
from wonderland.core.agent import Level
from wonderland.core.message import rows, say
from wonderland.kit.options import PRESET, OptionModel, OptionsModel
from wonderland.session.match_session import AI, HUMAN
from wonderland.session.undo import NAMES, RULES, UndoRule
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import CENTRE, KEY, LEAST_SIZE, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE
from wonderland.ui.kit.layout import REST, Box, Share, screen, text_height, text_width
from wonderland.ui.kit.portrait import draw_portrait, portrait_of
from wonderland.ui.kit.scene import Aside
from wonderland.ui.kit.seats import frame_of, seat_colour
from wonderland.ui.shell.screens import Choice, SeatChoices, screens_of

PERSON = say("Plays here, by mouse, keyboard or gamepad.")
USUAL_LEVEL = "easy"
"""The level of opponents at first, where a game has it."""
TOP, BELOW, GAP, WIDEST = 76.0, 26.0, 20.0, 1400.0
LEAST_MARGIN = 24.0
CHOICE_ROW, SAYS_SHARE = 50.0, 0.62
HEAD, FACES = 166.0, 58.0
"""The height of a seat's card, and of the row of faces in it."""
"""The height from which a choice has room for its whole sentence."""
ONE_COLUMN = 3
"""How many seats stand below one another where nothing else is to be chosen for them."""
YOU = say("a person")
UNDO = say("How far lines may be taken back in this match. Press for the next choice.")
AUTO = say("auto")
"""What a number is called that follows from the others where none is named."""
SAYS, LEADING = 14.0, 1.3
NUMBER_ROW, CHOICE_GAP, SWITCH_ROW = 38.0, 40.0, 76.0
TITLE_HIGH, SWITCH_HEAD = 74.0, 26.0
Value = int | bool | str


@dataclass
class Wishes:
    """What the players chose.

    Attributes:
        players: for each seat that the game allows ``human`` or ``ai:`` and a level.
        chosen: for each seat what it has, by the game's own keys.
        preset: its name, ``""`` where the game has none.
        values: the options that differ from the preset's.
        undo: what may be taken back; None for what the settings say.
    """

    players: dict[str, str]
    chosen: dict[str, str]
    preset: str
    values: dict[str, Value] = field(default_factory=dict)
    undo: UndoRule | None = None

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
        canvas.title_bar(say("New match"), self.game.title)
        canvas.buttons_right(canvas.width - 24, 11, 32, [
            self.back,
            {"key": "rules", "label": say("Rules"), "hint": KEY, "shortcut": "rules", "act": self.app.open_rules},
            {"key": "begin", "label": say("Begin"), "hint": say("Enter"), "act": self.begin, "primary": True},
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
            share = Share(1.35) if len(seats) > ONE_COLUMN else REST
            players, options = room.columns(share, REST, gap=GAP)
            self._players_alone(canvas, players, seats)
        self._draw_options(canvas, options)

    # --- seats -------------------------------------------------------------------------------
    def _colour(self, seat: str) -> str:
        return seat_colour(self.game.info, seat)

    def _seat(self, canvas: Canvas, column: Box, seat: str) -> None:
        """Draw a seat: who plays it, what that one is like, and what the seat has."""
        assert self._choices is not None
        rows = self._choices.rows(self.wishes.chosen[seat])
        head, list_ = column.rows(HEAD, REST, gap=8)
        self._player_card(canvas, head, seat)
        step = min(CHOICE_ROW, list_.height / len(rows))
        beside = any(  # no room below the titles
            canvas.lines_in(row.says, LABEL, 13, column.width - 20, (step - 4) * SAYS_SHARE)[1]
            <= LEAST_SIZE
            for row in rows
        )
        for row, box in zip(rows, list_.pile(len(rows), step), strict=True):
            self._choice(canvas, Box(box.x, box.y, box.width, step - 4), seat, row, beside=beside)

    def _players_alone(self, canvas: Canvas, column: Box, seats: Sequence[str]) -> None:
        """Draw only who plays each seat: in two columns where there are many."""
        columns = [column] if len(seats) <= ONE_COLUMN else column.columns(REST, REST, gap=10)
        in_column = -(-len(seats) // len(columns))
        high = min(HEAD, (column.height - 8 * (in_column - 1)) / in_column)
        boxes = [box for part in columns for box in part.pile(in_column, high, 8)]
        for seat, box in zip(seats, boxes, strict=False):
            self._player_card(canvas, box, seat)

    def _player_card(self, canvas: Canvas, box: Box, seat: str) -> None:
        """Draw who plays a seat, with the portrait, and those who might."""
        rect = box.rect(canvas)
        canvas.fill(rect, "front", 8)
        canvas.fill(canvas.rect(box.x, box.y, 7, box.height), self._colour(seat), 4)
        heading, strip = box.inset(18, 8).rows(REST, FACES, gap=4)
        level = self.wishes.players[seat].removeprefix(AI)
        face, words = heading.columns(min(86.0, heading.height), REST, gap=14)
        x, y = face.centre
        centre = (canvas.px(x), canvas.px(y))
        size = canvas.px(min(face.width, face.height))
        draw_portrait(canvas, portrait_of(level), centre, size, self._frame(seat))
        who = self._levels[level].character if level in self._levels else YOU
        name = self.game.info.name_of(seat)
        title = say("{seat}: {player}", seat=name, player=who)
        canvas.text(title, words.x, words.y + 16, TITLE, 21, within=rect, room=words.width, high=32)
        high = words.height - 34
        if high >= SAYS * LEADING:
            lines, small = canvas.lines_in(
                self._player_words(seat), LABEL, SAYS, words.width, high, LEADING
            )
            for number, line in enumerate(lines):
                at = words.y + 34 + (number + 0.5) * small * LEADING
                canvas.text(line, words.x, at, LABEL, small, "quiet", within=rect)
        self._players(canvas, strip, seat)

    def _frame(self, seat: str) -> str:
        """The shape of a seat's portraits: the first two seats' own, square for all others."""
        return frame_of(self.game.info, seat)

    def _players(self, canvas: Canvas, strip: Box, seat: str) -> None:
        """Draw who may play a seat: a face each, with its name below."""
        choices = [(HUMAN, say("Person"))]
        choices += [(AI + key, level.name) for key, level in self._levels.items()]
        places = strip.columns(*[REST] * len(choices))
        for (player, label), place in zip(choices, places, strict=True):
            rect = place.rect(canvas)
            chosen = player == self.wishes.players[seat]
            spoken = say("{seat}: {player}", seat=self.game.info.name_of(seat), player=label)
            region = canvas.region(f"player-{seat}:{player}", rect, partial(self._seat_player, seat, player),
                                   spoken, why=self._told_of(player))  # fmt: skip
            if canvas.pointer.hover == region.key and not chosen:
                canvas.veil(rect, "panel", 130, 7)
            x, y = place.centre[0], place.y + 20
            centre = (canvas.px(x), canvas.px(y))
            draw_portrait(canvas, portrait_of(player.removeprefix(AI)), centre, canvas.px(38),
                          self._frame(seat), chosen=chosen)  # fmt: skip
            role = BOLD if chosen else LABEL
            canvas.text(
                label, x, place.bottom - 9, role, 13, align=CENTRE, within=rect,
                room=place.width - 2, high=22,
            )  # fmt: skip
            canvas.ring(region)

    def _seat_player(self, seat: str, player: str) -> None:
        self.wishes.players[seat] = player

    def _player_words(self, seat: str) -> str:
        """What whoever plays a seat is like."""
        return self._told_of(self.wishes.players[seat])

    def _told_of(self, player: str) -> str:
        level = self._levels.get(player.removeprefix(AI))
        return level.says if level else PERSON

    def _choice(self, canvas: Canvas, box: Box, seat: str, row: Choice, *, beside: bool) -> None:
        """Draw one of the things that a seat may have, what it is like below or beside its name."""
        rect = box.rect(canvas)
        chosen = self.wishes.chosen[seat] == row.key
        take = partial(self._take, seat, row.key)
        why = rows(row.says, row.more)
        key = f"{str.lower(self._choices.title) if self._choices else ''}-{seat}-{row.key}"
        region = canvas.region(key, rect, take, row.title, why=why)
        canvas.fill(rect, "now" if chosen else "box", 6)
        if canvas.pointer.hover == region.key and not chosen:
            canvas.veil(rect, "front", 120, 6)
        ink = "now-text" if chosen else "text"
        left, width = box.x + 10, box.width - 20
        if beside:
            self._draw_beside(canvas, Box(left, box.y, width, box.height), rect, row, ink)
            canvas.ring(region)
            return
        high = box.height * SAYS_SHARE
        lines, _ = canvas.lines_in(row.says, LABEL, 13, width, high)
        title, says = (0.3, 0.74) if len(lines) < 2 else (0.2, 0.66)
        canvas.text(
            row.title, left, box.y + box.height * title, BOLD, 15, ink, within=rect, room=width
        )
        canvas.text(row.says, left, box.y + box.height * says, LABEL, 13,
                    ink if chosen else "quiet", within=rect, room=width, high=high)  # fmt: skip
        canvas.ring(region)

    @staticmethod
    def _draw_beside(canvas: Canvas, box: Box, rect: Rect, row: Choice, ink: str) -> None:
        """Draw the name of a choice, and beside it what it is like."""
        title, says = box.columns(box.width * 0.3, REST, gap=8)
        canvas.text(row.title, title.x, title.centre[1], BOLD, 15, ink, within=rect,
                    room=title.width, high=title.height)  # fmt: skip
        canvas.text(row.says, says.x, says.centre[1], LABEL, 13, ink, within=rect,
                    room=says.width, high=says.height)  # fmt: skip

    def _take(self, seat: str, key: str) -> None:
        assert self._choices is not None
        self.wishes.chosen[seat] = self._choices.clicked(key, self.wishes.chosen[seat])

    # --- options -----------------------------------------------------------------------------
    def _draw_options(self, canvas: Canvas, column: Box) -> None:
        """Draw the preset and every option, as the game's options have them."""
        options = self._options.options
        title = say("The match")
        y = column.y + 28
        inner = Box(column.x + 20, y, column.width - 36, column.height)
        rows = _in_order(options)
        whole = self._high(canvas, inner.width, rows)
        close = min(1.0, (column.height - TITLE_HIGH) / whole)
        high = TITLE_HIGH + whole * close
        canvas.fill(canvas.rect(column.x, column.y, column.width, high), "front", 8)
        canvas.text(title, inner.x, y, TITLE, 22)
        y += 46
        if self._options.presets:
            presets = list(self._options.preset_names().items())
            left = canvas.segmented(
                "preset", inner.right, y, presets, self.wishes.preset, self._preset
            )
            canvas.text(say("Preset"), inner.x, y, LABEL, 16, room=left - inner.x - 6, high=30)
            y += CHOICE_GAP * close
        canvas.text(say("Undo"), inner.x, y, LABEL, 16, room=inner.width - 146, high=30)
        undo = self.wishes.undo or self.app.settings.values.undo
        place = canvas.rect(inner.right - 140, y - 14, 140, 28)
        canvas.button("undo", place, NAMES[undo], partial(self._undo, undo), size=15, why=UNDO)
        y += CHOICE_GAP * close
        for kind, found in rows:
            for key, option in found:
                y += self._option(canvas, inner, y, kind, key, option, close)
            y += (2 if kind == "choice" else 6) * close

    def _high(
        self,
        canvas: Canvas,
        width: float,
        rows: Sequence[tuple[str, list[tuple[str, OptionModel]]]],
    ) -> float:
        """How high the options are, below their title."""
        steps = {"choice": CHOICE_GAP, "number": NUMBER_ROW}
        high = sum(
            steps[kind] if kind in steps else _switch_high(canvas, width, option)
            for kind, found in rows
            for _, option in found
        )
        return CHOICE_GAP * (2 if self._options.presets else 1) + high + 10

    def _option(
        self,
        canvas: Canvas,
        box: Box,
        y: float,
        kind: str,
        key: str,
        option: OptionModel,
        close: float,
    ) -> float:
        """Draw an option, its middle at ``y``, and return how far down the next one is.

        Where not all have room, they come ``close`` together, by a share of their distance.
        """
        if kind == "number":
            self._number(canvas, box, y, key, option)
            return NUMBER_ROW * close
        if kind == "switch":
            return self._switch(canvas, box, y, key, option, close)
        choices = dict(option.choices)
        if option.kind == "seat":
            choices = {"": say("By lot"), **{s: self.game.info.name_of(s) for s in self.seats}}
        canvas.text(option.name, box.x, y, LABEL, 16)
        now = str(self.wishes.values.get(key, self._usual(key) or ""))
        room = box.width - text_width(canvas, option.name, LABEL, 16) - 12
        if sum(text_width(canvas, label, BOLD, 15) + 26 for label in choices.values()) <= room:
            canvas.segmented(key, box.right, y, list(choices.items()), now, partial(self._set, key))
        else:
            self._choice_in_turn(canvas, box, y, key, choices, now)
        return CHOICE_GAP * close

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

    def _number(self, canvas: Canvas, box: Box, y: float, key: str, option: OptionModel) -> None:
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

    def _switch(
        self, canvas: Canvas, box: Box, y: float, key: str, option: OptionModel, close: float
    ) -> float:
        """Draw an option that is on or off; return its height with the gap below."""
        on = bool(self.wishes.values.get(key, self._usual(key)))
        canvas.text(option.name, box.x, y, LABEL, 16, room=box.width - 100, high=30)
        canvas.toggle(key, box.right, y, on, partial(self._set, key, not on), option.name)
        whole = _switch_high(canvas, box.width, option) * close
        lines, size = canvas.lines_in(
            option.says, LABEL, SAYS, box.width, whole - SWITCH_HEAD, LEADING
        )
        for number, line in enumerate(lines):
            at = y + 18 + (number + 0.5) * size * LEADING
            canvas.text(line, box.x, at, LABEL, size, "quiet")
        return whole


def _switch_high(canvas: Canvas, width: float, option: OptionModel) -> float:
    """How high an option that is on or off is, with the gap below."""
    return max(
        SWITCH_ROW, SWITCH_HEAD + text_height(canvas, option.says, width, LABEL, SAYS, LEADING)
    )


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
