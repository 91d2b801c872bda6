"""What a player has begun on the battlefield and not yet said, and what clicks make of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from wonderland.core.errors import IllegalAction, Refusal
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
        shape: the ready-made base that was laid last, and how often; ``""`` for none.
        stocked: the type that is to stand on each tile of a base that is being stocked.
        tile: the tile of that base that was chosen; ``""`` for the first that is empty.
        aimed: the targets of a shot at two.
        wall: the wall that is to be shifted, by its edge; ``""`` for none.
        threats: whether it is shown what the enemies can hit.
    """

    def __init__(self, board: HouseBoard) -> None:
        self._board = board
        self.laying: list[str] = []
        self.shape, self.times = "", 0
        self.stocked: dict[str, str] = {}
        self.tile = ""
        self.aimed: list[str] = []
        self.wall = ""
        self.threats = False

    def clear(self) -> None:
        """Something happened: nothing is begun any more."""
        self.laying, self.aimed, self.wall = [], [], ""
        self.shape, self.times = "", 0
        self.stocked, self.tile = {}, ""

    def say(self, words: str) -> Callable[[], object]:
        """What a click does that says a line."""
        control = self._board.control
        return partial(self._board.table.do, lambda: control.line(words))

    def do(self, change: Callable[[], None]) -> Callable[[], object]:
        """What a click does that changes what is begun."""

        def act() -> None:
            self._board.control.refused = None
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

    def refuse(self, refused: Refusal) -> Callable[[], object]:
        """What a click does on a square that can't be taken: it says why not."""
        rule, message = refused
        return partial(self._board.table.do, lambda: self._board.control.refuse(IllegalAction(rule, message)))

    # --- a base ------------------------------------------------------------------------------
    def lay(self, squares: Iterable[str]) -> None:
        """Begin a base anew with some squares."""
        self.laying = list(squares)

    def growing(self, seen: View) -> list[str]:
        """The squares round which a base may still grow: none is added by the last, so nothing moves then."""
        whole = len(self.laying) == seen.known.config.options.base
        return self.laying[:-1] if whole else self.laying

    def lay_ready(self, shape: str, places: list[list[str]]) -> None:
        """Lay a ready-made base where it lies best; once more: at the next place."""
        self.times = self.times + 1 if shape == self.shape else 0
        self.shape = shape
        self.lay(places[self.times % len(places)])

    # --- stocking ----------------------------------------------------------------------------
    def next_tile(self, tiles: Iterable[str]) -> str:
        """The tile on which the next figure is put: the one that was chosen, or the first that is empty."""
        free = [tile for tile in tiles if tile not in self.stocked]
        return self.tile or next(iter(free), "")

    def put(self, tile: str, kind: str) -> None:
        """Put a figure on a tile, instead of whoever stands there."""
        self.stocked = {**self.stocked, tile: kind}
        self.tile = ""

    def choose(self, tile: str) -> None:
        """Choose a tile to put somebody on, or leave that be."""
        self.tile = "" if self.tile == tile else tile

    def stock(self, types: Mapping[str, str]) -> None:
        """Put a figure on each tile."""
        self.stocked, self.tile = dict(types), ""
