"""The log of a match of Dungeon Dice: events in words, as those at the table may know them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from wonderland.core.game import CHANCE, Event
from wonderland.games.dungeon_dice import at_table
from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.words import Teller
from wonderland.session.match_session import MatchSession
from wonderland.ui.games.dungeon_dice.looks import sprite
from wonderland.ui.kit.log import LogBook, LogLine


class MatchLog(LogBook):
    """Writes what happens at a table.

    Args:
        table: the match and its seats.
        speak: hears each line as it is written; past lines are not spoken again.
        looking: the seat that looks on, for past lines.
    """

    def __init__(
        self, table: MatchSession, speak: Callable[[str], None], looking: Callable[[], str]
    ) -> None:
        super().__init__()
        self._table = table
        self._speak = speak
        self._looking = looking
        self._teller = Teller(at_table.definitions(table.match))
        self._turn = self._numbered = 0
        self.rewrite()

    def rewrite(self) -> None:
        """Write the log anew from the match's lines."""
        self.lines.clear()
        past = self._table.game.open(self._table.match.record())
        self._turn, self._numbered = past.turn, 0
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
        words = self._teller.sentence(cast(ev.Event, event))
        if words:
            square = getattr(event, "square", "") or getattr(event, "start", "")
            turn = self._turn if self._turn != self._numbered else 0
            self._numbered = self._turn
            self.lines.append(LogLine(words, turn, str(square or ""), self._why(event),
                                      self._pictures(event)))  # fmt: skip
        return words

    def _pictures(self, event: Event) -> tuple[str, ...]:
        """Of a roll, its faces."""
        if isinstance(event, ev.Rolled):
            return tuple(sprite(f"crest-{face[0]}") for face in event.faces)
        return ()

    def _why(self, event: Event) -> str:
        """Why an agent did it, where it said so of its last line."""
        side = getattr(event, "side", "")
        lines, reasons = self._table.match.lines, self._table.reasons
        if not reasons or not side or not lines or lines[-1].startswith(CHANCE):
            return ""
        last = reasons[-1]
        return last.why if last.place == len(lines) - 1 and last.line.startswith(side) else ""
