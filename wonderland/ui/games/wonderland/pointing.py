"""Where the player points: the square under the mouse, or under the keyboard's cursor."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from wonderland.core.errors import IllegalAction
from wonderland.games.wonderland.queries import laying
from wonderland.ui.games.wonderland import intent as modes
from wonderland.ui.games.wonderland.geometry import Layout
from wonderland.ui.games.wonderland.intent import Intent
from wonderland.ui.games.wonderland.path_begun import DIRECTIONS
from wonderland.ui.games.wonderland.side_control import spoken
from wonderland.ui.games.wonderland.tracing import PATH_SQUARES, Route
from wonderland.ui.kit.canvas import Rect
from wonderland.ui.kit.kept import Kept
from wonderland.ui.table.table_control import Refused

Pair = tuple[str, str]
Tried = tuple[Pair | None, IllegalAction | None]
Neighbour = Callable[[str, int, int], str | None]
LEANS = 0.2
"""How far from the middle of a square, in squares, the mouse shows where a domino lies on."""


@dataclass(slots=True)
class Pointing:
    """Where the player points.

    Attributes:
        hover: the square under the mouse.
        cursor: the square under the keyboard; while there is one, it counts.
        mouse: where the mouse is, None where it isn't on the felt.
        threats: whether the squares that are threatened are to be shown.
        other_eyes: whether the table is to be shown as the other side knows it.
        watched: the squares that the log points out.
        rested: where the last domino was put down; until the player points elsewhere, nothing is
            tried there.
        turned: whether the domino in hand was turned there, and so lies as it is meant.
    """

    hover: str | None = None
    cursor: str | None = None
    mouse: tuple[int, int] | None = None
    threats: bool = False
    other_eyes: bool = False
    watched: tuple[str, ...] = ()
    rested: str | None = None
    turned: bool = False

    @property
    def square(self) -> str | None:
        """The square that is pointed at."""
        return self.cursor or self.hover

    def moved(self) -> None:
        """The player points at another square."""
        self.rested, self.turned = None, False


class DominoInHand:
    """The domino that the player is about to put down: how it would lie, and why it may not.

    Args:
        control: what the player has begun.
        pointing: where he points.
        neighbour: the square some columns and rows away, None off the table.

    Attributes:
        route: the rest of the path, where it is drawn or pointed out as a whole.
    """

    def __init__(self, control: Intent, pointing: Pointing, neighbour: Neighbour) -> None:
        self._control = control
        self._pointing = pointing
        self._neighbour = neighbour
        self._tried = Kept[Tried]()
        self._places = Kept[set[Pair]]()
        self.route = Route(control)

    @property
    def held(self) -> bool:
        """Whether there is one in hand; before a card is chosen it is that of the likely one."""
        control = self._control
        if control.mode == modes.SUMMONING:
            return True
        return control.mode == modes.LAYING and len(control.path.laid) < PATH_SQUARES

    @property
    def tried(self) -> Tried:
        """How it would lie where the player points, and why it may not; nothing where it wouldn't."""
        square = self._aimed_at()
        if square is None or self.route.drawn is not None or self.whole:
            return None, None
        pair, refused = self.tried_on(square)
        if refused and self._control.mode == modes.SUMMONING:
            return None, None
        return pair, refused

    def _aimed_at(self) -> str | None:
        """Where the player points with a domino in hand, having moved since the last was put down.

        Whoever moves on over the path in hand means nothing by it.
        """
        square = self._pointing.square
        if not self.held or square == self._pointing.rested or square in self._control.path.laid:
            return None
        return square

    @property
    def whole(self) -> tuple[str, ...]:
        """The rest of the path that a click would lay, where it would end on the square pointed at."""
        square = self._aimed_at()
        if square is None or self.route.drawn is not None:
            return ()
        if (fits := self.fits(square)) and not self._means_the_end(square, fits):
            return ()
        return self.route.to(square)

    def _means_the_end(self, square: str, fits: Sequence[int]) -> bool:
        """Whether a square where the next domino fits is pointed at as the end of the whole path.

        The way that the mouse came tells: a path turns back to two squares from the far end only
        round about, and the domino lies straight there. The first domino is always just a domino.
        """
        if not self._control.path.laid:
            return False
        beside = [self._neighbour(square, *DIRECTIONS[turn]) for turn in fits]
        return self.route.leads_to(square, [(other, square) for other in beside if other])

    def tried_on(self, square: str) -> Tried:
        """How it would lie on a square, and why it may not; asked once."""
        control = self._control
        key = (square, control.path.turn, tuple(control.path.laid), len(control.match.lines))

        def ask() -> Tried:
            pair = self.pair_at(square)
            return pair, control.path.why_not(pair) if pair else None

        return self._tried.of(key, ask)

    # --- turning -----------------------------------------------------------------------------
    def fits(self, square: str) -> list[int]:
        """The ways to turn it, indices into ``DIRECTIONS``, in which it may lie on a square."""
        control = self._control
        key = (len(control.match.lines), tuple(control.path.laid))
        places = self._places.of(key, lambda: laying.placements(control.match, control.path.laid))
        found = []
        for turn, (dx, dy) in enumerate(DIRECTIONS):
            other = self._neighbour(square, dx, dy)
            if other and ((square, other) in places or (other, square) in places):
                found.append(turn)
        return found

    def settle(self) -> None:
        """Turn it the nearest legal way where the player points, if it lies wrong there."""
        square, control = self._pointing.square, self._control
        control.refused = None
        if not self.held or square is None or square == self._pointing.rested:
            return
        fits = self.fits(square)
        if fits and control.path.turn not in fits:
            control.path.turn = min(fits, key=lambda turn: (turn - control.path.turn + 1) % 4)

    def turn(self, way: int) -> None:
        """Turn it on by a quarter; where it may lie, only through the ways in which it may."""
        square, control = self._pointing.square, self._control
        control.refused = None
        if self.whole:
            self.route.turn(way)
            return
        self._pointing.moved()
        self._pointing.turned = True
        fits = self.fits(square) if self.held and square else []
        control.path.turn = (control.path.turn + way) % 4
        while fits and control.path.turn not in fits:
            control.path.turn = (control.path.turn + way) % 4

    def lean(self, square: str, right: float, up: float) -> None:
        """Turn it to where the mouse is within a square, unless it was turned there by hand.

        Args:
            square: where it points.
            right: how far right of the square's middle, in squares.
            up: how far above it.
        """
        if self._pointing.turned or max(abs(right), abs(up)) < LEANS:
            return
        across = (1, 0) if right > 0 else (-1, 0)
        along = (0, 1) if up > 0 else (0, -1)
        turn = DIRECTIONS.index(across if abs(right) > abs(up) else along)
        if turn != self._control.path.turn and turn in self.fits(square):
            self._control.path.turn, self._control.refused = turn, None

    def pair_at(self, square: str) -> Pair | None:
        """The squares it would lie on; None off the table."""
        dx, dy = DIRECTIONS[self._control.path.turn]
        return self._control.path.placed(square, self._neighbour(square, dx, dy))

    @property
    def refused(self) -> Refused | None:
        """Why it may not lie where the player points."""
        square, refused = self._pointing.square, self.tried[1]
        return spoken(refused, square) if refused else None

    def put_on(self, square: str) -> bool:
        """Put it down on a square, or the whole path that ends there; whether it lies.

        It is turned about if it would be off the table.
        """
        if rest := self.whole:
            return self.put_drawn(rest)
        pair = self.pair_at(square)
        if pair is None:
            self._control.path.turn = (self._control.path.turn + 2) % 4
            pair = self.pair_at(square)
        if pair is None or not self._control.path.put(pair):
            return False
        self._pointing.rested = self._pointing.square
        return True

    def put_drawn(self, squares: Sequence[str]) -> bool:
        """Put down the dominoes that were drawn; whether they lie."""
        if not squares or not self._control.path.put_all(squares):
            return False
        self._pointing.rested = self._pointing.square
        return True

    def at_mouse(self, layout: Layout) -> tuple[tuple[int, int] | None, Rect | None]:
        """Where the domino in hand is, None while nothing is carried; and the place nearby that it fits."""
        at = self._pointing.mouse if self.held and not self._pointing.cursor else None
        pair, refused = self.tried if at else (None, None)
        if self.whole or self.route.drawn is not None:
            at = None
        if self._control.mode == modes.SUMMONING and not pair:
            at = None
        if pair is None or refused is not None:
            return at, None
        return at, layout.cell(pair[0]).union(layout.cell(pair[1]))
