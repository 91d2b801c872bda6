"""What to compose: for each recipe the cards, factors and lives to draw from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from wonderland.games.wonderland.puzzles.themes import Theme

Range = tuple[int, int]
"""The least and the most of something."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """What the positions for a theme are drawn from; cards are all single ones or all pairs (W-86).

    Attributes:
        theme: what must matter.
        mine, theirs: cards that are in play for certain.
        friends, foes: cards of which some are added.
        more: how many friends and how many foes are added at least and at most.
        have, meet: West's and East's factors, as in ``M2-5 A1-2``.
        life: of West's Image and of East's.
        goal: what West is to reach.
        bare: whether East has no card left to summon, so that its last being is its end.
        alone: the same of West.
        spare: two cards of one level: what a side keeps that could still summon.
    """

    theme: Theme
    mine: tuple[str, ...] = ()
    theirs: tuple[str, ...] = ()
    friends: tuple[str, ...] = ("4H", "5C", "6H", "2D", "3D", "7S", "AS", "8C")
    foes: tuple[str, ...] = ("4C", "5S", "6D", "2S", "3C", "7D", "AH", "8H")
    more: tuple[Range, Range] = ((0, 2), (0, 2))
    have: str = "M2-5 A1-2"
    meet: str = ""
    life: tuple[int, int] = (2, 1)
    goal: Literal["win", "save"] = "win"
    bare: bool = False
    alone: bool = False
    spare: tuple[str, str] = ("2H", "6C")


PAIRS = ("4H/TS", "3D/5S", "5C/8H", "7S/9D", "AS/2C", "8C/7C", "QC/6D", "2S/AH")
"""Pairs that walk far, a little, and not at all; of one suit, of one colour, and mixed."""
STANDING_PAIRS = ("8C/7C", "JD/2C", "QH/JS", "7S/5D", "9D/8S", "KC/AD")
"""Pairs that never move, and so stand in the way of one that walks, and strike from where they stand."""
LEFT_PAIRS = ("2H/KD", "6S/QD")
"""Two pairs of level 1 that share no card with any of those."""


RECIPES: dict[str, Recipe] = {
    "moving": Recipe("moving", more=((1, 2), (0, 2))),
    "passing": Recipe("passing", more=((2, 3), (0, 1)), have="M3-6 A1-1"),
    "suits": Recipe("suits", more=((1, 3), (1, 2)), have="M1-4 A1-3", bare=True, life=(2, 3)),
    "bishop": Recipe("bishop", mine=("9H",), more=((0, 1), (0, 2))),
    "blast": Recipe("blast", mine=("TH",), more=((0, 2), (1, 2)), have="M1-3 A0-2 F1-3"),
    "blast-beings": Recipe(
        "blast", mine=("TS",), more=((0, 1), (1, 3)), have="M0-3 A0-2 F1-3", bare=True, life=(2, 3)
    ),
    "barricade": Recipe("barricade", theirs=("TC",), more=((1, 2), (0, 1)), have="M3-6 A1-2"),
    "spur": Recipe("spur", mine=("JD",), more=((0, 2), (0, 2)), have="M1-3 A1-2 C1-3"),
    "hobble": Recipe(
        "hobble", theirs=("JC",), more=((1, 3), (0, 1)), have="M3-6 A1-2", meet="F1-2"
    ),
    "wither": Recipe(
        "wither", mine=("QS",), more=((0, 2), (1, 2)), have="M1-3 A1-2 F1-3", meet="D1-2",
        bare=True, life=(2, 3),
    ),
    "shield": Recipe(
        "shield", theirs=("QD",), more=((1, 3), (0, 1)), have="M1-3 A1-3 C0-1", meet="C1-2 D1-2",
        bare=True, life=(2, 3),
    ),
    "cow": Recipe(
        "cow", theirs=("KC",), more=((1, 3), (0, 1)), have="M1-3 A1-3 F0-1", meet="F1-2 D0-1",
        bare=True, life=(2, 3),
    ),
    "rouse": Recipe(
        "rouse", mine=("KH",), more=((0, 2), (1, 2)), have="M1-3 A1-2 C1-3", meet="D0-1",
        bare=True, life=(2, 3),
    ),
    "defense": Recipe(
        "defense", more=((1, 3), (1, 2)), have="M1-3 A1-3", meet="D1-1", bare=True, life=(2, 3)
    ),
    "court": Recipe(
        "spur", mine=("JD",), theirs=("JC",), more=((0, 2), (0, 2)), have="M2-4 A1-2 C1-2",
        meet="F1-2",
    ),
    "crown": Recipe(
        "rouse", mine=("KH",), theirs=("KC",), more=((0, 2), (0, 2)), have="M1-3 A1-2 C1-2",
        meet="F1-2 D0-1", bare=True, life=(2, 3),
    ),
    "queens": Recipe(
        "wither", mine=("QS",), theirs=("QD",), more=((1, 2), (0, 1)), have="M1-3 A1-3 F1-2",
        meet="C1-2 D1-1", bare=True, life=(2, 3),
    ),
    "towers": Recipe(
        "blast", mine=("TH",), theirs=("TC",), more=((0, 2), (0, 1)), have="M1-4 A1-2 F1-3",
        meet="F0-1",
    ),
    "toll": Recipe(
        "barricade", mine=("JD",), theirs=("TC",), more=((0, 1), (0, 1)), have="M2-5 A1-1 C1-2",
    ),
    "crossing": Recipe(
        "passing", theirs=("JC",), more=((2, 3), (0, 0)), have="M3-6 A1-1", meet="F1-1"
    ),
    "save-block": Recipe(
        "moving", more=((1, 2), (1, 2)), have="M1-4 A0-1", meet="M2-5 A1-1", goal="save",
        life=(1, 2),
    ),
    "save-hobble": Recipe(
        "hobble", mine=("JS",), more=((0, 1), (1, 2)), have="M0-2 A0-1 F1-2", meet="M2-5 A1-2",
        goal="save", life=(1, 2),
    ),
    "save-shield": Recipe(
        "shield", mine=("QH",), more=((0, 1), (1, 2)), have="M0-2 C1-3 D1-1", meet="M1-2 A1-2",
        goal="save", alone=True, life=(2, 2),
    ),
    "save-cow": Recipe(
        "cow", mine=("KS",), more=((0, 1), (1, 2)), have="M0-2 F1-3 D0-1", meet="M1-2 A1-2",
        goal="save", alone=True, life=(2, 2),
    ),
    "save-defense": Recipe(
        "defense", more=((1, 2), (1, 2)), have="M0-2 A0-1 D1-1", meet="M1-3 A1-2", goal="save",
        alone=True, life=(2, 2),
    ),
    "save-rook": Recipe(
        "barricade", mine=("TH",), more=((1, 2), (1, 2)), have="M1-3 A0-1 F0-1", meet="M2-5 A1-2",
        goal="save", life=(1, 2),
    ),
    "save-blast": Recipe(
        "blast", mine=("TS",), more=((0, 1), (1, 2)), have="M1-2 A0-1 F1-2", meet="M1-4 A1-2",
        goal="save", life=(1, 2),
    ),
    "save-bishop": Recipe(
        "bishop", mine=("9H",), more=((0, 1), (1, 2)), have="M1-3 A1-1", meet="M1-4 A1-2",
        goal="save", life=(1, 2),
    ),
    "pairs": Recipe(
        "moving", friends=PAIRS, foes=PAIRS, more=((2, 3), (0, 2)), have="M3-8 A1-2",
        spare=LEFT_PAIRS,
    ),
    "pairs-passing": Recipe(
        "passing", mine=("4H/TS",), friends=STANDING_PAIRS, foes=PAIRS, more=((1, 2), (1, 1)),
        have="M2-5 A2-3", meet="D0-1", bare=True, life=(2, 3), spare=LEFT_PAIRS,
    ),
    "pairs-kinds": Recipe(
        "suits", friends=PAIRS, foes=PAIRS, more=((1, 3), (1, 2)), have="M1-6 A1-3", bare=True,
        life=(2, 3), spare=LEFT_PAIRS,
    ),
    "pairs-spur": Recipe(
        "spur", mine=("JD/9H",), friends=PAIRS[1:], foes=PAIRS, more=((0, 2), (0, 2)),
        have="M1-3 A1-2 C1-3", spare=LEFT_PAIRS,
    ),
}  # fmt: skip
