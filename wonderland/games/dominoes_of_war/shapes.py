"""Ready-made bases: shapes that a player may lay by one click, where they fit (DW-24 to DW-29)."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.core.message import say
from wonderland.games.dominoes_of_war.bases import barred, refusal
from wonderland.games.dominoes_of_war.ground import MARGIN, STRIDE, Mask, each
from wonderland.games.dominoes_of_war.match_config import MatchConfig
from wonderland.games.dominoes_of_war.state import State

Cell = tuple[int, int]
"""A tile of a shape: so far along the field's edge, so far out from it, beginning at 0."""
SHAPES: dict[str, tuple[Cell, ...]] = {
    "lane": ((0, 0), (0, 1), (0, 2), (0, 3), (0, 4), (0, 5)),
    "fork": ((0, 0), (0, 1), (1, 1), (2, 1), (2, 0), (1, 2)),
    "fort": ((0, 0), (0, 1), (1, 1), (-1, 1), (0, 2), (1, 2)),
}
"""Each shape; a smaller base has its first tiles, which hang together too."""
NAMES = {
    "lane": (say("Lane"), say("far away")),
    "fork": (say("Fork"), say("out in a rush")),
    "fort": (say("Fort"), say("easy to hold")),
}
"""What people call a shape, and what it is good for."""


def places(state: State, shape: str) -> list[tuple[int, ...]]:
    """Where a shape may lie as a base: far from the others first, then near the middle of a side."""
    config, cells = state.config, SHAPES[shape][: state.config.options.base]
    found = []
    for side in range(4):
        length = config.columns if side % 2 == 0 else config.rows
        for at in range(length):
            squares = _laid(config, cells, side, at)
            if squares is not None and refusal(state, squares) is None:
                middle = abs(2 * at + 1 - length)
                found.append((-_apart(squares, barred(state)), middle, side, squares))
    return [one[-1] for one in sorted(found)]


def _laid(config: MatchConfig, cells: Sequence[Cell], side: int, at: int) -> tuple[int, ...] | None:
    """A shape at a place of a side, from south round by west; None where it leaves the grid."""
    found = []
    for along, out in cells:
        if side == 0:
            column, row = at + along, -1 - out
        elif side == 1:
            column, row = -1 - out, at + along
        elif side == 2:
            column, row = at + along, config.rows + out
        else:
            column, row = config.columns + out, at + along
        column, row = column + MARGIN, row + MARGIN
        if min(column, row) < 0 or out >= MARGIN:
            return None
        if column >= config.columns + 2 * MARGIN or row >= config.rows + 2 * MARGIN:
            return None
        found.append(column * STRIDE + row)
    return tuple(sorted(found))


def _apart(squares: Sequence[int], others: Mask) -> int:
    """How many squares lie between a base and the nearest other; 0 where there is none."""
    return min(
        (
            abs(one // STRIDE - other // STRIDE) + abs(one % STRIDE - other % STRIDE)
            for one in squares
            for other in each(others)
        ),
        default=0,
    )
