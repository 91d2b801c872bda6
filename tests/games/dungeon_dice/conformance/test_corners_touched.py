"""Corners of items that wait: what the other side sees of them, and what it may suppose."""

from __future__ import annotations

import random

import pytest

from tests.games.dungeon_dice.tools import play, start

TWO_TOUCHED = {
    "laid": {"w": "b7-j7"},
    "monsters": ["wSNA1 c7", "wRAB1 d7", "eINN1 e7"],
    "crests": {"w": {"X": 1}, "e": {"T": 2}},
}
"""The Snark changes squares with the Rabbit: two items of East are touched, which he may answer."""


@pytest.mark.rule("DD-80", "DD-93")
def test_what_was_touched_and_is_gone_is_face_up_to_both():
    """The cake is evicted while the Rabbit-Hole is dealt with; then East chooses a square."""
    match = start(**TWO_TOUCHED, items=["eHOL1 d7", "eCAK1 c7"])
    play(match, "w use SNA1 exchange RAB1", "e pass", "e use INN1 evict c7")
    assert match.state()["phase"] == "place"
    for seat in "we":
        assert match.view(seat)["touched"] == ["eCAK1 wRAB1"]


@pytest.mark.rule("DD-80", "DD-93")
def test_what_waits_face_down_is_supposed_to_be_one_item_on_its_square():
    match = start(**TWO_TOUCHED, items=["ePEP1 b7", "eCAK1 d7", "eCAK2 c7", "ePEP2 j7"])
    play(match, "w use SNA1 exchange RAB1", "e pass")
    state = match.state()
    assert (state["phase"], state["touched"]) == ("chain", ["eCAK2 wRAB1"])
    assert match.view("w")["touched"] == ["?? wRAB1"]
    supposed = set()
    for seed in range(20):
        state = match.view("w").sample(random.Random(seed)).state()
        item = state["items"]["c7"]
        assert state["touched"] == [f"{item['id']} wRAB1"]
        assert not item["up"]
        supposed.add(item["id"])
    assert len(supposed) > 1
