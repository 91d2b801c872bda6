"""Tasks of Storytellers as files: a position in a round, a goal, and a shortest way to it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from wonderland.content import puzzles as content
from wonderland.content.reread import reread
from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.core.record import actor
from wonderland.games.storytellers import notation
from wonderland.games.storytellers.actions import Code
from wonderland.games.storytellers.game import Storytellers
from wonderland.games.storytellers.named_line import in_names
from wonderland.games.storytellers.position import Position
from wonderland.games.storytellers.puzzles.solver import Goal, Kind, Solver
from wonderland.games.storytellers.state import State
from wonderland.kit.codes import CHANCE_ACTOR

GAME = "storytellers"
"""The game whose tasks these are."""
_ABOUT = {"play": "leading", "collect": "keeping", "skill": "skills"}
LENGTHS = {1: (1, 1), 2: (2, 2), 3: (2, 4)}
"""How many actions a solution of each grade takes."""


class PuzzleModel(content.PuzzleModel):
    """What a puzzle file holds."""

    goal: Kind


class Puzzle(content.FilePuzzle[State]):
    """A task, read and set up, not yet proved.

    Args:
        head: what its file says.
        goal: what is to be reached, and by whom.
    """

    rules = Storytellers
    position = Position
    goal: Goal

    @property
    def wanted(self) -> tuple[str, str]:
        """What is wanted, in a few words and in a word or two."""
        if self.goal.kind == "missions":
            return say("Complete two missions in this round"), say("complete two missions")
        return say("Complete a mission in this round"), say("complete a mission")

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
        return in_names(line).seat == "*"

    def actions(self, lines: Iterable[str]) -> int:
        """Count the solving side's actions: cards played and kept, characters turned up and used."""
        mine = [one.verb for one in map(in_names, lines) if one.seat == self.side]
        return sum(verb in ("play", "collect", "skill", "reveal") for verb in mine)


def attempt(puzzle: Puzzle) -> content.BestAttempt[State, Code]:
    """A player's go at a task, and what the solver knows of it."""
    return content.BestAttempt(puzzle, Solver(puzzle.goal), _written)


def _written(state: State, code: Code) -> str:
    to_act = state.to_act
    return notation.write(state.config, CHANCE_ACTOR if to_act is None else to_act, code)


@reread
def load(path: Path) -> Puzzle:
    """Read a puzzle file and set its position up; ``prove`` proves it too.

    Raises:
        BadInput: with all that is wrong in it.
    """
    model, head = content.read_puzzle(path, GAME, PuzzleModel)
    return Puzzle(head, Goal(model.goal, Position.of(Match(Storytellers(), head.record)).value))


def prove(puzzle: Puzzle) -> None:
    """Prove a task: its solution against every answer, its length, the number of solutions.

    Raises:
        BadInput: with the first thing that is not as the file says.
    """
    search, start = Solver(puzzle.goal), Position.of(puzzle.open()).value.copy()
    content.check_forced(puzzle, search, start)
    content.check_solution(puzzle, search, start, LENGTHS)


PUZZLES = content.FilePuzzles(Puzzle, load, prove, attempt)
"""The tasks of Storytellers."""
