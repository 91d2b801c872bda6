"""How far squares are from an Image, or another goal, on foot."""

from __future__ import annotations

from functools import lru_cache

from wonderland.games.wonderland.grid import Grid
from wonderland.games.wonderland.state import State

BARRED = 3
"""How many steps more it counts to a square that an enemy must first be driven from."""
MEMORY = 1024
"""For how many arrangements the answer is kept: within a turn most states are alike in this."""

Wave = tuple[int, int]
"""The laid squares that are so many steps away, and all squares of the table beside them."""


def waves(state: State, side: int, goal: int) -> tuple[Wave, ...]:
    """Return the laid squares that are 0, 1, 2 ... steps from the nearest square of a goal.

    Args:
        state: where the match stands.
        side: who walks; its enemies bar the way, and count ``BARRED`` steps more.
        goal: the squares that are walked to, a bit each.
    """
    laid = state.laid[0] | state.laid[1]
    return _waves(state.config.grid, laid, state.held[1 - side], goal)


def open_waves(state: State, side: int, goal: int) -> tuple[Wave, ...]:
    """Return the same over squares that no enemy holds (W-34): only what can be walked now."""
    laid = state.laid[0] | state.laid[1]
    return _waves(state.config.grid, laid & ~state.held[1 - side], 0, goal)


def steps_to(state: State, side: int, goal: int) -> dict[int, int]:
    """Return for each laid square its steps to a goal, as ``waves`` counts them."""
    laid = state.laid[0] | state.laid[1]
    return _steps(state.config.grid, laid, state.held[1 - side], goal)


def open_steps_to(state: State, side: int, goal: int) -> dict[int, int]:
    """Return for each square that can be walked now its steps to a goal (W-34)."""
    laid = state.laid[0] | state.laid[1]
    return _steps(state.config.grid, laid & ~state.held[1 - side], 0, goal)


def arrival_from(state: State, side: int, goal: int, region: int) -> int | None:
    """The fewest steps to a goal from a region that need not be laid yet; None if no way."""
    laid = state.laid[0] | state.laid[1]
    return _arrival(state.config.grid, laid, state.held[1 - side], goal, region)


def steps_away(state: State, found: tuple[Wave, ...]) -> dict[int, int]:
    """Return for each square how many steps away it is."""
    members = state.config.grid.members_unsorted
    return {square: steps for steps, (wave, _) in enumerate(found) for square in members(wave)}


@lru_cache(maxsize=MEMORY)
def _steps(grid: Grid, laid: int, enemies: int, goal: int) -> dict[int, int]:
    return {
        square: steps
        for steps, (wave, _) in enumerate(_waves(grid, laid, enemies, goal))
        for square in grid.members_unsorted(wave)
    }


@lru_cache(maxsize=MEMORY)
def _arrival(grid: Grid, laid: int, enemies: int, goal: int, region: int) -> int | None:
    if goal & region:
        return 0
    for steps, (_, around) in enumerate(_waves(grid, laid, enemies, goal)):
        if around & region:
            return steps + 1
    return None


@lru_cache(maxsize=MEMORY)
def _waves(grid: Grid, laid: int, enemies: int, goal: int) -> tuple[Wave, ...]:
    stride, board = grid.stride, grid.board
    late: dict[int, int] = {}
    found: list[Wave] = []
    ring = goal & laid
    while ring or late:
        held = ring & enemies
        if held:
            late[len(found) + BARRED] = held
        wave = ring ^ held
        if late:
            wave |= late.pop(len(found), 0)
        laid ^= ring
        around = (wave << 1 | wave >> 1 | wave << stride | wave >> stride) & board
        found.append((wave, around))
        ring = around & laid
    return tuple(found)


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
