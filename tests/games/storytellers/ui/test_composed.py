"""The table of Storytellers is composed: few calls from a click to the rules."""

from __future__ import annotations

from tests.games.storytellers.tools import start
from tests.games.storytellers.ui.tables import LAST_PLAY, sit_down
from tests.ui.composed import DEEP, press, way_of
from tests.ui.devices import settle
from wonderland.ui.games.storytellers.picture import HandPlaces

STEPS = [("card-0", "pile-what"), ("told",), ("wondering",), ("wondering",), ("pile-who", "collect"), ("draw-who",)]


def test_a_click_in_each_step_of_a_round_comes_to_the_rules_in_few_calls(app):
    match = sit_down(app, position=LAST_PLAY).session.match
    for *before, last in STEPS:
        for key in before:
            press(app, key)
        assert len(way := way_of(app, last, match.position)) <= DEEP, way
        settle(app)
    verbs = [line.split()[1] for line in match.lines if line[0] != "*"]
    assert verbs == ["play", "tell", "rate", "rate", "collect", "draw"]


def test_cards_of_a_hand_keep_their_places_in_a_round_and_close_up_with_the_next():
    """A hand that has grown and shrunk would else lie with gaps, and its first keys would mean nothing."""
    places, match = HandPlaces(), start()
    state = match.position.value
    one, two, three = (state.config.definitions.card_of[key] for key in ("who01", "what02", "when03"))

    def lie(*cards):
        return [*places.of("a", cards, state)]

    _, right = lie(one, two)
    assert lie(right) == [None, right]
    assert lie(right, three) == [three, right]
    assert lie(right) == [None, right]
    state.round += 1
    assert lie(right) == [right]
