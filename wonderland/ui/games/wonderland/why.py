"""Why the other side did what it did: on request, in a box and at the lines of the log."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

from wonderland.games.wonderland import events as ev
from wonderland.games.wonderland import hints
from wonderland.games.wonderland.words import SIDE_NAMES
from wonderland.session.match_session import Reason
from wonderland.ui.games.wonderland.action_bar import Spec, button
from wonderland.ui.games.wonderland.note import Note, Said, draw_note
from wonderland.ui.kit.canvas import Canvas, Rect

if TYPE_CHECKING:
    from wonderland.ui.games.wonderland.scene import MatchScene

CORNERS = (("top", "right"), ("bottom", "right"), ("top", "left"), ("bottom", "left"))
_VERBS: dict[type, str] = {
    ev.FourDicePaid: "four", ev.DiceChosen: "dice", ev.SummonDeclined: "skip", ev.PathLaid: "summon",
    ev.Summoned: "summon", ev.Moved: "move", ev.Attacked: "attack", ev.AbilityUsed: "use",
    ev.Blasted: "blast", ev.ActionsEnded: "end", ev.Passed: "pass", ev.Defended: "defend",
}  # fmt: skip
"""The line that an event comes of, where that may have been played some lines before."""


class WhyBox:
    """What an agent said of its last turn.

    Attributes:
        side: whose reasons are shown, ``""`` while the box is closed.
    """

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self.side = ""

    def button(self, side: str) -> Spec | None:
        """The button in a side's seat, None where it has given no reason."""
        if not self.scene.table.reasons_of(side):
            return None
        shortcut = "w" if side == self._first() else ""
        hint = "W" if shortcut else ""
        return button(f"why-{side}", "Why?", lambda: self.press(side), hint, shortcut,
                      why="Why it did what it did last (W)")  # fmt: skip

    def _first(self) -> str:
        """The side that the key asks: the other one, where both gave reasons."""
        said = [side for side in SIDE_NAMES if self.scene.table.reasons_of(side)]
        others = [side for side in said if side != self.scene.looking]
        return (others or said or [""])[0]

    def press(self, side: str) -> None:
        """Show a side's reasons, or close them."""
        self.side = "" if self.side == side else side
        self.scene.hint.close()

    def close(self) -> bool:
        """Close the box; whether it was open."""
        was_open = bool(self.side)
        self.side = ""
        return was_open

    def draw(self, canvas: Canvas) -> Rect | None:
        """Draw the box, if it is open, and return where it is."""
        said = self.scene.table.reasons_of(self.side) if self.side else []
        if not said:
            return None
        name = self.scene.table.seats[self.side].name
        close = button("why-close", "Close", self.close, "Esc")
        paragraphs = told(self.scene.match, said)
        note = Note(f"Why {name} did that", paragraphs, self.side, [close], CORNERS)
        return draw_note(canvas, self.scene.layout, note, self.scene.in_sight(()))


def told(match: Any, said: Sequence[Reason]) -> list[Said]:
    """What was done and why, as paragraphs; what was done for one reason stands together."""
    paragraphs = []
    for why, reasons in groupby(said, key=lambda reason: reason.why):
        paragraphs.append(Said(hints.deeds(match, [reason.line for reason in reasons]), True))
        paragraphs.append(Said(hints.reason(match, why)))
    return paragraphs


def why_of(event: Any, reasons: Sequence[Reason], before: int) -> str:
    """Why an agent did what an event tells, ``""`` where no agent did it.

    Args:
        event: what happened.
        reasons: what agents did and why, oldest first.
        before: only the match's lines before this one count.
    """
    verb = _VERBS.get(type(event))
    side = getattr(event, "side", "") or getattr(event, "being", "")[:1]
    if verb is None:
        return ""
    begins = f"{side} {verb}"
    found = (r.why for r in reversed(reasons) if r.place < before and r.line.startswith(begins))
    return next(found, "")
