"""What is marked on the garden: where cards lead, what is aimed at, who is asked."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple


class ChipPart(NamedTuple):
    """A word on a chip, or a sign (``walk``, ``brush``, ``crown``, ``cross``)."""

    text: str = ""
    sign: str = ""


Chip = tuple[ChipPart, ...]


class Landing(NamedTuple):
    """What a card would do at a hedge.

    Attributes:
        chip: says it in a few words.
        pays: whether there is something to be done there (for the Queen: harm).
    """

    chip: Chip
    pays: bool


@dataclass(frozen=True, slots=True)
class Way:
    """A walk that is shown: from a place so many steps on, clockwise if they are positive."""

    start: str
    steps: int


@dataclass(slots=True)
class Marks:
    """All that is marked.

    Attributes:
        walks: where the own guardsman could go, by hedge.
        stalks: where the Queen of Hearts could go, by hedge.
        targets: hedges that the card in hand may be played on.
        aimed: the hedge that a card being played is about, ``""`` for none.
        fates: what a card being played would do, by hedge.
        ways: the walks that are drawn.
        own: the seat whose guardsman is ringed.
        asked: seats whose Kings are asked.
        pointed: hedges that a lesson or hint points at.
        cursor: the hedge under the keyboard's cursor.
    """

    walks: dict[str, Landing] = field(default_factory=dict)
    stalks: dict[str, Landing] = field(default_factory=dict)
    targets: tuple[str, ...] = ()
    aimed: str = ""
    fates: dict[str, Chip] = field(default_factory=dict)
    ways: tuple[Way, ...] = ()
    own: str = ""
    asked: tuple[str, ...] = ()
    pointed: tuple[str, ...] = ()
    cursor: str = ""
