"""Which nets are worth a thought: those that open a way for oneself and close ways to the enemy.

A place is judged by what it changes: how near one's monsters and one's dungeon come to the enemy
Master over what is laid and what could still be laid, and how near the enemy's come to one's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from wonderland.games.dungeon_dice.actions import perform
from wonderland.games.dungeon_dice.actions.summoning import Summon, callable_figures
from wonderland.games.dungeon_dice.ai.distances import Distances, distances
from wonderland.games.dungeon_dice.ai.evaluator import Evaluator
from wonderland.games.dungeon_dice.ai.prowess import prowess_in
from wonderland.games.dungeon_dice.laying import Laying
from wonderland.games.dungeon_dice.placing import places
from wonderland.games.dungeon_dice.state import State

Covers = list[tuple[int, int]]
"""How a set of squares can be covered a set of squares: nets with their start squares."""


class Thought(NamedTuple):
    """A summon, the position after it, and what it looks worth."""

    worth: float
    code: Summon
    after: State


def summons(state: State, evaluator: Evaluator, most: int, shapes: int) -> list[Thought]:
    """The best summons of the active side at sight, best first.

    Args:
        state: somebody may be called.
        evaluator: says what positions are worth.
        most: how many of them.
        shapes: of how many sets of squares that lead on more is asked; of half as many in the
            enemy's way.
    """
    side = state.active
    figures = callable_figures(state)
    if not figures:
        return []
    found = _worth_a_thought(state, side, shapes)
    counts = prowess_in(state.config).of
    lead = max(figures, key=lambda f: (counts[f], -f))
    best = [_best_start(state, side, lead, covers, evaluator) for covers in found.values()]
    best.sort(key=lambda thought: -thought.worth)
    best = best[: max(most, 2)]
    others = [
        _thought(state, side, first.code._replace(figure=figure), evaluator)
        for first in best
        for figure in figures
        if figure != lead
    ]
    return sorted(best + others, key=lambda thought: -thought.worth)[:most]


def _worth_a_thought(state: State, side: int, forward: int) -> dict[int, Covers]:
    """The sets of squares that come nearest the enemy, and half as many that lie most in his way."""
    open_ = places(state, side)
    found = _nearest(state.config.laying, open_.starts, distances(state, side), forward)
    across = _nearest(state.config.laying, open_.starts, distances(state, 1 - side), forward // 2)
    return {**found, **across}


def _nearest(laying: Laying, starts: Sequence[int], along: Distances, most: int) -> dict[int, Covers]:
    """The sets of squares with the nearest squares; of those equally near the ones with most near them.

    Ring after ring it is asked which nets come onto it, all start squares of a net at once.
    """
    left, mask = list(starts), laying.mask
    found: dict[int, Covers] = {}
    for price, ring in enumerate(along.rings):
        shifted = {d: ring >> d if d >= 0 else ring << -d for d in laying.deltas}
        reached: dict[int, Covers] = {}
        for net, moves in enumerate(laying.moves):
            if not left[net]:
                continue
            onto = ring
            for delta in moves:
                onto |= shifted[delta]
            onto &= left[net]
            left[net] ^= onto
            for start in laying.grid.listed(onto):
                reached.setdefault(mask(net, start), []).append((net, start))
        if reached:
            near = 0
            for other in along.rings[price : price + 3]:
                near |= other
            ranked = sorted(reached, key=lambda squares: (-(near & squares).bit_count(), squares))
            found.update((squares, reached[squares]) for squares in ranked[: most - len(found)])
            if len(found) == most:
                break
    return found


def _best_start(state: State, side: int, figure: int, covers: Covers, evaluator: Evaluator) -> Thought:
    """Of the nets that cover the same squares that whose start serves best."""
    starts = {start: net for net, start in reversed(covers)}
    found = [_thought(state, side, Summon(figure, net, start), evaluator) for start, net in sorted(starts.items())]
    return max(found, key=lambda thought: thought.worth)


def _thought(state: State, side: int, code: Summon, evaluator: Evaluator) -> Thought:
    there = state.copy()
    perform(there, side, code, None)
    return Thought(evaluator.worth(there, side, 1 - side), code, there)
