"""What a state says in plain data: the keys that ``replay --json`` prints (section 10)."""

from __future__ import annotations

from typing import TypedDict

from wonderland.kit.position import PlacesResult


class StateForm(TypedDict):
    """A state, or a seat's view of one: while bases are stocked in secret, others' armies are None.

    A troop is its type, and its facing where it has one (``"sniper N"``); a face that nobody knows
    is ``"-"``.
    """

    game: str
    turn: int
    round: int
    phase: str
    active: str | None
    to_act: str | None
    first: str | None
    actions: int
    bonus: int | None
    flipping: str | None
    field: str
    faces: dict[str, str]
    discards: list[str]
    bag: int
    bases: dict[str, list[str]]
    walls: list[str]
    troops: dict[str, dict[str, str]]
    acted: list[str]
    army: dict[str, dict[str, int] | None]
    out: list[str]
    offer: str | None
    quiet: int
    result: PlacesResult | None
