"""The paths that are worth a look for a summon: by where they lead and where the being comes in.

There are thousands of ways to lay a path. Which of them lead far, and which let a being come in
beside an enemy, an Image or a besieger's way, depends on the table alone; so it is listed once for
each arrangement of laid squares and asked again and again.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from itertools import chain, islice
from operator import add, itemgetter
from typing import NamedTuple

from wonderland.core.game import Random
from wonderland.games.wonderland import paths
from wonderland.games.wonderland.ai.distance import BARRED, laying_costs, walking_steps, waves
from wonderland.games.wonderland.components import SQUARE
from wonderland.games.wonderland.grid import PATH_SQUARES, Grid
from wonderland.games.wonderland.state import State
from wonderland.kit.bits import listed

Placing = tuple[int, int, int]
"""First square, shape, start square."""
Rank = int
"""Twice what is left from where a being can come to, with what is left from the path's best square;
then that alone, in the lower bits. The less the better."""

FAR = 99
PAGES = 64
"""How many arrangements of laid squares are kept."""
OF_A_START = 2
"""How many paths are tried that let a being come in on one square for the sake of that square."""
OF_A_KIND = 2
"""How many paths are tried that begin and lead to the same squares."""
APART = tuple(tuple(2 * abs(at - other) for other in range(PATH_SQUARES)) for at in range(PATH_SQUARES))
"""For each square of a path how many steps along it the others are, doubled."""
AT_HOME = 3
"""How many squares from its Image a side is at home."""


class Page:
    """The ways to lay a path over one arrangement of laid squares, the best first.

    They are one for each set of squares and start, each kept as one number: there are thousands,
    and few are ever asked for.

    Args:
        ranked: the numbers of each rank, in any order; they are put in order.
    """

    def __init__(self, ranked: Mapping[Rank, list[int]]) -> None:
        self._ranked = [(rank, sorted(ranked[rank])) for rank in sorted(ranked)]
        self._all = list(chain.from_iterable([numbers for _, numbers in self._ranked]))
        self._onward: list[Placing] = []
        self._of_kinds = self._few_of_each_kind()
        self._by_start = _first_of_each_start(self._all)

    def __len__(self) -> int:
        return len(self._all)

    def __getitem__(self, rank: int) -> Placing:
        return _placing(self._all[rank])

    def onward(self, most: int) -> list[Placing]:
        """So many of those that lead to the enemy Image; few that begin and lead to the same squares."""
        self._onward += islice(self._of_kinds, max(0, most - len(self._onward)))
        return self._onward[:most]

    def starting(self, square: int) -> list[Placing]:
        """The few that start on a square and lead farthest."""
        return [_placing(number) for number in self._by_start.get(square, ())]

    def _few_of_each_kind(self) -> Iterator[Placing]:
        kinds: dict[tuple[int, int], int] = {}
        for rank, numbers in self._ranked:
            reach = rank & (1 << _REACH) - 1
            for number in numbers:
                kind = reach, number & _START
                seen = kinds.get(kind, 0)
                if seen < OF_A_KIND:
                    kinds[kind] = seen + 1
                    yield _placing(number)


class PathBook:
    """Lists the ways to lay a path, each arrangement of laid squares once."""

    def __init__(self) -> None:
        self._pages: dict[tuple[Grid, int, tuple[int, int]], Page] = {}

    def page(self, state: State, side: int) -> Page:
        """All ways of a side to lay a path and start on it."""
        key = state.config.grid, side, state.laid
        found = self._pages.get(key)
        if found is None:
            if len(self._pages) >= PAGES:
                self._pages.clear()
            found = self._pages[key] = _page(state, side)
        return found

    def candidates(self, state: State, side: int, most: int, rng: Random) -> list[Placing]:
        """The ways to lay that are worth a look, each once: half of them lead to the enemy Image.

        Args:
            state: where the match stands.
            side: who lays.
            most: about how many; those that answer what stands on the table come on top of half.
            rng: draws a few, so that none is never seen.
        """
        page = self.page(state, side)
        pointed = islice(self.pointed(state, side), most // 2)
        drawn = (page[int(rng.random() * len(page))] for _ in range(most // 8))
        every = chain(page.onward(most // 2), pointed, drawn if len(page) else ())
        return list(dict.fromkeys(every))

    def pointed(self, state: State, side: int) -> Iterator[Placing]:
        """The ways that let a being come in beside an enemy, an Image or a besieger's way."""
        page = self.page(state, side)
        for square in _pointed_starts(state, side):
            yield from page.starting(square)


def _page(state: State, side: int) -> Page:
    outlines = _outlines(state.config.grid)
    found = paths.placements(state, side)
    ahead = _ahead(state, side, outlines.margin)
    # of each first square the squares that a path reaches from there, counted from what it has
    # itself to go: so much alike that most paths have been ranked before
    around: dict[int, list[int]] = {}
    base: dict[int, int] = {}
    for first in listed(paths.first_squares(state, side)):
        own = ahead[first + outlines.margin] & ~1
        around[first] = [to_go - own for to_go in outlines.near(ahead[first:])]
        base[first] = own // 2 * _MORE_TO_GO
    ranked: defaultdict[Rank, list[int]] = defaultdict(list)
    for shape, (back, last, taken, tails) in enumerate(outlines.shapes):
        firsts = found[shape]
        if back < shape:  # the same squares from the other end are one way to lay
            firsts &= ~(found[back] >> last if last >= 0 else found[back] << -last)
        for first in _members(firsts):
            place, worse = first * _FIRST_AND_START, base[first]
            for at, rank in _ranks(taken(around[first])):
                ranked[rank + worse].append(place + tails[at])
    return Page(ranked)


