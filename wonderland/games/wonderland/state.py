"""A match's state: the numbers that change, beside all that is fixed for the match.

What knows cards, abilities or options takes a ``State``; the rules of the table take what it is to
them, a ``TableState``. The names of sides and phases are those of ``table_state``.
"""

from __future__ import annotations

from wonderland.games.wonderland.match_config import MatchConfig
from wonderland.games.wonderland.table_state import (
    ACTION,
    CHOOSE,
    DEFENSE,
    EAST,
    FIRST,
    NOBODY,
    OVER,
    PHASES,
    ROLL,
    SIDE,
    SIDES,
    SUMMON,
    WEST,
    WINDOW,
    Refusal,
    TableState,
    swap,
)


class State(TableState):
    """Where a match stands.

    Attributes:
        config: what is fixed for the match, cards and abilities too; shared by every copy.
    """

    __slots__ = ()

    config: MatchConfig


__all__ = [
    "ACTION", "CHOOSE", "DEFENSE", "EAST", "FIRST", "NOBODY", "OVER", "PHASES", "ROLL", "SIDE",
    "SIDES", "SUMMON", "WEST", "WINDOW", "Refusal", "State", "swap",
]  # fmt: skip
