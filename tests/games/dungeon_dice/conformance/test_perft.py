"""Perft: exact counts of the ways to go on from fixed positions, by the engine and the second implementation."""

from __future__ import annotations

from operator import attrgetter

import pytest

from tests.games.dungeon_dice.oracle.dice import Oracle
from tests.games.dungeon_dice.tools import game, opened
from tests.perft import by_oracle, perft

MELEE = {
    "laid": {"w": "b7-h7 c8-e8", "e": "d6-f6"},
    "monsters": ["wDUM1 c7", "wHAT1 c8 20", "wTOV1 d8", "eKOB1 d7", "eCHE1 e7", "eWKN1 e6"],
    "items": ["ePEP1 e8", "wCAK1 f7"],
    "crests": {"w": {"M": 3, "A": 2, "X": 1, "T": 1}, "e": {"D": 1, "T": 3}},
}
HUNT = {
    "active": "e",
    "laid": {"w": "b7-e7", "e": "f7-r7 g8 h8"},
    "monsters": ["eBAN1 g7", "eRHF1 h7", "wHUM1 e7", "wBAK1 d7"],
    "items": ["wHOL1 f7", "eDRI1 h8"],
    "crests": {"e": {"M": 4, "A": 1, "X": 2}, "w": {"T": 4, "X": 2}},
}
LEAPS = {
    "laid": {"w": "c6-e6 c7-e7 c8-e8"},
    "monsters": ["wRAB1 c6", "wDOR1 d6", "wTOV1 d7", "wKOB1 e7", "eDUM1 c8", "wPHA1 d8"],
    "items": ["eTAR1 e8"],
    "crests": {"w": {"M": 5}},
}


@pytest.mark.parametrize(
    ("position", "counts"),
    [(MELEE, [18, 54, 297]), (HUNT, [13, 57, 211]), (LEAPS, [39, 502, 3678])],
    ids=["melee", "hunt", "leaps"],
)
def test_counts(position, counts):
    match = opened(position=position)
    assert [perft(match, depth + 1) for depth in range(len(counts))] == counts
    pools = {side: {"dice": [], "figures": []} for side in "we"}
    oracle = Oracle(game().options.values({}), pools, position)
    assert [by_oracle(oracle, depth, attrgetter("to_act")) for depth in (1, 2)] == counts[:2]


@pytest.mark.parametrize(("preset", "counts"), [("standard", [205, 949]), ("quick", [205, 937])])
def test_the_first_summon(preset, counts):
    """Croquet-ground's choices of dice, then all places beside the slot for two figures."""
    match = opened({"preset": preset, "first": "w"}, {"w": "croquet-ground", "e": "tweedles"})
    found = [perft(match, 1)]
    match.play("w dice 1B 1G 2G")
    match.play("* roll S S S")
    assert [*found, perft(match, 1)] == counts
