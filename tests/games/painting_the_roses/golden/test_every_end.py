"""A match kept for every way in which one can end: it ends so for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.painting_the_roses.golden.write import KINDS
from tests.games.painting_the_roses.oracle.roses import Oracle
from tests.golden import assert_agrees_line_by_line, assert_commands_take_it, assert_ends_as_it_did, ends_of

HERE = Path(__file__).parent
ENDS = ends_of(HERE)
REASONS = {"garden", "stalled", "rounds", "resigned"}


def test_every_end_is_kept():
    assert set(ENDS) == set(KINDS)
    assert {end["result"]["reason"] for end in ENDS.values()} == REASONS
    assert None in {end["result"]["winner"] for end in ENDS.values()}


@pytest.mark.parametrize("kind", ENDS)
def test_it_ends_as_it_did(kind, capsys):
    path = HERE / f"{kind}.wonder.yaml"
    assert_ends_as_it_did(path, ENDS[kind])
    assert_agrees_line_by_line(path, lambda record: Oracle(record.options), unlisted=("resign",))
    assert_commands_take_it(path, ENDS[kind], capsys)
