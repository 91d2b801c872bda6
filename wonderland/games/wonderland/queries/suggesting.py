"""Whole paths that could be laid now, each the best of all in one respect (W-21 to W-28)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from typing import NamedTuple

from wonderland.core.match import Match
from wonderland.games.wonderland import paths
from wonderland.games.wonderland.queries.asking import state_of
from wonderland.games.wonderland.queries.routes import NO_ROUTE, TO_LAY
from wonderland.games.wonderland.state import State, swap

MOST_JUDGED = 240
"""So many paths are judged for the room that they leave; of more, every second, third ... one."""


class Suggestion(NamedTuple):
    """A path that could be laid.

    Attributes:
        aim: ``way`` to the enemy Image, ``block`` of the enemy's paths, or ``room`` for one's own.
        squares: the six squares in the order laid.
        start: where its being would best start.
    """

    aim: str
    squares: tuple[str, ...]
    start: str


class _Path(NamedTuple):
    squares: tuple[int, ...]
    start: int
    left: int
    """What would be left of the way to the enemy Image from its start."""


def suggestions(match: Match, laid: Sequence[str] = ()) -> tuple[Suggestion, ...]:
    """The best paths: for the way to the enemy Image, to leave the enemy few paths, or oneself many.

    Args:
        match: at a summon.
        laid: the squares of the dominoes that lie already: none, two or four.

    Returns:
        Each path once, with what it is best for.
    """
    state = state_of(match)
    side, grid = state.active, state.config.grid
    far = _left(state, 1 - side)
    begun = tuple(grid.squares[name] for name in laid)
    found = list(_paths(state, begun, far))
    if not found:
        return ()
    nearest = min(found, key=lambda path: (path.left, path.squares))
    judged = [nearest, *found[:: len(found) // MOST_JUDGED + 1]]
    chosen = {
        "way": nearest,
        "block": min(judged, key=lambda path: (_room(state, 1 - side, path), path.left)),
        "room": max(judged, key=lambda path: (_room(state, side, path), -path.left)),
    }
    by_squares: dict[frozenset[int], Suggestion] = {}
    for aim, path in chosen.items():
        squares = tuple(grid.names[square] for square in path.squares)
        by_squares.setdefault(frozenset(path.squares), Suggestion(aim, squares, grid.names[path.start]))
    return tuple(by_squares.values())


def _paths(state: State, begun: tuple[int, ...], far: dict[int, int]) -> Iterator[_Path]:
    """Every path that begins so, with the best square to start on."""
    grid, side = state.config.grid, state.active
    contact = paths.contact_squares(state, side)
    for index, mask in enumerate(paths.placements(state, side)):
        deltas = grid.shapes[index].deltas
        for first in grid.members_unsorted(mask):
            squares = tuple(first + delta for delta in deltas)
            if squares[: len(begun)] != begun:
                continue
            starts = [square for square in squares if contact & grid.bit[square]]
            if not starts:
                continue
            start = min(starts, key=lambda square: far.get(square, NO_ROUTE))
            yield _Path(squares, start, min(far.get(square, NO_ROUTE) for square in squares))


def _room(state: State, side: int, path: _Path) -> int:
    """How many paths a side could lay after it."""
    bit = state.config.grid.bit
    after = state.copy()
    new = sum(bit[square] for square in path.squares)
    after.laid = swap(state.laid, state.active, state.laid[state.active] | new)
    return sum(mask.bit_count() for mask in paths.placements(after, side))


def _left(state: State, enemy: int) -> dict[int, int]:
    """From every square what is left of the way to a side's Image; squares to be laid weigh more."""
    grid, laid = state.config.grid, state.laid[0] | state.laid[1]
    heap = [(0, square) for square in grid.members(state.config.approach[enemy])]
    found: dict[int, int] = {}
    while heap:
        weight, square = heappop(heap)
        if square in found:
            continue
        found[square] = weight
        cost = 1 if laid & grid.bit[square] else TO_LAY
        for target in grid.around[square]:
            if target not in found and not grid.image_mask & grid.bit[target]:
                heappush(heap, (weight + cost, target))
    return found
