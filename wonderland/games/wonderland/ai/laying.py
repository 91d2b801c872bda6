"""What is laid, and what could be laid next, as one side finds it."""

from __future__ import annotations

from functools import lru_cache
from math import log1p
from typing import NamedTuple

from wonderland.games.wonderland.grid import PATH_SQUARES, Grid
from wonderland.games.wonderland.match_config import MatchConfig

FAR = 24
"""A way that is longer counts as this long."""
MOST_SQUARES = 2048
"""More squares than a table has."""
ROOM = tuple(log1p(squares) for squares in range(MOST_SQUARES))


class Lay(NamedTuple):
    """What is laid, as one side finds it, whoever stands there.

    Attributes:
        squares: those that are laid.
        goal: those beside the enemy Image.
        approach: how many beside the own Image are laid.
        room: how much one path could cover.
        to_lay: how many free squares lie between what the side may lay and the enemy Image.
        entries: the squares beside those where a being could come in next; none if one could come
            in beside the enemy Image.
    """

    squares: int
    goal: int
    approach: int
    room: float
    to_lay: int
    entries: int


@lru_cache(maxsize=512)
def lay_of(config: MatchConfig, side: int, own: int, others: int) -> Lay:
    """What is laid, where a side has these squares and the other those."""
    grid, laid, goal = config.grid, own | others, config.approach[1 - side]
    region, to_lay = layable(grid, own, laid, config.approach[side], goal)
    entries = 0 if goal & region else grid.grow(region)
    approach = (config.approach[side] & laid).bit_count()
    return Lay(laid, goal, approach, ROOM[region.bit_count()], to_lay, entries)


def layable(grid: Grid, own: int, laid: int, home: int, goal: int) -> tuple[int, int]:
    """What one path could cover, and how many free squares lie between it and the enemy Image.

    The being comes in beside an older square (W-28), so only squares beside laid ones or beside
    the own Image are returned.
    """
    grow, stride = grid.grow, grid.stride
    free = every = grid.board & ~(laid | grid.image_mask)
    targets = (goal | grow(goal & laid)) & free
    wave = (grow(own) | home) & free
    free ^= wave
    region, steps, arrived = wave, 1, 0
    while wave and steps < FAR:
        if not arrived and wave & targets:
            arrived = steps
            if steps >= PATH_SQUARES:
                break
        if steps == PATH_SQUARES:
            region = every ^ free
            if arrived:
                break
        wave = (wave << 1 | wave >> 1 | wave << stride | wave >> stride) & free
        free ^= wave
        steps += 1
    if steps < PATH_SQUARES:
        region = every ^ free
    return region & (grow(laid) | home), arrived or FAR
