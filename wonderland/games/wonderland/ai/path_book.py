"""The paths that are worth a look for a summon: by where they lead and where the being comes in.

There are thousands of ways to lay a path. Which of them lead far, and which let a being come in
beside an enemy, an Image or a besieger's way, depends on the table alone; so it is listed once for
each arrangement of laid squares and asked again and again.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import chain, islice
from operator import add

from wonderland.core.game import Random
from wonderland.games.wonderland import paths
from wonderland.games.wonderland.ai.distance import BARRED, laying_costs, walking_steps, waves
from wonderland.games.wonderland.components import SQUARE
from wonderland.games.wonderland.grid import PATH_SQUARES, Grid
from wonderland.games.wonderland.state import State
from wonderland.kit.bits import listed

Placing = tuple[int, int, int]
"""First square, shape, start square."""

FAR = 99
PAGES = 64
"""How many arrangements of laid squares are kept."""
OF_A_START = 2
"""How many paths are tried that let a being come in on one square for the sake of that square."""
OF_A_KIND = 2
"""How many paths are tried that begin and lead to the same squares."""
APART = tuple(tuple(abs(at - other) for other in range(PATH_SQUARES)) for at in range(PATH_SQUARES))
"""For each square of a path how many steps along it the others are."""
AT_HOME = 3
"""How many squares from its Image a side is at home."""


class Page:
    """The ways to lay a path over one arrangement of laid squares, the best first.

    They are one for each set of squares and start, each kept as one number that also says its
    rank: there are thousands, and few are ever asked for.

    Args:
        ranked: the numbers, in any order; they are put in order.
    """

    def __init__(self, ranked: list[int]) -> None:
        ranked.sort()
        self._ranked = ranked
        self._onward: list[Placing] = []
        self._of_kinds = self._few_of_each_kind()
        self._by_start = _first_of_each_start(ranked)

    def __len__(self) -> int:
        return len(self._ranked)

    def __getitem__(self, rank: int) -> Placing:
        return _placing(self._ranked[rank])

    def onward(self, most: int) -> list[Placing]:
        """So many of those that lead to the enemy Image; few that begin and lead to the same squares."""
        self._onward += islice(self._of_kinds, max(0, most - len(self._onward)))
        return self._onward[:most]

    def starting(self, square: int) -> list[Placing]:
        """The few that start on a square and lead farthest."""
        return [_placing(number) for number in self._by_start.get(square, ())]

    def _few_of_each_kind(self) -> Iterator[Placing]:
        kinds: dict[int, int] = {}
        for number in self._ranked:
            kind = number & _KIND
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
    grid = state.config.grid
    known = laying_costs(grid, state.laid[0] | state.laid[1], state.config.approach[1 - side])
    costs = [known.get(square, FAR) for square in range(len(grid.bit))]
    contact = paths.contact_squares(state, side)
    # for each step from a first square the first squares from which it leads to one of contact
    meeting = {d: contact >> d if d >= 0 else contact << -d for d in grid.deltas}
    numbers: list[int] = []
    seen: dict[tuple[int, ...], int] = {}
    for shape, all_firsts in enumerate(paths.placements(state, side)):
        lowest, squares = _outlines(grid)[shape]
        there = all_firsts << lowest if lowest >= 0 else all_firsts >> -lowest
        before = seen.get(squares, 0)
        seen[squares] = before | there
        new = there & ~before  # the same squares in another order are one way
        firsts = new >> lowest if lowest >= 0 else new << -lowest
        deltas = grid.shapes[shape].deltas
        _, b, c, d, e, f = deltas
        ranks: dict[int, Ranks] = {}
        for apart, delta in enumerate(deltas):
            tail = _tail(0, shape, delta)
            for first in listed(firsts & meeting[delta]):
                rank = ranks.get(first)
                if rank is None:
                    rank = ranks[first] = _ranks(
                        (
                            costs[first], costs[first + b], costs[first + c],
                            costs[first + d], costs[first + e], costs[first + f],
                        )
                    )  # fmt: skip
                numbers.append(rank[apart] + first * _FIRST_AND_START + tail)
    return Page(numbers)


@cache
def _outlines(grid: Grid) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """For each shape its step to its lowest square, and from there to all of them in order."""
    found = []
    for shape in grid.shapes:
        lowest = min(shape.deltas)
        found.append((lowest, tuple(sorted(delta - lowest for delta in shape.deltas))))
    return tuple(found)


# --- a way to lay as one number: what it is ranked by, then first square, shape, start -------------
Ranks = tuple[int, ...]
"""For each square of a path, if a being starts there, the upper part of the number."""
_SQUARE, _SHAPE, _COST = 12, 8, 16
"""How many bits squares, shapes and costs take up."""
_START = (1 << _SQUARE) - 1
_REACH = _SQUARE + _SHAPE + _SQUARE
_KIND = (1 << _COST) - 1 << _REACH | _START
"""The part that is the same for paths that begin and lead to the same squares."""
_FIRST_AND_START = (1 << _SHAPE + _SQUARE) + 1
"""What a number grows by if first square and start both are one more."""


@lru_cache(maxsize=1 << 14)
def _ranks(ahead: tuple[int, ...]) -> Ranks:
    """The upper parts of the numbers of a path's starts, by what its squares have still to go.

    The less is left from where a being can come to, counting half of what is left from the path's
    best square, the better; then the less from there.
    """
    reach = min(ahead)
    return tuple(
        (2 * min(map(add, ahead, apart)) + reach << _COST | reach) << _REACH for apart in APART
    )


def _tail(first: int, shape: int, start: int) -> int:
    """The lower part of a number (``start`` may be a step from the first square)."""
    return (first << _SHAPE | shape) * (1 << _SQUARE) + start


def _placing(number: int) -> Placing:
    """The way to lay that a number stands for."""
    rest = number >> _SQUARE
    return rest >> _SHAPE & _START, rest & (1 << _SHAPE) - 1, number & _START


def _first_of_each_start(ranked: list[int]) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for number in ranked:
        of_start = found.get(number & _START)
        if of_start is None:
            found[number & _START] = [number]
        elif len(of_start) < OF_A_START:
            of_start.append(number)
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
