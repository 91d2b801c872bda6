"""What is said beside a match: a hint, why somebody did that, a tip, and that one thinks long."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Self

from wonderland.session.match_session import MatchSession
from wonderland.ui.kit.action_bar import Spec
from wonderland.ui.kit.note import Note
from wonderland.ui.kit.thinking_mark import ThinkingMark
from wonderland.ui.kit.tip_box import TipBox
from wonderland.ui.table.hint_box import HintBox
from wonderland.ui.table.sitters import face_of, who_plays
from wonderland.ui.table.table import Table
from wonderland.ui.table.why_box import WhyBox


@dataclass(frozen=True, slots=True)
class Sitter:
    """What a panel says of a seat beside what its view says.

    Attributes:
        name: what the seat is called.
        who: who plays it, ``""`` for nothing to be said.
        button: a hint, or why an agent did that; None for none.
        thinking: which dot of the mark stands out, None where nobody thinks.
        acts: whether it is awaited.
        portrait: whose face it has.
    """

    name: str
    who: str
    button: Spec | None
    thinking: int | None
    acts: bool
    portrait: str


class Asides:
    """The boxes beside a board that speak of the match.

    Args:
        session: the match and its seats.
        hint, why: what there is on request, never both at once.
        tips: what is given unasked, None where there is nothing.

    Attributes:
        hint, why, tips: as they were given.
        thinking_mark: who thinks long.
    """

    hint: HintBox

    def __init__(self, session: MatchSession, hint: HintBox, why: WhyBox, tips: TipBox | None = None) -> None:
        self._session = session
        self.hint = hint
        self.why = why
        self.hint.opened, self.why.opened = self.why.close, self.hint.close
        self.thinking_mark = ThinkingMark()
        self.tips = tips

    @classmethod
    def at(cls, table: Table, acts: Callable[[], bool], colour: Callable[[str], str]) -> Self:
        """What is said beside a table; no hints are to be had under a lesson or a puzzle.

        Args:
            table: the table.
            acts: says whether whoever looks on is asked for what a hint may be about.
            colour: a seat's.
        """

        def wanted() -> bool:
            return table.app.settings.values.hints and table.frame is None and acts()

        session, tips = table.session, table.exits.tips
        hint = HintBox(session, wanted, lambda: colour(table.looking))
        why = WhyBox(session, lambda: table.looking, colour)
        return cls(session, hint, why, TipBox(tips) if tips else None)

    @property
    def asked(self) -> bool:
        """Whether a box is open that was asked for."""
        return bool(self.hint.step or self.why.side)

    def close(self) -> bool:
        """Close what was asked for; whether anything was open."""
        return self.hint.close() or self.why.close()

    def put_away(self) -> bool:
        """Close what was asked for, or else a tip; whether anything was open."""
        return self.close() or (self.tips is not None and self.tips.close())

    @property
    def unasked(self) -> TipBox | None:
        """The box of tips; None while what was asked for is open, which it would lie over."""
        return None if self.asked else self.tips

    def look(self, moment: str, events: Iterable[object]) -> None:
        """See whether a tip matters now; after the end of the match none does."""
        if self.tips and self._session.match.to_act is None:
            self.tips.close()
        elif self.tips:
            self.tips.look(moment, events)

    def update(self, elapsed: float, *, moving: bool) -> bool:
        """Let hints come in and the mark of a thinker move; whether that shows."""
        mark_moved = self.thinking_mark.update(elapsed, thinking=self._session.thinking, moving=moving)
        return self.hint.update() or mark_moved

    def notes(self) -> list[Note]:
        """What was asked for."""
        return [note for note in (self.hint.note(), self.why.note()) if note]

    def seat_button(self, seat: str) -> Spec | None:
        """What stands in a seat: a hint for whoever decides, and why for an agent."""
        if self._session.human(seat):
            return self.hint.button() if self._session.match.to_act == seat else None
        return self.why.button(seat)

    def sitters(self) -> dict[str, Sitter]:
        """What a panel says of each seat."""
        session, match = self._session, self._session.match
        found = {}
        for seat in match.seats:
            name, acts = session.game.info.name_of(seat), match.to_act == seat
            who, face = who_plays(session, seat, name), face_of(session, seat)
            shown = self.seat_button(seat), self.thinks(seat)
            found[seat] = Sitter(name, who, *shown, acts, face)
        return found

    def thinks(self, seat: str) -> int | None:
        """Which dot of the mark stands out in a seat, None where there is none."""
        return self.thinking_mark.step if self._session.match.to_act == seat else None
