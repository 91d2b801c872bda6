"""Logistic regression by Newton's method, with a penalty that keeps weights small."""

from __future__ import annotations

from typing import Any

import numpy as np

STEPS = 50
CLOSE_ENOUGH = 1e-7


def fit(features: Any, outcomes: Any, penalty: float) -> tuple[Any, float, float]:
    """Fit weights.

    Args:
        features: an array (rows, columns).
        outcomes: for each row a number from 0 to 1.
        penalty: of the squared weights, the columns scaled to a deviation of 1.

    Returns:
        A weight for each column, the bias, and the mean log-loss on these rows.
    """
    mean, deviation = features.mean(axis=0), features.std(axis=0)
    deviation[deviation == 0] = 1.0
    scaled = np.hstack([(features - mean) / deviation, np.ones((len(features), 1))])
    ridge = penalty * np.eye(scaled.shape[1])
    ridge[-1, -1] = 0.0
    weights = np.zeros(scaled.shape[1])
    for _ in range(STEPS):
        chance = _chance(scaled @ weights)
        slope = scaled.T @ (chance - outcomes) + ridge @ weights
        curve = (scaled * (chance * (1 - chance))[:, None]).T @ scaled + ridge
        step = np.linalg.solve(curve, slope)
        weights -= step
        if np.abs(step).max() < CLOSE_ENOUGH:
            break
    plain = weights[:-1] / deviation
    chance = np.clip(_chance(scaled @ weights), 1e-12, 1 - 1e-12)
    loss = -(outcomes * np.log(chance) + (1 - outcomes) * np.log(1 - chance)).mean()
    return plain, float(weights[-1] - plain @ mean), float(loss)


def _chance(logit: Any) -> Any:
    return 1 / (1 + np.exp(-logit))
