"""What is marked on the table for who looks on; no drawing, no pygame."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from wonderland.ui.boards.verdict import Verdict

Cell = tuple[int, int]


class Blow(NamedTuple):
    """What an attack or an ability would do to a target.

    Attributes:
        plain: the damage, or a Heart Point, as it is written.
        defended: the damage if it is defended; ``""`` where nobody is asked.
        away: the edge of the square on which it is written: ``n``, ``e``, ``s`` or ``w``.
    """

    plain: str
    defended: str = ""
    away: str = "e"


class Danger(NamedTuple):
    """What the other side could strike in its next turn.

    Attributes:
        chance: how likely its roll lets it, as it is written.
        deadly: whether the blow would be the last.
    """

    chance: str
    deadly: bool


@dataclass(frozen=True, slots=True)
class Ghost:
    """A net in hand.

    Attributes:
        cells: its squares (columns and rows from 0), the start square first.
        fits: whether it may lie there.
        figure: whom it would bring, as its code and kind.
        side: whose it is.
    """

    cells: tuple[Cell, ...]
    fits: bool
    figure: tuple[str, str]
    side: str


@dataclass(slots=True)
class Marks:
    """What is marked.

    Attributes:
        picked: the square of who is taken up, ``""`` for none.
        reach: squares that can be walked to, each with its price.
        way: the squares of the way to the one that is pointed at.
        hits: squares of those who can be attacked, and what that would do.
        aims: squares that an ability may be aimed at.
        glow: free ground beside one's own dungeon, and with ``every`` where any net would fit.
        starts: the squares where the net in hand may start, as it is turned.
        ghost: the net in hand.
        shadows: the other nets that fit where one points, as bodies.
        asked: squares of those who could answer.
        pointed: squares that a hint, a lesson or the log points at.
        places: squares that may be chosen for who was put somewhere.
        near: free ground beside a Master, where a side's first net begins.
        dangers: squares of those whom the other side could strike in its next turn.
        feared: squares of those who could strike them.
        verdict: the square of the one whose attack is meant, and what it would come to.
    """

    picked: str = ""
    reach: Mapping[str, int] = field(default_factory=dict)
    way: tuple[str, ...] = ()
    hits: Mapping[str, Blow] = field(default_factory=dict)
    aims: tuple[str, ...] = ()
    glow: frozenset[str] = frozenset()
    starts: frozenset[str] = frozenset()
    ghost: Ghost | None = None
    shadows: tuple[tuple[Cell, ...], ...] = ()
    asked: tuple[str, ...] = ()
    pointed: tuple[str, ...] = ()
    places: tuple[str, ...] = ()
    near: tuple[str, ...] = ()
    dangers: Mapping[str, Danger] = field(default_factory=dict)
    feared: tuple[str, ...] = ()
    verdict: tuple[str, Verdict] | None = None
