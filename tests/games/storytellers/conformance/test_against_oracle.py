"""The engine and a literal reading of the rules agree on state, views, legal lines, refusals and result."""

from __future__ import annotations

import pytest

from tests.games.storytellers.against import agree, agree_wildly
from tests.games.storytellers.conformance.test_examples import EXAMPLES
from tests.games.storytellers.oracle.refusing import why_not
from tests.games.storytellers.oracle.tales import Oracle
from tests.games.storytellers.tools import opened, play
from tests.playing import check_part

MATCHES, WILD = 4, 40
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
        assert why_not(oracle, line) is None, line
        oracle.play(line)
    check_part(oracle.state(), example.get("expect", {}))
    for line, rule in example.get("refused", {}).items():
        assert why_not(oracle, line) == rule, line


def test_a_draw_belongs_to_the_step_in_which_the_card_was_covered():
    """As after any other last play: nobody tells before it is drawn (ST-26, ST-68)."""
    area = {"when": "when03", "who": "who12@b who09", "where": "where26", "what": "what11"}
    position = {
        "area": area, "to_play": ["a"], "last": "b", "active": "b",
        "hands": {"a": "who01"}, "characters": {"b": "chr10 up"},
    }  # fmt: skip
    match = play(opened(position), "a play who01", "b skill leave")
    assert match.state()["drawing"] == "b who"
    assert match.state()["phase"] == "play"
    assert play(match, "* draw b who20").state()["phase"] == "tell"
