"""Puzzles of Dominoes of War as files: a position in a side's turn, a goal, and a shortest way to it."""

from __future__ import annotations

from types import MappingProxyType

from wonderland.content import puzzles as content
from wonderland.content.puzzles import fault
from wonderland.core.message import say
from wonderland.games.dominoes_of_war.actions import Code
from wonderland.games.dominoes_of_war.game import DominoesOfWar
from wonderland.games.dominoes_of_war.named_line import in_names
from wonderland.games.dominoes_of_war.position import Position
from wonderland.games.dominoes_of_war.puzzles.solver import Goal, Kind, Solver, in_danger
from wonderland.games.dominoes_of_war.state import State


class Puzzle(content.SearchedPuzzle[State, Code]):
    """A puzzle, read and set up, not yet proved."""

    rules = DominoesOfWar
    position = Position
    model = content.PuzzleModel[Kind]
    free = ("end", "face", "flip", "forfeit")
    about = MappingProxyType(
        {"move": "walking", "attack": "shots", "charge": "kamikazes", "breach": "walls", "spawn": "generals"}
    )
    lengths = MappingProxyType({1: (1, 2), 2: (2, 3), 3: (3, 3)})
    goal: Goal

    def goal_of(self, kind: str, start: State) -> Goal:
        """A goal of the seat whose turn it is."""
        return Goal(kind, start.active, start.men[start.active].bit_count())

    @property
    def wanted(self) -> tuple[str, str]:
        """What is wanted, in a few words and in a word or two."""
        if self.goal.kind == "safe":
            return say("Leave nobody in their lines"), say("be safe")
        return super().wanted

    def silent(self, line: str) -> bool:
        """Whether a line is chance's: nobody says it."""
        return in_names(line).verb == "flip"

    def solver(self) -> Solver:
        """What knows what can be forced from its positions."""
        return Solver(self.goal)

    def check_goal(self, start: State) -> None:
        """Nobody is saved who is in no danger."""
        if self.goal.kind == "safe" and not in_danger(start, self.goal.side):
            raise fault(self.document, ("goal",), say("nobody is in danger there"))


PUZZLES = content.FilePuzzles(Puzzle)
"""The puzzles of Dominoes of War."""
