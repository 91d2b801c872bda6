"""A match's state: the numbers that change, beside all that is fixed for the match.

What knows cards, abilities or options takes a ``State``; the rules of the table take what it is to
them, a ``TableState``. The names of sides and phases are those of ``table_state``.
"""

from __future__ import annotations

from typing import Protocol

from wonderland.games.wonderland import events as ev
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


class Declared(Protocol):
    """An action that opens a window before it happens (W-58)."""

    def refusal(self, state: State) -> Refusal | None:
        """Say why it may not be taken in the action step, or None if it may."""

    def happen(self, state: State, events: ev.Events | None) -> Refusal | None:
        """Let it happen, nobody being asked any more, or say why it is void (W-84)."""


class State(TableState):
    """Where a match stands.

    Attributes:
        config: what is fixed for the match, cards and abilities too; shared by every copy.
        pending: the declared action that a window is about, or None.
    """

    __slots__ = ()

    config: MatchConfig
    pending: Declared | None


__all__ = [
    "ACTION", "CHOOSE", "DEFENSE", "EAST", "FIRST", "NOBODY", "OVER", "PHASES", "ROLL", "SIDE",
    "SIDES", "SUMMON", "WEST", "WINDOW", "Declared", "Refusal", "State", "swap",
]  # fmt: skip
