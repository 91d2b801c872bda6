"""Writes the golden matches: one for every way in which a match can end.

``python -m tests.games.painting_the_roses.golden.write`` plays at random by fixed seeds and keeps
the first match of each kind; the test beside it replays what is kept.
"""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path

from tests.games.painting_the_roses.tools import opened, step
from wonderland.content import records

HERE = Path(__file__).parent
KINDS = {
    "garden": ({"players": 2}, lambda r: r["reason"] == "garden"),
    "garden-six": ({"players": 6, "rows": "dealt"}, lambda r: r["reason"] == "garden"),
    "stalled": ({"players": 3, "quiet": 1}, lambda r: r["reason"] == "stalled" and r["winner"]),
    "rounds": ({"players": 4, "rounds": 3}, lambda r: r["reason"] == "rounds" and r["winner"]),
    "shared": ({"players": 3, "rounds": 2}, lambda r: r["winner"] is None),
    "resigned": ({"players": 2, "queen": "furious", "kings": "next"}, None),
}


def digest(match):
    """A short mark of a state, the same on every machine."""
    return hashlib.sha256(json.dumps(match.state(), sort_keys=True).encode()).hexdigest()[:16]


def match_of(options, wanted, seed):
    match, rng = opened(options=options, seed=seed), random.Random(seed)
    while match.to_act is not None:
        resigns = wanted is None and len(match.lines) > 80 and match.to_act != "*"
        match.play(f"{match.to_act} resign") if resigns else step(match, rng)
    return match


def main():
    ends = {}
    for kind, (options, wanted) in KINDS.items():
        match = next(
            match
            for seed in range(1000)
            if (match := match_of(options, wanted, seed)) and (not wanted or wanted(match.result))
        )
        path = HERE / f"{kind}.wonder.yaml"
        path.write_text(records.write(match.record()), encoding="utf-8")
        ends[kind] = {"result": match.result, "lines": len(match.lines), "state": digest(match)}
    (HERE / "ends.json").write_text(json.dumps(ends, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
