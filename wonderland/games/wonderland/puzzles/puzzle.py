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
from pathlib import Path
from typing import Annotated

from pydantic import Field

from wonderland.content import puzzles as content
from wonderland.content.puzzles import fault
from wonderland.content.reread import reread
from wonderland.content.yamlfile import Document
from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.games.wonderland import notation
from wonderland.games.wonderland.actions.acting import Step, walks_on
from wonderland.games.wonderland.codes import Code
from wonderland.games.wonderland.game import Wonderland
from wonderland.games.wonderland.named_line import in_names
from wonderland.games.wonderland.position import Position
from wonderland.games.wonderland.puzzles.solver import Goal, Kind, Solver, after, in_lines, price
from wonderland.games.wonderland.puzzles.themes import Theme
from wonderland.games.wonderland.queries.asking import state_of
from wonderland.games.wonderland.state import ACTION, SIDES, State

GAME = "wonderland"
"""The game whose puzzles these are."""


class PuzzleModel(content.PuzzleModel[Kind]):
    """What a puzzle file holds."""

    themes: Annotated[list[Theme], Field(min_length=1)]


class Puzzle(content.FilePuzzle[State]):
    """A puzzle of the flagship, read and set up, not yet proved.

    Args:
        head: what its file says.
        goal: what is to be reached, and by whom.
        themes: what it is about.
    """

    rules = Wonderland
    position = Position
    goal: Goal

    def __init__(self, head: content.PuzzleHead, goal: Goal, themes: tuple[Theme, ...]) -> None:
        super().__init__(head, goal)
        self._themes = themes

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
            read = notation.read(state_of(match), line)
            if read.actor == self.goal.side:
                count += sum(price(code) for code in read.codes)
            match.play(line)
        return count


class Attempt(content.SearchedAttempt[State]):
    """A player's go at a puzzle, and what the solver knows of it.

    Args:
        puzzle: what is to be solved.
    """

    def __init__(self, puzzle: Puzzle) -> None:
        self._goal = puzzle.goal
        self._search = Solver(state_of(puzzle.open()), puzzle.goal)
        super().__init__(puzzle, self._search)

    def _answer(self) -> str:
        state = self.state
        return in_lines(state, (self._search.answer(state),))[0]

    def _next_line(self) -> str:
        """Steps of one being in a row that nobody could answer are one line."""
        state = self.state
        first = self._first_action(state)
        codes = [first]
        then = after(state, first)
        while isinstance(first, Step) and self._walks_on(then, first):
            codes.append(self._first_action(then))
            then = after(then, codes[-1])
        return in_lines(state, tuple(codes))[0]

    def _first_action(self, state: State) -> Code:
        return self._search.first_actions(state, self._search.shortest(state) or 0)[0]

    def _walks_on(self, state: State, step: Code) -> bool:
        """Whether a shortest way goes on with another step of the same being."""
        if self._goal.verdict(state) is not None or state.to_act != self._goal.side:
            return False
        return walks_on(step, self._first_action(state))


@reread
def load(path: Path) -> Puzzle:
    """Read a puzzle file and set its position up; ``proof.check`` proves it too.

    Raises:
        BadInput: with all that is wrong in it.
    """
    model, head = content.read_puzzle(path, GAME, PuzzleModel)
    state = state_of(Match(Wonderland(), head.record))
    _check_position(head.document, state, model.goal)
    return Puzzle(head, Goal(model.goal, state.active, state.turn), tuple(model.themes))


def _check_position(document: Document, state: State, goal: Kind) -> None:
    """Hold a position against what a puzzle needs so that nothing in it is left to chance."""
    place = ("record", "position")
    if state.phase != ACTION:
        what = say("the position is not in the action step of a side")
        raise fault(document, place, what, say("It has active: w or e, and phase: action."))
    other = 1 - state.active
    if goal == "save" and state.pool[other]:
        left = ", ".join(state.config.ids[card][1:] for card in state.pool[other])
        what = say(
            "the other side could roll dice in its turn, since its pool holds {left}", left=left
        )
        raise fault(document, ("record", "pools", SIDES[other]), what, say("Take those cards out."))
