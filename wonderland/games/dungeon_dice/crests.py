"""The crests (DD-2), and the timings of the abilities that they pay for (DD-9)."""

from __future__ import annotations

from wonderland.core.message import say

MOVE, ATTACK, DEFEND, MAGIC, TRAP = range(5)
TIMINGS = ("MOVE", "ATTACK", "DEFEND", "MAGIC", "TRAP")
"""The timings of abilities (DD-9), in the order of the crests that pay for them."""
CRESTS = "MADXT"
"""The letters of the crests (DD-2)."""
CREST_NAMES = {"M": say("Move"), "A": say("Attack"), "D": say("Defend"), "X": say("Magic"), "T": say("Trap")}
SUMMON_FACE = "S"
