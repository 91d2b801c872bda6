"""What the players of Dungeon Dice have lying on their table, and how far it is used up."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from wonderland.games.dungeon_dice.state_form import StateForm
from wonderland.ui.boards.lying_about import Listed, Spread, Thing, things_on
from wonderland.ui.boards.still_things import CANDLE, CUP, HAT, LUMPS, TART, THIMBLE, WATCH
from wonderland.ui.games.dungeon_dice.layout import Layout
from wonderland.ui.table.heard import tight

THINGS = Spread(
    left=(
        Listed(CANDLE, True, 0.7, 0.05, 2.35, 3.85),
        Listed(THIMBLE, True, 3.9, 2.0, 1.3, 1.4),
        Listed(CUP, False, 0.3, 0.25, 3.5, 3.5),
        Listed(LUMPS, False, 4.1, 2.6, 1.1, 0.98),
    ),
    right=(
        Listed(WATCH, True, 3.9, 0.3, 3.5, 3.2),
        Listed(HAT, False, 4.5, 0.3, 4.0, 3.4),
        Listed(TART, False, 6.4, 2.5, 1.5, 1.15),
    ),
    middle=3,
)


class Lying(NamedTuple):
    """What lies on the table now, and how far it is used up."""

    things: tuple[Thing, ...] = ()
    worn: int = 0


def tightness(form: StateForm) -> int:
    """How tight the match is: by the hearts of the Master who has fewest."""
    return tight(min(form["masters"].values()), 2, 1)


def lying(layout: Layout, view: StateForm, unfolding: Collection[str]) -> Lying:
    """What lies on a table as it is seen, while a die unfolds on some squares."""
    laid = laid_in(view).union(unfolding)
    return Lying(tuple(things_on(THINGS, layout.columns, layout.rows, laid)), tightness(view))


def laid_in(view: StateForm) -> set[str]:
    """The squares that both sides have laid."""
    return {square for laid in view["laid"].values() for square in laid}
