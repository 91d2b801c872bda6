"""Beings that the other side doesn't know: their numbers, and being made known (W-80, W-81).

What a side may declare is judged by what it knows, and so unknown Rooks stand in ``ambush``, not in
``wardens``; what happens, by what is true (``good_faith``).
"""

from __future__ import annotations

from collections.abc import Iterable

from wonderland.games.wonderland import events as ev
from wonderland.games.wonderland.components import SQUARE
from wonderland.games.wonderland.table_state import SIDE, SIDES, TableState

NUMBER = "#"
"""Stands before a number in the name of a being (W-81)."""
CONCEALED = "?"
"""Stands in views, lines and events for a face, a factor or a name that a side may not know (W-85)."""


def number_of(state: TableState, being: int) -> int:
    """The number of a being: the how many-th it is that its side brought into play (W-81)."""
    return state.came[SIDE[being]].index(being) + 1


def numbered(state: TableState, being: int) -> str:
    """A being's number as lines name it: ``"w#3"``."""
    return f"{SIDES[SIDE[being]]}{NUMBER}{number_of(state, being)}"


def names_for(state: TableState, side: int) -> dict[int, str]:
    """The names by which a side knows the beings of the other that are unknown to it."""
    return {being: numbered(state, being) for being in state.guises if SIDE[being] != side}


def hide(state: TableState, being: int, cards: Iterable[str]) -> None:
    """Let a being be unknown to the other side, to which it may be any of some cards."""
    state.guises = {**state.guises, being: frozenset(cards)}


def make_known(state: TableState, being: int, events: ev.Events | None) -> None:
    """Let a being be known to the other side for good, if it is not (W-80)."""
    if being not in state.guises:
        return
    state.make_known(being)
    if events is not None:
        square = state.config.grid.names[state.columns[SQUARE + being]]
        events.append(ev.MadeKnown(state.config.ids[being], square, number_of(state, being)))
