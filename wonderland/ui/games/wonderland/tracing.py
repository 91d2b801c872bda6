"""A path by its ends: drawn from square to square with the button held, or reached by one click.

A path is six squares in a row, and its dominoes lie on them two by two: whoever draws a line over
them has said all. Whoever points at the square where it should end has said nearly all, for few
paths end there; the way that the mouse came tells them apart, and the wheel goes through them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from wonderland.games.wonderland.queries import laying
from wonderland.ui.games.wonderland.intent import Intent
from wonderland.ui.kit.kept import Kept

PATH_SQUARES = 6
REMEMBERED = 12
"""How many of the squares that were pointed at last tell which way is meant."""


class Route:
    """The rest of a path that the player draws, or points out by its end.

    Args:
        control: what he has begun.

    Attributes:
        drawn: the squares that were drawn while the button is held; None while it isn't.
    """

    def __init__(self, control: Intent) -> None:
        self._control = control
        self.drawn: list[str] | None = None
        self._passed: list[str] = []
        self._begun: tuple[object, ...] = ()
        self._chosen = 0
        self._found = Kept[list[tuple[str, ...]]]()

    # --- drawn with the button held ----------------------------------------------------------
    def begin(self, square: str) -> None:
        """The button went down on a square: only one where the path goes on is drawn by that."""
        self.drawn = [square] if self._goes_on((), square) else []

    def draw_to(self, square: str) -> None:
        """The mouse came to a square while the button is held."""
        drawn = self.drawn
        if drawn is None:
            return
        if square in drawn:
            del drawn[drawn.index(square) + 1 :]
            return
        room = PATH_SQUARES - len(self._control.path.laid)
        steps = [square]
        if not self._goes_on(drawn, square):
            steps = self._by_way_of(drawn, square)
        if steps and len(drawn) + len(steps) <= room:
            drawn += steps

    def _by_way_of(self, drawn: Sequence[str], square: str) -> list[str]:
        """A square that the mouse leapt over, and the one it came to; nothing where none fits."""
        if len(self._control.path.laid) + len(drawn) + 2 > PATH_SQUARES:
            return []
        for between in sorted(self.onward(drawn)):
            if self._goes_on([*drawn, between], square):
                return [between, square]
        return []

    def _goes_on(self, drawn: Sequence[str], square: str) -> bool:
        whole = len(self._control.path.laid) + len(drawn) >= PATH_SQUARES
        return not whole and square in self.onward(drawn)

    def onward(self, drawn: Sequence[str] = ()) -> frozenset[str]:
        """Where the path could go on."""
        return laying.onward(self._control.match, [*self._control.path.laid, *drawn])

    def end(self) -> list[str]:
        """The button came up: the squares that were drawn, as many as dominoes take."""
        drawn, self.drawn = self.drawn or [], None
        return drawn[: len(drawn) // 2 * 2]

    # --- reached by its end ------------------------------------------------------------------
    def pass_over(self, square: str | None) -> None:
        """The player points at another square."""
        begun = (len(self._control.match.lines), tuple(self._control.path.laid))
        if begun != self._begun or square in self._control.path.laid[-1:]:
            self._begun, self._passed = begun, []  # whoever goes back to the far end begins anew
        self._chosen = 0
        if square is None or square in self._control.path.laid:
            return
        if square in self._passed:
            del self._passed[self._passed.index(square) :]
        self._passed = [*self._passed, square][-REMEMBERED:]

    def turn(self, way: int) -> None:
        """Mean another of the ways to the square."""
        self._chosen += way

    def to(self, square: str) -> tuple[str, ...]:
        """The rest of the path that would end on a square; nothing where none does."""
        found = self.ways(square)
        return found[self._chosen % len(found)] if found else ()

    def leads_to(self, square: str, others: Sequence[tuple[str, ...]]) -> bool:
        """Whether the mouse came along a whole path to a square rather than along shorter ways."""
        ways = self.ways(square)
        if not ways:
            return False
        shorter = max((_in_common(self._passed, way) for way in others), default=0)
        return _in_common(self._passed, ways[0]) > shorter

    def ways(self, square: str) -> list[tuple[str, ...]]:
        """Every rest of a path that ends on a square, the likeliest first."""
        control = self._control
        laid = control.path.laid
        key = (square, len(control.match.lines), tuple(laid), control.path.card, tuple(self._passed))

        def find() -> list[tuple[str, ...]]:
            paths = laying.whole(control.match, laid, square)
            rests = [path[len(laid) :] for path in paths if control.path.may_lay_out(path)]
            return sorted(rests, key=self._unlikely)

        return self._found.of(key, find)

    def _unlikely(self, rest: tuple[str, ...]) -> tuple[int, int, tuple[str, ...]]:
        """How unlikely it is meant: it leaves the way that the mouse came, it has many corners."""
        return -_in_common(self._passed, rest), _corners(rest), rest


def _in_common(one: Sequence[str], other: Sequence[str]) -> int:
    """How many squares two ways have in common, in the same order."""
    counts = [0] * (len(other) + 1)
    for square in one:
        before = counts[:]
        for at, name in enumerate(other):
            counts[at + 1] = before[at] + 1 if square == name else max(counts[at], before[at + 1])
    return counts[-1]


def _corners(way: Sequence[str]) -> int:
    """How often a way turns."""
    steps = [(ord(b[0]) - ord(a[0]), int(b[1:]) - int(a[1:])) for a, b in pairwise(way)]
    return sum(a != b for a, b in pairwise(steps))
