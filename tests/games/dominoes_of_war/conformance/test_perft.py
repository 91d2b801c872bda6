"""Perft: exact counts of the ways to go on from fixed positions, by the engine and the oracle."""

from __future__ import annotations

import pytest

from tests.games.dominoes_of_war.oracle.war import Oracle
from tests.games.dominoes_of_war.tools import opened
from tests.perft import by_oracle, perft

SMALL = {"field": "6x6", "base": 3}
SHOWN = {f"{column}{row}": "-" for column in "ghijkl" for row in range(7, 13)}
"""All of the field face up, so that nothing is left to chance."""
THICK = {
    "faces": SHOWN,
    "walls": "i9i10 j8k8",
    "troops": {"a": {"i8": "grunt", "j9": "kamikaze", "g7": "sniper N"}, "b": {"i10": "general", "k9": "grenadier"}},
}
MIXED = {
    "faces": SHOWN,
    "walls": "h9h10",
    "troops": {"a": {"h9": "quickshot", "k8": "gunslinger"}, "b": {"h11": "lightfoot", "k11": "spear"}},
}
FACTIONS = {"factions": {"a": "cowboys", "b": "scouts"}}


@pytest.mark.parametrize(
    ("position", "options", "counts"),
    [(THICK, {}, [31, 573, 5034]), (MIXED, FACTIONS, [26, 591, 12443])],
    ids=["thick", "mixed"],
)
def test_counts(position, options, counts):
    match = opened(position, {**SMALL, **options})
    assert [perft(match, depth) for depth in (1, 2, 3)] == counts
    oracle = Oracle({**SMALL, **options}, position)
    assert by_oracle(oracle, 1, Oracle.to_act) == counts[0]


def test_how_many_bases_an_empty_field_has():
    """DW-29: 7,008 on 8x8; the oracle counts those of a smaller field as well."""
    assert len(opened(options={"first": "a"}).legal()) == 7008
    options = {"first": "a", "field": "6x6"}
    assert len(opened(options=options).legal()) == len(Oracle(options).legal()) == 5648


def test_walls_and_stocking():
    """DW-31, DW-33: 112 edges on 8x8; five types for a tile."""
    match = opened(options={"first": "a"})
    match.play("a base j1 j2 j3 j4 j5 j6")
    match.play("b base k15 k16 k17 k18 k19 k20")
    assert [perft(match, depth) for depth in (1, 2)] == [112, 12424]
    assert by_oracle(_oracle(match), 1, Oracle.to_act) == 112


def _oracle(match):
    oracle = Oracle({"first": "a"})
    for line in match.lines:
        oracle.play(line)
    return oracle
