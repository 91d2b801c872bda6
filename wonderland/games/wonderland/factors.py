"""The factors that the rules name, in the order of their indices; definitions may add others.

A state's factors are one flat list: West's and East's count of a factor stand side by side, at
``2 * factor + side``, so that nothing depends on how many factors there are.
"""

from __future__ import annotations

RULES_FACTORS = "CFDAM"
"""Chance, Force, Defend, Attack and Move: what the rules themselves pay with (W-5)."""
CHANCE, FORCE, DEFEND, ATTACK, MOVE = range(len(RULES_FACTORS))
MOST_FACTORS = 9999
"""So many of a factor a start may give; nothing costs more."""
SUMMON = "S"
"""The face that is no factor; its index among faces is 0, a factor's is its own and 1."""
