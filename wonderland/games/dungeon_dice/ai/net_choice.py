"""Which nets are worth a thought: those that open a way for oneself and close ways to the enemy.

A place is judged by what it changes: how near one's monsters and one's dungeon come to the enemy
Master over what is laid and what could still be laid, and how near the enemy's come to one's own.
"""

from __future__ import annotations

from typing import NamedTuple

from wonderland.games.dungeon_dice.ai.evaluator import Evaluator
from wonderland.games.dungeon_dice.ai.prowess import prowess_in
from wonderland.games.dungeon_dice.ai.ways import FAR, Ways, ways
from wonderland.games.dungeon_dice.codes import Summon
from wonderland.games.dungeon_dice.placing import places
from wonderland.games.dungeon_dice.state import State
from wonderland.games.dungeon_dice.turn import callable_figures, perform

FORWARD, ACROSS = 40, 20
"""Of how many sets of squares more is asked: of those nearest the enemy, and those in the enemy's way."""


class Thought(NamedTuple):
    """A summon, the position after it, and what it looks worth."""

    worth: float
    code: Summon
    after: State


def summons(state: State, evaluator: Evaluator, most: int) -> list[Thought]:
    """The best summons of the active side at sight, best first."""
    side = state.active
    figures = callable_figures(state)
    if not figures:
        return []
    laid = _shapes(state, side)
    shapes = _worth_a_thought(state, side, laid)
    counts = prowess_in(state.config).of
    lead = max(figures, key=lambda f: (counts[f], -f))
    best = [_best_start(state, side, lead, laid[squares], evaluator) for squares in shapes]
    best.sort(key=lambda thought: -thought.worth)
    best = best[: max(most, 2)]
    others = [
        _thought(state, side, first.code._replace(figure=figure), evaluator)
        for first in best
        for figure in figures
        if figure != lead
    ]
    return sorted(best + others, key=lambda thought: -thought.worth)[:most]


def _shapes(state: State, side: int) -> dict[int, list[tuple[int, int]]]:
    """All sets of squares that can be laid, each with its (net, start)."""
    mask = state.config.laying.mask
    found: dict[int, list[tuple[int, int]]] = {}
    for net, start in places(state, side):
        found.setdefault(mask(net, start), []).append((net, start))
    return found


def _worth_a_thought(state: State, side: int, laid: dict[int, list[tuple[int, int]]]) -> list[int]:
    """The sets of squares that come nearest the enemy, and those that lie most in his way."""
    forward = _ranked(ways(state, side), laid)
    across = _ranked(ways(state, 1 - side), laid)
    chosen = dict.fromkeys(forward[:FORWARD])
    chosen.update(dict.fromkeys(across[:ACROSS]))
    return list(chosen)


def _ranked(along: Ways, laid: dict[int, list[tuple[int, int]]]) -> list[int]:
    """Sets of squares by how near the nearest square is, and how many come near with it."""
    rings, least = along.rings, along.least

    def rank(squares: int) -> tuple[int, int, int]:
        price = least(squares)
        last = min(price + 3, FAR, len(rings))
        near = 0
        for ring in rings[price:last]:
            near |= ring & squares
        return price, -near.bit_count(), squares

    return sorted(laid, key=rank)


def _best_start(
    state: State,
    side: int,
    figure: int,
    places_: list[tuple[int, int]],
    evaluator: Evaluator,
) -> Thought:
    """Of the nets that cover the same squares that whose start serves best."""
    starts = {start: net for net, start in reversed(places_)}
    found = [
        _thought(state, side, Summon(figure, net, start), evaluator)
        for start, net in sorted(starts.items())
    ]
    return max(found, key=lambda thought: thought.worth)


def _thought(state: State, side: int, code: Summon, evaluator: Evaluator) -> Thought:
    there = state.copy()
    perform(there, side, code, None)
    return Thought(evaluator.worth(there, side, 1 - side), code, there)
