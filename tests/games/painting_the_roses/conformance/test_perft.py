"""Perft: exact counts of the ways to go on from fixed positions, by the engine and the oracle."""

from __future__ import annotations

import pytest

from tests.games.painting_the_roses.oracle.roses import Oracle
from tests.games.painting_the_roses.tools import opened
from tests.perft import by_oracle, perft

OPENING = {
    "gardens": {"a": "3H 7C 9D 2S TD", "b": "4C 4H 8S 6D AC"},
    "guards": {"a": "4D a3", "b": "5S b3"},
    "hands": {"a": "2C 3C 9H JS KD", "b": "5C QC TS AD KC"},
}
LOOSE = {
    "queen": "b1",
    "gardens": {"a": "3H* 7C 9D* 2S TD", "b": "4C 4H* 8S* 6D AC", "c": "5C 5D 2H 9S* 6C"},
    "guards": {"a": "4D a2", "b": "5S a4", "c": "3D b3"},
    "kings": {"b": "KC", "c": "KS KH"},
    "hands": {"a": "2C 6H QD JC 8C", "c": "TS"},
}
HOMELESS = {
    "queen": "a5",
    "gardens": {"a": "3H 7C* 9D 2S TD", "b": "4C 4H 8S* 6D AC"},
    "guards": {"b": "5S b3"},
    "kings": {"b": "KC"},
    "hands": {"a": "2C 6H QS KD AD"},
}


@pytest.mark.parametrize(
    ("position", "counts"),
    [(OPENING, [11, 62, 131, 131]), (LOOSE, [22, 178, 650, 1895]), (HOMELESS, [13, 34, 88, 88])],
    ids=["opening", "loose", "homeless"],
)
def test_counts(position, counts):
    match = opened(position)
    assert [perft(match, depth) for depth in (1, 2, 3, 4)] == counts
    assert [by_oracle(Oracle({}, position), depth, Oracle.to_act) for depth in (1, 2)] == counts[:2]


def test_rows_and_discards():
    match = opened(options={"dealer": "a"})
    match.play("* hedges a 4C 4H 8S 6D AC")
    match.play("* hedges b 3H 7C 9D 2S TD")
    assert [perft(match, depth) for depth in (1, 2)] == [120, 120 * 120]
    match = opened({**OPENING, "active": "b"})
    for line in ("b end", "* draw b 7S", "* draw b JD"):
        match.play(line)
    assert [perft(match, depth) for depth in (1, 2, 3)] == [7, 7 * 6, 7 * 6]
