"""What a state says in plain data: the keys that ``replay --json`` prints (section 8)."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from wonderland.kit.position import SidesResult

BeingForm = TypedDict(
    "BeingForm",
    {
        "id": str,
        "square": str,
        "str": int,
        "atk": int,
        "def": int,
        "level": int,
        "attacked": bool,
        "halted": bool,
        "points": int,
        "back": NotRequired[str],
        "mov": NotRequired[int],
        "stepped": NotRequired[int],
    },
)
"""A being in play; the last three with paired cards only (W-91)."""


class DieForm(TypedDict):
    """A die that was chosen: its card, which may lie face down (W-70), and what it shows."""

    card: str | None
    level: int
    face: str | None


class StateForm(TypedDict):
    """A state; what goes by sides has the keys ``w`` and ``e``.

    A seat's view of one has no ``pools`` of the other side.
    """

    game: str
    turn: int
    active: str | None
    phase: str
    to_act: str | None
    result: SidesResult | None
    images: dict[str, int]
    factors: dict[str, dict[str, int]]
    laid: dict[str, list[str]]
    beings: list[BeingForm]
    pools: dict[str, list[str]]
    discards: dict[str, list[str]]
    dice: list[DieForm]
