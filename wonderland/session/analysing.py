"""Analysing a match in another process, so that the window goes on while it is worked out."""

from __future__ import annotations

from typing import cast

from wonderland import api
from wonderland.core.errors import BadInput, Problem
from wonderland.core.game import Game
from wonderland.core.message import say
from wonderland.core.record import Record
from wonderland.games.parts import AnalysisPart
from wonderland.kit.looking_back import Analysis
from wonderland.session.logs import write_log
from wonderland.session.worker import Desk, Worker

TRIES = 2
"""How often an analysis is begun at most."""


def analysis_of(game: api.Game) -> AnalysisPart:
    """How a game's matches are analysed.

    Raises:
        BadInput: if they can't be.
    """
    analysis = game.parts.analysis
    if analysis is None:
        raise BadInput([Problem("analyse", 0, say("matches of {title} can't be analysed", title=game.title))])
    return analysis


def analyse(desk: Desk, rules: Game, record: Record, effort: str, seat: str) -> Analysis:
    """Analyse a record for the other process.

    Args:
        desk: is told how many lines are done, and of how many.
        rules: its game, with all that was handed to it.
        record: the match.
        effort: one of the game's efforts.
        seat: whose knowledge the record holds, ``""`` if nothing is hidden.
    """
    game = api.Game(rules)
    return analysis_of(game).analyse(
        game.rules, record, effort, tell=lambda done, total: desk.tell((done, total)), seat=seat
    )


class Study:
    """The analysis of a record, under way or done.

    Attributes:
        record: what is analysed.
        found: the analysis once it is there.
        done: which part of it is done, from 0 to 1.
        failed: whether it was given up; the log says why.
        seat: whose knowledge of a match under way it holds, ``""`` if nothing is hidden.
    """

    def __init__(
        self, record: Record, effort: str = "", found: Analysis | None = None, seat: str = "", rules: Game | None = None
    ) -> None:
        """Begin.

        Args:
            record: what is analysed; it must replay without a fault.
            effort: one of the game's efforts, its usual one if none is named.
            found: its analysis, where it is known already.
            seat: whose knowledge the record holds.
            rules: its game, where it was made with more than the user's mods.
        """
        self.record = record
        self.found = found
        self.done = 0.0 if found is None else 1.0
        self.failed = False
        self._rules = rules or api.game_of(record).rules
        self._effort = effort or analysis_of(api.Game(self._rules)).usual
        self.seat = seat
        self._worker = Worker()
        self._tries = 0

    def poll(self) -> bool:
        """Go on; whether anything is new since the last call."""
        if self.found is not None or self.failed:
            return False
        if not self._worker.busy:
            self._begin()
            return False
        report = self._worker.poll()
        if report is None:
            return False
        if report.kind == "progress":
            done, total = cast(tuple[int, int], report.value)
            self.done = done / max(1, total)
        elif report.kind == "done":
            self.found, self.done = cast(Analysis, report.value), 1.0
            self._worker.close()
        else:
            write_log("analysis", str(report.value or "the process that analysed died"))
            self.failed = self._tries >= TRIES
        return True

    def _begin(self) -> None:
        self._tries += 1
        self.done = 0.0
        self._worker.start(analyse, self._rules, self.record, self._effort, self.seat)

    def close(self) -> None:
        """Give up what is under way; ``poll`` would begin anew."""
        self._worker.close()

    @property
    def pid(self) -> int | None:
        """The number of the process that is at work."""
        return self._worker.pid
