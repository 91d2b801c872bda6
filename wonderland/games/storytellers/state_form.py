"""What a state says in plain data: the keys that ``replay --json`` prints (section 13)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict


class CharacterForm(TypedDict):
    """A seat's character; its id is None where the seat that looks may not see it."""

    id: str | None
    face: str
    used: bool
    named: dict[str, str]


class ResultForm(TypedDict):
    """How a match ended; the winner is None where several win together."""

    completed: int
    failed: int
    done: dict[str, list[str]]
    goals: dict[str, bool]
    scores: dict[str, int]
    places: Mapping[str, int]
    winners: list[str]
    winner: str | None
    best_storytellers: list[str]


class StateForm(TypedDict):
    """A state, or a seat's view of one: what it may not see is a number of cards.

    A card of the area has ``@`` and the seat that played it behind it.
    """

    game: str
    round: int
    phase: str
    active: str | None
    to_act: str | None
    to_play: list[str]
    last: str | None
    theme: str | None
    area: dict[str, list[str]]
    told: dict[str, str | None]
    kept: list[str]
    hands: dict[str, list[str] | int]
    collections: dict[str, list[str]]
    achievements: dict[str, list[str] | int]
    characters: dict[str, CharacterForm | None]
    decks: dict[str, list[str] | int]
    deck_sizes: dict[str, int]
    drawing: str | None
    ratings: dict[str, str]
    votes: list[int] | None
    verdict: str | None
    boring_used: dict[str, int]
    collected: bool
    extra: bool
    result: ResultForm | None
