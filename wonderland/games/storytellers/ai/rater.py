"""How a seat of the program rates, and how likely others are to wonder (12.2)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import comb
from random import Random

from wonderland.core.message import rows, say, say_n
from wonderland.games.storytellers import rating, telling
from wonderland.games.storytellers.actions.telling import may_be_bored
from wonderland.games.storytellers.state import BORING, NONE, WONDERING, State


class Rater:
    """Rates stories by their links, the theme and how they were told.

    Args:
        sort: ``generous``, ``fair`` or ``fussy``.
        minds: whether it minds how the group stands, and who leads.
    """

    def __init__(self, sort: str, *, minds: bool = False) -> None:
        self._threshold = rating.THRESHOLDS[sort]
        self._minds = minds

    def rate(self, state: State, seat: int, rng: Random) -> tuple[int, str]:
        """The rating of the story that was told, and why."""
        worth = points(state)
        found = worth + rng.choice(rating.MOODS)
        if self._minds:
            found += _minding(state)
        wonders = found >= self._threshold or not may_be_bored(state, seat)
        return WONDERING if wonders else BORING, rows(*_heard(state, worth))


def _heard(state: State, worth: int) -> Iterator[str]:
    """What a rater heard in the story: links, theme, how it was told; nothing that gives a secret vote away."""
    cards = [card for card in state.told if card != NONE]
    linked = rating.links(state, cards)
    together = say_n("{n} pair of the words belongs together.", "{n} pairs of the words belong together.", linked)
    yield together if linked else say("No two of the words belong together.")
    if rating.themed(state, cards):
        yield say("It keeps to the theme.")
    if worth < linked + rating.themed(state, cards) + rating.ALOUD:
        yield say("It hardly speaks of the cards.")


def points(state: State) -> int:
    """What the story that was told is worth without a mood."""
    story = state.story
    definitions = state.config.definitions
    tale = story is not None and telling.recognised(definitions, state.told, state.theme, story)
    return rating.points(state, state.told, story, tale=tale is not None and tale is not False)


def _minding(state: State) -> int:
    """One more if the group is behind, one less if the storyteller leads alone (12.2)."""
    held = [len(own) for own in state.collections]
    teller = held[state.active]
    leads = all(teller > n for seat, n in enumerate(held) if seat != state.active)
    return (sum(held) < state.round / 2) - leads


@cache
def wonders(found: int) -> float:
    """How likely a rater of unknown sort and mood wonders at a story of so many points."""
    ways = [(sort, mood) for sort in rating.THRESHOLDS.values() for mood in rating.MOODS]
    return sum(found + mood >= sort for sort, mood in ways) / len(ways)


@cache
def wonderful(found: int, raters: int) -> float:
    """How likely a story of so many points is wonderful to so many raters (ST-41)."""
    each = wonders(found)
    needed = -(-raters // 2)
    return sum(comb(raters, n) * each**n * (1 - each) ** (raters - n) for n in range(needed, raters + 1))
