"""After the match: who won, how, and how the dice fell (picture 09)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from wonderland.core.match import Match
from wonderland.games.wonderland.queries.dice import odds_of
from wonderland.games.wonderland.words import SIDE_NAMES, words_of
from wonderland.ui.app import App
from wonderland.ui.canvas import RIGHT, Canvas
from wonderland.ui.fonts import BOLD, LABEL, READ, TITLE
from wonderland.ui.scene import Scene


class Tally(NamedTuple):
    """How the dice fell for a side: rolled, and what was to be expected."""

    summons: int
    summons_expected: float
    factors: int
    factors_expected: float


def tally(match: Match) -> dict[str, Tally]:
    """Count a match's rolls from its lines."""
    definitions: Any = match.setup.definitions
    counts = {side: [0, 0.0, 0, 0.0] for side in SIDE_NAMES}
    cards: list[str] = []
    side = ""
    for line in match.lines:
        words = line.split()
        if words[1] == "dice":
            side, cards = words[0], words[2:]
        elif words[1] == "roll":
            odds = odds_of(definitions, cards)
            faces = words[2:]
            starred = [
                definitions.cards[c].level for c, f in zip(cards, faces, strict=True) if f == "S"
            ]
            counts[side][0] += len(set(starred)) < len(starred)
            counts[side][1] += odds.any_summon
            counts[side][2] += sum(face != "S" for face in faces)
            counts[side][3] += sum(odds.factors.values())
    return {
        side: Tally(int(c[0]), float(c[1]), int(c[2]), float(c[3])) for side, c in counts.items()
    }


class Finish(Scene):
    """The result, and what one may do next."""

    def __init__(
        self, app: App, match: Match, actions: dict[str, Callable[[], None]], note: str = ""
    ) -> None:
        super().__init__(app)
        self.match = match
        self.actions = actions
        self.note = note
        self._tally = tally(match)

    def first_focus(self) -> str:
        """Enter plays again."""
        return "again"

    def draw(self, canvas: Canvas) -> None:
        """Draw the outcome, the end of the log and the table of luck."""
        result = self.match.result or {"winner": None, "reason": "agreement"}
        turns = self.match.state()["turn"]
        canvas.surface.fill(canvas.theme["panel"])
        outcome = words_of(self.match).outcome(result["winner"], result["reason"])
        canvas.title_bar(outcome, f"turn {turns}")
        canvas.buttons_right(canvas.width - 24, 11, 32, [
            {"key": "menu", "label": "Menu", "act": self.actions["menu"], "shortcut": "escape"},
            {"key": "replay", "label": "Replay", "act": self.actions["replay"], "shortcut": "r"},
            {"key": "save", "label": "Save record", "act": self.actions["save"], "shortcut": "s"},
            {"key": "again", "label": "Again", "hint": "Enter", "act": self.actions["again"],
             "primary": True},
        ])  # fmt: skip
        margin = max(32.0, (canvas.width - 1200) / 2)
        wide = canvas.width - 2 * margin
        self._draw_sides(canvas, margin, wide * 0.5 - 12)
        self._draw_luck(canvas, margin + wide * 0.5 + 12, wide * 0.5 - 12)
        if self.note:
            canvas.text(self.note, margin, canvas.height - 30, LABEL, 15, "quiet")

    def _draw_sides(self, canvas: Canvas, x: float, width: float) -> None:
        state = self.match.state()
        y = 84.0
        for side, name in SIDE_NAMES.items():
            canvas.fill(canvas.rect(x, y, width, 206), "front", 8)
            canvas.fill(canvas.rect(x, y, 7, 206), "west" if side == "w" else "east", 4)
            lost = self.match.setup.options.life - state["images"][side]
            glass = canvas.sprites.get(
                f"images/{side}-{min(3, max(0, lost))}", (canvas.px(110),) * 2
            )
            canvas.surface.blit(glass, (canvas.px(x + 22), canvas.px(y + 46)))
            canvas.text(name, x + 24, y + 28, TITLE, 22)
            left = state["images"][side]
            told = [
                f"{left} of {self.match.setup.options.life} lives left",
                f"{sum(b['id'][0] == side for b in state['beings'])} beings in play",
                f"{len(state['discards'][side])} lost",
                f"{len(state['pools'][side])} cards never called",
            ]
            for index, line in enumerate(told):
                canvas.text(line, x + 150, y + 66 + 32 * index, READ, 17)
            y += 222

    def _draw_luck(self, canvas: Canvas, x: float, width: float) -> None:
        west, east = self._tally["w"], self._tally["e"]
        rows = [
            ("Summons rolled", f"{west.summons}", f"{east.summons}"),
            ("expected", f"{west.summons_expected:.1f}", f"{east.summons_expected:.1f}"),
            ("Factors rolled", f"{west.factors}", f"{east.factors}"),
            ("expected", f"{west.factors_expected:.1f}", f"{east.factors_expected:.1f}"),
        ]
        canvas.fill(canvas.rect(x, 84, width, 92 + 34 * len(rows)), "front", 8)
        canvas.text("How the dice fell", x + 24, 112, TITLE, 22)
        columns = (x + width - 120, x + width - 30)
        for at, name in zip(columns, SIDE_NAMES.values(), strict=True):
            canvas.text(name, at, 146, BOLD, 16, "text", RIGHT)
        for index, (label, *values) in enumerate(rows):
            y = 180 + 34 * index
            canvas.text(label, x + 24, y, LABEL, 16, "quiet" if label == "expected" else "text")
            for at, value in zip(columns, values, strict=True):
                canvas.text(value, at, y, BOLD, 16, "text", RIGHT)
