"""Why another seat did what it did: on request, in a box."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from wonderland.core.message import say
from wonderland.session.match_session import MatchSession, Reason
from wonderland.ui.kit.action_bar import Spec, button
from wonderland.ui.kit.note import Note, Said

CORNERS = (("top", "right"), ("bottom", "right"), ("top", "left"), ("bottom", "left"))


class WhyBox:
    """What an agent said of its last turn.

    Args:
        table: remembers what agents said; its game knows how to put it into words.
        looking: the seat that looks on.
        colour: of the box's strip for a seat, one of the theme.

    Attributes:
        side: whose reasons are shown, ``""`` while the box is closed.
        opened: called when it opens.
    """

    def __init__(self, session: MatchSession, looking: Callable[[], str], colour: Callable[[str], str]) -> None:
        self._session = session
        self._looking = looking
        self._colour = colour
        self.side = ""
        self.opened: Callable[[], object] = bool

    def button(self, side: str) -> Spec | None:
        """The button in a side's seat, None where it has given no reason."""
        if not self._session.reasons_of(side):
            return None
        shortcut = "why" if side == self._first() else ""
        return button(
            f"why-{side}", say("Why?"), lambda: self.press(side), shortcut, why=say("Why it did what it did last")
        )

    def _first(self) -> str:
        """The seat that the key asks: the one that acted last, not one's own where others did."""
        said = [seat for seat in self._session.match.seats if self._session.reasons_of(seat)]
        others = [seat for seat in said if seat != self._looking()] or said
        return max(others, key=lambda seat: self._session.reasons_of(seat)[-1].place, default="")

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
        said = self._session.reasons_of(self.side) if self.side else []
        if not said:
            return None
        name = self._session.seats[self.side].name
        close = button("why-close", say("Close"), self.close, hint=say("Esc"))
        paragraphs = self._paragraphs(said)
        return Note(say("Why {name} did that", name=name), paragraphs, self._colour(self.side), [close], CORNERS)

    def _paragraphs(self, said: Sequence[Reason]) -> list[Said]:
        """What was done and why, as paragraphs; what was done for one reason stands together."""
        words, match = self._session.game.parts.hints, self._session.match
        if words is None:
            return [Said(reason.why) for reason in said]
        paragraphs = []
        for why, reasons in groupby(said, key=lambda reason: reason.why):
            paragraphs.append(Said(words.deeds(match, [reason.line for reason in reasons]), True))
            paragraphs.append(Said(words.reason(match, why)))
        return paragraphs
