"""TUNNEL (DD-76)."""

from __future__ import annotations

from typing import ClassVar

from wonderland.core.message import say
from wonderland.games.dungeon_dice.components.base import Trait


class Tunnel(Trait):
    """It passes over enemies and items, and touches an item only where a stride ends (DD-76)."""

    key: ClassVar[str] = "TUNNEL"
    bit: ClassVar[int] = 2
    worth: ClassVar[int] = 1
    says: ClassVar[str] = say("It passes enemies and items, and touches only where it stops.")
