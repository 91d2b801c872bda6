"""Unfolding a die in a match: where a side may lay a net, and why not elsewhere (4.3)."""

from __future__ import annotations

from wonderland.core.message import say
from wonderland.games.dungeon_dice.laying import Places
from wonderland.games.dungeon_dice.state import State

Refusal = tuple[str, str]
"""The number of a rule, and the sentence that says what it forbids."""


def free_ground(state: State) -> int:
    """The squares on which nothing is laid and that are no slots (DD-35, DD-36)."""
    return state.config.grid.ground & ~(state.laid[0] | state.laid[1])


def foothold(state: State, side: int) -> int:
    """The free squares beside a side's slot or a square that it laid (DD-37)."""
    config = state.config
    return (config.approach[side] | config.grid.grow(state.laid[side])) & free_ground(state)


def places(state: State, side: int) -> Places:
    """All places of all nets."""
    return Places(state.config.laying, free_ground(state), foothold(state, side))


def has_space(state: State, side: int) -> bool:
    """Whether any net fits anywhere (DD-39)."""
    return state.config.laying.any_place(free_ground(state), foothold(state, side))


def place_refusal(state: State, side: int, net: int, start: int) -> Refusal | None:
    """Why a net can't be laid there, or None (DD-35, DD-36, DD-37)."""
    config = state.config
    grid = config.grid
    squares = config.laying.mask(net, start)
    if not squares:
        inside = [s for s in config.laying.squares(net, start) if s in grid.slots]
        if grid.board >> start & 1 and inside:
            return "DD-35", say("{square} is a Master’s slot; nothing is laid on it", square=grid.names[inside[0]])
        return "DD-35", say("the net leaves the table")
    if taken := squares & (state.laid[0] | state.laid[1]):
        return "DD-36", say("{square} is laid already", square=grid.names[grid.sorted(taken)[0]])
    if not squares & foothold(state, side):
        return "DD-37", say("the net touches no dungeon or slot of yours")
    return None


def lays(state: State, net: int, start: int) -> int:
    """The squares that a net covers, as a set; it fits there."""
    return state.config.laying.mask(net, start)
