"""What the walks on one table come to, found once for all that a search plans on it.

A search plans many turns from one table: every roll of some dice, every order of the same deeds.
They differ in factors, of which walking asks for Move alone.
"""

from __future__ import annotations

from functools import cache, lru_cache

from wonderland.games.wonderland.ai.distance import steps_to
from wonderland.games.wonderland.ai.walks import Way, ways_of
from wonderland.games.wonderland.combat import targets_from
from wonderland.games.wonderland.components import CREDIT, HALTED, HOBBLE, SPUR, SQUARE, START
from wonderland.games.wonderland.components.mobile import STRAIGHT
from wonderland.games.wonderland.factors import MOVE
from wonderland.games.wonderland.grid import Grid
from wonderland.games.wonderland.match_config import MatchConfig
from wonderland.games.wonderland.movement import steps_left
from wonderland.games.wonderland.state import SIDE, State

FEW = 4
"""How many walks of a being are tried, besides those with an end of their own."""
FAR = 99
TABLES = 512
"""How many tables are remembered, those that were asked for last."""
WALKS = 4096
"""How many beings' walks are kept before all are forgotten."""

Walker = tuple[int, int]
"""A being, and the Move that it has to walk with."""


class Ground:
    """The walks on one table, where nobody is passing a friend.

    Every question is asked with a state that has this table; the answer hangs on its Move besides.
    """

    __slots__ = ("_purposeful", "_reached", "_ways")

    def __init__(self) -> None:
        self._ways: dict[Walker, tuple[Way, ...]] = {}
        self._reached: dict[Walker, dict[int, Way]] = {}
        self._purposeful: dict[Walker, tuple[Way, ...]] = {}

    def ways(self, state: State, being: int) -> tuple[Way, ...]:
        """Where a being can walk to and stop; first of all it stays (``walks.ways_of``)."""
        walker = being, state.factors[2 * MOVE + SIDE[being]]
        found = self._ways.get(walker)
        if found is None:
            found = self._ways[walker] = _ways_near(state, being)
        return found

    def reached(self, state: State, being: int) -> dict[int, Way]:
        """What a being can come within reach of, and the first way to where it can attack it."""
        walker = being, state.factors[2 * MOVE + SIDE[being]]
        found = self._reached.get(walker)
        if found is None:
            found = self._reached[walker] = first_places(state, being, self.ways(state, being))
        return found

    def purposeful(self, state: State, being: int) -> tuple[Way, ...]:
        """Of the places that a being can walk to, those that lead somewhere."""
        walker = being, state.factors[2 * MOVE + SIDE[being]]
        found = self._purposeful.get(walker)
        if found is None:
            chosen = purposeful(state, being, self.ways(state, being)[1:])
            found = self._purposeful[walker] = tuple(dict.fromkeys(chosen))
        return found


def ground_of(state: State) -> Ground:
    """The walks on a state's table; nobody may be passing a friend."""
    return _ground(state.config, state.columns.tobytes(), state.laid, state.beings)


@lru_cache(maxsize=TABLES)
def _ground(
    config: MatchConfig, columns: bytes, laid: tuple[int, int], beings: tuple[tuple[int, ...], tuple[int, ...]]
) -> Ground:
    """One and the same for the same table."""
    return Ground()


def forget() -> None:
    """Forget the walks on all tables."""
    _ground.cache_clear()
    _walks.clear()


def _ways_near(state: State, being: int) -> tuple[Way, ...]:
    """Where a being can walk to and stop (``walks.ways_of``), found once for what is near it.

    Every step costs a Move at least, unless it is spurred, so what is farther changes nothing; and
    most tables of a search differ somewhere else.
    """
    config, columns, side = state.config, state.columns, SIDE[being]
    hobble = columns[HOBBLE + being]
    if columns[SPUR + being] or columns[CREDIT + being] or hobble < 0:
        return tuple(ways_of(state, being))
    square, move = columns[SQUARE + being], state.factors[2 * MOVE + side]
    near, wardens = _block(config.grid, square, move), state.wardens[1 - side]
    key = (
        config, being, square, move, hobble, columns[HALTED + being], steps_left(state, being),
        (state.laid[0] | state.laid[1]) & ~state.held[1 - side] & near, state.held[side] & near,
        wardens and (columns[START + being], *[columns[SQUARE + warden] for warden in wardens]),
        wardens,
    )  # fmt: skip
    found = _walks.get(key)
    if found is None:
        if len(_walks) >= WALKS:
            _walks.clear()
        found = _walks[key] = tuple(ways_of(state, being))
    return found


_walks: dict[tuple[object, ...], tuple[Way, ...]] = {}


@cache
def _block(grid: Grid, square: int, n: int) -> int:
    return grid.block(square, n)


def first_places(state: State, being: int, ways: tuple[Way, ...]) -> dict[int, Way]:
    """For each target that can be reached from some places, the first way to one of them."""
    found: dict[int, Way] = {}
    for way in ways:
        for target in targets_from(state, being, way.square):
            found.setdefault(target, way)
    return found


def purposeful(state: State, being: int, ways: tuple[Way, ...]) -> list[Way]:
    """Of many places to walk to, those that lead somewhere.

    They are: for each number of steps the one nearest to the enemy Image, the squares before
    the own Image, and the first where no enemy stands beside.
    """
    if len(ways) <= FEW:
        return [*ways]
    side = SIDE[being]
    goal, kind = state.config.approach[1 - side], state.config.steps[being]
    away = steps_to(state, side, goal, kind or STRAIGHT)
    grid, here = state.config.grid, state.columns[SQUARE + being]
    nearest = away.get(here, FAR)
    enemies, home = state.held[1 - side], state.config.approach[side]
    in_danger = bool(grid.ring[here] & enemies)
    best: dict[int, tuple[int, Way]] = {}
    chosen: list[Way] = []
    for way in ways:
        square = way.square
        found = away.get(square, FAR)
        known = best.get(way.steps)
        if found < (known[0] if known else nearest):
            best[way.steps] = found, way
        if home & grid.bit[square]:
            chosen.append(way)
        elif in_danger and not grid.ring[square] & enemies:
            in_danger = False
            chosen.append(way)
    chosen += [way for _, way in sorted(best.values(), key=lambda pair: pair[0])[:FEW]]
    return chosen
