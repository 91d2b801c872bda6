"""Heads of matches that are odd and yet YAML: refused in words, or written so that they are read again."""

from __future__ import annotations

import pytest

from wonderland import api
from wonderland.content import records
from wonderland.core.errors import BadInput


@pytest.mark.parametrize("key", [1, "we", ""])
def test_pools_of_what_is_no_side_are_refused(name, key):
    """``in`` took every part of a text of two letters for a side, and a number ended the program."""
    with pytest.raises(BadInput, match="pools"):
        api.game(name).new(seed=1, pools={key: ["KOB"]})


def test_an_empty_position_is_refused_or_can_be_read_again(name):
    game = api.game(name)
    try:
        match = game.new(seed=1, position={})
    except BadInput as refused:
        assert refused.problems
        return
    written = records.write(match.record())
    assert game.load(records.from_text(written, "a record")).state() == match.state()
