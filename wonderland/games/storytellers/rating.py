"""How a seat of the program rates: points for links, theme and telling (12.2)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import combinations

from wonderland.games.storytellers.definitions import Definitions
from wonderland.games.storytellers.state import NONE, State

THRESHOLDS = {"generous": 4, "fair": 5, "fussy": 6}
"""So many points a rater of each sort wants."""
MOODS = (-1, 0, 1)
ALOUD = 2
"""The points of a story that was told aloud, or by a seat of the program."""
NAMING, WORDS, LONG = 3, 12, 5
"""So many cards are to be named, so many words to be told; a word that names has so many letters."""
WORD = re.compile(r"[^\W\d_]+")
"""A word of a told text is a run of letters."""


def points(state: State, told: Sequence[int], story: str | None, *, tale: bool) -> int:
    """What a story is worth without the rater's mood: links, theme, telling.

    Args:
        state: where the match stands.
        told: the card of each pile that it told of, ``NONE`` for an empty one.
        story: the text, None for aloud.
        tale: whether a seat of the program told it.
    """
    cards = [card for card in told if card != NONE]
    found = links(state, cards) + themed(state, cards)
    if story is None or tale:
        return found + ALOUD
    return found + typed(state.config.definitions, cards, story)


def themed(state: State, cards: Sequence[int]) -> bool:
    """Whether a card shows the icon that the theme likes."""
    liked = state.config.definitions.themes[state.theme].icons if state.theme != NONE else 0
    return any(state.icons_of(card) & liked for card in cards)


def links(state: State, cards: Sequence[int]) -> int:
    """Of the pairs of uncovered cards those that share an icon."""
    icons = [state.icons_of(card) for card in cards]
    return sum(bool(one & other) for one, other in combinations(icons, 2))


def typed(definitions: Definitions, cards: Sequence[int], story: str) -> int:
    """The points of a typed text: one if it names three cards, one if it has twelve words."""
    words = [word.casefold() for word in WORD.findall(story)]
    named = sum(bool(naming(definitions, card) & {*words}) for card in cards)
    return (named >= NAMING) + (len(words) >= WORDS)


def naming(definitions: Definitions, card: int) -> set[str]:
    """The words that name a card: those of five letters or more in its title and phrase."""
    own = definitions.cards[card]
    found = WORD.findall(f"{own.title} {own.phrase}".casefold())
    return {word for word in found if len(word) >= LONG}