_members = lru_cache(maxsize=1 << 13)(listed)
"""The numbers of a set; shapes, and tables that follow each other, have many sets in common."""


def _ahead(state: State, side: int, margin: int) -> list[int]:
    """What is still to go from each square, doubled, and one more if a being can start there.

    There is a margin before and after, so that what lies round a square is one slice.
    """
    grid = state.config.grid
    known = laying_costs(grid, state.laid[0] | state.laid[1], state.config.approach[1 - side])
    doubled = [2 * FAR] * (len(grid.bit) + 2 * margin)
    for square, cost in known.items():
        doubled[square + margin] = 2 * cost
    for square in listed(paths.contact_squares(state, side)):
        doubled[square + margin] += 1
    return doubled


class _Outline(NamedTuple):
    """What a shape is to a page.

    Attributes:
        back: the shape that covers the same squares from the other end.
        last: the step from the first square to the last.
        taken: takes its squares, in order, from those near its first square.
        tails: for each of its squares the number of a way that starts there, if the first square were 0.
    """

    back: int
    last: int
    taken: Callable[[list[int]], tuple[int, ...]]
    tails: tuple[int, ...]


class _Outlines(NamedTuple):
    """All shapes of a grid.

    Attributes:
        shapes: in the grid's order.
        margin: how many squares before or after a first square a path can reach.
        near: takes the squares that some path reaches from all those from the margin on.
    """

    shapes: tuple[_Outline, ...]
    margin: int
    near: Callable[[list[int]], tuple[int, ...]]


@cache
def _outlines(grid: Grid) -> _Outlines:
    margin = max(grid.deltas)
    found = []
    for number, shape in enumerate(grid.shapes):
        column, row = shape.offsets[-1]
        back = tuple((c - column, r - row) for c, r in reversed(shape.offsets))
        found.append(
            _Outline(
                grid.shape_of[back],
                shape.deltas[-1],
                itemgetter(*(grid.deltas.index(delta) for delta in shape.deltas)),
                tuple((number << _SQUARE) + delta for delta in shape.deltas),
            )
        )
    near = itemgetter(*(delta + margin for delta in grid.deltas))
    return _Outlines(tuple(found), margin, near)


_REACH = 10
"""How many bits what is left from a path's best square takes up in a rank."""
_MORE_TO_GO = (3 << _REACH) + 1
"""What a rank grows by if everything is one further away."""


@lru_cache(maxsize=1 << 14)
def _ranks(ahead: tuple[int, ...]) -> tuple[tuple[int, Rank], ...]:
    """Which squares of a path a being can start on, by what is ahead of them, each with its rank."""
    reach = min(ahead) >> 1
    found = []
    for at, doubled in enumerate(ahead):
        if doubled & 1:
            left = min(map(add, ahead, APART[at])) >> 1
            found.append((at, (2 * left + reach << _REACH) + reach))
    return tuple(found)


# --- a way to lay as one number: first square, shape, start --------------------------------------
_SQUARE, _SHAPE = 11, 7
"""How many bits squares and shapes take up; numbers below 2**30 are put in order the quickest."""
_START = (1 << _SQUARE) - 1
_FIRST_AND_START = (1 << _SHAPE + _SQUARE) + 1
"""What a number grows by if first square and start both are one more."""


def _placing(number: int) -> Placing:
    """The way to lay that a number stands for."""
    rest = number >> _SQUARE
    return rest >> _SHAPE, rest & (1 << _SHAPE) - 1, number & _START


def _first_of_each_start(ranked: list[int]) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    full: set[int] = set()
    for number in ranked:
        start = number & _START
        if start not in full:
            of_start = found.setdefault(start, [])
            of_start.append(number)
            if len(of_start) == OF_A_START:
                full.add(start)
    return found


def _pointed_starts(state: State, side: int) -> Iterator[int]:
    """The squares on which a being would answer what stands on the table, the most urgent first.

    They are those beside enemies, the nearest to the own Image first; beside the enemy Image;
    beside the own Image; and those at home beside the ways that enemies would come.
    """
    grid, config = state.config.grid, state.config
    away = waves(state, 1 - side, config.approach[side])
    if config.straight:
        squares = (state.columns[SQUARE + being] for being in state.beings[1 - side])
        enemies = sorted((_steps_of(away, grid.bit[square]), square) for square in squares)
    else:
        own = walking_steps(state, 1 - side, config.approach[side], FAR)
        enemies = sorted((steps, square) for square, steps in own.items())
    seen = 0
    besieged = bool(enemies) and enemies[0][0] <= AT_HOME + BARRED
    goals = [config.approach[1 - side], config.approach[side]]
    if besieged:
        goals.reverse()
    on_their_way = 0
    for wave, around in away[: AT_HOME + 1]:
        on_their_way |= wave | around
    for mask in (*(grid.near[square] for _, square in enemies), *goals, on_their_way):
        yield from grid.members_unsorted(mask & ~seen)
        seen |= mask


def _steps_of(away: list[tuple[int, int]], bit: int) -> int:
    return next((steps for steps, (wave, _) in enumerate(away) if wave & bit), FAR)
