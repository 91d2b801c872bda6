"""What happens in a match, for logs and for pictures; seats, cards and decks by their names.

What a seat may not see is None.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

Events: TypeAlias = list[object]


class FirstDrawn(NamedTuple):
    """The storyteller of the first round is known (ST-10)."""

    seat: str


class Opened(NamedTuple):
    """A card was laid face up for the first event (ST-13)."""

    card: str


class HandDealt(NamedTuple):
    """A seat drew cards of its hand (ST-14)."""

    seat: str
    cards: tuple[str | None, ...]


class DeckNamed(NamedTuple):
    """A seat named the deck that it draws from (ST-14, ST-47)."""

    seat: str
    deck: str


class Drawn(NamedTuple):
    """A seat drew a card."""

    seat: str
    deck: str
    card: str | None


class ThemeTurned(NamedTuple):
    """A theme was turned up (ST-15, ST-49)."""

    theme: str


class MissionsDealt(NamedTuple):
    """A seat was dealt achievements (ST-16)."""

    seat: str
    cards: tuple[str | None, ...]


class CharacterDealt(NamedTuple):
    """A seat was dealt a character (ST-17)."""

    seat: str
    character: str | None


class RoundBegan(NamedTuple):
    """A round began, with its storyteller."""

    round: int
    seat: str


class Played(NamedTuple):
    """A seat played a card (ST-21); ``covers`` is the card below, None for none."""

    seat: str
    card: str
    covers: str | None


class Passed(NamedTuple):
    """A seat passed (ST-24); ``deck`` is the deck that it draws from, None for none."""

    seat: str
    deck: str | None


class Refilled(NamedTuple):
    """The covered cards of a pile are its deck now (ST-51)."""

    deck: str


class Told(NamedTuple):
    """The storyteller told what happened (ST-36); ``text`` is None for aloud.

    Attributes:
        seat: who told.
        text: what was typed.
        words: the uncovered card of each pile, by its type; None for an empty one.
    """

    seat: str
    text: str | None
    words: Mapping[str, str | None]


class Rated(NamedTuple):
    """A seat rated the story (ST-38): ``wondering``, ``boring``, or None for a secret."""

    seat: str
    rating: str | None


class RatingsShown(NamedTuple):
    """All have rated (ST-40, ST-41).

    Attributes:
        ratings: of each seat that rated.
        wondering, votes: the votes that wonder, and all of them.
        wonderful: the verdict.
    """

    ratings: Mapping[str, str]
    wondering: int
    votes: int
    wonderful: bool


class Collected(NamedTuple):
    """A seat collected a card, or declined (None); ``skill`` is what it did so by, ``""`` for ST-43."""

    seat: str
    card: str | None
    skill: str


class DrawDeclined(NamedTuple):
    """The storyteller drew nothing (ST-47)."""

    seat: str


class Revealed(NamedTuple):
    """A character was turned up (ST-55)."""

    seat: str
    character: str


class Exchanged(NamedTuple):
    """The Hatter laid a collected card down and took one up (ST-61)."""

    seat: str
    laid: str
    taken: str


class Vanished(NamedTuple):
    """The Cat let a card vanish into its deck (ST-66)."""

    seat: str
    card: str


class IconNamed(NamedTuple):
    """Humpty Dumpty named a third icon of a card (ST-67)."""

    seat: str
    card: str
    icon: str


class RescueLeft(NamedTuple):
    """The Mock Turtle left its covered card and draws (ST-68)."""

    seat: str


class VerdictTurned(NamedTuple):
    """The verdict was turned round (ST-69)."""

    seat: str
    wonderful: bool


class MatchOver(NamedTuple):
    """The match is over: its scores, winners, best storytellers (ST-79, ST-80)."""

    completed: int
    failed: int
    scores: Mapping[str, int]
    winners: Sequence[str]
    best: Sequence[str]


SECRETS: Mapping[type, Sequence[str]] = {
    HandDealt: ("cards",),
    Drawn: ("card",),
    MissionsDealt: ("cards",),
    CharacterDealt: ("character",),
}
"""What of an event only its own seat may know (section 10)."""
SECRETS_OF_RATING = {**SECRETS, Rated: ("rating",)}
"""The same while ratings are secret (ST-40)."""
