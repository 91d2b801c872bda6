"""Writes the golden matches: one for every way in which a match can end.

``python -m tests.games.dungeon_dice.golden.write`` plays by fixed seeds and keeps the first match
of each kind; the test beside it replays what is kept.
"""

from __future__ import annotations

import random
from pathlib import Path

from tests.games.dungeon_dice.tools import opened, step
from tests.golden import keep_ends

HERE = Path(__file__).parent
ISLANDS = {
    "laid": {"w": "b7-d7", "e": "p7-r7"}, "monsters": ["wRAB1 c7", "eTOV1 q7 10"], "gone": {"e": "MAR"},
    "phase": "choose", "masters": {"w": 2, "e": 2},
}  # fmt: skip
KINDS = {
    "master": ({"preset": "quick", "life": 1}, None, lambda r: r["reason"] == "master"),
    "deadlock": ({}, ISLANDS, lambda r: r["reason"] == "deadlock"),
    "stalled": ({"preset": "quick", "quiet": 3}, None, lambda r: r["reason"] == "stalled" and r["winner"]),
    "turns": ({"preset": "quick", "turns": 12}, None, lambda r: r["reason"] == "turns" and r["winner"]),
    "resigned": ({"open_items": True}, None, "resign"),
    "agreement": ({"lethal": "exceed", "cap": 4}, None, "draw"),
}


def match_of(options, position, wanted, seed):
    pools = None if position is None else {"w": {"dice": "1G", "figures": "RAB"}, "e": {"dice": "2G 2B"}}
    match = opened(options, pools, seed, position)
    rng = random.Random(seed)
    while match.to_act is not None:
        if isinstance(wanted, str) and len(match.lines) > 120 and match.to_act != "*":
            side, other = match.to_act, "e" if match.to_act == "w" else "w"
            lines = [f"{side} resign"] if wanted == "resign" else [f"{side} offer draw", f"{other} accept draw"]
            for line in lines:
                match.play(line)
        else:
            busy(match, rng)
    return match


def busy(match, rng):
    """Play at random, but end a turn seldom while there is something to do."""
    legal = match.legal() if match.to_act != "*" else []
    strikes = [a for a in legal if " attack " in str(a)] if 0 < len(legal) < 80 else []
    if strikes:
        match.play(rng.choice(strikes))
    elif len(legal) > 1 and rng.random() < 0.7:
        action = legal.choose(rng)
        match.play(action if " end" not in str(action) else legal.choose(rng))
    else:
        step(match, rng)


if __name__ == "__main__":
    keep_ends(HERE, KINDS, match_of)
