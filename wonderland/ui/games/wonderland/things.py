"""What the players of the flagship have lying on their table, and how far it is used up."""

from __future__ import annotations

from wonderland.games.wonderland.state_form import StateForm
from wonderland.ui.boards.lying_about import DICE, Listed, Spread
from wonderland.ui.boards.still_things import CANDLE, CUP, HAT, LUMPS, TART, THIMBLE, WATCH
from wonderland.ui.table.heard import tight

THINGS = Spread(
    left=(
        Listed(CUP, True, 0.25, 0.15, 3.6, 3.6),
        Listed(LUMPS, True, 4.0, 2.5, 1.1, 0.98),
        Listed("table/cards-w", True, 5.4, 0.25, 2.4, 2.5),
        Listed(THIMBLE, False, 1.0, 1.75, 1.6, 1.75),
        Listed(DICE, False, 2.9, 1.2, 3.2, 2.7),
    ),
    right=(
        Listed(HAT, True, 4.4, 0.4, 4.1, 3.5),
        Listed(TART, True, 6.2, 2.6, 1.5, 1.15),
        Listed("table/cards-e", True, 9.0, 0.25, 2.4, 2.5),
        Listed(WATCH, False, 7.9, 0.4, 3.6, 3.3),
        Listed(CANDLE, False, 3.3, 0.0, 2.35, 3.85),
    ),
    middle=5,
)


def tightness(form: StateForm) -> int:
    """How tight the match is: by the lives of the Image that has fewest."""
    return tight(min(form["images"].values()), 2, 1)
