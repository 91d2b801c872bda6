"""The flagship's table is composed: few calls from a click to the rules."""

from __future__ import annotations

import pytest

from tests.games.wonderland.ui.tables import match_scene, positioned, summoning
from tests.ui.composed import DEEP, at_table, way_at, way_of
from tests.ui.devices import region, settle
from wonderland.ui.shell.studio import Studio


def test_a_button_comes_to_the_rules_in_few_calls(app):
    scene = at_table(app, "wonderland")
    match = scene.session.match
    begin = next(str(line) for line in match.legal())
    scene.do(lambda: begin)
    for _ in range(200):
        app.step(60)
        app.draw()
        one = region(app, "end") or region(app, "decline")
        if one and one.act:
            break
    assert len(way := way_of(app, one.key, match.position)) <= DEEP, way


@pytest.fixture
def studio():
    return Studio((1280, 720), None, "wonderland")


def way_on(scene, square):
    """The calls from the window to the rules when a square of a table at rest is clicked."""
    settle(scene.app)
    return way_at(scene.app, scene.layout.cell(square).center, scene.session.match.position)


def test_a_click_on_the_table_comes_to_the_rules_in_few_calls(studio):
    scene = match_scene(studio, positioned(studio, factors={"w": {"M": 2, "A": 1}, "e": {}}))
    scene.control.being.take_up("w6H")
    assert len(way := way_on(scene, "k7")) <= DEEP, way
    assert scene.session.match.lines == ["w attack 6H e5C"]
    assert len(way := way_on(scene, "j6")) <= DEEP, way
    assert scene.session.match.lines[1:] == ["w move 6H j6"]


def test_a_start_and_the_dice_come_to_the_rules_in_few_calls(studio):
    scene = summoning(studio)
    scene.control.path.summon(scene.control.path.summonable()[-1])
    assert scene.control.path.suggest()
    start = scene.control.path.start
    assert len(way := way_on(scene, start)) <= DEEP, way
    assert scene.session.match.lines[-1].endswith(start)
    scene = match_scene(studio, positioned(studio, phase="choose", factors={"w": {}, "e": {}}))
    scene.control.dice.pick_cards(["5S", "6C", "7H"])
    assert len(way := way_of(scene.app, "roll", scene.session.match.position)) <= DEEP, way
