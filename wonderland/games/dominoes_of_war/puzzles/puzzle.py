"""Puzzles of Dominoes of War as files: a position in a side's turn, a goal, and a shortest way to it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from types import MappingProxyType

from wonderland.content import puzzles as content
from wonderland.content.puzzles import fault
from wonderland.content.reread import reread
from wonderland.core.match import Match
from wonderland.core.message import say
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


class Puzzle(content.SearchedPuzzle[State, Code]):
    """A puzzle, read and set up, not yet proved.

    Args:
        head: what its file says.
        goal: what is to be reached, and by whom.
    """

    rules = DominoesOfWar
    position = Position
    lengths = MappingProxyType({1: (1, 2), 2: (2, 3), 3: (3, 3)})
    goal: Goal

    @property
    def wanted(self) -> tuple[str, str]:
        """What is wanted, in a few words and in a word or two."""
        if self.goal.kind == "safe":
            return say("Leave nobody in their lines"), say("be safe")
        return super().wanted

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

    def solver(self) -> Solver:
        """What knows what can be forced from its positions."""
        return Solver(self.goal)

    def written(self, state: State, code: Code) -> str:
        """What is best done in a state, as a line of the seat that is awaited."""
        to_act = state.to_act
        return str(Action(state.config, CHANCE_ACTOR if to_act is None else to_act, code))

    def check_goal(self, start: State) -> None:
        """Nobody is saved who is in no danger."""
        if self.goal.kind == "safe" and not in_danger(start, self.goal.side):
            raise fault(self.document, ("goal",), say("nobody is in danger there"))


@reread
def load(path: Path) -> Puzzle:
    """Read a puzzle file and set its position up; ``prove`` proves it too.

    Raises:
        BadInput: with all that is wrong in it.
    """
    model, head = content.read_puzzle(path, GAME, content.PuzzleModel[Kind])
    state = Position.of(Match(DominoesOfWar(), head.record)).value
    return Puzzle(head, Goal(model.goal, state.active, state.men[state.active].bit_count()))


PUZZLES = content.FilePuzzles(Puzzle, load, Puzzle.prove, Puzzle.attempt)
"""The puzzles of Dominoes of War."""
