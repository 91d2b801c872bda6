"""Court abilities: lines of sight and their effects (W-48 to W-54)."""

from __future__ import annotations

from wonderland.games.wonderland import events as ev
from wonderland.games.wonderland.components import SQUARE
from wonderland.games.wonderland.definitions import FACTORS
from wonderland.games.wonderland.movement import Refusal
from wonderland.games.wonderland.state import NOBODY, SIDE, State


def in_sight(state: State, being: int) -> list[int]:
    """List the beings that a court piece can target: itself, and the first on each line (W-49).

    A line runs over laid squares with no gap; the squares of Images are never laid (W-53). Two
    that share a square are both seen from outside, but not by each other.
    """
    columns, at = state.columns, state.at
    bit = state.config.grid.bit
    laid = state.laid[0] | state.laid[1]
    held = state.held[0] | state.held[1]
    shared = columns[SQUARE + state.sharer] if state.sharer != NOBODY else -1
    seen = [being]
    for ray in state.config.grid.rays[columns[SQUARE + being]]:
        for square in ray:
            if not laid & bit[square]:
                break
            if held & bit[square]:
                seen.append(at[square] - 1)
                if square == shared:
                    seen.append(state.sharer)
                break
    return seen


def use_refusal(state: State, being: int, target: int, n: int) -> Refusal | None:
    """Say why a being may not use its ability on a target now, or None if it may."""
    config = state.config
    court = config.court[being]
    if court is None:
        return "W-48", f"{config.ids[being]} has no ability to use"
    have = state.factors[2 * court.factor + SIDE[being]]
    if n < 1:
        return "W-50", "an ability costs at least 1"
    if n > have:
        name = config.definitions.factors[FACTORS[court.factor]]
        return "W-50", f"{court.ability} by {n} costs {n} {name}, and there is {have}"
    if target not in state.beings[SIDE[target]]:
        return "W-49", f"{config.ids[target]} is not in play"
    if target not in in_sight(state, being):
        return "W-49", f"{config.ids[target]} is not in sight of {config.ids[being]}"
    return None


def use(state: State, being: int, target: int, n: int, events: ev.Events | None) -> None:
    """Pay n factors and change the target until the end of the turn (W-50 to W-52)."""
    config = state.config
    court = config.court[being]
    assert court is not None
    state.factors[2 * court.factor + SIDE[being]] -= n
    state.columns[court.column + target] += court.by * n
    if events is not None:
        told = config.ids[being], court.ability, config.ids[target], n, FACTORS[court.factor]
        events.append(ev.AbilityUsed(*told))
