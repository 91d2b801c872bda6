"""What a general ability is."""

from __future__ import annotations

from typing import ClassVar


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
