"""The table of Storytellers is composed: few calls from a click to the rules."""

from __future__ import annotations

from tests.games.storytellers.ui.tables import LAST_PLAY, sit_down
from tests.ui.composed import DEEP, press, way_of
from tests.ui.devices import settle

STEPS = [
    ("card-0", "pile-what"),
    ("told",),
    ("wondering",),
    ("wondering",),
    ("pile-who", "collect"),
    ("draw-who",),
]


def test_a_click_in_each_step_of_a_round_comes_to_the_rules_in_few_calls(app):
    match = sit_down(app, position=LAST_PLAY).session.match
    for *before, last in STEPS:
        for key in before:
            press(app, key)
        assert len(way := way_of(app, last, match.position)) <= DEEP, way
        settle(app)
    verbs = [line.split()[1] for line in match.lines if line[0] != "*"]
    assert verbs == ["play", "tell", "rate", "rate", "collect", "draw"]
