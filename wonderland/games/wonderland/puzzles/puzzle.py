"""Puzzles of the flagship: positions in which one side wins, or saves itself, by this turn's actions.

A puzzle begins in the action step of the side that solves it. Its goal is one of two:

``win``   That side ends the match as its winner in this very turn, whatever the other side does in
          its windows and in check defense.
``save``  That side has not lost when the other side's next turn is over, whatever the other side
          does now and in that turn. The other side has no card left in its pool, so by W-16 it
          chooses and rolls no dice: it plays from the factors that it has.

So nothing is left to chance, and ``solver`` can prove every puzzle by looking at every answer. A
file holds the position as a record without moves, a shortest solution with the best answers to it,
and the number of all shortest solutions.
"""

from __future__ import annotations

from collections.abc import Iterable
from types import MappingProxyType
from typing import Annotated

from pydantic import Field

from wonderland.content import puzzles as content
from wonderland.content.puzzles import fault
from wonderland.content.yamlfile import Document
from wonderland.core.message import say
from wonderland.core.record import Record
from wonderland.games.wonderland import notation
from wonderland.games.wonderland.actions.acting import Step, Strike, walks_on
from wonderland.games.wonderland.codes import Code
from wonderland.games.wonderland.game import Wonderland
from wonderland.games.wonderland.named_line import in_names
from wonderland.games.wonderland.position import Position
from wonderland.games.wonderland.puzzles.solver import Goal, Kind, Solver, after, in_lines, price
from wonderland.games.wonderland.puzzles.themes import Theme, matters
from wonderland.games.wonderland.state import ACTION, SIDES, State
from wonderland.search.forced import OutOfReach

MOST_LOOKED = 100_000
"""Positions after which a puzzle is too large to be one."""


class PuzzleModel(content.PuzzleModel[Kind]):
    """What a puzzle file holds."""

    themes: Annotated[list[Theme], Field(min_length=1)]


class Puzzle(content.SearchedPuzzle[State, Code]):
    """A puzzle of the flagship, read and set up, not yet proved."""

    rules = Wonderland
    position = Position
    model = PuzzleModel
    lengths = MappingProxyType({1: (1, 8), 2: (2, 8), 3: (2, 9)})
    goal: Goal

    def __init__(self, said: content.PuzzleModel[str], record: Record, document: Document) -> None:
        super().__init__(said, record, document)
        assert isinstance(said, PuzzleModel)
        self._themes = tuple(said.themes)

    def goal_of(self, kind: str, start: State) -> Goal:
        """A goal of the side that acts, in a position in which nothing is left to chance."""
        place = ("record", "position")
        if start.phase != ACTION:
            what = say("the position is not in the action step of a side")
            raise fault(self.document, place, what, say("It has active: w or e, and phase: action."))
        other = 1 - start.active
        if kind == "save" and start.pool[other]:
            left = ", ".join(start.config.ids[card][1:] for card in start.pool[other])
            what = say("the other side could roll dice in its turn, since its pool holds {left}", left=left)
            pool = ("record", "pools", SIDES[other])
            raise fault(self.document, pool, what, say("Take those cards out."))
        return Goal(kind, start.active, start.turn)

    @property
    def themes(self) -> tuple[Theme, ...]:
        """What it is about."""
        return self._themes

    @property
    def side(self) -> str:
        """The side that solves it."""
        return SIDES[self.goal.side]

    def silent(self, line: str) -> bool:
        """Whether with a line a side only lets things be."""
        return in_names(line).silent

    def actions(self, lines: Iterable[str]) -> int:
        """Count the solving side's actions in lines that begin here: steps, attacks and uses."""
        match, count = self.open(), 0
        for line in lines:
            read = notation.read(self.state_of(match), line)
            if read.actor == self.goal.side:
                count += sum(price(code) for code in read.codes)
            match.play(line)
        return count

    def solver(self) -> Solver:
        """What knows what can be forced from its positions."""
        return Solver(self.state_of(self.open()), self.goal)

    def written(self, state: State, code: Code) -> str:
        """What is best done in a state, as a line of the side that is awaited."""
        return in_lines(state, (code,))[0]

    def attempt(self) -> Attempt:
        """A player's go at it, and what the solver knows of that."""
        return Attempt(self)

    # --- its proof
    def prove(self) -> None:
        """Prove the solution, its length, the number of solutions, the themes.

        Raises:
            BadInput: with the first thing that is not as the file says.
        """
        start = self.state_of(self.open())
        try:
            self.prove_by(Solver(start, self.goal, looks=MOST_LOOKED))
        except OutOfReach:
            what = say("the position has more than {most} positions within reach", most=MOST_LOOKED)
            mend = say("Take out factors.")
            raise fault(self.document, ("record", "position"), what, mend) from None
        now = self.length, self.winning_lines
        for index, theme in enumerate(self.themes):
            if not matters(start, self.goal, theme, now):
                what = say("{theme} does not matter here: without it the solution is as long", theme=theme)
                raise fault(self.document, ("themes", index), what, say("Take it out."))

    def slip(self, line: str, state: State) -> str:
        """Say that a line lets the goal slip, and by which answer, where the other side is to act."""
        if self.goal.verdict(state) is not None or state.to_act == self.goal.side:
            return super().slip(line, state)
        answer = self.written(state, self.solver().best(state))
        return say("{line!r} lets the goal slip: the answer is {answer!r}", line=line, answer=answer)

    def shorter(self, start: State) -> str:
        """A shortest solution."""
        best = "; ".join(in_lines(start, next(self.solver().solutions(start))))
        return say("A shortest one is: {best}.", best=best)

    def check_grade(self, start: State, shortest: int) -> None:
        """From grade 2 on the solving side does more than attack.

        Raises:
            BadInput: if its solution is too short or too long, or attacking is enough.
        """
        super().check_grade(start, shortest)
        if self.grade > 1 and Solver(start, self.goal, _strikes).reaches(start):
            what = say("attacking at once is enough, so the grade is 1, not {grade}", grade=self.grade)
            raise fault(self.document, ("grade",), what)


def _strikes(_: State, code: Code) -> bool:
    return isinstance(code, Strike)


class Attempt(content.SearchedAttempt[State, Code]):
    """A player's go at a puzzle, and what the solver knows of it."""

    def next_best(self) -> str:
        """Steps of one being in a row that nobody could answer are one line."""
        state = self.state
        codes = [self.search.best(state)]
        then = after(state, codes[0])
        while isinstance(codes[0], Step) and self._walks_on(then, codes[0]):
            codes.append(self.search.best(then))
            then = after(then, codes[-1])
        return in_lines(state, tuple(codes))[0]

    def _walks_on(self, state: State, step: Code) -> bool:
        """Whether a shortest way goes on with another step of the same being."""
        goal = self.puzzle.goal
        if goal.verdict(state) is not None or SIDES[state.to_act or 0] != self.puzzle.side:
            return False
        return walks_on(step, self.search.best(state))


PUZZLES = content.FilePuzzles(Puzzle)
"""The flagship's puzzles."""
