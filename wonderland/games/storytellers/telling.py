"""How a story sounds: the sentence of the four cards, and how a seat of the program tells (12.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from wonderland.core.message import capital, rows, say
from wonderland.games.storytellers.continuity import kept
from wonderland.games.storytellers.definitions import AREA, TYPES, Definitions
from wonderland.games.storytellers.state import NONE, State

LINKS = ("who", "where", "when")
"""The pile that is kept by which a story follows on, the first that fits."""


def phrases(definitions: Definitions, cards: Sequence[int]) -> dict[str, str]:
    """How the four piles sound, by type and with a capital letter too; ``NONE`` is an empty one."""
    found: dict[str, str] = {}
    for kind in AREA:
        name, card = TYPES[kind], cards[kind]
        empty: str = getattr(definitions.telling.empty, name)
        said = empty if card == NONE else definitions.cards[card].phrase
        found[name] = said
        found[name.capitalize()] = capital(said)
    return found


def sentence(definitions: Definitions, cards: Sequence[int]) -> str:
    """What four cards say: "When, Who What Where." (ST-4)."""
    return say("{When}, {who} {what} {where}.", **phrases(definitions, cards))


class Draft(NamedTuple):
    """What a story is made of: the numbers of its opener and event, and the pile that links it.

    Attributes:
        opener, event: numbers.
        link: the type of the pile by which it follows on, ``""`` for none.
    """

    opener: int
    event: int
    link: str


def tale(definitions: Definitions, cards: Sequence[int], theme: int, draft: Draft) -> str:
    """What a seat of the program tells: opener, event, link and moral, joined by blanks (12.1).

    Args:
        definitions: the game's data.
        cards: the uncovered card of each pile, ``NONE`` for an empty one.
        theme: the one that is turned up, ``NONE`` for none.
        draft: what the story is made of.
    """
    telling, said = definitions.telling, phrases(definitions, cards)
    link: str = getattr(telling.links, draft.link or "none")
    moral = "" if theme == NONE else definitions.themes[theme].moral
    event = telling.events[draft.event]
    opener = telling.openers[draft.opener]
    return rows(opener, event.format(**said), link.format(**said), moral)


def draft(state: State, opener: int, event: int) -> Draft:
    """The story with an opener and an event that follows on from the last one, before the telling."""
    piles = {TYPES[kind] for kind in kept(state)}
    return Draft(opener, event, next((name for name in LINKS if name in piles), ""))


def next_tale(state: State, opener: int, event: int) -> str:
    """What a seat of the program tells now, before the telling."""
    cards = [state.top(kind) for kind in range(len(TYPES))]
    return tale(state.config.definitions, cards, state.theme, draft(state, opener, event))


def recognised(definitions: Definitions, cards: Sequence[int], theme: int, text: str) -> str | None:
    """A text as a message, where it is one that a seat of the program tells (12.2); else None."""
    telling = definitions.telling
    for opener, begins in enumerate(telling.openers):
        if not text.startswith(begins):
            continue
        for event in range(len(telling.events)):
            for link in (*LINKS, ""):
                told = tale(definitions, cards, theme, Draft(opener, event, link))
                if told == text:
                    return told
    return None
