"""Abilities that change a number of a being in sight until the end of the turn (W-49 to W-52)."""

from __future__ import annotations

from typing import Annotated, ClassVar

from pydantic import Field

from wonderland.core.message import one_of, rows, say
from wonderland.games.wonderland import events as ev
from wonderland.games.wonderland.abilities.base import Ability, Marks
from wonderland.games.wonderland.abilities.sight import in_sight
from wonderland.games.wonderland.components import ATK_MOD, DEF_MOD, HOBBLE, SPUR
from wonderland.games.wonderland.table_state import TableState
from wonderland.kit.columns import ColumnLayout

CHANGES = {"atk": ATK_MOD, "def": DEF_MOD, "hobble": HOBBLE, "spur": SPUR}
"""What may be changed, by the name that definition files use; other columns by their own."""


class Modifier(Ability):
    """Hobble, spur, wither, shield, cow, rouse: a number of the target rises or falls.

    Attributes:
        changes: which number: ``atk``, ``def``, ``hobble`` (Move a payment), ``spur`` (steps a
            payment), or any other column by its name.
        by: by how much for each factor paid.
    """

    key: ClassVar[str] = "modifier"
    rules: ClassVar[tuple[str, ...]] = ("W-49", "W-50")
    marks: ClassVar[Marks] = "sight"
    by_itself: ClassVar[bool] = False

    changes: str
    by: Annotated[int, Field(ge=-9, le=9)]

    def fault(self, layout: ColumnLayout) -> tuple[str, str] | None:
        """What it changes must be there, be a count, and be zero again when the turn ends (W-50)."""
        known = [*CHANGES, *(c.name for c in layout.columns if c.counts and not c.lasts)]
        if self.changes in known:
            return None
        what = say("nothing called {changes} can be changed", changes=self.changes)
        return what, say("What can be is {known}.", known=one_of(known))

    def targets(self, state: TableState, being: int) -> list[int]:
        """Itself, and the first being on each line of sight (W-49)."""
        return in_sight(state, being)

    def change(self, state: TableState, being: int, target: int, n: int, events: ev.Events | None) -> None:
        """Change the target's number (W-50)."""
        column = CHANGES.get(self.changes)
        if column is None:
            column = state.config.layout.offset(self.changes)
        state.columns[column + target] += self.by * n

    def about(self, name: str, factor: str) -> str:
        """What it does, and on whom."""
        return rows(super().about(name, factor), say("On itself, or on a being in sight."))

    def more_rules(self) -> tuple[str, ...]:
        """W-37 as well, where it bears on steps."""
        return (*self.rules, "W-37") if self.changes in ("hobble", "spur") else self.rules

    @property
    def hostile(self) -> bool:
        """It is, if it lowers something or makes steps dearer."""
        return self.by < 0 or self.changes == "hobble"
