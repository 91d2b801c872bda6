"""What a custom start of any game may leave open."""

from __future__ import annotations

import pytest

import wonderland
from wonderland.core.record import Record

KEYS = {
    "wonderland": "images factors laid discards beings active phase",
    "dungeon-dice": "active turn phase masters crests laid blocks monsters items gone"
    " master_attacked quiet",
    "painting-the-roses": "dealer active round done guards queen kings hands pile discards tower quiet",
}  # fmt: skip
NEEDED = {"painting-the-roses": {"gardens": {"a": "3H 7C 9D 2S TD", "b": "4C 4H 8S 6D AC"}}}


@pytest.mark.parametrize("name", KEYS)
def test_a_key_of_a_start_with_null_counts_as_not_given(name):
    game, needed = wonderland.game(name), NEEDED.get(name, {})
    bare = game.new(seed=1, position=needed)
    for key in KEYS[name].split():
        assert game.new(seed=1, position={**needed, key: None}).state() == bare.state(), key
    with pytest.raises(wonderland.BadInput, match=r" no (key )?moon"):
        game.new(seed=1, position={**needed, "moon": None})


def test_a_record_with_neither_pools_nor_a_seed_is_refused_for_each_side():
    for name in ("wonderland", "dungeon-dice"):
        with pytest.raises(wonderland.BadInput) as wrong:
            wonderland.game(name).load(Record(name))
        told = [problem.message for problem in wrong.value.problems]
        assert told == [
            f"pools has no {side}, and there is no seed to draw one by" for side in "we"
        ]
