"""Where a match stands: the numbers that change, beside all that is fixed for the match.

What knows abilities, pools or options takes a ``State``; the rules of the table take what it is to
them, a ``TableState``. The names of sides and phases are those of ``table_state``.
"""

from __future__ import annotations

from wonderland.games.dungeon_dice.columns import FIGURE
from wonderland.games.dungeon_dice.figure import Figure
from wonderland.games.dungeon_dice.match_config import MatchConfig
from wonderland.games.dungeon_dice.table_state import (
    ACTION,
    CHAIN,
    CHOOSE,
    DEFEND,
    FIRST,
    NOBODY,
    OVER,
    PHASES,
    PLACE,
    ROLL,
    SIDES,
    SUMMON,
    Item,
    Placing,
    Result,
    TableState,
    Touched,
    add,
    hurt_master,
    lay,
    remove,
)


class State(TableState):
    """A match's state.

    Attributes:
        config: what is fixed for the match, abilities and pools too; shared by every copy.
    """

    __slots__ = ()

    config: MatchConfig

    def figure(self, monster: int) -> Figure:
        """A monster's definition."""
        return self.config.figures[self.store[FIGURE + monster]]


__all__ = [
    "ACTION", "CHAIN", "CHOOSE", "DEFEND", "FIRST", "NOBODY", "OVER", "PHASES", "PLACE", "ROLL",
    "SIDES", "SUMMON", "Item", "Placing", "Result", "State", "Touched", "add", "hurt_master", "lay", "remove",
]  # fmt: skip
