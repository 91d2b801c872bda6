"""Perft: how many ways there are to go on, by depth, counted exactly once and for all.

Dice are chosen by fixed cards and rolled on fixed faces, so that the counts stay small enough.
"""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.wonderland.helpers import POOL_E, POOL_W, game, start
from tests.perft import OVER, perft


def split(match, depth):
    """The count below each first line, printed where a total is wrong."""
    counts = Counter()
    for action in match.legal():
        after = match.copy()
        after.play(action)
        counts[str(action)] = perft(after, depth - 1, OVER)
    return dict(sorted(counts.items()))


def opening(preset):
    size = {"standard": 15, "quick": 10}[preset]
    pools = {"w": POOL_W[:size], "e": POOL_E[:size]}
    return game().new(options={"preset": preset, "first": "w"}, pools=pools, seed=1)


def summoning(preset):
    match = opening(preset)
    match.play("w dice 4H AS JS")
    match.play("* roll S S M")
    return match


def melee():
    return start(
        factors={"w": {"C": 1, "F": 1, "D": 1, "A": 2, "M": 2}, "e": {"F": 1, "D": 1}},
        laid={"w": [f"{c}7" for c in "bcdef"], "e": ["d8", "e8", "f8", "g7"]},
        beings=[{"id": "w4H", "square": "c7"}, {"id": "wJD", "square": "b7"}, {"id": "w9H", "square": "d7"},
                {"id": "eTS", "square": "f8"}, {"id": "e3C", "square": "e8"}, {"id": "eQC", "square": "g7"}],
    )  # fmt: skip


CASES = [
    ("standard opening", lambda: opening("standard"), (575, 42_245, 456_317)),
    ("quick opening", lambda: opening("quick"), (175, 7_763, 148_865)),
    ("standard summon", lambda: summoning("standard"), (325, 693, 187_243)),
    ("quick summon", lambda: summoning("quick"), (325, 693, 57_243)),
    ("melee", melee, (10, 48, 479, 23_285)),
]


@pytest.mark.parametrize(("name", "make", "counts"), CASES, ids=[c[0] for c in CASES])
def test_perft(name, make, counts):
    match = make()
    for depth, expected in enumerate(counts, start=1):
        found = perft(match, depth, OVER)
        assert found == expected, (name, depth, found, split(match, depth))
