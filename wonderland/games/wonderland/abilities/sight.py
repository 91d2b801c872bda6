"""Lines of sight (W-49)."""

from __future__ import annotations

from wonderland.games.wonderland.components import SQUARE
from wonderland.games.wonderland.table_state import EAST, NOBODY, WEST, TableState


def in_sight(state: TableState, being: int) -> list[int]:
    """List the beings that a court piece can target: itself, and the first on each line (W-49).

    A line runs over laid squares with no gap; the squares of Images are never laid (W-53). Two
    that share a square are both seen from outside, but not by each other.
    """
    columns = state.columns
    bit = state.config.grid.bit
    laid = state.laid[0] | state.laid[1]
    west, east = state.held
    held = west | east
    shared = columns[SQUARE + state.sharer] if state.sharer != NOBODY else -1
    seen = [being]
    for ray in state.config.grid.rays[columns[SQUARE + being]]:
        for square in ray:
            if not laid & bit[square]:
                break
            if held & bit[square]:
                seen.append(state.being_on(WEST if west & bit[square] else EAST, square))
                if square == shared:
                    seen.append(state.sharer)
                break
    return seen
