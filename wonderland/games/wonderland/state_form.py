"""What a state says in plain data: the keys that ``replay --json`` prints (section 8)."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from wonderland.kit.position import SidesResult

BeingForm = TypedDict(
    "BeingForm",
    {
        "id": str,
        "square": str,
        "str": int | None,
        "atk": int | None,
        "def": int | None,
        "level": int | None,
        "attacked": bool,
        "halted": bool,
        "points": int,
        "back": NotRequired[str | None],
        "mov": NotRequired[int | None],
        "stepped": NotRequired[int],
        "number": NotRequired[int],
        "known": NotRequired[bool],
    },
)
"""A being in play; one that is unknown has None for its numbers (W-85).

``back``, ``mov`` and ``stepped`` stand there with paired cards only (W-91), ``number`` and
``known`` with hidden beings only.
"""


class DieForm(TypedDict):
    """A die that was chosen: its card, which may lie face down (W-70), and what it shows."""

    card: str | None
    level: int
    face: str | None


class StateForm(TypedDict):
    """A state; what goes by sides has the keys ``w`` and ``e``.

    A seat's view of one has no ``pools`` of the other side, with referee None for its ``factors``.
    """

    game: str
    turn: int
    active: str | None
    phase: str
    to_act: str | None
    result: SidesResult | None
    images: dict[str, int]
    factors: dict[str, dict[str, int] | None]
    laid: dict[str, list[str]]
    beings: list[BeingForm]
    pools: dict[str, list[str]]
    discards: dict[str, list[str]]
    dice: list[DieForm]


def factors_of(form: StateForm, side: str) -> dict[str, int]:
    """A side's factors; none where they are hidden from who sees this (W-85)."""
    return form["factors"][side] or {}
