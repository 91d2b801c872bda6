"""FLYING (DD-75)."""

from __future__ import annotations

from typing import ClassVar

from wonderland.core.message import say
from wonderland.games.dungeon_dice.components.base import Trait


class Flying(Trait):
    """Each square costs it 2 Move (DD-46); only FLYING monsters and Masters attack it (DD-51)."""

    key: ClassVar[str] = "FLYING"
    bit: ClassVar[int] = 1
    worth: ClassVar[int] = 2
    says: ClassVar[str] = say(
        "A square costs it 2 Move. Only flying monsters and Masters can attack it."
    )

    PRICE: ClassVar[int] = 2
