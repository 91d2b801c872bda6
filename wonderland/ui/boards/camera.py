"""A camera over a board of squares: it comes closer to what matters, and goes there softly."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import exp

from pygame import Rect

from wonderland.ui.boards.grid import column_and_row

SOFT_MS = 90.0
"""In what time it goes two thirds of its way: it is there in about a quarter of a second."""
NEAR = 0.02
SLACK = 1.0
"""So many squares of the margin round what it comes close to may lie outside before it goes elsewhere."""
WORTH = 1.12
"""How much larger squares must become for the camera to come closer at all."""
STEP = 1.15
"""How much larger a notch of the wheel makes the squares."""
MOST_CLOSER = 3.0


@dataclass(frozen=True, slots=True)
class BoardRegion:
    """A part of a board, in squares from its left and its upper edge."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def centre(self) -> tuple[float, float]:
        """Its middle."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def holds(self, square: str, rows: int) -> bool:
        """Whether a square lies in it, by its name, on a board of so many rows."""
        column, row = column_and_row(square)
        return self.left <= column < self.right and self.top <= rows - 1 - row < self.bottom

    def grown(self, by: float) -> BoardRegion:
        """The region with a margin."""
        return BoardRegion(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def also(self, other: BoardRegion) -> BoardRegion:
        """The smallest region that holds this one and another."""
        return BoardRegion(min(self.left, other.left), min(self.top, other.top),
                           max(self.right, other.right), max(self.bottom, other.bottom))  # fmt: skip

    def within(self, columns: int, rows: int) -> BoardRegion:
        """What of it lies on a board."""
        return BoardRegion(
            max(0.0, self.left), max(0.0, self.top), min(float(columns), self.right), min(float(rows), self.bottom)
        )


def region_of(squares: Iterable[str], rows: int, above: float = 0.0) -> BoardRegion | None:
    """The smallest region that holds some squares of a board of so many rows; None for none.

    ``above`` is how far it reaches over the upper row, in squares, for whoever stands there.
    """
    places = [column_and_row(name) for name in squares]
    if not places:
        return None
    columns, ranks = [column for column, _ in places], [row for _, row in places]
    top = rows - 1 - max(ranks) - above
    return BoardRegion(min(columns), top, max(columns) + 1, rows - min(ranks))


@dataclass(frozen=True, slots=True)
class CameraView:
    """How a board is seen: how large a square is, and what is in the middle of the room.

    Attributes:
        square: the side of a square, in pixels.
        x, y: what lies in the middle, in squares from the left and the upper edge.
    """

    square: float
    x: float
    y: float

    def board(self, room: Rect, columns: int, rows: int) -> Rect:
        """Where the whole board lies, in pixels; it may be larger than the room."""
        square = max(4, int(self.square + NEAR))
        left = room.centerx - round(self.x * square)
        top = room.centery - round(self.y * square)
        return Rect(left, top, square * columns, square * rows)


@dataclass(frozen=True, slots=True)
class Wish:
    """What a camera is to show.

    Attributes:
        room: where the board may be seen, in pixels.
        columns, rows: of the board.
        fits: what it comes as close to as it can; None for the whole board.
        must: what has to be in sight whatever else; None for nothing.
        covered: how many pixels at the room's lower edge are covered by something else.
        most: the largest that squares may become, in pixels.
        rest: how the board lies while nothing brings the camera closer.
        asked: what the player is asked about now, or what is pointed at; None for nothing.
        hidden: whether a box that could lie nowhere else covers some of that.
        turn: whose turn it is, and which; while that is the same, squares stay where they are. None
            where the whole table is to be seen all the time, as in a puzzle.
    """

    room: Rect
    columns: int
    rows: int
    fits: BoardRegion | None
    must: BoardRegion | None
    covered: int
    most: float
    rest: CameraView
    asked: BoardRegion | None = None
    hidden: bool = False
    turn: object = None


def best(wish: Wish, closer: float = 1.0) -> CameraView:
    """How a board is seen best.

    Args:
        wish: what is to be shown.
        closer: how much closer than it fits the player wants to be.
    """
    view = wish.rest
    if wish.fits:
        fits = wish.fits
        if wish.must and not wish.covered:  # a question makes the table move, not shrink
            fits = fits.also(wish.must.within(wish.columns, wish.rows))
        square = min(wish.room.width / (fits.right - fits.left), wish.room.height / (fits.bottom - fits.top), wish.most)
        if square >= view.square * WORTH:
            view = CameraView(square, *fits.centre)
    if closer != 1.0:
        square = max(wish.rest.square, min(view.square * closer, wish.rest.square * MOST_CLOSER))
        view = CameraView(square, view.x, view.y) if square > wish.rest.square else wish.rest
    if view is not wish.rest:
        view = _held_in(view, wish)
    return _with_must(view, wish) if wish.must else view


def _held_in(view: CameraView, wish: Wish) -> CameraView:
    """The view without more empty room at its edges than the board at rest has."""
    across, down = wish.room.width / view.square, wish.room.height / view.square
    return CameraView(view.square, _between(view.x, across, wish.columns), _between(view.y, down, wish.rows))


def _between(middle: float, seen: float, length: int) -> float:
    if seen >= length:
        return length / 2
    return max(seen / 2, min(middle, length - seen / 2))


def _with_must(view: CameraView, wish: Wish) -> CameraView:
    """The view moved as far as it takes to have in sight what must be, and smaller if need be."""
    must, room = wish.must, wish.room
    assert must is not None
    free = room.height - wish.covered
    square = min(view.square, room.width / (must.right - must.left), free / (must.bottom - must.top))
    across, above, below = (length / 2 / square for length in (room.width, room.height, free * 2 - room.height))
    x = max(must.right - across, min(view.x, must.left + across))
    y = max(must.bottom - below, min(view.y, must.top + above))
    return CameraView(square, x, y)


def in_sight(region: BoardRegion, view: CameraView, wish: Wish) -> bool:
    """Whether a region of a board is seen whole."""
    across, down = wish.room.width / 2 / view.square, wish.room.height / 2 / view.square
    return (
        region.left >= view.x - across - NEAR
        and region.right <= view.x + across + NEAR
        and region.top >= view.y - down - NEAR
        and region.bottom <= view.y + down + NEAR
    )


class Camera:
    """Where a board is seen from, on its way to where it is seen best.

    Squares stay under the pointer: in one turn it goes elsewhere only where what is asked, or what it
    came close to, would lie outside.

    Attributes:
        closer: how much closer than it fits the player wants to be.
    """

    def __init__(self) -> None:
        self.closer = 1.0
        self._view: CameraView | None = None
        self._goal: CameraView | None = None
        self._chosen: tuple[object, ...] = ()
        self._room = Rect(0, 0, 0, 0)
        self._elsewhere = False

    def zoom(self, notches: int) -> None:
        """Come closer, or go back."""
        self.closer = max(1 / MOST_CLOSER, min(MOST_CLOSER, self.closer * STEP**notches))

    def whole(self) -> None:
        """See the whole board, or come as close as it fits again."""
        self.closer = 1.0 if self.closer < 1.0 else 1 / MOST_CLOSER

    def see(self, wish: Wish) -> CameraView:
        """How the board is seen now; in another room whole, until ``update`` knows what is covered there."""
        if self._view is None or wish.room != self._room:
            self._elsewhere = self._view is not None
            self._room, self._view = wish.room.copy(), wish.rest
        return self._view

    def goal(self, wish: Wish) -> CameraView:
        """Where it goes: where it went before, as long as that will do in this turn, if it is one's."""
        if wish.turn is None:
            return best(wish, self.closer)
        chosen = (wish.turn, self.closer, tuple(wish.room), wish.rest)
        if self._goal is None or chosen != self._chosen or not self._serves(self._goal, wish):
            self._goal, self._chosen = best(wish, self.closer), chosen
        return self._goal

    def _serves(self, view: CameraView, wish: Wish) -> bool:
        """Whether what is asked is seen so, or else what it came close to: all of a board seen whole."""
        if wish.asked:
            return not wish.hidden and in_sight(wish.asked, view, wish)
        if wish.fits:
            return in_sight(wish.fits.grown(-SLACK), view, wish)
        whole = BoardRegion(0, 0, wish.columns, wish.rows)
        return view.square > wish.rest.square or in_sight(whole.grown(-NEAR), view, wish)

    def update(self, wish: Wish, elapsed: float, speed: float) -> bool:
        """Go on by some milliseconds; whether that shows.

        At a speed of 0, and in another room, it is there at once.
        """
        here, goal = self.see(wish), self.goal(wish)
        at_once, self._elsewhere = not speed or self._elsewhere, False
        if here == goal:
            return False
        share = 1.0 if at_once else 1 - exp(-elapsed / (SOFT_MS * speed))
        parts = [(a, b) for a, b in zip(_parts(here), _parts(goal), strict=True)]
        if share == 1.0 or max(abs(b - a) for a, b in parts) < NEAR:
            self._view = goal
        else:
            self._view = CameraView(*(a + (b - a) * share for a, b in parts))
        return True


def _parts(view: CameraView) -> tuple[float, float, float]:
    return view.square, view.x, view.y
