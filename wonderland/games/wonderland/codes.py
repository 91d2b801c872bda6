"""Actions in numbers: the first number says which, the others what of it.

The engine works with these tuples; ``notation`` writes and reads them as text.
"""

from __future__ import annotations

FIRST_SIDE = 0
"""(FIRST_SIDE, side): chance draws the side that begins."""
ROLL_FACES = 1
"""(ROLL_FACES, face, ...): chance rolls the dice."""
FOUR_DICE = 2
"""(FOUR_DICE,): pay for a fourth die (W-71)."""
CHOOSE_DICE = 3
"""(CHOOSE_DICE, entity, ...): a die for each card (W-16)."""
LAY_AND_SUMMON = 4
"""(LAY_AND_SUMMON, entity, first square, shape, start square) (W-21)."""
DECLINE = 5
"""(DECLINE,): no summon (W-19)."""
STEP = 6
"""(STEP, entity, square): one step (W-32)."""
HALT = 7
"""(HALT, entity): stop on a friend's square (W-36)."""
STRIKE = 8
"""(STRIKE, entity, target): an attack; the target is an entity or IMAGE (W-44)."""
USE = 9
"""(USE, entity, target, n): an ability that is aimed at a being (W-49, W-50).

A fifth number says which of the entity's abilities; without it the first is meant."""
BLAST = 10
"""(BLAST, entity, n): an ability that is not aimed, such as a blast (W-56).

A fourth number says which of the entity's abilities; without it the first is meant."""
END_ACTIONS = 11
"""(END_ACTIONS,) (W-61)."""
PASS = 12
"""(PASS,): let a window pass (W-58)."""
DEFEND = 13
"""(DEFEND, entity): pay for its defense (W-62)."""
DONE = 14
"""(DONE,): no more defenses (W-62)."""
RESIGN = 15
"""(RESIGN, side) (W-69)."""
OFFER_DRAW = 16
"""(OFFER_DRAW, side) (W-69)."""
ACCEPT_DRAW = 17
"""(ACCEPT_DRAW, side) (W-69)."""

IMAGE = -1
"""The target that stands for the enemy Image."""
