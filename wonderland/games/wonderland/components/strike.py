"""Attacking (W-43 to W-45)."""

from __future__ import annotations

from typing import ClassVar, Literal

from wonderland.core.message import say
from wonderland.games.wonderland.components.base import Component
from wonderland.kit.columns import Column


class Strike(Component):
    """The being attacks.

    Its columns: ``atk_mod``, what abilities add to its Atk; ``attacked``, whether it has made its
    attack this turn (W-43).

    Attributes:
        reach: which of the squares around it; ``diagonal`` is all of them (W-44).
    """

    key: ClassVar[str] = "strike"
    columns: ClassVar[tuple[Column, ...]] = (Column("atk_mod", more="rouse", less="cow"), Column("attacked"))
    absent: ClassVar[str] = say("Never attacks.")

    reach: Literal["orthogonal", "diagonal"]

    def about(self) -> str:
        """That it attacks diagonally too, if it does."""
        return say("Strikes on the diagonal too.") if self.reach == "diagonal" else ""

    def rules(self) -> tuple[str, ...]:
        """W-44, where it attacks diagonally too."""
        return ("W-44",) if self.reach == "diagonal" else ()
