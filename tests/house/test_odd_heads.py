"""Heads of matches that are odd and yet YAML: refused in words, or written so that they are read again."""

from __future__ import annotations

import pytest

from wonderland import api
from wonderland.content import records
from wonderland.core.errors import BadInput

ODD = [{"position": {}}, *({"pools": {key: ["KOB"]}} for key in (1, "we", ""))]
"""``in`` took every part of a text of two letters for a side, and a number ended the program."""


@pytest.mark.parametrize("head", ODD, ids=str)
def test_an_odd_head_is_refused_or_can_be_read_again(name, head):
    game = api.game(name)
    try:
        match = game.new(seed=1, **head)
    except BadInput as refused:
        assert refused.problems
        return
    written = records.write(match.record())
    assert game.load(records.from_text(written, "a record")).state() == match.state()
