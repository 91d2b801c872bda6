"""Puzzles of the roses as files: a position in a side's turn, a goal, and a shortest way to it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from types import MappingProxyType

from wonderland.content import puzzles as content
from wonderland.content.puzzles import fault
from wonderland.content.reread import reread
from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.games.painting_the_roses.actions import Code
from wonderland.games.painting_the_roses.game import PaintingTheRoses
from wonderland.games.painting_the_roses.named_line import in_names
from wonderland.games.painting_the_roses.notation import Action
from wonderland.games.painting_the_roses.position import Position
from wonderland.games.painting_the_roses.puzzles.solver import Goal, Kind, Solver
from wonderland.games.painting_the_roses.state import ACT, State

GAME = "painting-the-roses"
"""The game whose puzzles these are."""
_FREE = ("end", "allow", "cancel")
_ABOUT = {"move": "walking", "paint": "paint", "stalk": "the Queen of Hearts"}
_FACES = {"J": "Jacks", "Q": "Queens", "K": "Kings"}


class Puzzle(content.SearchedPuzzle[State, Code]):
    """A puzzle of the roses, read and set up, not yet proved.

    Args:
        head: what its file says.
        goal: what is to be reached, and by whom.
    """

    rules = PaintingTheRoses
    position = Position
    lengths = MappingProxyType({1: (1, 2), 2: (1, 3), 3: (2, 3)})
    goal: Goal

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

    def actions(self, lines: Iterable[str]) -> int:
        """Count the solving side's actions."""
        mine = (one.verb for one in map(in_names, lines) if one.seat == self.side)
        return sum(verb not in _FREE for verb in mine)

    def solver(self) -> Solver:
        """What knows what can be forced from its positions."""
        return Solver(self.goal)

    def written(self, state: State, code: Code) -> str:
        """What is best done in a state, as a line of the seat that is awaited."""
        assert state.to_act is not None
        return str(Action(state.config, state.to_act, code))

    def check_goal(self, start: State) -> None:
        """Nobody is stopped who can't win."""
        if self.goal.kind == "save" and not self.goal.next_wins(start):
            what = say("there is nothing to save: the next seat can't win")
            raise fault(self.document, ("goal",), what)


@reread
def load(path: Path) -> Puzzle:
    """Read a puzzle file and set its position up; ``prove`` proves it too.

    Raises:
        BadInput: with all that is wrong in it.
    """
    model, head = content.read_puzzle(path, GAME, content.PuzzleModel[Kind])
    document = head.document
    state = Position.of(Match(PaintingTheRoses(), head.record)).value
    if state.phase != ACT:
        raise fault(document, ("record", "position"), say("the position is not in an action step"))
    if model.goal == "save" and state.config.players != 2:
        raise fault(document, ("goal",), say("save is for two seats: one is to be stopped"))
    return Puzzle(head, Goal(model.goal, state.active))


PUZZLES = content.FilePuzzles(Puzzle, load, Puzzle.prove, Puzzle.attempt)
"""The puzzles of the roses."""
