"""Logistic regression by Newton's method, held near the weights that one starts from."""

from __future__ import annotations

from typing import Any

import numpy as np

STEPS = 50
CLOSE_ENOUGH = 1e-7


def fit(features: Any, outcomes: Any, counts: Any, start: Any, penalty: float) -> tuple[Any, float]:
    """Fit weights.

    Args:
        features: an array (rows, columns).
        outcomes: for each row 0 or 1.
        counts: what each row counts.
        start: a weight for each column and a bias; they are first scaled to fit best, so that
            the log-odds mean what they say, and then improved.
        penalty: of the squared distance from the scaled start, columns at a deviation of 1.

    Returns:
        The weights and the bias in one array, and the mean log-loss on these rows.
    """
    counts = counts / counts.mean()
    scale = np.append(features.std(axis=0), 1.0)
    scale[scale == 0] = 1.0
    rows = np.hstack([features, np.ones((len(features), 1))]) / scale
    known = start * scale
    along = rows @ known[:, None]
    slope = _newton(along, outcomes, counts, np.zeros(1), 0.0)
    home = known * slope[0]
    weights = _newton(rows, outcomes, counts, home, penalty)
    chance = np.clip(_chance(rows @ weights), 1e-12, 1 - 1e-12)
    loss = -(outcomes * np.log(chance) + (1 - outcomes) * np.log(1 - chance)).mean()
    return weights / scale, float(loss)


def _newton(rows: Any, outcomes: Any, counts: Any, home: Any, penalty: float) -> Any:
    """The weights at which the loss and the penalty for leaving home are least together."""
    weights = home.copy()
    ridge = penalty * np.eye(len(home))
    if penalty:
        ridge[-1, -1] = 0.0  # the bias is free
    for _ in range(STEPS):
        chance = _chance(rows @ weights)
        slope = rows.T @ (counts * (chance - outcomes)) + ridge @ (weights - home)
        curve = (rows * (counts * chance * (1 - chance))[:, None]).T @ rows + ridge
        step = np.linalg.solve(curve, slope)
        weights = weights - step
        if np.abs(step).max() < CLOSE_ENOUGH:
            break
    return weights


def _chance(logit: Any) -> Any:
    return 1 / (1 + np.exp(-np.clip(logit, -40, 40)))
