"""Logistic regression, held near the weights that one starts from."""

from __future__ import annotations

from typing import Any

import numpy as np
from scipy.optimize import minimize
from scipy.special import expit, log_expit

OF_PLAYERS = 30.0
"""The penalty on how strong a player is taken to be."""


def fit(
    features: Any, outcomes: Any, counts: Any, start: Any, penalty: float, held: Any = None, players: Any = None
) -> tuple[Any, float, float]:
    """Fit weights.

    Args:
        features: an array (rows, columns).
        outcomes: for each row 0 or 1.
        counts: what each row counts.
        start: a weight for each column and a bias; they are first scaled to fit best, so that
            the log-odds mean what they say, and then improved. A weight that is not 0 keeps its
            sign: what is good is not said to be bad because those who have it play badly.
        penalty: of the squared distance from the scaled start, columns at a deviation of 1.
        held: for each column whether it keeps its scaled weight; None for none.
        players: an array (rows, players), 1 for the player of the side to move and -1 for the
            other. How strong each is is fitted along and thrown away, so that a position is not
            praised for who played it. None where all are alike.

    Returns:
        The weights and the bias in one array, by how much the start was scaled for it, and the
        mean log-loss on these rows.
    """
    width = features.shape[1]
    ones = np.ones((len(features), 1))
    strengths = np.zeros((len(features), 0)) if players is None else players
    rows = np.hstack([features, strengths, ones])
    scale = rows.std(axis=0)
    scale[scale == 0] = 1.0
    scale[width:] = 1.0
    known = np.concatenate([start[:-1], np.zeros(strengths.shape[1]), start[-1:]]) * scale
    counts = counts / counts.mean()
    along = (rows / scale) @ known[:, None]
    slope = _least(along, outcomes, counts, np.zeros(1), np.zeros(1), [(None, None)])[0]
    kept = np.zeros(len(known), dtype=bool)
    kept[:width] = False if held is None else held
    home = known * slope
    ridge = np.full(len(known), penalty)
    ridge[width:-1] = OF_PLAYERS
    ridge[-1] = 0.0  # the bias is free
    bounds = [_bounds(value, fixed=bool(k)) for value, k in zip(home, kept, strict=True)]
    weights = _least(rows / scale, outcomes, counts, home, ridge, bounds)
    loss = -_likelihood((rows / scale) @ weights, outcomes).mean()
    weights = weights / scale
    return np.append(weights[:width], weights[-1]), float(slope), float(loss)


def _bounds(value: float, *, fixed: bool) -> tuple[float | None, float | None]:
    if fixed:
        return value, value
    return (0.0, None) if value > 0 else (None, 0.0) if value < 0 else (None, None)


def _least(rows: Any, outcomes: Any, counts: Any, home: Any, ridge: Any, bounds: Any) -> Any:
    """The weights at which the loss and the penalty for leaving home are least together."""

    def loss(weights: Any) -> tuple[float, Any]:
        away, logits = weights - home, rows @ weights
        likelihood = (counts * _likelihood(logits, outcomes)).sum()
        slope = rows.T @ (counts * (expit(logits) - outcomes)) + ridge * away
        return float((ridge * away * away).sum() / 2 - likelihood), slope

    return minimize(loss, home, jac=True, method="L-BFGS-B", bounds=bounds).x


def _likelihood(logits: Any, outcomes: Any) -> Any:
    return outcomes * log_expit(logits) + (1 - outcomes) * log_expit(-logits)
