"""What a state says in plain data: the keys that ``replay --json`` prints (section 14)."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from wonderland.kit.position import PlacesResult


class StateForm(TypedDict):
    """A state, or a seat's view of one: there is no ``pile`` then, and others' hands are numbers.

    A guard is a card and its hedge (``"JS b3"``), or None; what is painted has a star.
    """

    game: str
    turn: int
    round: int
    phase: str
    active: str | None
    to_act: str | None
    dealer: str | None
    done: list[str]
    gardens: dict[str, list[str]]
    guards: dict[str, str | None]
    queen: str | None
    kings: dict[str, list[str]]
    hands: dict[str, list[str] | int]
    pile: NotRequired[list[str]]
    pile_size: int
    discards: list[str]
    tower: list[str]
    playing: str | None
    asked: list[str]
    quiet: int
    result: PlacesResult | None
