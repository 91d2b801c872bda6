"""Where a game's screens lead: handed to them by whoever opened them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from wonderland.core.record import Record
from wonderland.session.tips import TipBook
from wonderland.ui.table.compared import Compared


@dataclass(frozen=True, slots=True)
class TableExits:
    """Where a match on the table leads.

    Attributes:
        finished: called once when the match is over and all of it was seen.
        leave: called when the player leaves.
        analyse: shows how the match has gone so far, as a seat knows it, or returns why that can't be
            told; None where it is not offered.
        tips: gives tips when they first matter; None where there are to be none.
        note: what the log says at once.
        rematch: begins the same match anew; None where that is not offered.
    """

    finished: Callable[[], None]
    leave: Callable[[], None]
    analyse: Callable[[str], str] | None = None
    tips: TipBook | None = None
    note: str = ""
    rematch: Callable[[], None] | None = None


@dataclass(frozen=True, slots=True)
class LessonExits:
    """Where a lesson leads: to the list, to its own beginning, to the next one."""

    leave: Callable[[], None]
    again: Callable[[], None]
    onward: Callable[[], None]


@dataclass(frozen=True, slots=True)
class PuzzleExits:
    """Where a puzzle leads: to the list, to the next one."""

    leave: Callable[[], None]
    onward: Callable[[], None]


class FinishExits(NamedTuple):
    """Where the screen after a match leads.

    Attributes:
        leave: back to where one came from.
        replay: to the viewer, with so many lines played, and what of the turn there is compared.
        play: to the table, with a record to be gone on with.
        save: keeps the record, and says where or why not; None where it is kept already.
        again: to another match; None where that is not offered.
    """

    leave: Callable[[], None]
    replay: Callable[[int, Compared | None], None]
    play: Callable[[Record], None]
    save: Callable[[], str] | None = None
    again: Callable[[], None] | None = None
