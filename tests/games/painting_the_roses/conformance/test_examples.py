"""Every worked example of the rules, played as it stands."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.painting_the_roses.tools import opened
from wonderland.content.yamlfile import load

EXAMPLES = load(Path(__file__).parent / "examples.yaml").data


def check_part(state, expected):
    """Each value expected is in the state; of mappings the part that is expected."""
    for key, value in expected.items():
        if isinstance(value, dict) and key != "result":
            check_part(state[key], value)
        else:
            assert state[key] == value, key


def test_no_example_is_missing():
    assert [example["id"] for example in EXAMPLES] == [f"PR-X{n}" for n in range(1, 44)]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_example(example):
    match = opened(example.get("position"), example.get("options", {}))
    for line in example["moves"]:
        match.play(line)
    state = match.state()
    check_part(state, example.get("expect", {}))
    for line, rule in example.get("refused", {}).items():
        refused = match.check(line)
        assert refused is not None and refused.rule == rule, line
    assert match.state() == state
