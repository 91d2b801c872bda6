"""Tasks of Storytellers as files: a position in a round, a goal, and a shortest way to it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from types import MappingProxyType

from wonderland.content import puzzles as content
from wonderland.content.reread import reread
from wonderland.core.match import Match
from wonderland.core.message import say
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


class Puzzle(content.SearchedPuzzle[State, Code]):
    """A task, read and set up, not yet proved.

    Args:
        head: what its file says.
        goal: what is to be reached, and by whom.
    """

    rules = Storytellers
    position = Position
    lengths = MappingProxyType({1: (1, 1), 2: (2, 2), 3: (2, 4)})
    goal: Goal

    @property
    def wanted(self) -> tuple[str, str]:
        """What is wanted, in a few words and in a word or two."""
        if self.goal.kind == "missions":
            return say("Complete two missions in this round"), say("complete two missions")
        return say("Complete a mission in this round"), say("complete a mission")

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

    def solver(self) -> Solver:
        """What knows what can be forced from its positions."""
        return Solver(self.goal)

    def written(self, state: State, code: Code) -> str:
        """What is best done in a state, as a line of the seat that is awaited."""
        to_act = state.to_act
        return notation.write(state.config, CHANCE_ACTOR if to_act is None else to_act, code)


@reread
def load(path: Path) -> Puzzle:
    """Read a puzzle file and set its position up; ``prove`` proves it too.

    Raises:
        BadInput: with all that is wrong in it.
    """
    model, head = content.read_puzzle(path, GAME, content.PuzzleModel[Kind])
    return Puzzle(head, Goal(model.goal, Position.of(Match(Storytellers(), head.record)).value))


PUZZLES = content.FilePuzzles(Puzzle, load, Puzzle.prove, Puzzle.attempt)
"""The tasks of Storytellers."""
