"""Writes the golden matches: one for every way in which a match can end.

``python -m tests.games.painting_the_roses.golden.write`` plays at random by fixed seeds and keeps
the first match of each kind; the test beside it replays what is kept.
"""

from __future__ import annotations

import random
from pathlib import Path

from tests.games.painting_the_roses.tools import opened, step
from tests.golden import keep_ends

HERE = Path(__file__).parent
KINDS = {
    "garden": ({"players": 2}, lambda r: r["reason"] == "garden"),
    "garden-six": ({"players": 6, "rows": "dealt"}, lambda r: r["reason"] == "garden"),
    "stalled": ({"players": 3, "quiet": 1}, lambda r: r["reason"] == "stalled" and r["winner"]),
    "rounds": ({"players": 4, "rounds": 3}, lambda r: r["reason"] == "rounds" and r["winner"]),
    "shared": ({"players": 3, "rounds": 2}, lambda r: r["winner"] is None),
    "resigned": ({"players": 2, "queen": "furious", "kings": "next"}, None),
}


def match_of(options, wanted, seed):
    match, rng = opened(options=options, seed=seed), random.Random(seed)
    while match.to_act is not None:
        resigns = wanted is None and len(match.lines) > 80 and match.to_act != "*"
        match.play(f"{match.to_act} resign") if resigns else step(match, rng)
    return match


if __name__ == "__main__":
    keep_ends(HERE, KINDS, match_of)
