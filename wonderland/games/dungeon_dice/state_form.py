"""What a state says in plain data: the keys that ``replay --json`` prints (section 11)."""

from __future__ import annotations

from typing import TypedDict

from wonderland.kit.position import SidesResult

MonsterForm = TypedDict(
    "MonsterForm",
    {
        "square": str,
        "damage": int,
        "hp": int,
        "atk": int,
        "def": int,
        "flying": bool,
        "tunnel": bool,
        "reach": int,
        "free": int,
        "slow": int,
        "held": bool,
        "moved": bool,
        "attacks": int,
        "may_attack": int,
        "used": list[str],
    },
)
"""A monster in play: ``hp`` is what is left, ``atk`` and ``def`` are current."""


class ItemForm(TypedDict):
    """An item in play; its id is None for a seat that may not know it."""

    id: str | None
    side: str
    kind: str
    up: bool


class DieForm(TypedDict):
    """A die of this turn; its face is None until it is rolled."""

    kind: str
    face: str | None


class PoolForm(TypedDict):
    """What is left of a pool; a figure that a seat may not know is its kind."""

    dice: list[str]
    figures: list[str]


class PlacingForm(TypedDict):
    """Who chooses a square, and for which monster."""

    by: str
    monster: str


class StateForm(TypedDict):
    """A state, or a seat's view of one."""

    game: str
    turn: int
    active: str | None
    phase: str
    to_act: str | None
    result: SidesResult | None
    masters: dict[str, int]
    master_attacked: bool
    crests: dict[str, dict[str, int]]
    laid: dict[str, list[str]]
    blocks: dict[str, int]
    monsters: dict[str, MonsterForm]
    items: dict[str, ItemForm]
    moving: str | None
    chain: list[str]
    touched: list[str]
    placing: PlacingForm | None
    dice: list[DieForm]
    pools: dict[str, PoolForm]
    gone: dict[str, list[str]]
    summoned: dict[str, int]
    quiet: int
