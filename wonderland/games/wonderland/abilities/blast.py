"""Going up and attacking all around (W-55 to W-57)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from wonderland.core.message import say
from wonderland.games.wonderland import events as ev
from wonderland.games.wonderland.abilities.base import Ability, Marks, Owned
from wonderland.games.wonderland.combat import put_points
from wonderland.games.wonderland.components import SQUARE
from wonderland.games.wonderland.table_state import SIDE, SIDES, TableState
from wonderland.games.wonderland.unknown import make_known
from wonderland.kit.wording import Text


class Blast(Ability):
    """The being is removed, and attacks every being and Image within n squares."""

    key: ClassVar[str] = "blast"
    verb: ClassVar[str] = "blast"
    aimed: ClassVar[bool] = False
    declared: ClassVar[bool] = True
    price_rule: ClassVar[str] = "W-56"
    rules: ClassVar[tuple[str, ...]] = ("W-56",)
    marks: ClassVar[Marks] = "block"
    by_itself: ClassVar[bool] = False
    tells_use: ClassVar[bool] = False

    says: Text = say("It goes up and attacks all within {n} squares.")

    def targets(self, state: TableState, being: int) -> list[int]:
        """None: it hits all around it."""
        return []

    def change(self, state: TableState, being: int, target: int, n: int, events: ev.Events | None) -> None:
        """Attack all within n squares, and remove the being (W-56, W-57)."""
        config = state.config
        square = state.columns[SQUARE + being]
        hits = [(other, put_points(state, being, other)) for other in in_block(state, being, n)]
        images = images_in_block(state, being, n)
        for side in images:
            state.struck |= 1 << side
        for other, _ in hits:
            make_known(state, other, events)
        name, place = config.ids[being], config.grid.names[square]
        if events is not None:
            struck = tuple((config.ids[other], points) for other, points in hits)
            events.append(ev.Blasted(name, place, n, struck, tuple(SIDES[s] for s in images)))
        state.remove(being)
        if events is not None:
            events.append(ev.Removed(name, place, "blast"))

    def about(self, name: str, factor: str) -> str:
        """What it does."""
        return say("May go up in a {name}: n {factor}, all within n squares.", name=name, factor=factor)

    def bears_on(self, state: TableState, own: Owned, being: int, target: int, n: int, on: Sequence[int]) -> bool:
        """Whether it hits an enemy or the enemy Image."""
        side, grid = SIDE[being], state.config.grid
        goals = state.held[1 - side] | grid.bit[grid.images[1 - side]]
        return bool(grid.block(state.columns[SQUARE + being], n) & goals)


def in_block(state: TableState, being: int, n: int) -> Iterator[int]:
    """Yield every other being within n squares of a being (W-56)."""
    config = state.config
    block = config.grid.block(state.columns[SQUARE + being], n)
    for other in (*state.beings[0], *state.beings[1]):
        if other != being and block & config.grid.bit[state.columns[SQUARE + other]]:
            yield other


def images_in_block(state: TableState, being: int, n: int) -> list[int]:
    """The sides whose Images lie within n squares of a being (W-56)."""
    grid = state.config.grid
    block = grid.block(state.columns[SQUARE + being], n)
    return [side for side in (0, 1) if block & grid.bit[grid.images[side]]]
