"""What a component is: one class, one file; everything about it stands there."""

from __future__ import annotations

from typing import ClassVar, Literal

from wonderland.kit.columns import Column
from wonderland.kit.strict import Strict


class Component(Strict):
    """Something that a being can or must do; its fields are the parameters that YAML gives it.

    What is fixed (the parameters) is shared by every match; what can change in a match are the
    columns that it brings.

    Attributes:
        key: its name in definition files.
        columns: the numbers that it brings to every being.
        marks: what is marked on the table when a being is picked that has it: ``beside``, the
            squares around it.
        absent: what is told of a being that lacks it, ``""`` for nothing.
        absent_rules: the rules that say more about that.
    """

    key: ClassVar[str]
    columns: ClassVar[tuple[Column, ...]] = ()
    marks: ClassVar[Literal["", "beside"]] = ""
    absent: ClassVar[str] = ""
    absent_rules: ClassVar[tuple[str, ...]] = ()

    def about(self) -> str:
        """What the rulebook tells of a being that has it, ``""`` where that is the usual."""
        return ""

    def rules(self) -> tuple[str, ...]:
        """The rules that say more about what ``about`` tells."""
        return ()
