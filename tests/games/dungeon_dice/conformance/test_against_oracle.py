"""The engine and a literal reading of the rules agree on states, views, legal lines and refusals."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.dungeon_dice.against import agreed, compare
from tests.games.dungeon_dice.conformance.test_examples import RULED, begun
from tests.games.dungeon_dice.oracle.dice import Oracle
from tests.games.dungeon_dice.oracle.refusing import hear, verdict
from tests.games.dungeon_dice.oracle.seats import view
from tests.games.dungeon_dice.tools import game
from tests.playing import check_part

SEEDS = range(14)
"""The matches of which CI plays a part; ``tools.agree`` plays thousands of whole ones."""


@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_match_is_the_same_by_both(seed):
    """And so are records of it in which lines were changed: read by both, or refused alike."""
    seen = Counter()
    lines, _ = compare(seed, most=25, seen=seen, records=10)
    assert lines
    assert seen["records read alike"] + seen["records refused alike"] == 10


def test_what_was_compared_is_counted():
    seen = agreed(33)
    assert seen["positions"] > 10
    assert sum(count for what, count in seen.items() if what.startswith("refused by DD-")) > 10


@pytest.mark.parametrize("example", RULED, ids=lambda example: example["id"])
def test_the_oracle_plays_the_worked_examples(example):
    """As the rules print them: what each leads to, what is refused by which rule, and who sees what."""
    options = game().options.values(example.get("options", {}))
    pools = begun(example).record().setup["pools"]  # by name in the rules, in full here
    oracle = Oracle(options, pools, example.get("position"))
    for line in example.get("moves", ()):
        hear(oracle, line)
    check_part(oracle.state(), example.get("expect", {}))
    for line, rule in example.get("refused", {}).items():
        assert verdict(oracle, line)[0] == rule, line
    if "legal" in example:
        assert oracle.legal() == sorted(example["legal"])
    for seat, part in example.get("views", {}).items():
        check_part(view(oracle, seat), part)
