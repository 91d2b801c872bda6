"""How far it is from every square to a Master, over what is laid and what could still be.

A way over laid squares costs 1 a square; a square that is still free ground, where a net must be
laid first, and one on which an enemy stands, who must be beaten first, cost more. Whole rings of
squares are reached at once, as sets.
"""

from __future__ import annotations

from functools import lru_cache

from wonderland.games.dungeon_dice.grid import Grid
from wonderland.games.dungeon_dice.state import State

FAR = 40
"""No way is counted longer than that."""
NO_WAY = FAR + 1


class Distances:
    """How far it is to a target from everywhere.

    Attributes:
        rings: the squares at each price: from each of them so much leads onto a target square.
    """

    __slots__ = ("_known", "rings")

    def __init__(self, rings: tuple[int, ...]) -> None:
        self.rings = rings
        self._known: dict[int, int] = {}

    def price(self, square: int) -> int:
        """The price from a square; ``NO_WAY`` if there is no way."""
        found = self._known.get(square)
        if found is None:
            found = self._known[square] = self.least(1 << square)
        return found

    def least(self, squares: int) -> int:
        """The lowest price from any square of a set; ``NO_WAY`` for none."""
        for price, ring in enumerate(self.rings):
            if ring & squares:
                return price
        return NO_WAY


@lru_cache(maxsize=8192)
def measured(grid: Grid, target: int, plain: int, free: int, foes: int) -> Distances:
    """The ways to a target.

    Args:
        grid: the table.
        target: the squares to come to.
        plain: squares that cost 1 to enter.
        free: free ground, which costs 2: nets come a little slower than crests for walking.
        foes: squares where an enemy stands, who must be beaten first; they cost 3.
    """
    rest = plain | free | foes
    here = target & rest
    after = later = last = 0  # what is reached for 1, 2 and 3 more
    rings: list[int] = []
    stride = grid.stride
    while len(rings) < FAR and (here or after or later or last):
        rings.append(here)
        if here:
            rest &= ~here
            if part := here & plain:
                after |= part << 1 | part >> 1 | part << stride | part >> stride
            if part := here & free:
                later |= part << 1 | part >> 1 | part << stride | part >> stride
            if part := here & foes:
                last |= part << 1 | part >> 1 | part << stride | part >> stride
        here, after, later, last = after & rest, later, last, 0
    return Distances(tuple(rings))


def distances(state: State, side: int) -> Distances:
    """A side's ways to the enemy Master."""
    config = state.config
    ground = state.laid[0] | state.laid[1]
    foes = state.held[1 - side]
    lays = state.figures_left[side] and len(state.dice_left[side]) > 1
    return measured(
        config.grid,
        config.approach[1 - side],
        ground & ~state.blocked & ~foes,
        config.grid.ground & ~ground if lays else 0,
        foes,
    )


def roads(state: State, side: int) -> Distances:
    """A side's ways to the enemy Master over what is laid, past nobody."""
    config = state.config
    ground = (state.laid[0] | state.laid[1]) & ~state.blocked & ~state.held[1 - side]
    return measured(config.grid, config.approach[1 - side], ground, 0, 0)
