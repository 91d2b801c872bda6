"""What speaks for a card, in words: the missions it serves, the story it makes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from wonderland.core.message import rows, say
from wonderland.games.storytellers import outcome, rating
from wonderland.games.storytellers.ai.worth import missing
from wonderland.games.storytellers.definitions import Achievement, Feature
from wonderland.games.storytellers.state import State
from wonderland.games.storytellers.words import feature_in_words

Served: TypeAlias = tuple[Achievement, Feature]
"""A mission, and a feature of it."""


def served(state: State, seat: int, card: int) -> Iterator[Served]:
    """The features of a seat's missions that a card would newly meet."""
    own, definitions = state.collections[seat], state.config.definitions
    for number in state.achievements[seat]:
        if number < 0:
            continue
        mission = definitions.achievements[number]
        for feature in mission.features:
            if outcome.fits(state, card, feature) and not outcome.met(state, own, feature):
                yield mission, feature


def why(state: State, seat: int, card: int, *, collects: bool) -> str:
    """What speaks for a card that is played or collected, as that seat knows it."""
    found = [*served(state, seat, card)]
    if collects:
        return _serves(state, seat, found) or say("It serves your goal.")
    if seat == state.active and found:
        return _serves(state, seat, found)
    if not state.to_play[1:] and found:
        return rows(_serves(state, seat, found), say("You tell next, and it may lie there still."))
    kind = state.config.kinds[card]
    below = state.top(kind)
    told = [*state.uncovered()]
    after = [other for other in told if other != below] + [card]
    if seat == state.active and rating.links(state, after) > rating.links(state, told):
        return say("It shares icons with the others: the story is the likelier to be wonderful.")
    if below >= 0 and seat == state.active and not [*served(state, seat, below)]:
        return say("Nothing that you want is covered by it.")
    if not found:
        return say("You want it least, and keep what serves you.")
    return say("In most deals that were tried it came out best.")


def _serves(state: State, seat: int, found: Sequence[Served]) -> str:
    """Which mission a card completes, or else brings on; ``""`` for none."""
    if not found:
        return ""

    def completes(mission: Achievement) -> bool:
        return sum(one is mission for one, _ in found) == missing(state, state.collections[seat], mission)

    mission, feature = max(found, key=lambda one: (completes(one[0]), one[0].points))
    if completes(mission):
        return say("It completes “{mission}”.", mission=mission.title)
    said = feature_in_words(feature)
    return say("It has what “{mission}” lacks: {feature}.", mission=mission.title, feature=said)
