"""What a position is worth: the chance to win, from weighed features.

The weights are fitted to self-play by ``tools/fit`` and kept in ``evaluation.yaml``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from math import copysign, exp, log
from pathlib import Path
from typing import Protocol

from wonderland.content.weights import in_order
from wonderland.content.yamlfile import check_model, load
from wonderland.core.errors import BadInput, Problem
from wonderland.games.wonderland.ai.features import NAMES
from wonderland.games.wonderland.ai.weighing import Scales
from wonderland.games.wonderland.state import NOBODY, OVER, State
from wonderland.games.wonderland.victory import QUIET_TURNS
from wonderland.kit.strict import Strict
from wonderland.kit.wording import Text


class FeatureModel(Strict):
    """A feature's weights, and how it is put into words."""

    mover: float
    other: float
    gains: Text
    denies: Text


class WeightsModel(Strict):
    """The file of weights."""

    bias: float
    certainty: float
    settling: float
    features: dict[str, FeatureModel]


class Weigher(Protocol):
    """What says how a position stands."""

    def weigh(self, states: Sequence[State], mover: int) -> list[float]:
        """The log-odds of the side that is to move next, without what that is worth by itself.

        Args:
            states: of one match.
            mover: who is to move next in all of them.
        """
        ...

    def forget(self) -> None:
        """Forget what was kept of positions that were weighed."""
        ...


@dataclass(frozen=True, slots=True)
class Evaluator:
    """Weighs features.

    Attributes:
        mover: the weights of the side to move, in the order of ``features.NAMES``.
        other: the weights of the other side.
        bias: what being to move is worth by itself.
        certainty: how much of its log-odds an estimate is worth late in a match; weights fitted to
            the last turns are too sure of themselves.
        settling: how many turns it takes to come near that.
        sober: whether scores are cut down so, and not only chances that are told.
        contempt: what a draw by stalling costs both sides, in log-odds; for a player it is more
            than nothing, so that he looks for something to do.
        gains, denials: each feature in words, for the side itself and against the enemy.
        weigher: weighs positions in place of the weighed sum, where another judge is tried out.
    """

    mover: tuple[float, ...]
    other: tuple[float, ...]
    bias: float
    gains: Mapping[str, str]
    denials: Mapping[str, str]
    certainty: float
    settling: float
    contempt: float = 0.0
    sober: bool = False
    weigher: Weigher | None = field(default=None, repr=False, compare=False)
    _scales: Weigher = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_scales", self.weigher or Scales(self.mover, self.other))

    def score(self, state: State, side: int) -> float:
        """How good a position at the start of a turn is for a side, in log-odds of winning."""
        if state.phase == OVER:
            return self._outcome(state, side)
        (weighed,) = self._scales.weigh([state], state.active)
        return self._stands(weighed, state.turn, state.quiet, ahead=state.active == side)

    def scores_of_ends(self, states: Sequence[State], side: int) -> list[float]:
        """The same for ways to end a side's turn, each for that side.

        Args:
            states: in the side's action step, where nothing is waiting for its end
                (``lookahead.at_rest``), or after that.
            side: whose turn ends or has ended.
        """
        going = [state for state in states if state.phase != OVER]
        scores = []
        for state, weighed in zip(going, self._scales.weigh(going, 1 - side), strict=True):
            turn, quiet = state.turn, state.quiet
            if state.active == side:  # it has not ended yet
                turn, quiet = turn + 1, 0 if state.eventful else quiet + 1
            scores.append(self._stands(weighed, turn, quiet, ahead=False))
        if len(going) == len(states):
            return scores
        of_going = iter(scores)
        return [self._outcome(state, side) if state.phase == OVER else next(of_going) for state in states]

    def forget(self) -> None:
        """Forget what was kept of positions that were weighed."""
        self._scales.forget()

    def _stands(self, weighed: float, turn: int, quiet: int, *, ahead: bool) -> float:
        """The log-odds of a side that is to move next, or that is not."""
        logit = self.bias + weighed
        if self.sober:
            logit *= self._trust(turn, quiet)
        if not ahead:
            logit = -logit
        return logit - self.contempt * quiet / QUIET_TURNS  # W-69: a draw comes nearer

    def _trust(self, turn: int, quiet: int) -> float:
        """The part of its log-odds that an estimate is worth: less early on, and near a stall.

        Only told chances are cut down so. A player whose scores shrank would find all moves alike
        in a quiet time, just when he should look for the one that ends it.
        """
        settled = 1.0 - (1.0 - FIRST_TRUST) * exp(-turn / self.settling)
        return self.certainty * settled * undrawn(quiet)

    def _outcome(self, state: State, side: int) -> float:
        """The log-odds of a match that is over: won, lost or drawn."""
        assert state.result is not None
        winner, reason = state.result
        if winner == NOBODY:
            return -self.contempt if reason == "stalled" else 0.0
        return SURE if winner == side else -SURE

    def chance(self, state: State, side: int) -> float:
        """A side's chance to win, from 0 to 1; a draw counts half."""
        if state.phase == OVER:
            return probability(replace(self, contempt=0.0)._outcome(state, side))
        (weighed,) = self._scales.weigh([state], state.active)
        logit = self.bias + weighed
        logit *= self._trust(state.turn, state.quiet)
        return probability(logit if state.active == side else -logit)


FIRST_TRUST = 0.35
"""The part of its certainty that an estimate has in the first turn."""
SURE = 20.0
"""The log-odds of a match that is over."""


def undrawn(quiet: float) -> float:
    """The part of an estimate that is left after so many quiet turns: a draw comes nearer (W-69)."""
    return 1.0 - (quiet / QUIET_TURNS) ** 2


def probability(logit: float) -> float:
    """The probability that log-odds stand for."""
    if logit >= 0:
        return 1 / (1 + exp(-logit))
    odds = exp(logit)
    return odds / (1 + odds)


def log_odds(chance: float) -> float:
    """What ``probability`` is the inverse of."""
    return log(chance / (1.0 - chance)) if 0.0 < chance < 1.0 else copysign(SURE, chance - 0.5)


@cache
def read_evaluator(path: Path) -> Evaluator:
    """Read the weights.

    Raises:
        BadInput: with all that is wrong in the file.
    """
    document = load(path)
    model = check_model(document, WeightsModel)
    found = model.features
    problems: list[Problem] = []
    weights = in_order(document, ("features",), found, NAMES, problems)
    if problems:
        raise BadInput(problems)
    return Evaluator(
        tuple(weight.mover for weight in weights),
        tuple(weight.other for weight in weights),
        model.bias,
        {name: found[name].gains for name in NAMES},
        {name: found[name].denies for name in NAMES},
        model.certainty,
        model.settling,
    )
