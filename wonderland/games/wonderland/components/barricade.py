"""Barring the way (W-39 to W-42)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from wonderland.core.message import say
from wonderland.games.wonderland.components.base import Component


class Barricade(Component):
    """Halts enemies that step beside it, or taxes them.

    Attributes:
        halts: whether an enemy is halted that steps beside it and did not begin the turn there.
        tax: the Move that any other step beside it costs more.
    """

    key: ClassVar[str] = "barricade"
    marks: ClassVar[Literal["", "beside"]] = "beside"

    halts: bool
    tax: Annotated[int, Field(ge=0, le=9)] = 1

    def about(self) -> str:
        """What it does to enemies."""
        if self.halts:
            return say("Enemies that step beside it must stop.")
        return say("Enemies pay more to step beside it.")

    def rules(self) -> tuple[str, ...]:
        """W-40 and W-41."""
        return ("W-40", "W-41")
