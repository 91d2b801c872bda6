"""What a collection is worth to a seat, and what a card would add to it (section 17)."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.games.storytellers import outcome
from wonderland.games.storytellers.definitions import ANY, TYPES, Achievement, Feature, feature_of
from wonderland.games.storytellers.state import HIDDEN, NONE, State, with_entry

SHARE = 1.5
"""What a completed mission brings to everybody, the turn from C <= F to C > F among it."""
BY_MISSING = (1.0, 0.42, 0.15, 0.04)
"""How much of its worth a mission has by the features that are missing."""
LEADS, BEHIND, NOTHING_YET = 0.6, 0.25, 0.12
"""How likely a goal is met that asks for the most of something, by how it stands now."""
BEGUN = 0.4
"""What a goal of several parts is worth while parts are missing."""


def gain(state: State, seat: int, card: int) -> float:
    """What a card would add to a seat's collection."""
    own = tuple(sorted((*state.collections[seat], card)))
    after = state.copy()
    after.collections = with_entry(state.collections, seat, own)
    return worth(after, seat) - worth(state, seat)


def worth(state: State, seat: int) -> float:
    """What a seat's collection is worth to it: its missions and its goal, in points."""
    definitions = state.config.definitions
    own = state.collections[seat]
    missions = [definitions.achievements[card] for card in state.achievements[seat] if card >= 0]
    found = sum(mission_worth(state, own, mission) for mission in missions)
    return found + goal_worth(state, seat)


def mission_worth(state: State, cards: Sequence[int], mission: Achievement) -> float:
    """What a mission is worth by what is met of it."""
    missing = sum(not outcome.met(state, cards, feature) for feature in mission.features)
    return (mission.points + SHARE) * BY_MISSING[missing]


def newly_met(state: State, seat: int, card: int) -> int:
    """How many points of missions a card would serve at sight: for each feature that it newly meets."""
    own = state.collections[seat]
    return sum(
        state.config.definitions.achievements[mission].points
        for mission in state.achievements[seat]
        for feature in state.config.definitions.achievements[mission].features
        if outcome.fits(state, card, feature) and not outcome.met(state, own, feature)
    )


def goal_worth(state: State, seat: int) -> float:
    """What a seat's goal is worth, by how likely it is met."""
    character = state.characters[seat]
    if character in (NONE, HIDDEN):
        return 0.0
    data = state.config.definitions.characters[character]
    return data.bonus * _likely(state, seat)


def _likely(state: State, seat: int) -> float:
    """How likely a seat's goal is met at the end."""
    own = state.collections[seat]
    goal = state.config.definitions.characters[state.characters[seat]].goal
    if goal.most is not None:
        return _most(state, seat, Feature(ANY, 0) if goal.most == "any" else feature_of(goal.most))
    if goal.shows is not None:
        met = sum(outcome.met(state, own, feature_of(icon)) for icon in goal.shows)
        return 1.0 if met == len(goal.shows) else BEGUN * met
    if goal.completed is not None:
        done = len(outcome.done(state, seat))
        return min(1.0, BEGUN * done) if done < goal.completed else 1.0
    if goal.without is not None:
        kind = TYPES.index(goal.without)
        clean = all(state.config.kinds[card] != kind for card in own)
        return 0.8 if own and clean else BEGUN if clean else 0.0
    if goal.icons is not None:
        shown = outcome.shown(state, own).bit_count()
        return 1.0 if shown >= goal.icons else BEGUN * shown / goal.icons
    return float(outcome.goal_met(state, seat))


def _most(state: State, seat: int, feature: Feature) -> float:
    counts = [sum(outcome.fits(state, c, feature) for c in own) for own in state.collections]
    if not counts[seat]:
        return NOTHING_YET
    return LEADS if counts[seat] == max(counts) else BEHIND
