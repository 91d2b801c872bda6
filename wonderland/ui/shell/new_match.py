"""A new match: who plays, the preset, the options, the pools."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from wonderland import api
from wonderland.ai.levels import levels
from wonderland.session.match_session import AI, HUMAN, Seat
from wonderland.session.pools import read_pools
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import CENTRE, RIGHT, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE
from wonderland.ui.kit.scene import Aside

OWN = "own:"
"""What stands before the name of a pool of the player's own."""
SIDES = (("w", "West"), ("e", "East"))
PERSON = "Plays here, by mouse, keyboard or gamepad."
TOP, BELOW = 76.0, 26.0
POOL_ROW, PLAYER_ROW = 42.0, 30.0
SAYS, LEADING = 14.0, 1.3


@dataclass
class Wishes:
    """What the players chose.

    Attributes:
        players: for each side ``human`` or ``ai:`` and a level.
        pools: for each side the key of a named pool, ``own:`` and the name of one of the
            player's own, or ``""`` for one drawn by chance.
        preset: its name.
        first: ``w``, ``e`` or ``""`` for by lot.
        switches: the options that are true or false.
        numbers: the options that differ from the preset's.
    """

    players: dict[str, str] = field(default_factory=lambda: {"w": HUMAN, "e": "ai:easy"})
    pools: dict[str, str] = field(default_factory=lambda: {"w": "", "e": ""})
    preset: str = "standard"
    first: str = ""
    switches: dict[str, bool] = field(
        default_factory=lambda: {"face_down": False, "four_dice": False}
    )

    numbers: dict[str, int] = field(default_factory=dict)

    def options(self) -> dict[str, Any]:
        """The match's options."""
        found: dict[str, Any] = {"preset": self.preset}
        if self.first:
            found["first"] = self.first
        found |= {key: True for key, on in self.switches.items() if on}
        found |= self.numbers
        return found


Begin = Callable[[Wishes, dict[str, Seat]], None]


