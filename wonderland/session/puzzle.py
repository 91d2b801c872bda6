"""A sitting at a puzzle: the player plays as he likes, and the solver answers and watches.

The solver works in a process of its own. What it has said of a place in the attempt is kept, so
that taking back costs nothing.
"""

from __future__ import annotations

from dataclasses import dataclass

from wonderland import api
from wonderland.core.errors import IllegalAction
from wonderland.core.game import Event
from wonderland.core.message import say, say_n
from wonderland.core.puzzle import Puzzle
from wonderland.core.record import actor
from wonderland.session.logs import write_log
from wonderland.session.match_session import TRIES, MatchSession, Seat
from wonderland.session.progress import HINT, LINE, NO_HELP, SHOWN, Progress, Solved
from wonderland.session.solving import solve
from wonderland.session.undo import NOTHING, Permission
from wonderland.session.worker import AtOnce, Report, Worker

OVER = say("the puzzle is over")
Lines = tuple[str, ...]


@dataclass(slots=True)
class _Seen:
    """What the solver has said of a place: whether the goal can be forced, and what to play."""

    reachable: bool | None = None
    line: str | None = None


class PuzzleSession(MatchSession):
    """The table at which a puzzle is solved.

    A go lasts from the first line until the goal is reached, however often it is begun again.

    Args:
        game: the game.
        puzzle: what is to be solved.
        progress: where it is remembered how it was solved.
        solver: where the solver works; a process of its own if it isn't given.

    Attributes:
        help: the most help in this go, from ``NO_HELP`` to ``SHOWN``.
        slips: how often the goal was let slip in this go.
        showing: whether a solution is being shown.
        shown: whether any line on the table was played to show it.
        result: how the go went, once the player has reached the goal himself.
        feedback, rule: why the last line was refused, and by which rule; ``""`` if it wasn't.
    """

    def __init__(self, game: api.Game, puzzle: Puzzle, progress: Progress, solver: Worker | None = None) -> None:
        self.puzzle = puzzle
        self.progress = progress
        match = puzzle.open()
        seats = {seat: Seat(game.info.name_of(seat)) for seat in match.seats}
        super().__init__(game, match, {**seats, puzzle.side: Seat(say("You"))})
        self._solver = solver or Worker()
        self._seen: dict[Lines, _Seen] = {}
        self._looked_at: Lines = ()
        self._failures = 0
        self._begin_go()
        self._lay_out()

    def _begin_go(self) -> None:
        self.help = NO_HELP
        self.slips = 0
        self.result: Solved | None = None

    def _lay_out(self) -> None:
        self.match = self.puzzle.open()
        self.showing = self.shown = self._due = self._lost = False
        self.feedback = self.rule = ""
        self._advised: Lines | None = None

    # --- where it stands ---------------------------------------------------------------------
    @property
    def lines(self) -> Lines:
        """The lines that were played."""
        return tuple(self.match.lines)

    @property
    def verdict(self) -> bool | None:
        """Whether the goal is reached, missed (False) or open."""
        return self.puzzle.verdict(self.match)

    @property
    def slipped(self) -> bool:
        """Whether the goal is missed, or can't be forced any more."""
        lines = self.lines
        known = (self._seen.get(lines[:count]) for count in range(len(lines) + 1))
        return self.verdict is False or any(seen and seen.reachable is False for seen in known)

    @property
    def seeking(self) -> bool:
        """Whether a line is being looked for that the player waits for."""
        return self._wanted() is True and self.match.to_act == self.puzzle.side

    @property
    def waits(self) -> bool:
        """Whether what is shown waits to be gone on with."""
        here = self.match.to_act == self.puzzle.side and self.verdict is None
        return self.showing and here and not self._due

    @property
    def lets_pass(self) -> bool:
        """Whether the other side is to act, and will only let it pass."""
        seen = self._seen.get(self.lines)
        silent = bool(seen and seen.line and self.puzzle.silent(seen.line))
        return silent and self.match.to_act != self.puzzle.side

    @property
    def nudge(self) -> str:
        """The hint, ``""`` before it was asked for."""
        return self.puzzle.hint if self.help >= HINT else ""

    @property
    def advice(self) -> str:
        """The line to go on with, ``""`` before it was asked for here and found."""
        seen = self._seen.get(self.lines)
        return (seen.line or "") if seen and self._advised == self.lines else ""

    @property
    def advised(self) -> str:
        """The same in words; the line itself where the game has none."""
        line, words = self.advice, self.game.parts.hints
        return words.advice(self.match, [line]) if words and line else line

    @property
    def people(self) -> tuple[str, ...]:
        """The player alone."""
        return (self.puzzle.side,)

    def human(self, side: str) -> bool:
        """The player plays the side that solves, unless a solution is being shown."""
        return side == self.puzzle.side and not self.showing and self.verdict is None

    # --- what the player does ----------------------------------------------------------------
    def play(self, line: object) -> list[Event]:
        """Let the player say a line.

        Raises:
            IllegalAction: if the rules refuse it, or it is not for him to say.
        """
        try:
            if not self.human(actor(str(line))):
                raise IllegalAction("", OVER if self.verdict is not None else self._not_yours())
            events = super().play(line)
        except IllegalAction as refused:
            self.feedback, self.rule = refused.message, refused.rule
            raise
        self.feedback = self.rule = ""
        self._note()
        return events

    def _not_yours(self) -> str:
        others = [seat for seat in self.match.seats if seat != self.puzzle.side]
        return say_n(
            "{names} speaks for itself",
            "{names} speak for themselves",
            len(others),
            names=self.game.info.names_of(others),
        )

    def may_undo(self) -> Permission:
        """Whether the player has said anything that he may take back."""
        mine = any(actor(line) == self.puzzle.side for line in self.match.lines)
        allowed = mine and not self.shown and self.verdict is not True
        return Permission(allowed, why="" if allowed else NOTHING)

    def can_redo(self) -> bool:
        """What was taken back is tried anew."""
        return False

    def undo(self, *, agreed: bool = True) -> str:  # noqa: ARG002 - nobody is to be asked
        """Take back the player's last line, and the answers to it.

        Raises:
            IllegalAction: if there is none.
        """
        if not self.may_undo().allowed:
            raise IllegalAction("", NOTHING)
        line = self.match.undo()
        while actor(line) != self.puzzle.side:
            line = self.match.undo()
        self.feedback = self.rule = ""
        self._note()
        return line

    def again(self) -> None:
        """Lay the position out again; after the goal was reached a new go begins."""
        if self.result:
            self._begin_go()
        self._lay_out()

    def ask(self) -> None:
        """Help a little more: first by the hint, then by the line to go on with."""
        if self.help == NO_HELP:
            self.help = HINT
        elif self.verdict is None and not self.slipped:
            self.help = max(self.help, LINE)
            self._advised = self.lines

    def show(self) -> None:
        """Show a solution line by line: from here if it can be, else from the beginning."""
        if self.slipped or self.verdict is not None:
            self.again()
        self.help = SHOWN
        self.showing = self.shown = True
        self.go_on()

    def go_on(self) -> None:
        """Let the next line of what is shown be played."""
        self._due = self.showing

    # --- what goes on by itself --------------------------------------------------------------
    def poll(self) -> list[Event]:
        """Let the other side answer, or what is shown go on by the line that is due."""
        self.attend()
        seen = self._seen.get(self.lines)
        mine = self.match.to_act == self.puzzle.side
        if self.verdict is not None or (mine and not self._due) or not seen or not seen.line:
            return []
        if mine:
            self._due = False
        events = self.match.play(seen.line)
        self._note()
        return events

    def draw(self) -> list[Event]:
        """Chance is no kinder than another seat: what the solver says of it comes."""
        return self.poll()

    def attend(self) -> bool:
        """Listen to the solver, and ask it what is to be known next; whether it said something."""
        said = self._listen()
        how = self._wanted()
        if how is not None and not self._solver.busy:
            self._looked_at = self.lines
            self._solver.start(solve, self.puzzle, self.lines, how)
            said |= self._listen()
        return said

    def close(self) -> None:
        """Leave the table."""
        super().close()
        self._solver.close()

    def _wanted(self) -> bool | None:
        """Whether a line is wanted from the solver, or only its word; None if it was all said."""
        lines = self.lines
        seen = self._seen.get(lines, _Seen())
        if self.verdict is not None:
            return None
        if self.match.to_act != self.puzzle.side:
            return True if seen.line is None else None
        if self._due or self._advised == lines:
            return True if seen.line is None and seen.reachable is not False else None
        return False if seen.reachable is None else None

    def _listen(self) -> bool:
        said = False
        while report := self._solver.poll():
            self._take(report)
            said = True
        return said

    def _take(self, report: Report) -> None:
        seen = self._seen.setdefault(self._looked_at, _Seen())
        if report.kind == "progress":
            seen.reachable = bool(report.value)
        elif report.kind == "done":
            seen.line = str(report.value or "") or seen.line
            self._failures = 0
        else:
            self._fail(report)
        self._note()

    def _fail(self, report: Report) -> None:
        """Let the solver begin again, and in the end work in this process."""
        write_log("solver", str(report.value or "The process that solves has died."))
        self._failures += 1
        if self._failures >= TRIES:
            self._solver.close()
            self._solver = AtOnce()

    def _note(self) -> None:
        """See what has come of the last line or the solver's last word."""
        lost, self._lost = self._lost, self.slipped
        if self._lost and not lost:
            self.slips += 1
        if self._lost and self.showing:
            self.show()
        if self.verdict and not self.shown and not self.result:
            actions = self.puzzle.actions(self.lines)
            self.result = Solved(help=self.help, slips=self.slips, actions=actions)
            self.progress.solve(self.game.name, self.puzzle.name, self.result)
