"""Puzzles of Dungeon Dice as files: a position in a side's turn, a goal, a shortest way to it."""

from __future__ import annotations

from collections.abc import Iterable
from types import MappingProxyType

from wonderland.content import puzzles as content
from wonderland.content.puzzles import fault
from wonderland.core.message import say
from wonderland.games.dungeon_dice.actions import Code
from wonderland.games.dungeon_dice.actions.acting import End
from wonderland.games.dungeon_dice.game import DungeonDice
from wonderland.games.dungeon_dice.named_line import in_names
from wonderland.games.dungeon_dice.position import Position
from wonderland.games.dungeon_dice.puzzles.solver import FREE, Goal, Kind, Solver, after
from wonderland.games.dungeon_dice.state import ACTION, SIDES, State


class Puzzle(content.SearchedPuzzle[State, Code]):
    """A puzzle, read and set up, not yet proved."""

    rules = DungeonDice
    position = Position
    model = content.PuzzleModel[Kind]
    lengths = MappingProxyType({1: (1, 5), 2: (1, 7), 3: (2, 9)})
    goal: Goal

    def goal_of(self, kind: str, start: State) -> Goal:
        """A goal of the side that acts; it survives sides that roll no more."""
        if start.phase != ACTION:
            what = say("the position is not among the actions")
            raise fault(self.document, ("record", "position"), what)
        if kind == "survive" and any(start.dice_left):
            raise fault(self.document, ("record", "pools"), say("to survive is for sides without dice"))
        return Goal(kind, start.active, start.turn)

    @property
    def wanted(self) -> tuple[str, str]:
        """What is wanted, in a few words and in a word or two."""
        if self.goal.kind == "survive":
            return say("Survive the next turn"), say("survive")
        return super().wanted

    @property
    def side(self) -> str:
        """The side that solves it."""
        return SIDES[self.goal.side]

    @property
    def themes(self) -> tuple[str, ...]:
        """The words of the abilities that its solution uses, or what else it is made of."""
        mine = [one for one in map(in_names, self.solution) if one.side == self.side]
        used = [one.ability for one in mine if one.ability]
        verbs = [{"move": "marching", "attack": "fighting"}.get(one.verb, "") for one in mine]
        return tuple(dict.fromkeys(theme for theme in used or verbs if theme))

    def silent(self, line: str) -> bool:
        """Whether with a line a side only lets things be."""
        return in_names(line).verb == "pass"

    def actions(self, lines: Iterable[str]) -> int:
        """Count the solving side's actions; each stride is one."""
        mine = (one for one in map(in_names, lines) if one.side == self.side)
        return sum(one.strides or 1 for one in mine if one.verb not in FREE)

    def solver(self) -> Solver:
        """What knows what can be forced from its positions."""
        return Solver(self.goal)

    def check_goal(self, start: State) -> None:
        """Nothing is survived that the turn's end survives."""
        if self.goal.kind == "survive" and self.solver().reaches(after(start, End())):
            what = say("there is nothing to survive: the turn may end at once")
            raise fault(self.document, ("goal",), what)


PUZZLES = content.FilePuzzles(Puzzle)
"""The puzzles of Dungeon Dice."""
