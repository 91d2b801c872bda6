"""Judges learnt from matches, as the search can use them: a weighed sum, and a small network."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from tools.fit.compare import rows_of, spread
from tools.fit.network import Rows, learn
from tools.fit.selfplay import Row
from wonderland.games.wonderland.ai.evaluator import Evaluator
from wonderland.games.wonderland.ai.features import NAMES, features_if
from wonderland.games.wonderland.state import State

HIDDEN = 4
PENALTY = 0.01
STEPS = 60


@dataclass(frozen=True, slots=True)
class Network:
    """Weighs positions by a small network over the features of both sides (``network.learn``).

    Attributes:
        mean, deviation: of the features it learnt from.
        into, biases, out: its weights, those out of the hidden layer at the scale that is wanted.
    """

    mean: Any
    deviation: Any
    into: Any
    biases: Any
    out: Any

    def weigh(self, states: Sequence[State], mover: int) -> list[float]:
        """The log-odds of the side that is to move next, in each of some states."""
        rows = [mine + theirs for mine, theirs in (features_if(state, mover) for state in states)]
        found: list[float] = self.of_rows(np.array(rows)).tolist() if rows else []
        return found

    def forget(self) -> None:
        """Nothing is kept."""

    def of_rows(self, rows: Any) -> Any:
        """The same for rows of features."""
        inner = (rows - self.mean) / self.deviation
        return np.tanh(inner @ self.into + self.biases) @ self.out


def learnt_sum(flat: list[Row], shipped: Evaluator, seed: int) -> Evaluator:
    """The weighed sum fitted anew, each side by its own weights."""
    rows, mean, deviation = _standard(flat)
    weights, bias, _ = learn(rows, rows, 0, PENALTY, STEPS, seed).parts
    weights = weights / deviation
    sides = rows_of(flat).features
    scale = _scale(shipped, sides, sides @ weights)
    mover, other = (tuple(scale * weights[part]) for part in (_MINE, _THEIRS))
    return replace(shipped, mover=mover, other=other, bias=scale * float(bias[0] - mean @ weights))


def learnt_network(flat: list[Row], shipped: Evaluator, seed: int) -> Evaluator:
    """The network in the place of the sum."""
    rows, mean, deviation = _standard(flat)
    into, biases, out, bias, _ = learn(rows, rows, HIDDEN, PENALTY, STEPS, seed).parts
    sides = rows_of(flat).features
    network = Network(mean, deviation, into, biases, out)
    scale = _scale(shipped, sides, network.of_rows(sides))
    return replace(shipped, weigher=replace(network, out=scale * out), bias=scale * float(bias[0]))


_MINE, _THEIRS = slice(len(NAMES)), slice(len(NAMES), None)


def _standard(flat: list[Row]) -> tuple[Rows, Any, Any]:
    """Positions with their features at a deviation of 1, and what their mean and deviation were."""
    rows = rows_of(flat)
    mean, deviation = spread(rows)
    inner = (rows.features - mean) / deviation
    return Rows(inner, rows.players, rows.outcomes, rows.counts), mean, deviation


def _scale(shipped: Evaluator, sides: Any, logits: Any) -> float:
    """What brings a judge's log-odds to the scale of the shipped one's.

    What a search holds against them (a draw, a level's noise) is meant at that scale.
    """
    known = sides @ np.array([*shipped.mover, *shipped.other])
    return float(known.std() / logits.std())
