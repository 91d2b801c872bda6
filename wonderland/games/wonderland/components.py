"""The components that beings are made of: what a definition fixes, and the columns that can change.

A definition (a card with its being) is frozen and shared by every match; an instance is numbers
only, one row of the columns below.
"""

from __future__ import annotations

from dataclasses import dataclass

from wonderland.kit.columns import offsets

CAPACITY = 52
"""Entities in a world: 26 for each side, West's from 0, East's from ``SIDE_CAPACITY``."""
SIDE_CAPACITY = 26

# --- columns -----------------------------------------------------------------------------------
# What lasts stands first; all from ATK_MOD on ends with the turn (W-66) and is cleared as one slice.
_FIELDS = (
    "square", "start", "strength",
    "atk_mod", "def_mod", "hobble", "spur", "credit", "points", "hit_by",
    "attacked", "halted", "defended",
)  # fmt: skip
_AT = offsets(_FIELDS, CAPACITY)
FIELDS = len(_FIELDS)

SQUARE = _AT["square"]
"""Where a being stands."""
START = _AT["start"]
"""Where it stood when the turn began, or was summoned to this turn (W-41)."""
STRENGTH = _AT["strength"]
ATK_MOD = _AT["atk_mod"]
DEF_MOD = _AT["def_mod"]
HOBBLE = _AT["hobble"]
SPUR = _AT["spur"]
CREDIT = _AT["credit"]
"""Steps paid for and not yet taken (W-37)."""
POINTS = _AT["points"]
"""Attack points waiting for check defense (W-45)."""
HIT_BY = _AT["hit_by"]
"""The suits of the attackers that gave those points, a bit each (W-63)."""
ATTACKED = _AT["attacked"]
HALTED = _AT["halted"]
DEFENDED = _AT["defended"]

PASSING = ATK_MOD
"""The first column of those that end with the turn."""

# What an ability may change, by the name that abilities.yaml uses.
CHANGES = {"atk": ATK_MOD, "def": DEF_MOD, "hobble": HOBBLE, "spur": SPUR}


# --- definitions -------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Barricade:
    """Halts enemies that step beside it, or taxes them (W-39 to W-42).

    Attributes:
        halts: whether an enemy is halted that steps beside it and did not begin the turn there.
        tax: the Move that any other step beside it costs more.
    """

    halts: bool
    tax: int


@dataclass(frozen=True, slots=True)
class Court:
    """An ability that acts along a line of sight (W-48 to W-54).

    Attributes:
        ability: its name.
        factor: the index of the factor that pays for it.
        column: the column that it changes.
        by: how much for each factor paid.
    """

    ability: str
    factor: int
    column: int
    by: int


@dataclass(frozen=True, slots=True)
class Card:
    """A card and the being that it becomes: all that never changes in a match.

    Attributes:
        name: rank and suit (``"9H"``).
        rank, suit, colour: of the card.
        level: of the card and so of its die (W-4).
        strength, attack, defense: from the pips (W-2).
        being: the key of its definition; ``title`` its name, ``sprite`` the piece that shows it.
        mobile: whether it takes steps.
        diagonal: whether it attacks diagonally too.
        barricade, court: those components, or None.
        blast: the index of the factor that pays for its blast, or -1.
    """

    name: str
    rank: str
    suit: str
    colour: str
    level: int
    strength: int
    attack: int
    defense: int
    being: str
    title: str
    sprite: str
    mobile: bool
    diagonal: bool
    barricade: Barricade | None
    court: Court | None
    blast: int
