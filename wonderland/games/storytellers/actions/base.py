"""What the actions share: the roles of their words, and the refusal of who acts when."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from wonderland.core.errors import Refusal
from wonderland.core.message import say
from wonderland.games.storytellers.state import State
from wonderland.kit.grammar import SEAT, Role

CARD = Role("card")
DECK = Role("deck")
"""A type: its deck, or its pile."""
CARD_OR_NONE, DECK_OR_NONE = Role("card-or-none"), Role("deck-or-none")
ICON = Role("icon")
THEME = Role("theme")
ACHIEVEMENT = Role("achievement")
CHARACTER = Role("character")
RATING = Role("rating")
TEXT = Role("text")

Seat: TypeAlias = Annotated[int, SEAT]
Card: TypeAlias = Annotated[int, CARD]
SecretCard: TypeAlias = Annotated[int, CARD.hidden()]
SecretCards: TypeAlias = Annotated[tuple[int, ...], CARD.hidden().several()]
CardOrNone: TypeAlias = Annotated[int, CARD_OR_NONE]
Deck: TypeAlias = Annotated[int, DECK]
DeckOrNone: TypeAlias = Annotated[int, DECK_OR_NONE]
Theme: TypeAlias = Annotated[int, THEME]
SecretAchievements: TypeAlias = Annotated[tuple[int, ...], ACHIEVEMENT.hidden().several()]
SecretCharacter: TypeAlias = Annotated[int, CHARACTER.hidden()]
SecretRating: TypeAlias = Annotated[int, RATING.hidden()]

DECLINED = -1
"""The ``-`` of a line: no card, no deck."""
NO_RATING = -2
"""A word that is no rating (ST-39)."""

NOT_NOW = say("this is not the moment for it")


def misplaced(state: State, *phases: int) -> Refusal | None:
    """What ST-85 says where this is not the step."""
    if state.phase in phases and state.drawing is None:
        return None
    return Refusal("ST-85", NOT_NOW)
