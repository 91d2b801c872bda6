"""Every worked example of the rules, played as it stands."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.dominoes_of_war.tools import lines, opened
from wonderland.content.yamlfile import load

EXAMPLES = load(Path(__file__).parent / "examples.yaml").data


def test_no_example_is_missing():
    known = [f"DW-X{n}" for n in range(1, 54)]
    known.insert(30, "DW-X30a")
    assert [example["id"] for example in EXAMPLES] == known


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_example(example):
    match = opened(example.get("position"), example.get("options"))
    for line in example["moves"]:
        match.play(line)
    assert_has(match.state(), example.get("expect", {}))
    for line, rule in example.get("refused", {}).items():
        assert (refused := match.check(line)) is not None and refused.rule == rule, line
    for line in example.get("legal", []):
        assert match.check(line) is None, line
    if "only" in example:
        assert lines(match) == set(example["only"])
    for seat, expected in example.get("view", {}).items():
        assert_has(match.view(seat), expected)


def assert_has(state, expected):
    """A state has what is expected, key by key; the troops of a seat are all its troops."""
    for key, value in expected.items():
        if key == "troops":
            for seat, troops in value.items():
                assert state["troops"][seat] == troops
        elif isinstance(value, dict) and isinstance(state[key], dict):
            for inner, one in value.items():
                own = state[key].get(inner)
                assert ({**own, **one} == own) if isinstance(one, dict) else own == one, key
        else:
            assert state[key] == value, key
