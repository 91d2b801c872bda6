"""How far squares are from an Image, or another goal, on foot."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from wonderland.games.wonderland.components import SQUARE
from wonderland.games.wonderland.components.mobile import STRAIGHT, Steps
from wonderland.games.wonderland.grid import Grid
from wonderland.games.wonderland.state import State

BARRED = 3
"""How many steps more it counts to a square that an enemy must first be driven from."""
MEMORY = 4096
"""For how many arrangements the answer is kept: within a turn most states are alike in this."""

Wave = tuple[int, int]
"""The laid squares that are so many steps away, and all squares of the table beside them."""


@lru_cache(maxsize=MEMORY)
def ripples(grid: Grid, laid: int, enemies: int, goal: int, steps: Steps = STRAIGHT) -> list[Wave]:
    """Return the laid squares that are 0, 1, 2 ... steps from a goal.

    Args:
        grid: the table.
        laid: the squares that can be walked.
        enemies: the squares that count ``BARRED`` steps more.
        goal: the squares that are walked to, a bit each.
        steps: how whoever walks them steps.
    """
    found: list[Wave] = []
    late: dict[int, int] = {}
    ring = goal & laid
    while ring or late:
        wave = ring
        laid ^= ring
        if held := ring & enemies:
            wave ^= held
            late[len(found) + BARRED] = held
        wave |= late.pop(len(found), 0)
        around = grid.grow_by(wave, steps)
        found.append((wave, around))
        ring = around & laid
    return found


def waves(state: State, side: int, goal: int, steps: Steps = STRAIGHT) -> list[Wave]:
    """Return the laid squares that are 0, 1, 2 ... steps from the nearest square of a goal.

    Args:
        state: where the match stands.
        side: who walks; its enemies bar the way, and count ``BARRED`` steps more.
        goal: the squares that are walked to, a bit each.
        steps: how whoever walks steps.
    """
    laid = state.laid[0] | state.laid[1]
    return ripples(state.config.grid, laid, state.held[1 - side], goal, steps)


def open_waves(state: State, side: int, goal: int, steps: Steps = STRAIGHT) -> list[Wave]:
    """Return the same over squares that no enemy holds (W-34): only what can be walked now."""
    laid = state.laid[0] | state.laid[1]
    return ripples(state.config.grid, laid & ~state.held[1 - side], 0, goal, steps)


def steps_to(state: State, side: int, goal: int, steps: Steps = STRAIGHT) -> dict[int, int]:
    """Return for each laid square its steps to a goal, as ``waves`` counts them."""
    laid = state.laid[0] | state.laid[1]
    return _steps(state.config.grid, laid, state.held[1 - side], goal, steps)


def walking_steps(state: State, side: int, goal: int, most: int, *, openly: bool = False) -> dict[int, int]:
    """Return for each square on which a being of a side stands how far that being has to a goal.

    Each steps in its own way; those that take no steps, or have too far to go, are left out.

    Args:
        state: where the match stands.
        side: whose beings.
        goal: the squares that are walked to, a bit each.
        most: from how many steps on it is too far.
        openly: whether over squares alone that no enemy holds; else as ``waves`` counts.
    """
    laid, enemies = state.laid[0] | state.laid[1], state.held[1 - side]
    if openly:
        laid, enemies = laid & ~enemies, 0
    grid, columns, found = state.config.grid, state.columns, dict[int, int]()
    for being in state.beings[side]:
        steps = state.config.steps[being]
        if steps is None:
            continue
        square = columns[SQUARE + being]
        away = _steps(grid, laid, enemies, goal, steps).get(square, most)
        if away < found.get(square, most):
            found[square] = away
    return found


def steps_away(state: State, found: Sequence[Wave]) -> dict[int, int]:
    """Return for each square how many steps away it is."""
    members = state.config.grid.members_unsorted
    return {square: steps for steps, (wave, _) in enumerate(found) for square in members(wave)}


@lru_cache(maxsize=MEMORY)
def _steps(grid: Grid, laid: int, enemies: int, goal: int, kind: Steps) -> dict[int, int]:
    return {
        square: steps
        for steps, (wave, _) in enumerate(ripples(grid, laid, enemies, goal, kind))
        for square in grid.members_unsorted(wave)
    }


TO_LAY = 2
"""How many steps it counts to a square that must be laid first."""


@lru_cache(maxsize=MEMORY)
def laying_costs(grid: Grid, laid: int, goal: int) -> dict[int, int]:
    """Return for each square how far it is to a goal, squares that must be laid counting more."""
    grow, free = grid.grow, grid.board & ~grid.image_mask
    costs: dict[int, int] = {}
    pending = {0: goal & free}
    seen = 0
    cost = 0
    while pending:
        wave = pending.pop(cost, 0) & ~seen
        if wave:
            seen |= wave
            for square in grid.members_unsorted(wave):
                costs[square] = cost
            # leaving a square towards the goal costs what it takes to stand on it
            for part, price in ((wave & laid, 1), (wave & ~laid, TO_LAY)):
                if part:
                    pending[cost + price] = pending.get(cost + price, 0) | grow(part) & free & ~seen
        cost += 1
    return costs
