"""Telling and rating (section 5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from wonderland.core.errors import Refusal
from wonderland.core.message import say
from wonderland.games.storytellers import events as ev
from wonderland.games.storytellers.actions import base
from wonderland.games.storytellers.definitions import AREA, TYPES
from wonderland.games.storytellers.state import (
    BORED,
    BORING,
    COLLECT,
    DRAW,
    NONE,
    RATE,
    TELL,
    WONDERFUL,
    WONDERING,
    State,
    with_entry,
)
from wonderland.kit.grammar import written

RATINGS = ("boring", "wondering")
"""How a line writes a rating, by its number."""


@written('b tell "At brillig..."', roles=(base.TEXT,))
class Tell(NamedTuple):
    """What the storyteller tells by the uncovered cards; None for aloud (ST-35, ST-36)."""

    text: str | None

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """Any text: the program does not judge it (ST-36)."""
        return base.misplaced(state, TELL)

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """The uncovered cards are the last event now (ST-29); the others rate (ST-38)."""
        state.story = self.text
        state.told = tuple([state.top(kind) for kind in range(len(TYPES))])
        state.phase = RATE
        if events is not None:
            names = (*state.config.names, None)
            words = {TYPES[kind]: names[state.told[kind]] for kind in AREA}
            events.append(ev.Told(state.config.seats[actor], self.text, words))


@written("c rate wondering")
class Rate(NamedTuple):
    """What a seat thinks of the story (ST-38)."""

    rating: base.SecretRating

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """Not boring too often (ST-42); there is no third rating (ST-39)."""
        if refused := base.misplaced(state, RATE):
            return refused
        if self.rating == base.NO_RATING:
            return Refusal("ST-39", say("a story is wondering or boring"))
        if self.rating == BORING and not may_be_bored(state, actor):
            return Refusal("ST-42", say("it has rated a story boring as often as it may"))
        return None

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """After the last rating the votes are counted (ST-40, ST-41)."""
        state.ratings = with_entry(state.ratings, actor, self.rating)
        if events is not None:
            events.append(ev.Rated(state.config.seats[actor], RATINGS[self.rating]))
        if not state.raters():
            _count(state, events)


Telling: TypeAlias = Tell | Rate


def may_be_bored(state: State, seat: int) -> bool:
    """Whether a seat may still rate a story boring (ST-42)."""
    limit = state.config.boring_limit
    return limit is None or state.boring_used[seat] < limit


def _count(state: State, events: ev.Events | None) -> None:
    """Count the votes (ST-41, ST-63) and give the verdict."""
    votes = list(_votes(state))
    wondering = sum(weight for rating, weight in votes if rating == WONDERING)
    state.votes = wondering, sum(weight for _, weight in votes)
    state.verdict = WONDERFUL if 2 * wondering >= state.votes[1] else BORED
    state.phase = COLLECT if state.verdict == WONDERFUL else DRAW
    used = zip(state.boring_used, state.ratings, strict=True)
    state.boring_used = tuple([n + (rating == BORING) for n, rating in used])
    if events is not None:
        events.append(ratings_shown(state))


def _votes(state: State) -> Iterator[tuple[int, int]]:
    """Each vote with its weight: the Queen of Hearts votes twice, and for her own story (ST-63)."""
    for seat, rating in enumerate(state.ratings):
        queen = state.has(seat, "double")
        if rating != NONE:
            yield rating, 1 + queen
        elif queen and seat == state.active:
            yield WONDERING, 1


def ratings_shown(state: State) -> ev.RatingsShown:
    """The event of the ratings being shown."""
    assert state.votes is not None, "the votes are counted"
    pairs = zip(state.config.seats, state.ratings, strict=True)
    ratings = {seat: RATINGS[rating] for seat, rating in pairs if rating != NONE}
    return ev.RatingsShown(ratings, *state.votes, state.verdict == WONDERFUL)
