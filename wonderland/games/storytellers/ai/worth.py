"""What a collection is worth to a seat, and what a card would add to it (section 17)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from wonderland.games.storytellers import outcome
from wonderland.games.storytellers.definitions import ANY, TYPES, Achievement, Feature, feature_of
from wonderland.games.storytellers.state import HIDDEN, NONE, State, with_entry

SHARE = 1.5
"""What a completed mission brings to everybody, the turn from C <= F to C > F among it."""
BY_MISSING = (1.0, 0.42, 0.15, 0.04)
"""How much of its worth a mission has by the features that are missing."""
LEADS, BEHIND, NOTHING_YET = 0.6, 0.25, 0.12
"""How likely a goal is met that asks for the most of something, by how it stands now."""
TELLS = 2
"""Where each seat tells less often than that, missions can hardly win, and rewards hardly count."""
BEGUN = 0.4
"""What a goal of several parts is worth while parts are missing."""


class Aim:
    """What a seat aims at: its missions and its goal as they stand, and what it gives to all.

    Attributes:
        heed: how much of its worth a goal has. One that is met by the way needs no care, and a card for
            it is one less for missions, which all need. Where few stories are told it decides.
    """

    heed = 0.4

    def gain(self, state: State, seat: int, card: int) -> float:
        """What a card would add to a seat's collection."""
        return self.gains(state, seat)(card)

    def gains(self, state: State, seat: int) -> Callable[[int], float]:
        """What each card would add, counted once, while the seat's collection stays as it is."""
        own, now = state.collections[seat], self.worth(state, seat)

        def gain(card: int) -> float:
            after = state.copy()
            more = tuple(sorted((*own, card)))
            after.collections = with_entry(state.collections, seat, more)
            return self.worth(after, seat) - now

        return cache(gain)

    def worth(self, state: State, seat: int) -> float:
        """What a seat's collection is worth to it: its missions and its goal, in points."""
        definitions = state.config.definitions
        own = state.collections[seat]
        missions = [definitions.achievements[card] for card in state.achievements[seat] if card >= 0]
        found = sum([self.mission(state, mission, own) for mission in missions])
        return found + self.goal(state, seat)

    def mission(self, state: State, mission: Achievement, cards: Sequence[int]) -> float:
        """What a mission is worth by what is met of it."""
        return (mission.points + SHARE) * BY_MISSING[missing(state, cards, mission)]

    def goal(self, state: State, seat: int) -> float:
        """What a seat's goal is worth, by how likely it is met."""
        character = state.characters[seat]
        if character in (NONE, HIDDEN):
            return 0.0
        data = state.config.definitions.characters[character]
        few = state.config.rounds < TELLS * state.config.players
        return (1.0 if few else self.heed) * data.bonus * self.likely(state, seat)

    def likely(self, state: State, seat: int) -> float:
        """How likely a seat's goal is met at the end."""
        own = state.collections[seat]
        goal = state.config.definitions.characters[state.characters[seat]].goal
        if goal.most is not None:
            return self.most(state, seat, _of(goal.most))
        if goal.shows is not None:
            met = sum(outcome.met(state, own, feature_of(icon)) for icon in goal.shows)
            return self.parts(state, met, len(goal.shows))
        if goal.completed is not None:
            done = len(outcome.done(state, seat))
            return self.parts(state, min(done, goal.completed), goal.completed)
        if goal.without is not None:
            kind = TYPES.index(goal.without)
            clean = all(state.config.kinds[card] != kind for card in own)
            return 0.8 if own and clean else BEGUN if clean else 0.0
        if goal.icons is not None:
            shown = outcome.shown(state, own).bit_count()
            return self.parts(state, min(shown, goal.icons), goal.icons)
        return float(outcome.goal_met(state, seat))

    def parts(self, state: State, met: int, wanted: int) -> float:  # noqa: ARG002
        """How likely a goal of several parts is met, by how many are."""
        return 1.0 if met == wanted else BEGUN * met / wanted

    def most(self, state: State, seat: int, feature: Feature) -> float:
        """How likely a seat has the most of something at the end."""
        counts = _counts(state, feature)
        if not counts[seat]:
            return NOTHING_YET
        return LEADS if counts[seat] == max(counts) else BEHIND


TOGETHER = (0.85, 0.8, 0.65, 0.65, 0.6, 0.5, 0.3)
"""How likely rewards count, which they do where more missions are completed than failed, from two seats on."""
EQUALS = 0.25
"""What a completed mission is worth beside its reward: ties go to who has more (ST-79)."""
WONDERS = 0.75
"""How many of its stories a seat may collect for."""
MEETS = 0.5
"""How likely a collected card meets a feature that is wanted."""


class Foresight(Aim):
    """Aims at the highest score: it counts what may still be collected, and what counts in the end."""

    heed = 1.0

    def mission(self, state: State, mission: Achievement, cards: Sequence[int]) -> float:
        """The reward, by how likely the mission is completed and rewards count."""
        lacks = missing(state, cards, mission)
        worth = mission.points * TOGETHER[state.config.players - 2] + EQUALS
        return worth * _may_meet(state) ** lacks

    def parts(self, state: State, met: int, wanted: int) -> float:
        """Every part that is missing has to be found."""
        return _may_meet(state) ** min(2, wanted - met)

    def most(self, state: State, seat: int, feature: Feature) -> float:
        """A lead may be lost while rounds are left, what lacks may be won."""
        counts = _counts(state, feature)
        lacks = max(1, *counts) - counts[seat]
        left = 1 - state.round / state.config.rounds
        return _may_meet(state) ** lacks * (1 - 0.4 * left)


def _may_meet(state: State) -> float:
    """How likely a feature is met by what a seat may still collect."""
    config = state.config
    stories = (config.rounds - state.round) / config.players
    return 1.0 - float((1 - MEETS) ** (WONDERS * stories))


def missing(state: State, cards: Sequence[int], mission: Achievement) -> int:
    """How many features of a mission some cards do not meet."""
    return sum([not outcome.met(state, cards, feature) for feature in mission.features])


def _counts(state: State, feature: Feature) -> list[int]:
    return [sum(outcome.fits(state, card, feature) for card in own) for own in state.collections]


def _of(most: str) -> Feature:
    return Feature(ANY, 0) if most == "any" else feature_of(most)
