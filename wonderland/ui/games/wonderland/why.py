"""Why the other side did what it did: on request, in a box."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from wonderland.core.match import Match
from wonderland.games.wonderland import hints
from wonderland.games.wonderland.words import SIDE_NAMES
from wonderland.session.match_session import MatchSession, Reason
from wonderland.ui.games.wonderland.look import SEAT_COLOURS
from wonderland.ui.kit.action_bar import Spec, button
from wonderland.ui.kit.canvas import KEY
from wonderland.ui.kit.note import Note, Said

CORNERS = (("top", "right"), ("bottom", "right"), ("top", "left"), ("bottom", "left"))


class WhyBox:
    """What an agent said of its last turn.

    Args:
        table: remembers what agents said.
        looking: the side that looks on.

    Attributes:
        side: whose reasons are shown, ``""`` while the box is closed.
        opened: called when it opens.
    """

    def __init__(self, table: MatchSession, looking: Callable[[], str]) -> None:
        self._table = table
        self._looking = looking
        self.side = ""
        self.opened: Callable[[], object] = bool

    def button(self, side: str) -> Spec | None:
        """The button in a side's seat, None where it has given no reason."""
        if not self._table.reasons_of(side):
            return None
        shortcut = "why" if side == self._first() else ""
        hint = KEY if shortcut else ""
        return button(f"why-{side}", "Why?", lambda: self.press(side), hint, shortcut,
                      why="Why it did what it did last (W)")  # fmt: skip

    def _first(self) -> str:
        """The side that the key asks: the other one, where both gave reasons."""
        said = [side for side in SIDE_NAMES if self._table.reasons_of(side)]
        others = [side for side in said if side != self._looking()]
        return (others or said or [""])[0]

    def press(self, side: str) -> None:
        """Show a side's reasons, or close them."""
        self.side = "" if self.side == side else side
        self.opened()

    def close(self) -> bool:
        """Close the box; whether it was open."""
        was_open = bool(self.side)
        self.side = ""
        return was_open

    def note(self) -> Note | None:
        """What the box says; None while it is closed."""
        said = self._table.reasons_of(self.side) if self.side else []
        if not said:
            return None
        name = self._table.seats[self.side].name
        close = button("why-close", "Close", self.close, "Esc")
        paragraphs = told(self._table.match, said)
        return Note(f"Why {name} did that", paragraphs, SEAT_COLOURS[self.side], [close], CORNERS)


def told(match: Match, said: Sequence[Reason]) -> list[Said]:
    """What was done and why, as paragraphs; what was done for one reason stands together."""
    paragraphs = []
    for why, reasons in groupby(said, key=lambda reason: reason.why):
        paragraphs.append(Said(hints.deeds(match, [reason.line for reason in reasons]), True))
        paragraphs.append(Said(hints.reason(match, why)))
    return paragraphs
