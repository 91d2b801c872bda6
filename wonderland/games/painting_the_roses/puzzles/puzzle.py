"""Puzzles of the roses as files: a position in a side's turn, a goal, and a shortest way to it."""

from __future__ import annotations

from types import MappingProxyType

from wonderland.content import puzzles as content
from wonderland.content.puzzles import fault
from wonderland.core.message import say
from wonderland.games.painting_the_roses.actions import Code
from wonderland.games.painting_the_roses.game import PaintingTheRoses
from wonderland.games.painting_the_roses.named_line import in_names
from wonderland.games.painting_the_roses.position import Position
from wonderland.games.painting_the_roses.puzzles.solver import Goal, Kind, Solver
from wonderland.games.painting_the_roses.state import ACT, State

_ABOUT = {"move": "walking", "paint": "paint", "stalk": "the Queen of Hearts"}
_FACES = {"J": "Jacks", "Q": "Queens", "K": "Kings"}


class Puzzle(content.SearchedPuzzle[State, Code]):
    """A puzzle of the roses, read and set up, not yet proved."""

    rules = PaintingTheRoses
    position = Position
    model = content.PuzzleModel[Kind]
    free = ("end", "allow", "cancel")
    lengths = MappingProxyType({1: (1, 2), 2: (1, 3), 3: (2, 3)})
    goal: Goal

    def goal_of(self, kind: str, start: State) -> Goal:
        """A goal of the seat that acts; one of two saves itself."""
        if start.phase != ACT:
            what = say("the position is not in an action step")
            raise fault(self.document, ("record", "position"), what)
        if kind == "save" and start.config.players != 2:
            raise fault(self.document, ("goal",), say("save is for two seats: one is to be stopped"))
        return Goal(kind, start.active)

    @property
    def wanted(self) -> tuple[str, str]:
        """What is wanted, in a few words and in a word or two."""
        if self.goal.kind == "save":
            return say("Stop the next seat’s win"), say("stop them")
        return super().wanted

    @property
    def themes(self) -> tuple[str, ...]:
        """What its solution is made of."""
        mine = [one for one in map(in_names, self.solution) if one.seat == self.side and one.card]
        found = [_ABOUT.get(one.verb) or _FACES.get(one.card[0]) for one in mine]
        return tuple(dict.fromkeys(theme for theme in found if theme))

    def silent(self, line: str) -> bool:
        """Whether with a line a seat only lets things be."""
        return in_names(line).verb == "allow"

    def solver(self) -> Solver:
        """What knows what can be forced from its positions."""
        return Solver(self.goal)

    def check_goal(self, start: State) -> None:
        """Nobody is stopped who can't win."""
        if self.goal.kind == "save" and not self.goal.next_wins(start):
            what = say("there is nothing to save: the next seat can't win")
            raise fault(self.document, ("goal",), what)


PUZZLES = content.FilePuzzles(Puzzle)
"""The puzzles of the roses."""
