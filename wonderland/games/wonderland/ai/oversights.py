"""How a level errs: it overlooks one thing for a turn, as people do, and plays on as if it were not there.

It then does the second best thing rather than nothing: what it sees it weighs as well as any level.
"""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from random import Random

from wonderland.games.wonderland.ai.evaluator import Evaluator
from wonderland.games.wonderland.ai.features import NAMES


class Oversight(Enum):
    """What can be overlooked; the value names the features that then count for nothing."""

    DOOR = ("hit by newcomer", "arrival", "squares to lay", "approach laid")
    """That the next summon may bring somebody to an Image (W-28, W-31)."""
    BLOWS = ("exposed", "guards", "approach held", "siege", "besiegers")
    """Who could strike at whom, and who keeps the door."""
    NEED = ("Move", "Attack", "Defend", "no Attack near", "Move without Attack")
    """What its factors are still needed for."""
    RACE = ("hit at once", "win at once", "turns to win", "race", "steps to Image", "second to Image")
    """How soon either side is at the other's Image."""


def drawn(chance: float, rng: Random) -> Oversight | None:
    """What is overlooked in a turn, with so much chance anything at all."""
    return rng.choice(tuple(Oversight)) if rng.random() < chance else None


def without(evaluator: Evaluator, overlooked: Oversight) -> Evaluator:
    """What somebody thinks a position is worth who overlooks something."""
    mover, other = (
        tuple(0.0 if name in overlooked.value else weight for name, weight in zip(NAMES, weights, strict=True))
        for weights in (evaluator.mover, evaluator.other)
    )
    return replace(evaluator, mover=mover, other=other)
