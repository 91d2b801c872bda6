"""Every worked example of the rules, played as it stands."""

from __future__ import annotations

from pathlib import Path

import pytest

import wonderland
from tests.games.dungeon_dice.tools import lines, opened
from tests.playing import check_example, check_part
from wonderland.content.yamlfile import load

EXAMPLES = load(Path(__file__).parent / "examples.yaml").data
RULED = [example for example in EXAMPLES if "error" not in example]
WRONG = [example for example in EXAMPLES if "error" in example]


def begun(example):
    return opened(example.get("options"), example.get("pools"), 1, example.get("position"))


def test_no_example_is_missing():
    assert [example["id"] for example in EXAMPLES] == [f"DD-X{n}" for n in range(1, 52)]


@pytest.mark.parametrize("example", RULED, ids=lambda example: example["id"])
def test_example(example):
    match = begun(example)
    check_example(match, example)
    if "legal" in example:
        assert lines(match) == sorted(example["legal"])
    for seat, part in example.get("views", {}).items():
        check_part(match.view(seat), part)


ELSEWHERE = {"wTOV9": "c1", "eTOV9": "e1", "wBBF9": "g1", "eBBF9": "i1"}
"""Monsters that no example knows, each on a square of its own in a corner of the table."""


@pytest.mark.parametrize(
    "example",
    [example for example in RULED if "monsters" in example.get("position", {})],
    ids=lambda example: example["id"],
)
def test_monsters_that_came_before_and_stand_elsewhere_change_nothing(example):
    position = example["position"]
    there = [f"{name} {square}" for name, square in ELSEWHERE.items()]
    monsters, laid = position["monsters"], position.get("laid", {})
    crowded = {
        **position,
        "monsters": [*there, *monsters],
        "laid": {**laid, "w": " ".join([laid.get("w", ""), *ELSEWHERE.values()])},
    }
    match = begun({**example, "position": crowded})
    check_example(match, example)
    if "legal" in example:
        assert lines(match) == sorted(example["legal"])
    assert {name: match.state()["monsters"][name]["square"] for name in ELSEWHERE} == ELSEWHERE


@pytest.mark.parametrize("example", WRONG, ids=lambda example: example["id"])
def test_a_head_that_is_wrong(example):
    with pytest.raises(wonderland.BadInput) as caught:
        begun(example)
    assert [problem.rule for problem in caught.value.problems] == [example["error"]]
    assert [problem.move for problem in caught.value.problems] == [0]
