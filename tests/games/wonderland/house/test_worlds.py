"""Drawing what is hidden and playing on, tried with the flagship's hidden pools."""

import random

from tests.games.wonderland.helpers import game
from wonderland.kit.play_out import play_out
from wonderland.search.worlds import determinizations


def test_what_is_hidden_is_drawn_and_what_is_known_stays():
    match = game().new(seed=5)
    match.draw()
    view = match.view("w")
    pools = set()
    for position in determinizations(view, random.Random(1), 5):
        state = position.state()
        assert state["pools"]["w"] == view["pools"]["w"]
        pools.add(tuple(state["pools"]["e"]))
    assert len(pools) == 5


def test_playing_out_ends_where_the_match_does_or_where_it_is_told_to():
    match = game().new(options={"preset": "quick"}, seed=2)
    position = match.position.copy()
    assert play_out(position, random.Random(1), 25) == 25
    assert position.result is None
    played = 25 + play_out(position, random.Random(1), 100_000)
    assert position.result is not None
    assert played < 100_000
    again = match.position.copy()
    play_out(again, random.Random(1), 25)
    play_out(again, random.Random(1), 100_000)
    assert again.state() == position.state()
