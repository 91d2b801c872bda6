"""Logistic regression, held near the weights that one starts from."""

from __future__ import annotations

from typing import Any

import numpy as np
from scipy.optimize import minimize
from scipy.special import expit, log_expit


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
    slope = _least(along, outcomes, counts, np.zeros(1), 0.0)
    home = known * slope[0]
    weights = _least(rows, outcomes, counts, home, penalty)
    loss = -_likelihood(rows @ weights, outcomes).mean()
    return weights / scale, float(loss)


def _least(rows: Any, outcomes: Any, counts: Any, home: Any, penalty: float) -> Any:
    """The weights at which the loss and the penalty for leaving home are least together."""
    ridge = np.full(len(home), penalty)
    ridge[-1] = 0.0  # the bias is free

    def loss(weights: Any) -> float:
        away = weights - home
        told = counts * _likelihood(rows @ weights, outcomes)
        return float((ridge * away * away).sum() / 2 - told.sum())

    def slope(weights: Any) -> Any:
        return rows.T @ (counts * (expit(rows @ weights) - outcomes)) + ridge * (weights - home)

    def curve(weights: Any) -> Any:
        chance = expit(rows @ weights)
        return (rows * (counts * chance * (1 - chance))[:, None]).T @ rows + np.diag(ridge)

    return minimize(loss, home, jac=slope, hess=curve, method="trust-exact").x


def _likelihood(logits: Any, outcomes: Any) -> Any:
    return outcomes * log_expit(logits) + (1 - outcomes) * log_expit(-logits)
