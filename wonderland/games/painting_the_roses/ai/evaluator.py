"""What a position is worth to a seat: weights on features, read from ``evaluation.yaml``."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from wonderland.content.places import game_folder
from wonderland.content.weights import FILE, in_order
from wonderland.content.yamlfile import check_model, load
from wonderland.core.errors import BadInput, Problem
from wonderland.games.painting_the_roses.ai.features import HELD, OPEN, hand_features, open_features
from wonderland.games.painting_the_roses.definitions import NAME
from wonderland.games.painting_the_roses.state import NONE, State
from wonderland.kit.strict import Strict

WON = 100.0
"""What the first place is worth, and the last the same below nothing."""


class EvaluationModel(Strict):
    """The file ``evaluation.yaml``: a weight for each feature.

    Attributes:
        open: of the features that all can see, for the own seat and, less, for others.
        held: of those of the own hand.
        leader: how much of what the others have is counted for the best of them alone.
    """

    open: dict[str, float]
    held: dict[str, float]
    leader: float


@dataclass(frozen=True, slots=True)
class Evaluator:
    """Says what a position is worth.

    Attributes:
        open, held: weights in the order of the features.
        leader: the share of the others' worth that is counted for their best alone.
    """

    open: tuple[float, ...]
    held: tuple[float, ...]
    leader: float

    def without(self, names: Collection[str]) -> Evaluator:
        """The same for one to whom some features mean nothing."""
        return Evaluator(
            tuple([0.0 if name in names else w for name, w in zip(OPEN, self.open, strict=True)]),
            tuple([0.0 if name in names else w for name, w in zip(HELD, self.held, strict=True)]),
            self.leader,
        )

    def worth(self, state: State, seat: int) -> float:
        """The worth of a position to a seat that knows its own hand."""
        if state.result is not None:
            return self.ended(state, seat)
        return self.own(state, seat) - self.rivals(state, seat)

    def own(self, state: State, seat: int) -> float:
        """The worth of what a seat has itself."""
        return self.seen(state, seat) + self.hand(state, seat)

    def hand(self, state: State, seat: int) -> float:
        """The worth of a seat's hand; nothing where it is hidden."""
        hand = state.hands[seat]
        if NONE in hand:
            return 0.0
        found = hand_features(state, seat, hand)
        return sum([w * f for w, f in zip(self.held, found, strict=True)])

    def rivals(self, state: State, seat: int) -> float:
        """The worth of what the others have, as far as all can see it."""
        seen = [self.seen(state, other) for other in range(state.config.players) if other != seat]
        return self.leader * max(seen) + (1 - self.leader) * sum(seen) / len(seen)

    def seen(self, state: State, seat: int) -> float:
        """The worth of what a seat has that all can see."""
        found = open_features(state, seat)
        return sum([w * f for w, f in zip(self.open, found, strict=True)])

    def ended(self, state: State, seat: int) -> float:
        """The worth of a match that is over, by the seat's place."""
        assert state.result is not None
        places = state.result.places
        if state.result.winner == seat:
            return WON
        mine = places[seat]
        if mine == 1:
            return 0.0
        return -WON * (1 - (len(places) - mine) / (4 * len(places)))


@cache
def shipped_evaluator() -> Evaluator:
    """The evaluator whose weights ship with the game."""
    return read_evaluator(game_folder(NAME) / FILE)


def read_evaluator(path: Path) -> Evaluator:
    """Read weights; ``BadInput`` says all that is wrong with them."""
    document = load(path)
    model = check_model(document, EvaluationModel)
    problems: list[Problem] = []
    opened = in_order(document, ("open",), model.open, OPEN, problems)
    held = in_order(document, ("held",), model.held, HELD, problems)
    if problems:
        raise BadInput(problems)
    return Evaluator(opened, held, model.leader)
