"""Where a being can go this turn, and what it costs (W-32 to W-42)."""

from __future__ import annotations

from typing import NamedTuple

from wonderland.core.match import Match
from wonderland.games.wonderland.components import HALTED, SQUARE
from wonderland.games.wonderland.factors import MOVE
from wonderland.games.wonderland.movement import steps, take_step
from wonderland.games.wonderland.queries.asking import acting_for, state_of
from wonderland.games.wonderland.state import NOBODY, SIDE, State

ENOUGH = 999
"""More Move than any way on a table costs."""


class Reach(NamedTuple):
    """A square within reach.

    Attributes:
        price: the Move that the whole way costs.
        path: the squares stepped onto, in order, this one last.
        passing: whether it holds a friend, so that the being must step on (W-35).
        halts: whether the being is halted there (W-40).
    """

    price: int
    path: tuple[str, ...]
    passing: bool
    halts: bool


def reach(match: Match, being: str) -> dict[str, Reach]:
    """Every square that a being can come to with the Move its side holds, by the cheapest way.

    Answers to steps (W-58) are not foreseen. Empty for a being that isn't in play.
    """
    state = state_of(match)
    entity = state.config.entity.get(being)
    if entity is None or entity not in state.beings[SIDE[entity]]:
        return {}
    return reach_from(acting_for(state, entity), entity)


def way_cost(match: Match, being: str, square: str) -> int | None:
    """The Move that a being needs to come to a square, had its side enough; None if it can't."""
    state = state_of(match)
    entity = state.config.entity[being]
    rich = acting_for(state, entity)
    purse = 2 * MOVE + SIDE[entity]
    rich.factors = (*rich.factors[:purse], ENOUGH, *rich.factors[purse + 1 :])
    found = reach_from(rich, entity).get(square)
    return found.price if found else None


def reach_from(state: State, being: int) -> dict[str, Reach]:
    """``reach`` on a state in which the being's side is in its action step."""
    names, purse = state.config.grid.names, 2 * MOVE + SIDE[being]
    have = state.factors[purse]
    best: dict[int, Reach] = {state.columns[SQUARE + being]: Reach(0, (), False, False)}
    frontier: list[tuple[State, tuple[str, ...]]] = [(state, ())]
    while frontier:
        after: dict[int, tuple[State, tuple[str, ...]]] = {}
        for here, path in frontier:
            for target in steps(here, being):
                there = here.copy()
                take_step(there, being, target, None)
                price = have - there.factors[purse]
                if target in best and best[target].price <= price:
                    continue
                passing = there.sharer != NOBODY
                way = (*path, names[target])
                best[target] = Reach(price, way, passing, bool(there.columns[HALTED + being]))
                after[target] = (there, way)
        frontier = list(after.values())
    del best[state.columns[SQUARE + being]]
    return {names[square]: found for square, found in best.items()}
