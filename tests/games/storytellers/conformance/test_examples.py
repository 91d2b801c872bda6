"""Every worked example of the rules, played as it stands."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.storytellers.tools import opened
from tests.playing import check_example
from wonderland.content.yamlfile import load

EXAMPLES = load(Path(__file__).parent / "examples.yaml").data
IN_WORDS = {"ST-X43", "ST-X44"}
"""Examples of telling and rating: see ``ai/test_telling``."""


def test_no_example_is_missing():
    known = {example["id"] for example in EXAMPLES} | IN_WORDS
    assert known == {f"ST-X{n}" for n in range(1, 46)}


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_example(example):
    match = opened(example.get("position"), example.get("options", {}))
    check_example(match, example)
