"""The paths that are worth a look for a summon: by where they lead and where the being comes in.

There are thousands of ways to lay a path. Which of them lead far, and which let a being come in
beside an enemy, an Image or a besieger's way, depends on the table alone; so it is listed once for
each arrangement of laid squares and asked again and again.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice
from operator import add
from typing import NamedTuple

from wonderland.core.game import Random
from wonderland.games.wonderland import paths
from wonderland.games.wonderland.ai.distance import BARRED, laying_costs, walking_steps, waves
from wonderland.games.wonderland.components import SQUARE
from wonderland.games.wonderland.grid import PATH_SQUARES, Grid
from wonderland.games.wonderland.state import State

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


class Page(NamedTuple):
    """The ways to lay a path over one arrangement of laid squares.

    Attributes:
        onward: those that lead to the enemy Image, the best first.
        every: all of them, one for each set of squares and start.
        by_start: those that start on a square, the one that leads farthest first.
    """

    onward: list[Placing]
    every: list[Placing]
    by_start: dict[int, list[Placing]]


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
        drawn = (page.every[int(rng.random() * len(page.every))] for _ in range(most // 8))
        every = chain(page.onward[: most // 2], pointed, drawn if page.every else ())
        return list(dict.fromkeys(every))

    def pointed(self, state: State, side: int) -> Iterator[Placing]:
        """The ways that let a being come in beside an enemy, an Image or a besieger's way."""
        by_start = self.page(state, side).by_start
        for square in _pointed_starts(state, side):
            yield from by_start.get(square, ())[:OF_A_START]


def _page(state: State, side: int) -> Page:
    grid = state.config.grid
    laid = state.laid[0] | state.laid[1]
    known = laying_costs(grid, laid, state.config.approach[1 - side])
    costs = [known.get(square, FAR) for square in range(len(grid.bit))]
    contact = paths.contact_squares(state, side)
    listed: list[tuple[float, int, Placing]] = []
    seen: set[int] = set()
    for shape, firsts in enumerate(paths.placements(state, side)):
        deltas = grid.shapes[shape].deltas
        for first in grid.members_unsorted(firsts):
            mask = grid.path_mask(first, shape)
            if mask in seen:  # the same squares in another order
                continue
            seen.add(mask)
            if not mask & contact:
                continue
            ahead = [costs[first + delta] for delta in deltas]
            reach = min(ahead)
            for delta, apart in zip(deltas, APART, strict=True):
                start = first + delta
                if contact >> start & 1:
                    left = min(map(add, ahead, apart))
                    listed.append((left + 0.5 * reach, reach, (first, shape, start)))
    listed.sort()
    by_start: dict[int, list[Placing]] = {}
    onward: list[Placing] = []
    kinds: dict[tuple[int, int], int] = {}
    for _, reach, placing in listed:
        by_start.setdefault(placing[2], []).append(placing)
        kind = placing[2], reach
        kinds[kind] = kinds.get(kind, 0) + 1
        if kinds[kind] <= OF_A_KIND:
            onward.append(placing)
    return Page(onward, [placing for *_, placing in listed], by_start)


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
