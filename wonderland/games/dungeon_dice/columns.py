"""The numbers that each monster in play has of its own, as columns of one store (``kit.columns``).

Where a column is zero nothing is different from the monster's definition.
"""

from __future__ import annotations

from wonderland.kit.columns import Column, ColumnLayout

CAPACITY = 48
"""The most monsters that may come into play in a match, the fallen ones among them."""

LAYOUT = ColumnLayout(
    (
        Column("figure", lasts=True),
        Column("side", lasts=True),
        Column("number", lasts=True),
        Column("square", lasts=True),
        Column("damage", lasts=True),
        Column("atk_always", lasts=True),
        Column("def_always", lasts=True),
        # to the end of the turn (DD-74)
        Column("atk_turn"),
        Column("def_turn"),
        Column("reach"),
        Column("free"),
        Column("slow"),
        Column("held"),
        Column("moved"),
        Column("attacks"),
        Column("again"),
        Column("gained"),
        Column("lost"),
        Column("used"),
        # to the end of the battle (DD-60)
        Column("atk_battle"),
        Column("def_battle"),
        Column("parry"),
    ),
    CAPACITY,
)

FIGURE = LAYOUT.offset("figure")
SIDE = LAYOUT.offset("side")
NUMBER = LAYOUT.offset("number")
SQUARE = LAYOUT.offset("square")
DAMAGE = LAYOUT.offset("damage")
ATK_ALWAYS, DEF_ALWAYS = LAYOUT.offset("atk_always"), LAYOUT.offset("def_always")
ATK_TURN, DEF_TURN = LAYOUT.offset("atk_turn"), LAYOUT.offset("def_turn")
ATK_BATTLE, DEF_BATTLE = LAYOUT.offset("atk_battle"), LAYOUT.offset("def_battle")
REACH = LAYOUT.offset("reach")
FREE = LAYOUT.offset("free")
SLOW = LAYOUT.offset("slow")
HELD = LAYOUT.offset("held")
MOVED = LAYOUT.offset("moved")
ATTACKS = LAYOUT.offset("attacks")
AGAIN = LAYOUT.offset("again")
GAINED, LOST = LAYOUT.offset("gained"), LAYOUT.offset("lost")
USED = LAYOUT.offset("used")
PARRY = LAYOUT.offset("parry")

BATTLE = slice(ATK_BATTLE, PARRY + CAPACITY)
"""The part of a store that ends with a battle."""
NO_BATTLE = LAYOUT.store()[BATTLE]
