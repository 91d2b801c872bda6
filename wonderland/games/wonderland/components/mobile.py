"""Taking steps (W-32 to W-38)."""

from __future__ import annotations

from typing import ClassVar, Literal

from wonderland.core.message import say
from wonderland.games.wonderland.components.base import Component
from wonderland.kit.columns import Column

Steps = Literal["orthogonal", "diagonal", "all"]
STRAIGHT: Steps = "orthogonal"


class Mobile(Component):
    """The being takes steps.

    Its columns: ``hobble`` and ``spur``, what abilities add to a payment's price and to its steps;
    ``credit``, steps paid for and not yet taken (W-37); ``halted`` (W-40);
    ``stepped``, the steps taken this turn (W-88).

    Attributes:
        steps: to which of the squares around it.
    """

    key: ClassVar[str] = "mobile"
    columns: ClassVar[tuple[Column, ...]] = (
        Column("hobble", more="hobble", less="hobble"),
        Column("spur", more="spur", less="spur"),
        Column("credit"),
        Column("halted"),
        Column("stepped", counts=False),
    )
    absent: ClassVar[str] = say("Never moves.")
    absent_rules: ClassVar[tuple[str, ...]] = ("W-38",)

    steps: Steps = "orthogonal"

    def about(self) -> str:
        """How it steps, where that is not along the squares' sides."""
        return {
            "orthogonal": "",
            "diagonal": say("Steps on the diagonal only."),
            "all": say("Steps on the diagonal too."),
        }[self.steps]

    def rules(self) -> tuple[str, ...]:
        """W-32, where it steps in another way."""
        return () if self.steps == "orthogonal" else ("W-32",)