class NewMatch(Aside):
    """Choose and begin."""

    def __init__(self, app: App, game: api.Game, begin: Begin, wishes: Wishes) -> None:
        super().__init__(app)
        self.game = game
        self.definitions: Any = game.rules.definitions  # type: ignore[attr-defined]
        self.wishes = wishes
        self._levels = levels(game.name)
        self.own = read_pools(self.definitions).pools
        self._begin = begin

    def first_focus(self) -> str:
        """Enter begins."""
        return "begin"

    def rule_now(self) -> str:
        """What may be set."""
        return "W-75"

    def begin(self) -> None:
        """Begin the match."""
        seats = {
            side: Seat(name if player == HUMAN else self._character(player), player)
            for (side, name), player in zip(SIDES, self.wishes.players.values(), strict=True)
        }
        self._begin(self.wishes, seats)

    def _character(self, player: str) -> str:
        return self._levels[player.removeprefix(AI)].character

    def draw(self, canvas: Canvas) -> None:
        """Draw the seats, their pools and the rules of the match."""
        canvas.surface.fill(canvas.theme["panel"])
        canvas.title_bar("New match", self.game.title)
        canvas.buttons_right(canvas.width - 24, 11, 32, [
            self.back,
            {"key": "rules", "label": "Rules", "hint": "F2", "act": self.app.open_rules},
            {"key": "begin", "label": "Begin", "hint": "Enter", "act": self.begin, "primary": True},
        ])  # fmt: skip
        gap = 20.0
        margin = max(24.0, (canvas.width - 1400) / 2)
        width = (canvas.width - 2 * margin - 2 * gap) / 3
        for index, (side, name) in enumerate(SIDES):
            self._seat(canvas, margin + index * (width + gap), width, side, name)
        self._rules(canvas, margin + 2 * (width + gap), width)

    def _seat(self, canvas: Canvas, x: float, width: float, side: str, name: str) -> None:
        pools = [("", "By lot", "One of the eight, drawn by chance.")]
        if self.own:
            pools.append(self._own_row(side))
        pools += [(key, pool.name, pool.says) for key, pool in self.definitions.pools.items()]
        pool_top = 80 + self._told_high(canvas, width - 40) + 34
        step = min(POOL_ROW, (canvas.height - TOP - BELOW - pool_top) / len(pools))
        high = pool_top + step * len(pools) + 8
        canvas.fill(canvas.rect(x, TOP, width, high), "front", 8)
        canvas.fill(canvas.rect(x, TOP, 7, high), "west" if side == "w" else "east", 4)
        title = canvas.text(name, x + 24, TOP + 28, TITLE, 22)
        self._players(canvas, title.right / canvas.scale + 8, x + width - 16, side)
        canvas.paragraph(
            self._told(side), x + 24, TOP + 80, width - 40, LABEL, SAYS, "quiet", LEADING
        )
        canvas.text("Pool", x + 24, TOP + pool_top - 14, BOLD, 15, "quiet")
        for index, pool in enumerate(pools):
            rect = canvas.rect(x + 16, TOP + pool_top + step * index, width - 32, step - 4)
            self._pool(canvas, rect, side, pool)

    def _players(self, canvas: Canvas, left: float, right: float, side: str) -> None:
        """Draw who may play a side, in two rows between ``left`` and ``right``."""
        choices = [(HUMAN, "Person")]
        choices += [(AI + key, level.name) for key, level in self._levels.items()]
        in_row = -(-len(choices) // 2)
        letters = [canvas.fonts.size(label, BOLD, 15)[0] / canvas.scale for _, label in choices]
        columns = [max(letters[column::in_row]) for column in range(in_row)]
        pad = min(16.0, (right - left - sum(columns)) / in_row)
        plate = sum(columns) + pad * in_row
        x, y = right - plate, TOP + 12
        canvas.fill(canvas.rect(x, y, plate, 2 * PLAYER_ROW), "panel", 8)
        for index, (player, label) in enumerate(choices):
            row, column = divmod(index, in_row)
            at = x + sum(columns[:column]) + pad * column
            rect = canvas.rect(at, y + row * PLAYER_ROW, columns[column] + pad, PLAYER_ROW)
            canvas.segment(f"player-{side}:{player}", rect, label, partial(self._seat_player, side, player),
                           chosen=player == self.wishes.players[side])  # fmt: skip

    def _seat_player(self, side: str, player: str) -> None:
        self.wishes.players[side] = player

    def _told(self, side: str) -> str:
        """What whoever plays a side is like."""
        level = self._levels.get(self.wishes.players[side].removeprefix(AI))
        return level.says if level else PERSON

    def _told_high(self, canvas: Canvas, width: float) -> float:
        """The room that the longest of these takes, so that nothing moves with the choice."""
        told = [PERSON, *(level.says for level in self._levels.values())]
        rows = [len(canvas.fonts.wrap(says, LABEL, SAYS, canvas.px(width))) for says in told]
        return max(rows) * SAYS * LEADING

    def _pool(self, canvas: Canvas, rect: Rect, side: str, pool: tuple[str, str, str]) -> None:
        key, title, says = pool
        chosen = self.wishes.pools[side] == key
        named = self.definitions.pools.get(key)
        cards = " ".join(named.cards) if named else ""
        region = canvas.region(f"pool-{side}-{key}", rect, lambda: self._take(side, key), title,
                               why=f"{says} {cards}".strip())  # fmt: skip
        canvas.fill(rect, "now" if chosen else "box", 6)
        if canvas.pointer.hover == region.key and not chosen:
            canvas.veil(rect, "front", 120, 6)
        ink = "now-text" if chosen else "text"
        y = rect.centery / canvas.scale
        title_rect = canvas.text(title, rect.left / canvas.scale + 10, y, BOLD, 15, ink)
        room = (rect.right - title_rect.right) / canvas.scale - 24
        note = canvas.fitted(says, LABEL, 13, room)
        right = rect.right / canvas.scale - 10
        canvas.text(note, right, y, LABEL, 13, ink if chosen else "quiet", RIGHT)
        canvas.ring(region)

    def _own_row(self, side: str) -> tuple[str, str, str]:
        """The line for the player's own pools: the one that is chosen, or the first."""
        name = self.wishes.pools[side].removeprefix(OWN)
        name = name if name in self.own else next(iter(self.own))
        more = "Click again for the next." if len(self.own) > 1 else "Your own."
        return OWN + name, name, f"{more} {' '.join(self.own[name])}"

    def _take(self, side: str, key: str) -> None:
        """Choose a pool; an own one that is chosen already gives way to the next."""
        if key.startswith(OWN) and self.wishes.pools[side] == key:
            names = list(self.own)
            key = OWN + names[(names.index(key.removeprefix(OWN)) + 1) % len(names)]
        self.wishes.pools[side] = key

    def _rules(self, canvas: Canvas, x: float, width: float) -> None:
        box = canvas.rect(x, TOP, width, 506)
        canvas.fill(box, "front", 8)
        canvas.text("The match", x + 20, 104, TITLE, 22)
        right = x + width - 16
        presets = [(name, name.capitalize()) for name in self.definitions.presets]
        canvas.text("Preset", x + 20, 150, LABEL, 16)
        canvas.segmented("preset", right, 150, presets, self.wishes.preset,
                         self._preset)  # fmt: skip
        canvas.text("Begins", x + 20, 190, LABEL, 16)
        canvas.segmented("first", right, 190, [("", "By lot"), ("w", "West"), ("e", "East")],
                         self.wishes.first,
                         lambda value: setattr(self.wishes, "first", value))  # fmt: skip
        y = 232.0
        for key, option in self.definitions.options.items():
            if option.kind == "number":
                self._number(canvas, x + 20, right, y, key, option)
                y += 38
        y += 6
        for key in self.wishes.switches:
            y += self._switch(canvas, x + 20, right, y, key)

    def _preset(self, name: str) -> None:
        self.wishes.preset = name
        self.wishes.numbers.clear()

    def _number(
        self, canvas: Canvas, x: float, right: float, y: float, key: str, option: Any
    ) -> None:
        """Draw an option that is a number, with buttons to change it."""
        usual = self.definitions.presets[self.wishes.preset].get(key, option.default)
        now = self.wishes.numbers.get(key, usual)
        step = 2 if option.odd else 1
        canvas.text(option.name, x, y, LABEL, 16)

        def change(by: int) -> None:
            value = max(option.least, min(option.most, now + by))
            self.wishes.numbers[key] = value
            if value == usual:
                del self.wishes.numbers[key]

        less = canvas.rect(right - 112, y - 14, 32, 28)
        more = canvas.rect(right - 32, y - 14, 32, 28)
        canvas.button(f"less-{key}", less, "−", lambda: change(-step), why=option.says)
        canvas.button(f"more-{key}", more, "+", lambda: change(step), why=option.says)
        canvas.text(str(now), right - 56, y, BOLD, 17, "text" if now == usual else "target", CENTRE)

    def _switch(self, canvas: Canvas, x: float, right: float, y: float, key: str) -> float:
        """Draw an option that is on or off; return its height with the gap below."""
        option = self.definitions.options[key]
        on = self.wishes.switches[key]
        canvas.text(option.name, x, y, LABEL, 16)
        canvas.toggle(key, right, y, on,
                      lambda: self.wishes.switches.__setitem__(key, not on), option.name)  # fmt: skip
        high = canvas.paragraph(option.says, x, y + 18, right - x, LABEL, 14, "quiet", 1.3)
        return max(76.0, 18 + high + 18)
