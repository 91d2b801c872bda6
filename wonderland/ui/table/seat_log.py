"""The log of a match of any game, as each seat at the table knows it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from wonderland.core.game import Event
from wonderland.core.match import Match
from wonderland.kit.on_demand import OnDemand
from wonderland.session.match_session import MatchSession
from wonderland.ui.kit.log import LogLine, noted
from wonderland.ui.kit.motion import along, where
from wonderland.ui.table.past_log import PastLog
from wonderland.ui.table.story import Story, Turn

NOBODYS = Turn(0, "")
"""The time before the first turn."""


class SeatLogs(PastLog[tuple[Turn, bool, tuple[int, ...]]]):
    """A log for each seat of a table, in words and in notation.

    Args:
        session: the match and its seats.
        story: how the game's log is drawn as a story.
    """

    def __init__(self, session: MatchSession, story: Story) -> None:
        self.story = story
        self._known: dict[str, list[LogLine]] = {}
        self._turn, self._tells = NOBODYS, False
        super().__init__(session)

    def _begin(self, past: Match) -> None:
        self._known = {seat: [] for seat in past.seats}
        self._turn, self._tells = NOBODYS, False

    def _tell_past(self, past: Match) -> None:
        self._write(past)

    def _mark(self) -> tuple[Turn, bool, tuple[int, ...]]:
        return self._turn, self._tells, tuple(map(len, self._known.values()))

    def _cut(self, mark: tuple[Turn, bool, tuple[int, ...]]) -> None:
        self._turn, self._tells, counts = mark
        for lines, count in zip(self._known.values(), counts, strict=True):
            del lines[count:]

    def write(self, events: Sequence[Event]) -> None:  # noqa: ARG002 - each seat is told its own
        """Write what the last line did, as each seat knows it."""
        self._write(self._session.match)
        self.back = 0

    def note(self, words: str) -> None:
        """Add a note that everybody reads."""
        for lines in self._known.values():
            lines.append(noted(lines, words))

    def scroll(self, rows: int) -> None:
        """Go up by some rows, or down again."""
        self.back = max(0, min(max(map(len, self._known.values())), self.back + rows))

    def _write(self, match: Match) -> None:
        turn, story = self._turn, self.story
        for seat, lines in self._known.items():
            turn = self._turn
            for event in match.events_for(seat):
                if began := story.begun(event):
                    turn, self._tells = began, True
                if words := self._session.game.text.sentence(event, match):
                    lines.append(LogLine(
                        words, turn.number, where(event), whose=turn.seat, sign=story.sign_of(event),
                        idle=story.is_idle(event), along=along(event), gist=story.gist_of(event),
                    ))  # fmt: skip
        # a game that tells of no beginning has turns all the same
        self._turn = turn if self._tells else Turn(match.turn, match.active or "")

    def sentences(self, match: Match, events: Sequence[Event]) -> list[str]:
        """Events in words, without those that need none."""
        sentences = [self._session.game.text.sentence(event, match) for event in events]
        return [words for words in sentences if words]

    def read(self, seat: str) -> Sequence[LogLine]:
        """The log as a seat reads it now."""
        if self.as_notation:
            match = self._session.match
            known = partial(match.known_by, (seat,))
            return self.shown(OnDemand(len(match.lines), known))
        return self._known[seat]
