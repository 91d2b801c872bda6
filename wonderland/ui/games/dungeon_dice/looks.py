"""How Dungeon Dice looks: where its drawings lie, and the colours of floors, chips and levels."""

from __future__ import annotations

from typing import NamedTuple

from wonderland.core.message import say
from wonderland.games.dungeon_dice.crests import CREST_NAMES

FOLDER = "dungeon-dice"
"""The folder of this game's drawings."""
SIDE_COLOURS = {"w": "side-west", "e": "side-east"}
TRIMS = {"w": "west", "e": "east"}
"""The sides' trim, as the theme has it."""
CRESTS = "MADXT"
"""The crests in the order in which they are shown."""
CREST_WORDS = CREST_NAMES | {"S": say("Summon")}
CLASSES = "WBYGRK"
CLASS_WORDS = {
    "W": say("Demon"), "B": say("Warrior"), "Y": say("Undead"), "G": say("Beast"),
    "R": say("Dragon"), "K": say("Item"),
}  # fmt: skip
INK = "2a2320"


class Floor(NamedTuple):
    """The colours of a side's dungeon, as hex digits.

    Attributes:
        stones: three tones of its flagstones.
        mortar, edge: between them, and round the whole.
        trim, hinge: the metal where faces of the die met.
        ring: round the start square.
        gloss: how bright the light on a stone's upper left edge is.
    """

    stones: tuple[str, str, str]
    mortar: str
    edge: str
    trim: str
    hinge: str
    ring: str
    gloss: float


FLOORS = {
    "w": Floor(("e2c894", "dabd87", "e8d1a1"), "ad8c56", "5a4220", "c79a3c", "eccb7c", "8a6420", 0.34),
    "e": Floor(("4d616b", "465963", "566b75"), "2a3840", "101d1f", "4f9a86", "8fcdb8", "4f9a86", 0.13),
}
SHARP_FLOORS = {
    "w": Floor(("fff6dc", "f7ead0", "ffffff"), "8a7040", "000000", "e0a000", "ffd400", "000000", 0.0),
    "e": Floor(("3a3f8f", "333880", "43489c"), "101030", "ffffff", "8fb0ff", "ffffff", "ffffff", 0.0),
}
"""The same where contrast goes before all."""
CHIPS = {
    # ground, numeral, edge, hurt, whole
    "w": ("fffaf0", "2a2320", "8a6420", "a8323a", "3f7d4f"),
    "e": ("1b2e35", "f6efdd", "8fcdb8", "ffb3a6", "7fc79a"),
}
"""The chips that tell how many HP are left: round and ivory, cut and slate."""


def sprite(name: str) -> str:
    """A drawing of this game by its name."""
    return f"{FOLDER}/{name}"


def level_of(kind: str) -> int:
    """The level of a kind: 3 for ``3G``."""
    return int(kind[0])


def class_of(kind: str) -> str:
    """The class of a kind: G for ``3G``."""
    return kind[1]


def mark_of(kind: str) -> str:
    """The drawing of a kind's class mark in its level's colour."""
    return sprite(f"mark-{class_of(kind)}-{level_of(kind)}")
