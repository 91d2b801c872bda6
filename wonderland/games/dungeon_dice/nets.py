"""The nets of a cube and how they are laid (DD-13 to DD-15)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from wonderland.core.message import say
from wonderland.games.dungeon_dice.grid import STEPS, Offset

FACES = 6
MIRRORED, TURNS = 4, 4
START, SQUARE, EMPTY = "O", "#", "."


@dataclass(frozen=True, slots=True)
class Oriented:
    """A net in an orientation.

    Attributes:
        text: as lines write it (``"C/5"``).
        net: the net's letter.
        orientation: 0 to 7.
        offsets: its squares as (columns, rows) from the start square, which is the first.
    """

    text: str
    net: str
    orientation: int
    offsets: tuple[Offset, ...]


def read_drawing(rows: Sequence[str]) -> tuple[tuple[Offset, ...], Offset | None]:
    """The squares of a net that is drawn north above, and its start square."""
    squares: list[Offset] = []
    start: Offset | None = None
    for y, row in enumerate(reversed(rows)):
        for x, sign in enumerate(row):
            if sign in (START, SQUARE):
                squares.append((x, y))
            if sign == START:
                start = (x, y)
    return tuple(squares), start


def drawing_fault(rows: Sequence[str]) -> str:
    """What is wrong with the drawing of a net, ``""`` if it folds to a cube."""
    text = "".join(rows)
    if set(text) - {START, SQUARE, EMPTY}:
        return say("a net is drawn with {start}, {square} and {empty} alone", start=START, square=SQUARE, empty=EMPTY)
    squares, start = read_drawing(rows)
    if start is None or text.count(START) != 1:
        return say("a net has one start square, {start}", start=START)
    if len(squares) != FACES:
        return say("a net has six squares, not {squares}", squares=len(squares))
    return "" if folds(squares, start) else say("these squares do not fold to a cube")


def folds(squares: Sequence[Offset], start: Offset) -> bool:
    """Whether a die rolled over the squares shows each of its faces once.

    A die is written as the faces below, north and east; those opposite are their complement to 5.
    """
    left = set(squares)
    shown: set[int] = set()
    todo = [(start, (0, 1, 2))]
    left.discard(start)
    while todo:
        (x, y), (below, north, east) = todo.pop()
        shown.add(below)
        rolled = {
            (1, 0): (east, north, 5 - below),
            (-1, 0): (5 - east, north, below),
            (0, 1): (north, 5 - below, east),
            (0, -1): (5 - north, below, east),
        }
        for dx, dy in STEPS:
            if (x + dx, y + dy) in left:
                left.discard((x + dx, y + dy))
                todo.append(((x + dx, y + dy), rolled[dx, dy]))
    return not left and len(shown) == FACES


def turned(offset: Offset, orientation: int) -> Offset:
    """An offset in an orientation: mirrored first, then turned clockwise (DD-14)."""
    x, y = offset
    if orientation >= MIRRORED:
        x = -x
    for _ in range(orientation % TURNS):
        x, y = y, -x
    return x, y


def orientations(letter: str, rows: Sequence[str]) -> list[Oriented]:
    """A net in its orientations, those left out that are the same as one before (DD-14)."""
    squares, start = read_drawing(rows)
    assert start is not None
    rest = sorted(square for square in squares if square != start)
    found: list[Oriented] = []
    seen: set[frozenset[Offset]] = set()
    for orientation in range(MIRRORED + TURNS):
        offsets = tuple(turned((x - start[0], y - start[1]), orientation) for x, y in (start, *rest))
        if frozenset(offsets) not in seen:
            seen.add(frozenset(offsets))
            found.append(Oriented(f"{letter}/{orientation}", letter, orientation, offsets))
    return found


def all_oriented(drawings: Mapping[str, Sequence[str]]) -> tuple[Oriented, ...]:
    """Every net in every orientation, by letter and orientation (DD-15)."""
    return tuple(one for letter, rows in drawings.items() for one in orientations(letter, rows))


def as_shape(offsets: Iterable[Offset]) -> frozenset[Offset]:
    """Squares wherever they lie: what two placements have in common but for the start."""
    squares = list(offsets)
    left, low = min(x for x, _ in squares), min(y for _, y in squares)
    return frozenset((x - left, y - low) for x, y in squares)
