"""Which being to summon, on which path, starting where."""

from __future__ import annotations

from collections.abc import Iterable
from heapq import nlargest

from wonderland.core.game import Random
from wonderland.games.wonderland import codes as act
from wonderland.games.wonderland import paths
from wonderland.games.wonderland.ai.evaluator import Evaluator
from wonderland.games.wonderland.ai.lookahead import advance, finish_turn
from wonderland.games.wonderland.codes import Code
from wonderland.games.wonderland.state import State

Placing = tuple[int, int, int]
"""First square, shape, start square."""


def placings(state: State, side: int, most: int, rng: Random) -> list[Placing]:
    """The ways to lay a path and start on it, one for each set of squares and start.

    Args:
        state: where the match stands.
        side: who lays.
        most: how many are returned at most; if there are more, as many are drawn.
        rng: draws them.
    """
    grid = state.config.grid
    distinct: dict[tuple[int, int], Placing] = {}
    for placing in paths.iterate(state, side):
        distinct.setdefault((grid.path_mask(placing[0], placing[1]), placing[2]), placing)
    found = list(distinct.values())
    if len(found) <= most:
        return found
    for i in range(most):  # the first steps of a shuffle
        j = i + int(rng.random() * (len(found) - i))
        found[i], found[j] = found[j], found[i]
    return found[:most]


def summon_code(card: int, placing: Placing) -> Code:
    """The action that summons a card on a placing."""
    return act.Summon(card, *placing)


def summoned(state: State, code: Code) -> State:
    """The state after a summon, in the action step."""
    after = state.copy()
    advance(after, code)
    return after


def best_placings(
    state: State, card: int, choice: Iterable[Placing], evaluator: Evaluator, count: int
) -> list[tuple[float, Placing]]:
    """The placings that are worth most for a card if nothing else is done, with their scores."""
    side = state.active
    scored = [
        (evaluator.score(finish_turn(summoned(state, summon_code(card, placing))), side), placing)
        for placing in choice
    ]
    return nlargest(count, scored)
