"""The engine and a literal reading of the rules agree on state, legal lines and result."""

from __future__ import annotations

import pytest

from tests.games.painting_the_roses.against import agree, agree_wildly
from tests.games.painting_the_roses.conformance.test_examples import EXAMPLES
from tests.games.painting_the_roses.oracle.roses import Oracle
from tests.playing import check_part

MATCHES, WILD = 20, 150
"""Matches played in CI, from the beginning and from custom starts; ``tools.agree`` plays thousands."""


@pytest.mark.parametrize("seed", range(MATCHES))
def test_engine_and_oracle_agree(seed):
    agree(seed)


@pytest.mark.parametrize("seed", range(0, WILD, 10))
def test_engine_and_oracle_agree_where_rare_things_are_common(seed):
    for one in range(seed, seed + 10):
        agree_wildly(one)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_the_oracle_plays_the_worked_examples(example):
    oracle = Oracle(example.get("options"), example.get("position"))
    for line in example["moves"]:
        oracle.play(line)
    check_part(oracle.state(), example.get("expect", {}), whole=("result",))
    assert not set(example.get("refused", {})) & set(oracle.legal())
