"""Places for a net that may be suggested: the shortest way, the nearest start, the most room."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import NamedTuple

from wonderland.core.match import Match
from wonderland.games.dungeon_dice.placing import free_ground, places
from wonderland.games.dungeon_dice.queries.asking import state_of
from wonderland.games.dungeon_dice.state import State

Way = tuple[int, int]
"""How many squares must still be laid on a way, and how many strides it is long."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A place for a net.

    Attributes:
        aim: what it is good for: ``way``, ``start`` or ``room``.
        net: the oriented net, as lines write it.
        start: its start square.
    """

    aim: str
    net: str
    start: str


class _Place(NamedTuple):
    net: int
    start: int
    squares: int
    way: Way
    begins: Way
    room: int


_AIMS: Mapping[str, Callable[[_Place], tuple[object, ...]]] = {
    "way": lambda one: (one.way, one.begins, -one.room, one.net, one.start),
    "start": lambda one: (one.begins, one.way, -one.room, one.net, one.start),
    "room": lambda one: (-one.room, one.way, one.begins, one.net, one.start),
}
"""What places are good for; the least is best, and what is alike in all is told by its net."""


def suggestions(match: Match) -> tuple[Suggestion, ...]:
    """Of all places of all nets the best in three respects, each of other squares than those before.

    ``way`` leaves the shortest way to the enemy Master, ``start`` lets the figure begin nearest to
    him, ``room`` leaves the most free squares beside the own dungeon (DD-37).
    """
    state = state_of(match)
    side, config = state.active, state.config
    grid, laying = config.grid, config.laying
    ways = _ways(state, side)
    least: dict[int, Way] = {}
    room: dict[int, int] = {}
    rated = []
    for net, start in places(state, side):
        squares = laying.mask(net, start)
        if squares not in least:
            least[squares] = min(ways[square] for square in grid.listed(squares))
            room[squares] = _room(state, side, squares)
        rated.append(_Place(net, start, squares, least[squares], ways[start], room[squares]))
    found = []
    for aim, worth in _AIMS.items():
        if rated:
            best = min(rated, key=worth)
            text = config.definitions.nets[best.net].text
            found.append(Suggestion(aim, text, grid.names[best.start]))
            rated = [one for one in rated if one.squares != best.squares]
    return tuple(found)


def room(match: Match, net: str = "", start: str = "") -> int:
    """How many free squares lie beside the active side's dungeon; with a net, once it was laid."""
    state = state_of(match)
    config = state.config
    squares = 0
    if net:
        squares = config.laying.mask(config.definitions.net[net], config.grid.square[start])
    return _room(state, state.active, squares)


def _room(state: State, side: int, squares: int) -> int:
    """The same for a side that lays some more squares."""
    config = state.config
    beside = config.approach[side] | config.grid.grow(state.laid[side] | squares)
    return (beside & free_ground(state) & ~squares).bit_count()


def _ways(state: State, side: int) -> dict[int, Way]:
    """From every square the way on to the enemy Master, over what is laid and what could be."""
    grid = state.config.grid
    ground = state.ground
    found: dict[int, Way] = {}
    todo = [(0, 0, square) for square in grid.listed(grid.near_mask[grid.slots[1 - side]])]
    while todo:
        missing, steps, square = heappop(todo)
        if square in found:
            continue
        found[square] = missing, steps
        more = not ground >> square & 1
        for near in grid.near[square]:
            if grid.ground >> near & 1 and near not in found:
                heappush(todo, (missing + more, steps + 1, near))
    return found
