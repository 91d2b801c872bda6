"""General abilities of monsters (section 7), each a class.

A monster has those that its definition names, and an effect may give or take one for a turn.
"""

from __future__ import annotations

from typing import ClassVar

from wonderland.core.message import say
from wonderland.kit.registry import Registry


class Trait:
    """A general ability; it has no parameters, a monster has it or not.

    Attributes:
        key: the name by which definitions know it.
        bit: stands for it in a set of general abilities.
        worth: what it counts in the rule of thumb (DD-7).
        says: what it does, in a sentence for players.
    """

    key: ClassVar[str]
    bit: ClassVar[int]
    worth: ClassVar[int]
    says: ClassVar[str]


class Flying(Trait):
    """Each square costs it 2 Move (DD-46); only FLYING monsters and Masters attack it (DD-51, DD-75)."""

    key: ClassVar[str] = "FLYING"
    bit: ClassVar[int] = 1
    worth: ClassVar[int] = 2
    says: ClassVar[str] = say("A square costs it 2 Move. Only flying monsters and Masters can attack it.")

    PRICE: ClassVar[int] = 2


class Tunnel(Trait):
    """It passes over enemies and items, and touches an item only where a stride ends (DD-76)."""

    key: ClassVar[str] = "TUNNEL"
    bit: ClassVar[int] = 2
    worth: ClassVar[int] = 1
    says: ClassVar[str] = say("It passes enemies and items, and touches only where it stops.")


TRAITS: Registry[Trait] = Registry(say("general ability"), [Flying, Tunnel])
FLYING, TUNNEL = Flying.bit, Tunnel.bit
