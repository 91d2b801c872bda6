"""Writes the golden matches: one for every way in which a match can end.

``python -m tests.games.dominoes_of_war.golden.write`` plays at random by fixed seeds and keeps the
first match of each kind; the test beside it replays what is kept.
"""

from __future__ import annotations

import random
from pathlib import Path

from tests.games.dominoes_of_war.against import choose
from tests.games.dominoes_of_war.tools import opened
from tests.golden import keep_ends

HERE = Path(__file__).parent
SMALL = {"preset": "quick", "base": 3}
MIXED = {"factions": {"a": "cowboys", "b": "scouts"}, "repeats": "kind", "field": "7x6", "base": 4}
KINDS = {
    "eliminated": (MIXED, [], lambda r: r["reason"] == "eliminated" and r["winner"]),
    "together": ({**SMALL, "army": 2}, [], lambda r: r["reason"] == "eliminated" and r["winner"] is None),
    "teams": ({"preset": "teams", "field": "6x6", "base": 3}, [], lambda r: r["winner"] in ("ac", "bd")),
    "stalled": ({**SMALL, "quiet": 1}, [], lambda r: r["reason"] == "stalled" and r["winner"]),
    "rounds": ({"players": 3, "field": "6x6", "base": 3, "rounds": 3}, [], lambda r: r["reason"] == "rounds"),
    "resigned": (SMALL, ["resign"], lambda r: r["reason"] == "resigned"),
    "agreement": (SMALL, ["offer draw", "accept draw"], lambda r: r["reason"] == "agreement"),
}
TALKING = 40
"""After so many lines somebody says what ends the match."""


def match_of(options, said, wanted, seed):
    match, rng, left = opened(options=options, seed=seed), random.Random(seed), list(said)
    while match.to_act is not None:
        if match.to_act == "*":
            match.draw()
        elif left and len(match.lines) > TALKING and match.turn:
            words = left.pop(0)
            who = match.to_act if words != "accept draw" else next(s for s in match.seats if s != match.to_act)
            match.play(f"{who} {words}")
        elif match.state()["phase"] == "base":
            match.play(match.legal().choose(rng))
        else:
            match.play(choose(rng, [str(action) for action in match.legal()]))
    return match


if __name__ == "__main__":
    keep_ends(HERE, KINDS, match_of)
