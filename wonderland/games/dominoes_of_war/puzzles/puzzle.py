"""Puzzles of Dominoes of War as files: a position in a side's turn, a goal, and a shortest way to it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from wonderland.content import puzzles as content
from wonderland.content.puzzles import fault
from wonderland.content.reread import reread
from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.core.record import actor
from wonderland.games.dominoes_of_war.actions import Code
from wonderland.games.dominoes_of_war.game import DominoesOfWar
from wonderland.games.dominoes_of_war.named_line import in_names
from wonderland.games.dominoes_of_war.notation import Action
from wonderland.games.dominoes_of_war.position import Position
from wonderland.games.dominoes_of_war.puzzles.solver import Goal, Kind, Solver, in_danger
from wonderland.games.dominoes_of_war.state import State
from wonderland.kit.codes import CHANCE_ACTOR

GAME = "dominoes-of-war"
"""The game whose puzzles these are."""
_FREE = ("end", "face", "flip", "forfeit")
_ABOUT = {
    "move": "walking", "attack": "shots", "charge": "kamikazes", "breach": "walls", "spawn": "generals",
}  # fmt: skip
LENGTHS = {1: (1, 2), 2: (2, 3), 3: (3, 3)}
"""How many actions a solution of each grade takes."""


class PuzzleModel(content.PuzzleModel):
    """What a puzzle file holds."""

    goal: Kind


class Puzzle(content.FilePuzzle[State]):
    """A puzzle, read and set up, not yet proved.

    Args:
        head: what its file says.
        goal: what is to be reached, and by whom.
    """

    rules = DominoesOfWar
    position = Position
    goal: Goal

    @property
    def wanted(self) -> tuple[str, str]:
        """What is wanted, in a few words and in a word or two."""
        if self.goal.kind == "safe":
            return say("Leave nobody in their lines"), say("be safe")
        return super().wanted

    @property
    def side(self) -> str:
        """The seat that solves it."""
        return actor(self.solution[0])

    @property
    def themes(self) -> tuple[str, ...]:
        """What its solution is made of."""
        mine = [one.verb for one in map(in_names, self.solution) if one.seat == self.side]
        return tuple(dict.fromkeys(_ABOUT[verb] for verb in mine if verb in _ABOUT))

    def silent(self, line: str) -> bool:
        """Whether a line is chance's: nobody says it."""
        return in_names(line).verb == "flip"

    def actions(self, lines: Iterable[str]) -> int:
        """Count the solving side's actions."""
        mine = (one.verb for one in map(in_names, lines) if one.seat == self.side)
        return sum(verb not in _FREE for verb in mine)


def attempt(puzzle: Puzzle) -> content.BestAttempt[State, Code]:
    """A player's go at a puzzle, and what the solver knows of it."""
    return content.BestAttempt(puzzle, Solver(puzzle.goal), _written)


def _written(state: State, code: Code) -> str:
    to_act = state.to_act
    return str(Action(state.config, CHANCE_ACTOR if to_act is None else to_act, code))


@reread
def load(path: Path) -> Puzzle:
    """Read a puzzle file and set its position up; ``prove`` proves it too.

    Raises:
        BadInput: with all that is wrong in it.
    """
    model, head = content.read_puzzle(path, GAME, PuzzleModel)
    state = Position.of(Match(DominoesOfWar(), head.record)).value
    return Puzzle(head, Goal(model.goal, state.active, state.men[state.active].bit_count()))


def prove(puzzle: Puzzle) -> None:
    """Prove a puzzle: its solution against the worst tiles, its length, the number of solutions.

    Raises:
        BadInput: with the first thing that is not as the file says.
    """
    search, start = Solver(puzzle.goal), Position.of(puzzle.open()).value.copy()
    content.check_forced(puzzle, search, start)
    if puzzle.goal.kind == "safe" and not in_danger(start, puzzle.goal.side):
        raise fault(puzzle.document, ("goal",), say("nobody is in danger there"))
    content.check_solution(puzzle, search, start, LENGTHS)


PUZZLES = content.FilePuzzles(Puzzle, load, prove, attempt)
"""The puzzles of Dominoes of War."""
