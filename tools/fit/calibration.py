"""How sure an estimate may be of itself: the two numbers that scale the chances that are told."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np

from wonderland.games.wonderland.ai.evaluator import FIRST_TRUST

CERTAINTIES = np.arange(0.10, 1.51, 0.05)
SETTLINGS = np.arange(4.0, 60.1, 4.0)


def calibrated(logits: Any, turns: Any, outcomes: Any, counts: Any) -> tuple[float, float]:
    """Find the certainty and the settling with which chances come nearest to what happened.

    Args:
        logits: for each position what the weights say, less near a draw by stalling.
        turns: the number of its turn.
        outcomes: 1 for a win of the side to move, 0 for a loss, a half for a draw.
        counts: what each position counts.

    Returns:
        ``certainty`` and ``settling`` as ``Evaluator`` has them: those of the least log-loss.
    """

    def loss(pair: tuple[float, float]) -> float:
        certainty, settling = pair
        trust = certainty * (1 - (1 - FIRST_TRUST) * np.exp(-turns / settling))
        chance = 1 / (1 + np.exp(-np.clip(logits * trust, -30, 30)))
        likelihood = outcomes * np.log(chance) + (1 - outcomes) * np.log(1 - chance)
        return -float((likelihood * counts).mean())

    certainty, settling = min(product(CERTAINTIES, SETTLINGS), key=loss)
    return round(float(certainty), 2), float(settling)
