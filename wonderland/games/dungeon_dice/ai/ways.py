"""How far it is from every square to a Master, over what is laid and what could still be.

A way over laid squares costs 1 a square; a square that is still free ground, where a net must be
laid first, and one on which an enemy stands, who must be beaten first, cost more. Whole rings of
squares are reached at once, as sets.
"""

from __future__ import annotations

from functools import lru_cache

from wonderland.games.dungeon_dice.grid import Grid
from wonderland.games.dungeon_dice.state import State

FREE_PRICE = 2
"""What a square of free ground costs: nets come a little slower than crests for walking."""
FOE_PRICE = 3
FAR = 40
"""No way is counted longer than that."""
NO_WAY = FAR + 1


@lru_cache(maxsize=8192)
def rings(grid: Grid, target: int, plain: int, free: int, foes: int) -> tuple[int, ...]:
    """The squares at each price from a target: from each of them so much leads onto a target square.

    Args:
        grid: the table.
        target: the squares to come to.
        plain: squares that cost 1 to enter.
        free: squares that cost ``FREE_PRICE``.
        foes: squares that cost ``FOE_PRICE``.
    """
    open_ground = plain | free | foes
    waiting = [0] * (FAR + FOE_PRICE + 1)
    waiting[0] = target & open_ground
    reached = 0
    found = []
    grow = grid.grow
    for price in range(FAR):
        here = waiting[price] & ~reached
        found.append(here)
        if here:
            reached |= here
            rest = open_ground & ~reached
            if part := here & plain:
                waiting[price + 1] |= grow(part) & rest
            if part := here & free:
                waiting[price + FREE_PRICE] |= grow(part) & rest
            if part := here & foes:
                waiting[price + FOE_PRICE] |= grow(part) & rest
        elif not any(waiting[price + 1 : price + 1 + FOE_PRICE]):
            break
    return tuple(found)


def ways(state: State, side: int) -> tuple[int, ...]:
    """The rings of a side's ways to the enemy Master."""
    config = state.config
    ground = state.laid[0] | state.laid[1]
    foes = state.held[1 - side]
    lays = state.figures_left[side] and len(state.dice_left[side]) > 1
    return rings(
        config.grid,
        config.approach[1 - side],
        ground & ~state.blocked & ~foes,
        config.grid.ground & ~ground if lays else 0,
        foes,
    )


def roads(state: State, side: int) -> tuple[int, ...]:
    """The rings of a side's ways to the enemy Master over what is laid, past nobody."""
    config = state.config
    ground = (state.laid[0] | state.laid[1]) & ~state.blocked & ~state.held[1 - side]
    return rings(config.grid, config.approach[1 - side], ground, 0, 0)


def price_of(found: tuple[int, ...], squares: int) -> int:
    """The lowest price from any square of a set; ``NO_WAY`` for none."""
    for price, ring in enumerate(found):
        if ring & squares:
            return price
    return NO_WAY
