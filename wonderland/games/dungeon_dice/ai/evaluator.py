"""What a position is worth to a side: weights on features, read from ``evaluation.yaml``."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import exp
from pathlib import Path

from wonderland.content.places import game_folder
from wonderland.content.weights import FILE, in_order
from wonderland.content.yamlfile import check_model, load
from wonderland.core.errors import BadInput, Problem
from wonderland.games.dungeon_dice.ai.features import NAMES, features
from wonderland.games.dungeon_dice.codes import NONE
from wonderland.games.dungeon_dice.definitions import NAME
from wonderland.games.dungeon_dice.state import State

WON = 100.0
"""What a match that is won is worth, and one that is lost the same below nothing."""
CERTAINTY = 0.5
"""How much of what is said to believe: so far are the log-odds from matches that were played."""


@dataclass(frozen=True, slots=True)
class Evaluator:
    """Says what a position is worth.

    Attributes:
        weights: one for each feature, in their order.
    """

    weights: tuple[float, ...]

    def worth(self, state: State, side: int, following: int) -> float:
        """The worth of a position to a side, in log-odds.

        Args:
            state: where the match stands.
            side: who asks.
            following: the side whose turn comes next, or goes on.
        """
        if state.result is not None:
            winner = state.result.winner
            return 0.0 if winner == NONE else WON if winner == side else -WON
        mine = features(state, side, following)
        other = features(state, 1 - side, following)
        return sum([w * (a - b) for w, a, b in zip(self.weights, mine, other, strict=True)])

    def weight(self, name: str) -> float:
        """The weight of a feature."""
        return self.weights[NAMES.index(name)]


def chance_of(worth: float) -> float:
    """The chance to win that a worth means."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, worth * CERTAINTY))))


@cache
def shipped_evaluator() -> Evaluator:
    """The evaluator whose weights ship with the game."""
    return read_evaluator(game_folder(NAME) / FILE)


def read_evaluator(path: Path) -> Evaluator:
    """Read weights; ``BadInput`` says all that is wrong with them."""
    document, problems = load(path), list[Problem]()
    given = check_model(document, dict[str, float])
    weights = in_order(document, (), given, NAMES, problems)
    if problems:
        raise BadInput(problems)
    return Evaluator(weights)
