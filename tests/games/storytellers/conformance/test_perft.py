"""Perft: exact counts of the ways to go on from fixed positions, by the engine and the oracle."""

from __future__ import annotations

import pytest

from tests.games.storytellers.oracle.tales import Oracle
from tests.games.storytellers.tools import lines, opened, play
from tests.perft import by_oracle, perft

AREA = {"when": "when05@c when03", "who": "who09", "where": "where26", "what": "what11@b"}
ROUND = {
    "players": 3, "round": 2, "area": {**AREA, "what": "what11"}, "to_play": ["b", "c"], "last": "a",
    "hands": {"a": "what20 who04", "b": "who12 where02 what31 when20", "c": "where10 who13 what05"},
    "characters": {"a": "chr04 down", "b": "chr08 up", "c": "chr06 down"},
}  # fmt: skip
TOLD = {
    "players": 4, "phase": "tell", "last": "d", "area": AREA, "told": {"when": "when03"},
    "hands": {"a": "what20 who04 where07"}, "collections": {"a": "who01 what12", "b": "who30"},
    "characters": {"a": "chr03 up", "b": "chr02 up", "c": "chr11 down", "d": "chr05 up"},
}  # fmt: skip
KEEPING = {
    "players": 3, "phase": "collect", "verdict": "wonderful", "last": "c",
    "area": {**AREA, "who": "who09 who10@b who11"}, "collections": {"a": "what12 when08"},
    "characters": {"a": "chr12 up", "b": "chr02 down", "c": "chr11 up"},
}  # fmt: skip


@pytest.mark.parametrize(
    ("position", "counts"),
    [(ROUND, [10, 54, 188]), (TOLD, [4, 10, 20]), (KEEPING, [10, 63, 195])],
    ids=["round", "told", "keeping"],
)
def test_counts(position, counts):
    match = opened(position)
    assert [perft(match, depth) for depth in (1, 2, 3)] == counts
    assert [by_oracle(Oracle({}, position), depth, Oracle.to_act) for depth in (1, 2)] == counts[:2]


@pytest.mark.parametrize(
    ("options", "missions"),
    [({"players": 2}, 24), ({"players": 4}, 36), ({"players": 6}, 24), ({"grades": "hard"}, 12)],
    ids=["two", "four", "six", "hard"],
)
def test_how_many_things_there_are_to_deal(options, missions):
    """ST-3, ST-5, ST-9, ST-16: each card of a deck, each theme, mission and character left."""
    match = opened(options={**options, "first": "a"})
    counted = {}
    while match.state()["phase"] != "play":
        if match.to_act != "*":
            play(match, min(lines(match)))
            continue
        verb = next(iter(lines(match))).split()[1]
        counted.setdefault(verb, len(lines(match)))
        match.draw()
    first = {"open": 32, "hand": 31, "draw": 30, "theme": 24, "achievements": missions}
    assert counted == {**first, "character": 12}
