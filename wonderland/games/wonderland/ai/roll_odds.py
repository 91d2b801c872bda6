"""Which dice to choose: every roll by its exact probability, and what each would be worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations_with_replacement

from wonderland.games.wonderland.factors import RULES_FACTORS
from wonderland.games.wonderland.rolls import PAIR, most_dice
from wonderland.games.wonderland.state import ACTION, State

Gains = tuple[int, ...]
"""How many of each factor a roll gives."""
Dice = tuple[tuple[int, tuple[int, ...]], ...]
"""For each die its level and its faces."""


@cache
def rolls(dice: Dice, factors: int = len(RULES_FACTORS)) -> tuple[tuple[Gains, int, float], ...]:
    """What dice can bring.

    Args:
        dice: those that are rolled.
        factors: how many factors there are.

    Returns:
        The factors gained, the levels of which two or more show S (a bit each), the probability.
    """
    states: dict[tuple[Gains, tuple[int, ...]], float] = {((0,) * factors, (0,) * 8): 1.0}
    for level, faces in dice:
        after: dict[tuple[Gains, tuple[int, ...]], float] = {}
        for (gains, stars), p in states.items():
            for face in faces:
                summon = not face
                key = (gains if summon else _plus(gains, face - 1), _plus(stars, level) if summon else stars)
                after[key] = after.get(key, 0.0) + p / len(faces)
        states = after
    merged: dict[tuple[Gains, int], float] = {}
    for (gains, stars), p in states.items():
        pairs = sum(1 << level for level, n in enumerate(stars) if n >= PAIR)
        merged[gains, pairs] = merged.get((gains, pairs), 0.0) + p
    return tuple((gains, pairs, p) for (gains, pairs), p in merged.items())


def _plus(counts: tuple[int, ...], index: int) -> tuple[int, ...]:
    return (*counts[:index], counts[index] + 1, *counts[index + 1 :])


def level_sets(state: State) -> Iterator[tuple[int, ...]]:
    """Every multiset of levels with as many dice as may be rolled: one more never costs (W-16)."""
    counts = Counter(state.config.level[card] for card in state.pool[state.active])
    most = min(most_dice(state), counts.total())
    for levels in combinations_with_replacement(sorted(counts), most):
        if all(levels.count(level) <= counts[level] for level in set(levels)):
            yield levels


def may_roll(state: State, levels: tuple[int, ...]) -> bool:
    """Whether dice of these levels, and no more, are among ``level_sets``."""
    held = Counter(state.config.level[card] for card in state.pool[state.active])
    most = min(most_dice(state), held.total())
    return len(levels) == most and Counter(levels) <= held


def worth_of_levels(state: State, levels: tuple[int, ...], worth_of_roll: Callable[[Gains, int], float]) -> float:
    """The chance to win after rolling dice of these levels.

    Args:
        state: where dice are to be chosen.
        levels: the dice.
        worth_of_roll: the chance to win after factors gained, and pairs of S (``rolls``).
    """
    outcomes = rolls(dice_of(state, levels), len(state.config.definitions.factors))
    return sum(p * worth_of_roll(gains, pairs) for gains, pairs, p in outcomes)


def dice_of(state: State, levels: tuple[int, ...]) -> Dice:
    """Dice of these levels, as ``rolls`` wants them."""
    faces = state.config.definitions.faces
    return tuple((level, tuple(faces[level])) for level in levels)


def at_luck(dice: Dice, factors: int, luck: float) -> tuple[Gains, int]:
    """What a number from 0 to 1 makes dice bring: each outcome as often as they do.

    Args:
        dice: those that are rolled.
        factors: how many factors there are.
        luck: as likely one number as another.
    """
    outcomes = rolls(dice, factors)
    for gains, pairs, p in outcomes:
        luck -= p
        if luck < 0:
            return gains, pairs
    return outcomes[-1][:2]


def shown(levels: Sequence[int], faces: Sequence[int], factors: int = len(RULES_FACTORS)) -> tuple[Gains, int]:
    """What dice that have been rolled brought, as ``rolls`` tells it: the factors and the pairs."""
    gains = tuple(faces.count(factor + 1) for factor in range(factors))
    stars = [level for level, face in zip(levels, faces, strict=True) if face == 0]
    return gains, sum(1 << level for level in set(stars) if stars.count(level) >= PAIR)


def gained(state: State, gains: Gains) -> State:
    """The state in the action step, with factors gained and nobody summoned."""
    after = state.copy()
    factors = list(state.factors)
    for factor, n in enumerate(gains):
        factors[2 * factor + state.active] += n
    after.factors = tuple(factors)
    after.phase = ACTION
    return after
