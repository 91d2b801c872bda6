"""The log of a match of the roses: events in words, as those at the table may know them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wonderland.core.game import CHANCE, Event
from wonderland.games.painting_the_roses import events as ev
from wonderland.games.painting_the_roses.words import sentence
from wonderland.session.match_session import MatchSession
from wonderland.ui.kit.log import LogBook, LogLine


class MatchLog(LogBook):
    """Writes what happens at a table.

    Args:
        table: the match and its seats.
        speak: hears each line as it is written; past lines are not spoken again.
        looking: the seat that looks on, for past lines; None for what all at the table may know.
    """

    def __init__(
        self, table: MatchSession, speak: Callable[[str], None], looking: Callable[[], str]
    ) -> None:
        super().__init__()
        self._table = table
        self._speak = speak
        self._looking = looking
        self._turn = 0
        self.rewrite()

    def rewrite(self) -> None:
        """Write the log anew from the match's lines."""
        self.lines.clear()
        self._turn = 0
        past = self._table.game.open(self._table.match.record())
        for line in self._table.match.lines:
            past.play(line)
            for event in past.events_for(self._looking()):
                self._write(event)

    def write(self, events: Sequence[Event]) -> None:
        """Write what has just happened."""
        for event in events:
            if words := self._write(event):
                self._speak(words)
        self.back = 0

    def _write(self, event: Event) -> str:
        if isinstance(event, ev.TurnBegan):
            self._turn = event.turn
            return ""
        words = sentence(event)
        if words:
            hedge = getattr(event, "hedge", "") or getattr(event, "target", "")
            on_ring = hedge if len(hedge) == 2 and hedge[0] in self._table.match.seats else ""
            self.lines.append(LogLine(words, self._turn, on_ring, self._why(event)))
            self._turn = 0
        return words

    def _why(self, event: Event) -> str:
        """Why an agent did it, where it said so of its last line."""
        seat = getattr(event, "seat", "")
        lines = self._table.match.lines
        reasons = self._table.reasons
        if not reasons or not seat or lines[-1].startswith(CHANCE):
            return ""
        last = reasons[-1]
        return last.why if last.place == len(lines) - 1 and last.line.startswith(seat) else ""
