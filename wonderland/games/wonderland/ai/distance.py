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
NEVER = 10_000
"""More steps than any way has."""
MEMORY = 4096
"""For how many arrangements the answer is kept: within a turn most states are alike in this."""

Wave = tuple[int, int]
"""The laid squares that are so many steps away, and all squares of the table beside them."""


class Ripples:
    """The laid squares that are 0, 1, 2 ... steps from a goal, found only as far as they are asked for.

    Args:
        grid: the table.
        laid: the squares that can be walked.
        enemies: the squares that count ``BARRED`` steps more.
        goal: the squares that are walked to, a bit each.
        steps: how whoever walks them steps.
    """

    __slots__ = ("_enemies", "_grid", "_laid", "_late", "_ring", "_steps", "waves")

    def __init__(
        self, grid: Grid, laid: int, enemies: int, goal: int, steps: Steps = STRAIGHT
    ) -> None:
        self.waves: list[Wave] = []
        self._grid = grid
        self._laid = laid
        self._enemies = enemies
        self._steps = steps
        self._ring = goal & laid
        self._late: dict[int, int] = {}

    def _spread(self) -> bool:
        """Find the next wave; False if there is none."""
        wave, late, steps = self._ring, self._late, len(self.waves)
        if not wave and not late:
            return False
        self._laid ^= wave
        if held := wave & self._enemies:
            wave ^= held
            late[steps + BARRED] = held
        wave |= late.pop(steps, 0)
        around = self._grid.grow_by(wave, self._steps)
        self.waves.append((wave, around))
        self._ring = around & self._laid
        return True

    def all(self) -> list[Wave]:
        """Every wave."""
        while self._spread():
            pass
        return self.waves

    def first(self, squares: int) -> int:
        """How many steps the nearest of some squares is away; ``NEVER`` if there is no way."""
        waves, steps = self.waves, 0
        while steps < len(waves) or self._spread():
            if waves[steps][0] & squares:
                return steps
            steps += 1
        return NEVER


def waves(state: State, side: int, goal: int, steps: Steps = STRAIGHT) -> list[Wave]:
    """Return the laid squares that are 0, 1, 2 ... steps from the nearest square of a goal.

    Args:
        state: where the match stands.
        side: who walks; its enemies bar the way, and count ``BARRED`` steps more.
        goal: the squares that are walked to, a bit each.
        steps: how whoever walks steps.
    """
    laid = state.laid[0] | state.laid[1]
    return ripples(state.config.grid, laid, state.held[1 - side], goal, steps).all()


def open_waves(state: State, side: int, goal: int, steps: Steps = STRAIGHT) -> list[Wave]:
    """Return the same over squares that no enemy holds (W-34): only what can be walked now."""
    laid = state.laid[0] | state.laid[1]
    return ripples(state.config.grid, laid & ~state.held[1 - side], 0, goal, steps).all()


def steps_to(state: State, side: int, goal: int, steps: Steps = STRAIGHT) -> dict[int, int]:
    """Return for each laid square its steps to a goal, as ``waves`` counts them."""
    laid = state.laid[0] | state.laid[1]
    return _steps(state.config.grid, laid, state.held[1 - side], goal, steps)


def walking_steps(
    state: State, side: int, goal: int, most: int, *, openly: bool = False
) -> dict[int, int]:
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
        away = ripples(grid, laid, enemies, goal, steps).first(grid.bit[square])
        if away < found.get(square, most):
            found[square] = away
    return found


def steps_away(state: State, found: Sequence[Wave]) -> dict[int, int]:
    """Return for each square how many steps away it is."""
    members = state.config.grid.members_unsorted
    return {square: steps for steps, (wave, _) in enumerate(found) for square in members(wave)}


@lru_cache(maxsize=MEMORY)
def ripples(grid: Grid, laid: int, enemies: int, goal: int, steps: Steps = STRAIGHT) -> Ripples:
    """Return the ripples round a goal, one and the same for the same arrangement."""
    return Ripples(grid, laid, enemies, goal, steps)


@lru_cache(maxsize=MEMORY)
def _steps(grid: Grid, laid: int, enemies: int, goal: int, kind: Steps) -> dict[int, int]:
    return {
        square: steps
        for steps, (wave, _) in enumerate(ripples(grid, laid, enemies, goal, kind).all())
        for square in grid.members_unsorted(wave)
    }


def near_waves(grid: Grid, laid: int, enemies: int, goal: int, most: int) -> tuple[list[int], int]:
    """Find the first waves of ``Ripples`` at once, for whoever asks for most of them anyway.

    Args:
        grid: the table.
        laid: the squares that can be walked.
        enemies: the squares that count ``BARRED`` steps more.
        goal: the squares that are walked to, a bit each.
        most: how many waves to find at most.

    Returns:
        The squares 0, 1, 2 ... steps away, and from how many steps on an enemy may stand in the
        way.
    """
    waves: list[int] = []
    late: dict[int, int] = {}
    stride, ring, unbarred, last = grid.stride, goal & laid, NEVER, -1
    for steps in range(most):
        wave = ring
        laid ^= ring
        if held := ring & enemies:
            wave ^= held
            last = steps + BARRED
            late[last] = held
            if unbarred == NEVER:
                unbarred = steps
        if steps in late:
            wave |= late[steps]
        elif not wave and steps > last:
            break
        waves.append(wave)
        ring = (wave << 1 | wave >> 1 | wave << stride | wave >> stride) & laid
    return waves, unbarred


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
