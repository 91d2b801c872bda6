"""Every worked example of the rules, played as it stands."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.painting_the_roses.tools import opened
from tests.playing import check_example
from wonderland.content.yamlfile import load

EXAMPLES = load(Path(__file__).parent / "examples.yaml").data


def test_no_example_is_missing():
    assert [example["id"] for example in EXAMPLES] == [f"PR-X{n}" for n in range(1, 44)]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_example(example):
    match = opened(example.get("position"), example.get("options", {}))
    check_example(match, example, whole=("result",))
