"""Where the player points: the square under the mouse, or under the keyboard's cursor."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from wonderland.core.errors import IllegalAction
from wonderland.ui.games.wonderland import intent as modes
from wonderland.ui.games.wonderland.intent import DIRECTIONS, Intent, Refused, spoken

Pair = tuple[str, str]
Tried = tuple[Pair | None, IllegalAction | None]
Neighbour = Callable[[str, int, int], str | None]
PATH_SQUARES = 6


@dataclass(slots=True)
class Pointing:
    """Where the player points.

    Attributes:
        hover: the square under the mouse.
        cursor: the square under the keyboard; while there is one, it counts.
        mouse: where the mouse is, None where it isn't on the felt.
        threats: whether the squares that are threatened are to be shown.
        watched: a square that the log points out.
    """

    hover: str | None = None
    cursor: str | None = None
    mouse: tuple[int, int] | None = None
    threats: bool = False
    watched: str | None = None

    @property
    def square(self) -> str | None:
        """The square that is pointed at."""
        return self.cursor or self.hover


class DominoInHand:
    """The domino that the player is about to put down: how it would lie, and why it may not.

    Args:
        control: what the player has begun.
        pointing: where he points.
        neighbour: the square some columns and rows away, None off the table.
    """

    def __init__(self, control: Intent, pointing: Pointing, neighbour: Neighbour) -> None:
        self._control = control
        self._pointing = pointing
        self._neighbour = neighbour
        self._key: tuple[object, ...] = ()
        self._tried: Tried = (None, None)

    @property
    def held(self) -> bool:
        """Whether there is one in hand."""
        control = self._control
        return control.mode == modes.LAYING and len(control.laid) < PATH_SQUARES

    @property
    def tried(self) -> Tried:
        """How it would lie where the player points, and why it may not; nothing where it wouldn't."""
        square = self._pointing.square
        return self.tried_on(square) if self.held and square else (None, None)

    def tried_on(self, square: str) -> Tried:
        """How it would lie on a square, and why it may not; asked once."""
        control = self._control
        key = (square, control.turn, tuple(control.laid), len(control.match.lines))
        if key != self._key:
            pair = self.pair_at(square)
            self._key = key
            self._tried = (pair, control.why_not(pair) if pair else None)
        return self._tried

    def pair_at(self, square: str) -> Pair | None:
        """The squares it would lie on; None off the table."""
        dx, dy = DIRECTIONS[self._control.turn]
        return self._control.placed(square, self._neighbour(square, dx, dy))

    @property
    def refused(self) -> Refused | None:
        """Why it may not lie where the player points."""
        square, refused = self._pointing.square, self.tried[1]
        return spoken(refused, square) if refused else None

    def put_on(self, square: str) -> bool:
        """Put it down on a square, turned about if it would be off the table; whether it lies."""
        pair = self.pair_at(square)
        if pair is None:
            self._control.turn = (self._control.turn + 2) % 4
            pair = self.pair_at(square)
        return bool(pair and self._control.put(pair))
