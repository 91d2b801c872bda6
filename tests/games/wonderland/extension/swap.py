"""A kind of ability from outside: the being changes places with a friend in sight.

It costs as many factors as the friend is squares away, and a being may do it once a turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from wonderland.games.wonderland import events as ev
from wonderland.games.wonderland.abilities.base import Ability, Marks, Owned
from wonderland.games.wonderland.abilities.sight import in_sight
from wonderland.games.wonderland.components import SQUARE
from wonderland.games.wonderland.table_state import NOBODY, SIDE, Refusal, TableState
from wonderland.kit.columns import Column


class Swap(Ability):
    """The being changes places with a friend in line of sight."""

    key: ClassVar[str] = "swap"
    columns: ClassVar[tuple[Column, ...]] = (Column("swapped"),)
    rules: ClassVar[tuple[str, ...]] = ("W-49", "W-50")
    marks: ClassVar[Marks] = "sight"

    says: str = "It changes places with a friend in sight, {n} squares away."
    does: str = "changes places with"

    def targets(self, state: TableState, being: int) -> list[int]:
        """Friends in sight, where it has not done so yet and nobody shares a square."""
        if state.sharer != NOBODY or state.columns[self.swapped(state) + being]:
            return []
        return [b for b in in_sight(state, being) if b != being and SIDE[b] == SIDE[being]]

    def sizes(self, state: TableState, being: int, target: int, have: int) -> Sequence[int]:
        """As many as the friend is squares away."""
        n = distance(state, being, target)
        return (n,) if n <= have else ()

    def refusal(self, state: TableState, own: Owned, being: int, target: int, n: int) -> Refusal | None:
        """Beside what is asked of every ability: once a turn."""
        if state.columns[self.swapped(state) + being]:
            return "W-50", f"{state.config.ids[being]} has changed places already this turn"
        return super().refusal(state, own, being, target, n)

    def change(self, state: TableState, being: int, target: int, n: int, events: ev.Events | None) -> None:
        """Each stands where the other stood."""
        columns = state.columns
        here, there = columns[SQUARE + being], columns[SQUARE + target]
        columns[SQUARE + being], columns[SQUARE + target] = there, here
        columns[self.swapped(state) + being] = 1
        if events is not None:
            ids, names = state.config.ids, state.config.grid.names
            events.append(ev.Shifted(ids[being], names[here], names[there]))
            events.append(ev.Shifted(ids[target], names[there], names[here]))

    def worth(self, state: TableState, own: Owned, being: int, target: int, n: int) -> float:
        """What its way to the enemy Image grows shorter by."""
        grid = state.config.grid
        goal = grid.images[1 - SIDE[being]] % grid.stride
        here, there = state.columns[SQUARE + being], state.columns[SQUARE + target]
        return abs(here % grid.stride - goal) - abs(there % grid.stride - goal) - 0.5 * n

    @staticmethod
    def swapped(state: TableState) -> int:
        """Where it is noted that a being has done so."""
        return state.config.layout.offset("swapped")


def distance(state: TableState, being: int, other: int) -> int:
    """How many squares one is from the other, along their line."""
    stride = state.config.grid.stride
    here, there = state.columns[SQUARE + being], state.columns[SQUARE + other]
    return abs(here % stride - there % stride) + abs(here // stride - there // stride)
