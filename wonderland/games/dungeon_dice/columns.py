"""The numbers that each monster in play has of its own, as columns of one store (``kit.columns``).

Where a column is zero nothing is different from the monster's definition.
"""

from __future__ import annotations

from wonderland.kit.columns import Column, ColumnLayout

CAPACITY = 48
"""The most monsters that may come into play in a match, the fallen ones among them."""

LAYOUT = ColumnLayout(
    (
        *[Column(name, lasts=True) for name in ("figure", "side", "number", "square", "damage")],
        *[Column(name, lasts=True) for name in ("atk_always", "def_always")],
        # to the end of the turn (DD-74)
        *[Column(name) for name in ("atk_turn", "def_turn", "reach", "free", "slow", "held")],
        *[Column(name) for name in ("moved", "attacks", "again", "gained", "lost", "used")],
        # to the end of the battle (DD-60)
        *[Column(name) for name in ("atk_battle", "def_battle", "parry")],
    ),
    CAPACITY,
)

FIGURE, SIDE, NUMBER, SQUARE, DAMAGE, ATK_ALWAYS, DEF_ALWAYS = map(
    LAYOUT.offset, ("figure", "side", "number", "square", "damage", "atk_always", "def_always")
)
ATK_TURN, DEF_TURN, REACH, FREE, SLOW, HELD = map(
    LAYOUT.offset, ("atk_turn", "def_turn", "reach", "free", "slow", "held")
)
MOVED, ATTACKS, AGAIN, GAINED, LOST, USED = map(LAYOUT.offset, ("moved", "attacks", "again", "gained", "lost", "used"))
ATK_BATTLE, DEF_BATTLE, PARRY = map(LAYOUT.offset, ("atk_battle", "def_battle", "parry"))

BATTLE = slice(ATK_BATTLE, PARRY + CAPACITY)
"""The part of a store that ends with a battle."""
NO_BATTLE = LAYOUT.store()[BATTLE]
