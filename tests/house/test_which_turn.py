"""Lists say in which turn a match is; where none has begun, as while a garden is laid out, they say that."""

from __future__ import annotations

import pytest

from wonderland import api
from wonderland.core.game import CHANCE
from wonderland.games import registry
from wonderland.ui.shell.stills import still_of
from wonderland.ui.shell.turns import which_turn


@pytest.mark.parametrize("name", registry.names())
def test_no_list_speaks_of_a_turn_before_the_first(name):
    match = api.game(name).new(seed=3)
    while match.turn == 0 and match.to_act is not None and len(match.lines) < 40:
        assert which_turn(match) == "the set-up"
        assert still_of(match.record(), match).result == "the set-up"
        match.draw() if match.to_act == CHANCE else match.play(next(iter(match.legal())))
    assert which_turn(match) == f"turn {match.turn}" != "turn 0"
