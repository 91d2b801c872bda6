"""The log of a match: events in words, each with why it was done where an agent said so."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wonderland.games.wonderland import events as ev
from wonderland.games.wonderland import queries
from wonderland.games.wonderland.hints import reason
from wonderland.games.wonderland.words import sentence
from wonderland.session.match_session import MatchSession, Reason
from wonderland.ui.games.wonderland.flight import icon_of
from wonderland.ui.kit.log import LogBook, LogLine

SUMMON = "icons/summon"

_VERBS: dict[type, str] = {
    ev.FourDicePaid: "four", ev.DiceChosen: "dice", ev.SummonDeclined: "skip", ev.PathLaid: "summon",
    ev.Summoned: "summon", ev.Moved: "move", ev.Attacked: "attack", ev.AbilityUsed: "use",
    ev.Blasted: "blast", ev.ActionsEnded: "end", ev.Passed: "pass", ev.Defended: "defend",
}  # fmt: skip
"""The line that an event comes of, where that may have been played some lines before."""


class MatchLog(LogBook):
    """Writes what happens at a table.

    Args:
        table: the match and its seats.
        speak: hears each line as it is written; past lines are not spoken again.
    """

    def __init__(self, table: MatchSession, speak: Callable[[str], None]) -> None:
        super().__init__()
        self._table = table
        self._speak = speak
        self._turn = 1
        self.rewrite()

    def rewrite(self) -> None:
        """Write the log anew from the match's lines."""
        self.lines.clear()
        self._turn = 1
        past = self._table.game.open(self._table.match.record())
        for line in self._table.match.lines:
            past.play(line)
            for event in self._table.known(past.last_events, past):
                self._write(event, len(past.lines))

    def write(self, events: Sequence[object]) -> None:
        """Write what has just happened."""
        for event in self._table.known(events):
            if words := self._write(event, len(self._table.match.lines)):
                self._speak(words)
        self.back = 0

    def _write(self, event: object, before: int) -> str:
        match = self._table.match
        if isinstance(event, ev.TurnBegan):
            self._turn = event.turn
        words = sentence(event, match)
        if not words:
            return ""
        turn = self._turn if isinstance(event, ev.DiceChosen) else 0
        square = getattr(event, "target", "") or getattr(event, "square", "")
        on_table = square if square in queries.fixed(match).squares else ""
        why = reason(match, why_of(event, self._table.reasons, before))
        self.lines.append(LogLine(words, turn, on_table, why, self._pictures(event)))
        return words

    def _pictures(self, event: object) -> tuple[str, ...]:
        """Who did it, as he stands on the table; of a roll, the faces."""
        if isinstance(event, ev.Rolled):
            return tuple(SUMMON if face == "S" else icon_of(face) for face in event.faces)
        being = getattr(event, "being", "")
        card = queries.fixed(self._table.match).definitions.cards.get(being[1:])
        return (f"pieces/{being[0]}-{card.colour}-{card.sprite}",) if card else ()


def why_of(event: object, reasons: Sequence[Reason], before: int) -> str:
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
