"""Tasks of Storytellers as files: a position in a round, a goal, and a shortest way to it."""

from __future__ import annotations

from types import MappingProxyType

from wonderland.content import puzzles as content
from wonderland.core.message import say
from wonderland.games.storytellers.actions import GRAMMAR, Code
from wonderland.games.storytellers.game import Storytellers
from wonderland.games.storytellers.named_line import in_names
from wonderland.games.storytellers.position import Position
from wonderland.games.storytellers.puzzles.solver import Goal, Kind, Solver
from wonderland.games.storytellers.state import State


class Puzzle(content.SearchedPuzzle[State, Code]):
    """A task, read and set up, not yet proved."""

    rules = Storytellers
    position = Position
    model = content.PuzzleModel[Kind]
    free = frozenset(GRAMMAR.verbs) - {"play", "collect", "skill", "reveal"}
    about = MappingProxyType({"play": "leading", "collect": "keeping", "skill": "skills"})
    lengths = MappingProxyType({1: (1, 1), 2: (2, 2), 3: (2, 4)})
    goal: Goal

    def goal_of(self, kind: str, start: State) -> Goal:
        """A goal of the storyteller."""
        return Goal(kind, start)

    @property
    def wanted(self) -> tuple[str, str]:
        """What is wanted, in a few words and in a word or two."""
        if self.goal.kind == "missions":
            return say("Complete two missions in this round"), say("complete two missions")
        return say("Complete a mission in this round"), say("complete a mission")

    def silent(self, line: str) -> bool:
        """Whether a line is chance's: nobody says it."""
        return in_names(line).seat == "*"

    def solver(self) -> Solver:
        """What knows what can be forced from its positions."""
        return Solver(self.goal)


PUZZLES = content.FilePuzzles(Puzzle)
"""The tasks of Storytellers."""
