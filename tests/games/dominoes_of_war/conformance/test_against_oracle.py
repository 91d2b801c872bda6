"""The engine and a literal reading of the rules agree on state, legal lines, refusals and result."""

from __future__ import annotations

import pytest

from tests.games.dominoes_of_war.against import agree, agree_wildly
from tests.games.dominoes_of_war.conformance.test_examples import EXAMPLES, assert_has
from tests.games.dominoes_of_war.oracle.refusing import why_not
from tests.games.dominoes_of_war.oracle.war import Oracle

MATCHES, WILD = 6, 24
"""Matches played in CI, from the beginning and from custom starts; ``tools.agree`` plays thousands."""


@pytest.mark.parametrize("seed", range(MATCHES))
def test_engine_and_oracle_agree(seed):
    agree(seed)


@pytest.mark.parametrize("seed", range(0, WILD, 6))
def test_engine_and_oracle_agree_where_rare_things_are_common(seed):
    for one in range(seed, seed + 6):
        agree_wildly(one)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_the_oracle_plays_the_worked_examples(example):
    oracle = Oracle(example.get("options"), example.get("position"))
    for line in example["moves"]:
        assert why_not(oracle, line) is None
        oracle.play(line)
    assert_has(oracle.state(), example.get("expect", {}))
    for line, rule in example.get("refused", {}).items():
        assert why_not(oracle, line) == rule, line
    for line in [*example.get("legal", []), *example.get("only", [])]:
        assert why_not(oracle, line) is None, line
