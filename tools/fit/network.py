"""A small network over the features of both sides, to hold the weighed sum against.

One hidden layer, fitted whole by L-BFGS, so that the same rows and seed give the same network. It
sees each side's features and not only their differences, and may bend and combine them; how strong
the players are is fitted along and thrown away, as for the weights (``regression``).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from scipy.optimize import minimize
from scipy.special import expit, log_expit


@dataclass(frozen=True)
class Curve:
    """How the loss fell: after each step, on the rows that were learnt from and on those kept back.

    Attributes:
        learnt, kept: the losses.
        parts: what was learnt: of a network the weights into the hidden layer, its biases and the
            weights out of it, of a weighed sum its weights; then the bias and how strong the
            players are.
    """

    learnt: list[float]
    kept: list[float]
    parts: list[Any]

    @property
    def best(self) -> int:
        """The step after which it was least on the rows kept back."""
        return int(np.argmin(self.kept))


@dataclass(frozen=True)
class Rows:
    """Positions.

    Attributes:
        features: an array (rows, columns).
        players: an array (rows, players), 1 for the player of the side to move, -1 for the other.
        outcomes: 1 where the side to move won, 0 where it lost.
        counts: what each row counts.
    """

    features: Any
    players: Any
    outcomes: Any
    counts: Any

    def __getitem__(self, chosen: Any) -> Rows:
        return Rows(self.features[chosen], self.players[chosen], self.outcomes[chosen], self.counts[chosen])


def learn(learnt: Rows, kept: Rows, hidden: int, penalty: float, steps: int, seed: int) -> Curve:
    """Fit a network, or the weighed sum, and tell how its loss fell.

    Args:
        learnt: the rows to learn from, their features at a deviation of 1.
        kept: other matches' rows.
        hidden: units of the hidden layer; 0 for none, which is the weighed sum.
        penalty: of the squared weights.
        steps: of L-BFGS.
        seed: what the first weights are drawn from.
    """
    width: int = learnt.features.shape[1]
    players: int = learnt.players.shape[1]
    shapes: list[tuple[int, ...]]
    shapes = [(width, hidden), (hidden,), (hidden,)] if hidden else [(width,)]
    shapes += [(1,), (players,)]
    rng = np.random.default_rng(seed)
    start = np.concatenate([_first(rng, shape, len(shapes)) for shape in shapes])
    curve = Curve([], [], [])

    def note(weights: Any) -> None:
        for rows, losses in ((learnt, curve.learnt), (kept, curve.kept)):
            logits, _ = _logits(_parts(weights, shapes), rows)
            losses.append(-_mean(_likelihood(logits, rows.outcomes), rows.counts))

    def loss(weights: Any) -> tuple[float, Any]:
        parts = _parts(weights, shapes)
        logits, layer = _logits(parts, learnt)
        counts = learnt.counts / learnt.counts.sum()
        wrong = counts * (expit(logits) - learnt.outcomes)
        value = -_mean(_likelihood(logits, learnt.outcomes), learnt.counts)
        slopes = _slopes(parts, layer, wrong, learnt)
        total = value + penalty * float(weights @ weights) / 2
        return total, np.concatenate([s.ravel() for s in slopes]) + penalty * weights

    note(start)
    found: Any = minimize
    options = {"maxiter": steps}
    least = found(loss, start, jac=True, method="L-BFGS-B", callback=note, options=options)
    curve.parts.extend(_parts(least.x, shapes))
    return curve


def _first(rng: Any, shape: tuple[int, ...], parts: int) -> Any:
    """The first weights of a part: small ones at random for a network, none for a sum."""
    size = int(np.prod(shape))
    return rng.normal(size=size) / np.sqrt(shape[0]) if parts > 3 and len(shape) > 1 else np.zeros(size)


def _parts(weights: Any, shapes: list[tuple[int, ...]]) -> list[Any]:
    ends = np.cumsum([int(np.prod(shape)) for shape in shapes])
    return [part.reshape(s) for part, s in zip(np.split(weights, ends[:-1]), shapes, strict=True)]


def _logits(parts: list[Any], rows: Rows) -> tuple[Any, Any]:
    """The log-odds of each row, and the hidden layer; None where there is none."""
    *inner, bias, strengths = parts
    known = bias[0] + rows.players @ strengths
    if len(inner) == 1:
        return rows.features @ inner[0] + known, None
    layer = np.tanh(rows.features @ inner[0] + inner[1])
    return layer @ inner[2] + known, layer


def _slopes(parts: list[Any], layer: Any, wrong: Any, rows: Rows) -> list[Any]:
    """How the loss changes with each part."""
    outer = [np.array([wrong.sum()]), rows.players.T @ wrong]
    if layer is None:
        return [rows.features.T @ wrong, *outer]
    back = wrong[:, None] * parts[2] * (1 - layer * layer)
    return [rows.features.T @ back, back.sum(axis=0), layer.T @ wrong, *outer]


def _likelihood(logits: Any, outcomes: Any) -> Any:
    return outcomes * log_expit(logits) + (1 - outcomes) * log_expit(-logits)


def _mean(values: Any, counts: Any) -> float:
    return float((values * counts).sum() / counts.sum())
