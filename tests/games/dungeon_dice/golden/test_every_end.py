"""A match kept for every way in which one can end: it ends so for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.dungeon_dice.golden.write import KINDS
from tests.games.dungeon_dice.oracle.dice import Oracle
from tests.games.dungeon_dice.tools import game
from tests.golden import assert_agrees_line_by_line, assert_commands_take_it, assert_ends_as_it_did, ends_of

HERE = Path(__file__).parent
ENDS = ends_of(HERE)


def test_every_end_is_kept():
    assert set(ENDS) == set(KINDS)
    reasons = {"master", "deadlock", "stalled", "turns", "resigned", "agreement"}
    assert {end["result"]["reason"] for end in ENDS.values()} == reasons


@pytest.mark.parametrize("kind", ENDS)
def test_it_ends_as_it_did(kind, capsys):
    path = HERE / f"{kind}.wonder.yaml"
    assert_ends_as_it_did(path, ENDS[kind])
    assert_agrees_line_by_line(path, second, unlisted=("resign", "offer", "accept"))
    assert_commands_take_it(path, ENDS[kind], capsys)


def second(record):
    """The second implementation of a record."""
    values = game().options.values(record.options)
    return Oracle(values, record.setup["pools"], record.setup.get("position"))
