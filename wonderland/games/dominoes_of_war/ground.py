"""The grid of squares (DW-12), and steps over it for whole sets of squares at once.

A square is a number, a set of squares an integer with a bit for each. Columns follow one another, so
numbers are in the order of squares: by column, then by row. Each column has one place more than there
are rows, so that a step north or south never comes into another column.

What joins two neighbouring tiles is in three sets: the tiles, and those squares from which no wall
stands to the north or to the east (``Joins``).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, reduce
from operator import or_
from typing import NamedTuple, TypeAlias

ROWS = 24
"""The most rows, and columns, that there can be: a field of twelve and a margin on both sides."""
STRIDE = ROWS + 1
SIZE = ROWS * STRIDE
MARGIN = 6
MOST_ROW = 99
"""A row that is written has two digits at most; what lies beyond the grid has a number all the same."""
LETTERS = "abcdefghijklmnopqrstuvwxyz"

Mask: TypeAlias = int
"""A set of squares."""
ALL: Mask = (1 << SIZE) - 1

NORTH, NORTH_EAST, EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, WEST, NORTH_WEST = range(8)
ORTHOGONAL = (NORTH, EAST, SOUTH, WEST)
DIAGONAL = (NORTH_EAST, SOUTH_EAST, SOUTH_WEST, NORTH_WEST)
ANY = tuple(range(8))
STEP = (1, STRIDE + 1, STRIDE, STRIDE - 1, -1, -STRIDE - 1, -STRIDE, 1 - STRIDE)
"""What is added to a square for a step in each direction."""


# --- names -----------------------------------------------------------------------------------------
@cache
def square_of(name: str) -> int | None:
    """The number of a square by its name (``j7``), on the grid or not; None where it is no name."""
    letter, digits = name[:1], name[1:]
    if letter not in tuple(LETTERS) or not (digits.isascii() and digits.isdigit()):
        return None
    row = int(digits) if len(digits) <= len(str(MOST_ROW)) and digits[0] != "0" else 0
    if not row:
        return None
    column = LETTERS.index(letter)
    if column < ROWS and row <= ROWS:
        return column * STRIDE + row - 1
    return SIZE + column * (MOST_ROW + 1) + row


@cache
def square_name(square: int) -> str:
    """How a square is written."""
    if square < SIZE:
        return f"{LETTERS[square // STRIDE]}{square % STRIDE + 1}"
    column, row = divmod(square - SIZE, MOST_ROW + 1)
    return f"{LETTERS[column]}{row}"


def names(squares: Mask) -> list[str]:
    """The names of some squares, in their order."""
    return [square_name(square) for square in each(squares)]


def together(sets: Iterable[Mask]) -> Mask:
    """The squares that are in any of some sets."""
    return reduce(or_, sets, 0)


def each(squares: Mask) -> Iterator[int]:
    """The squares of a set, in their order."""
    while squares:
        low = squares & -squares
        yield low.bit_length() - 1
        squares ^= low


def nth(squares: Mask, number: int) -> int:
    """The square of a set that stands at an index from 0."""
    for _ in range(number):
        squares &= squares - 1
    return (squares & -squares).bit_length() - 1


# --- edges -----------------------------------------------------------------------------------------
# The edge to the north of a square has an even number, the one to its east an odd one. Two squares
# that are written as an edge and share none have a number all the same, beyond those.
NO_EDGE = 2 * SIZE
_PAIR = SIZE + (MOST_ROW + 1) * len(LETTERS)


def edge_between(one: int, other: int) -> int:
    """The edge of two squares, in either order."""
    low, high = min(one, other), max(one, other)
    if high < SIZE and high - low == 1 and high % STRIDE < ROWS:
        return 2 * low
    if high < SIZE and high - low == STRIDE:
        return 2 * low + 1
    return NO_EDGE + low * _PAIR + high


def sides_of(edge: int) -> tuple[int, int]:
    """The two squares of an edge, the lower one first."""
    if edge >= NO_EDGE:
        low, high = divmod(edge - NO_EDGE, _PAIR)
        return low, high
    return edge // 2, edge // 2 + (STRIDE if edge % 2 else 1)


@cache
def edge_of(name: str) -> int | None:
    """The number of an edge by its name (``j9k9``), either square first; None where it is no name."""
    for at in range(2, len(name) - 1):
        one, other = square_of(name[:at]), square_of(name[at:])
        if one is not None and other is not None:
            return edge_between(one, other)
    return None


@cache
def edge_name(edge: int) -> str:
    """How an edge is written."""
    low, high = sides_of(edge)
    return square_name(low) + square_name(high)


# --- steps -----------------------------------------------------------------------------------------
class Joins(NamedTuple):
    """What joins neighbouring tiles (DW-16).

    Attributes:
        tiles: the tiles.
        north, east: the squares from which no wall stands to the north, and to the east.
    """

    tiles: Mask
    north: Mask
    east: Mask


def straight(squares: Mask, direction: int, joins: Joins) -> Mask:
    """The tiles that are joined to some tiles in an orthogonal direction (DW-16)."""
    tiles, north, east = joins
    if direction == NORTH:
        return (squares & north) << 1 & tiles
    if direction == EAST:
        return (squares & east) << STRIDE & tiles
    if direction == SOUTH:
        return squares >> 1 & north & tiles
    return squares >> STRIDE & east & tiles


def stepped(squares: Mask, direction: int, joins: Joins) -> Mask:
    """The tiles that are joined to some tiles in a direction (DW-16, DW-17).

    A diagonal step is one of the two ways round the corner.
    """
    if not direction % 2:
        return straight(squares, direction, joins)
    one, other = direction - 1, (direction + 1) % 8
    return straight(straight(squares, one, joins), other, joins) | straight(straight(squares, other, joins), one, joins)


def orthogonally(squares: Mask, joins: Joins) -> Mask:
    """The tiles that are joined to some tiles in any orthogonal direction."""
    tiles, north, east = joins
    return (
        (squares & north) << 1 | (squares & east) << STRIDE | squares >> 1 & north | squares >> STRIDE & east
    ) & tiles


def diagonally(squares: Mask, joins: Joins) -> Mask:
    """The tiles that are joined to some tiles in any diagonal direction."""
    tiles, north, east = joins
    up_down = ((squares & north) << 1 | squares >> 1 & north) & tiles
    aside = ((squares & east) << STRIDE | squares >> STRIDE & east) & tiles
    return ((up_down & east) << STRIDE | up_down >> STRIDE & east | (aside & north) << 1 | aside >> 1 & north) & tiles


def any_way(squares: Mask, joins: Joins) -> Mask:
    """The tiles that are joined to some tiles in any of the eight directions."""
    tiles, north, east = joins
    up_down = ((squares & north) << 1 | squares >> 1 & north) & tiles
    aside = ((squares & east) << STRIDE | squares >> STRIDE & east) & tiles
    return (
        up_down
        | aside
        | ((up_down & east) << STRIDE | up_down >> STRIDE & east | (aside & north) << 1 | aside >> 1 & north) & tiles
    )


def neighbours(squares: Mask) -> Mask:
    """The squares that share an edge with one of some squares; some may lie off the grid."""
    return squares << 1 | squares >> 1 | squares << STRIDE | squares >> STRIDE


@cache
def ray(square: int, direction: int) -> tuple[int, ...]:
    """The squares of a line from a square on, the nearest first (DW-20)."""
    found: list[int] = []
    while True:
        row = square % STRIDE + (STEP[direction] + 1) % STRIDE - 1
        square += STEP[direction]
        if not 0 <= row < ROWS or not 0 <= square < SIZE:
            return tuple(found)
        found.append(square)


@cache
def ray_mask(square: int, direction: int, most: int) -> Mask:
    """The squares of a line up to a distance."""
    return sum(1 << other for other in ray(square, direction)[:most])


@cache
def rays_mask(square: int, directions: tuple[int, ...], most: int) -> Mask:
    """The squares of several lines up to a distance."""
    return sum(ray_mask(square, direction, most) for direction in directions)


def line_between(source: int, target: int) -> tuple[int, int] | None:
    """The direction and the distance from one square to another; None where they share no line."""
    across = target // STRIDE - source // STRIDE
    up = target % STRIDE - source % STRIDE
    distance = max(abs(across), abs(up))
    if not distance or source >= SIZE or target >= SIZE or abs(across) not in (0, distance):
        return None
    if abs(up) not in (0, distance):
        return None
    step = (across // distance) * STRIDE + up // distance
    return STEP.index(step), distance
