"""A sitting: a match, who plays its seats, and the autosave that follows it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from wonderland import api
from wonderland.ai.agent import RandomAgent
from wonderland.core.errors import BadInput, Problem
from wonderland.core.game import CHANCE, Event
from wonderland.core.match import Match
from wonderland.core.record import Record
from wonderland.session import thinking
from wonderland.session.autosave import Autosave
from wonderland.session.logs import write_log
from wonderland.session.worker import Report, Worker

HUMAN = "human"
AI = "ai:"
TRIES = 3
"""How often a thought that came to nothing is begun again."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who plays a side: a name, and ``human`` or ``ai:`` and a level."""

    name: str
    player: str = HUMAN

    @property
    def human(self) -> bool:
        """Whether a person plays it."""
        return self.player == HUMAN

    @property
    def level(self) -> str:
        """The agent's level, ``""`` for a person."""
        return "" if self.human else self.player.removeprefix(AI)


def read_player(game: api.Game, side: str, player: str) -> str:
    """Check who is to play a seat: ``human`` or ``ai:LEVEL``.

    Raises:
        BadInput: if it is neither.
    """
    if player == HUMAN or (player.startswith(AI) and player.removeprefix(AI) in game.levels):
        return player
    levels = ", ".join(AI + level for level in game.levels)
    what = f"seat {side} is {HUMAN} or one of {levels}, not {player}"
    raise BadInput([Problem("seats", 0, what)])


class Table:
    """The match that is being played, its players, and its autosave.

    Attributes:
        game, match: what is played.
        seats: who plays each side.
        why: what the agent said of its last action, by side.
        notice: what a player should be told once, such as that an agent could not think.
        seconds: how long agents may think in a turn; None for as long as their level says.
    """

    def __init__(
        self,
        game: api.Game,
        match: Match,
        seats: Mapping[str, Seat],
        autosave: Autosave | None = None,
        seconds: float | None = None,
    ) -> None:
        self.game = game
        self.match = match
        self.seats = dict(seats)
        self.why: dict[str, str] = {}
        self.notice = ""
        self.seconds = seconds
        self._autosave = autosave
        self._worker = Worker()
        self._failed = 0
        if autosave:
            autosave.rewrite(self.record())

    def record(self) -> Record:
        """The match as a record, with its seats."""
        seats = {side: {"name": s.name, "player": s.player} for side, s in self.seats.items()}
        return replace(self.match.record(), seats=seats)

    def human(self, side: str) -> bool:
        """Whether a person plays a side."""
        return self.seats[side].human

    @property
    def fault(self) -> str:
        """Why nothing is being saved, or ``""``."""
        return self._autosave.fault if self._autosave else ""

    @property
    def thinking(self) -> bool:
        """Whether an agent is at it."""
        return self._worker.busy

    def play(self, line: object) -> list[Event]:
        """Play a line and save it.

        Raises:
            IllegalAction: if it is refused; nothing has changed.
        """
        events = self.match.play(str(line))
        self._worker.cancel()  # a thought about what was before is of no use
        self._saved()
        return events

    def draw(self) -> list[Event]:
        """Let chance act and save what it did."""
        self.match.draw()
        self._saved()
        return self.match.last_events

    def poll(self) -> list[Event]:
        """Let the program's own seats go on: start a thought, or play one that is ready."""
        side = self.match.to_act
        if side in (None, CHANCE) or self.human(str(side)):
            return []
        if not self._worker.busy:
            self._think(str(side))
            return []
        report = self._worker.poll()
        if report is None or report.kind == "progress":
            return []
        if report.kind != "done":
            return self._think_again(str(side), report)
        self._failed = 0
        line, self.why[str(side)] = report.value
        return self.play(line)

    def _think(self, side: str) -> None:
        level, seed = self.seats[side].level, self.game.seats.index(side)
        work = (self.match.record(), side, level, seed, self.seconds)
        self._worker.start(thinking.choose, *work)

    def _think_again(self, side: str, report: Report) -> list[Event]:
        """A thought has failed: begin it again, and in the end play on without thinking."""
        if report.kind == "fault":
            write_log("agent", str(report.value))
        self._failed += 1
        if self._failed < TRIES:
            self._think(side)
            return []
        self._failed = 0
        name = self.seats[side].name
        self.notice = f"{name} could not think, and did the next best thing. The log says why."
        choice = RandomAgent(len(self.match.lines)).choose(self.match.view(side))
        self.why[side] = choice.why
        return self.play(choice.action)

    def can_undo(self) -> bool:
        """Whether a player may take back: back to the last chance, and only his own lines."""
        lines = self.match.lines
        side = self.match.to_act
        return bool(lines) and not lines[-1].startswith(CHANCE) and lines[-1][:1] == side

    def undo(self) -> str:
        """Take back the last line that a person said, and what followed it.

        Raises:
            IllegalAction: if there is none.
        """
        self._worker.cancel()
        line = self.match.undo()
        while self._not_by_a_person(line) and self.match.lines:
            line = self.match.undo()
        if self._autosave:
            self._autosave.rewrite(self.record())
        return line

    def _not_by_a_person(self, line: str) -> bool:
        return line.startswith(CHANCE) or not self.human(line[0])

    def close(self) -> None:
        """Leave the table; the autosave stays while the match is unfinished."""
        self._worker.close()
        if self._autosave and self.match.result:
            self._autosave.drop()

    def _saved(self) -> None:
        if self._autosave:
            self._autosave.append(self.match.lines[-1])


def seats_of(record: Record) -> dict[str, Seat]:
    """The seats that a record names; people where it doesn't say."""
    names = {"w": "West", "e": "East"}
    return {
        side: Seat(
            record.seats.get(side, {}).get("name", name),
            record.seats.get(side, {}).get("player", HUMAN),
        )
        for side, name in names.items()
    }
