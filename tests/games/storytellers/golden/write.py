"""Writes the golden matches: one for every way in which a match can end, and for every option.

``python -m tests.games.storytellers.golden.write`` plays at random by fixed seeds and keeps the
first match of each kind; the test beside it replays what is kept.
"""

from __future__ import annotations

import random
from pathlib import Path

from tests.games.storytellers.tools import opened
from tests.golden import keep_ends

HERE = Path(__file__).parent
TEXT = '"Again the Hatter said \\"tea\\", and it was six."'


def together(r):
    """More missions were completed than failed (ST-74)."""
    return r["completed"] > r["failed"]


def alone(r):
    return r["winner"] is not None


def equal(r):
    """As many completed as failed, which is not enough (ST-76)."""
    return r["completed"] == r["failed"] and alone(r)


KINDS = {
    "together": ({"players": 2, "grades": "all"}, together),
    "equal": ({"players": 2, "preset": "short"}, equal),
    "failed": ({"players": 3, "boring_limit": 1}, lambda r: not together(r) and alone(r)),
    "shared": ({"players": 3, "preset": "plain", "themes": 2}, lambda r: r["winner"] is None),
    "strict": ({"players": 2, "strict": True, "grades": "all"}, together),
    "hard": ({"players": 4, "preset": "hard", "first": "c", "skills": False}, alone),
    "fair": ({"players": 5, "preset": "fair", "ratings": "open"}, alone),
    "eight": ({"players": 8, "themes": 6, "stories": "typed"}, alone),
    "two-tellers": (
        {"players": 6, "themes": 3, "boring_limit": "none", "stories": "templates"},
        lambda r: len(r["best_storytellers"]) > 1,
    ),
}


def match_of(options, wanted, seed):
    match, rng = opened(options=options, seed=seed), random.Random(seed)
    while match.to_act is not None:
        if match.to_act == "*":
            match.draw()
        elif match.state()["phase"] == "tell" and rng.random() < 0.3:
            match.play(f"{match.to_act} tell {TEXT}")
        else:
            lines = [str(action) for action in match.legal()]
            skills = [line for line in lines if line.split()[1] == "skill"]
            told = [line for line in lines if line.split()[1] in ("collect", "rate") and line[-2:] != " -"]
            match.play(rng.choice(skills or told or lines))
    return match


if __name__ == "__main__":
    keep_ends(HERE, KINDS, match_of)
