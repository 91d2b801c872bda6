"""What a player has begun on the battlefield and not yet said, and what clicks make of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from wonderland.core.errors import IllegalAction
from wonderland.games.dominoes_of_war.view import View
from wonderland.ui.table.house_board import HouseBoard


def acts(board: HouseBoard, seen: View) -> bool:
    """Whether the seat that looks on is a person who is awaited."""
    return seen["to_act"] == seen.seat and board.session.human(seen.seat)


class Begun:
    """Holds what is begun.

    Args:
        board: the board, whose control says lines.

    Attributes:
        laying: the squares of a base that is being laid.
        aimed: the targets of a shot at two.
        wall: the wall that is to be shifted, by its edge; ``""`` for none.
        threats: whether it is shown what the enemies can hit.
    """

    def __init__(self, board: HouseBoard) -> None:
        self._board = board
        self.laying: list[str] = []
        self.aimed: list[str] = []
        self.wall = ""
        self.threats = False

    def clear(self) -> None:
        """Something happened: nothing is begun any more."""
        self.laying, self.aimed, self.wall = [], [], ""

    def say(self, words: str) -> Callable[[], object]:
        """What a click does that says a line."""
        control = self._board.control
        return partial(self._board.table.do, lambda: control.line(words))

    def do(self, change: Callable[[], None]) -> Callable[[], object]:
        """What a click does that changes what is begun."""

        def act() -> None:
            change()
            self._board.app.dirty = True

        return act

    def toggle(self, begun: list[str], name: str, most: int) -> Callable[[], object]:
        """Take a square up among those that are begun, or put it back."""

        def change() -> None:
            if name in begun:
                begun.remove(name)
            else:
                begun.append(name)
                del begun[: max(0, len(begun) - most)]

        return self.do(change)

    def refuse(self, refused: tuple[str, str]) -> Callable[[], object]:
        """What a click does on a square that can't be taken: it says why not."""
        rule, message = refused
        return self.do(lambda: self._board.control.refuse(IllegalAction(rule, message)))
