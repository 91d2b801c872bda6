"""A match kept for every way in which one can end, and for every option: it ends so for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.storytellers.golden.write import KINDS, together
from tests.games.storytellers.oracle.tales import Oracle
from tests.golden import assert_agrees_line_by_line, assert_commands_take_it, assert_ends_as_it_did, ends_of
from wonderland.content.places import config_folder
from wonderland.content.yamlfile import load

HERE = Path(__file__).parent
ENDS = ends_of(HERE)


def test_every_end_is_kept():
    assert set(ENDS) == set(KINDS)
    results = [end["result"] for end in ENDS.values()]
    assert {together(result) for result in results} == {True, False}
    assert {len(result["winners"]) > 1 for result in results} == {True, False}
    assert {len(result["best_storytellers"]) > 1 for result in results} == {True, False}
    assert {goal for result in results for goal in result["goals"].values()} == {True, False}


def test_every_option_and_preset_is_kept():
    told = load(config_folder() / "games/storytellers/options.yaml").data
    given = [options for options, _ in KINDS.values()]
    assert {"preset", *told["options"]} == {key for options in given for key in options}
    assert {*told["presets"]} - {"standard"} == {one["preset"] for one in given if "preset" in one}


@pytest.mark.parametrize("kind", ENDS)
def test_it_ends_as_it_did(kind, capsys):
    path = HERE / f"{kind}.wonder.yaml"
    assert_ends_as_it_did(path, ENDS[kind])
    assert_agrees_line_by_line(path, lambda record: Oracle(record.options), unlisted=("tell",))
    assert_commands_take_it(path, ENDS[kind], capsys)
