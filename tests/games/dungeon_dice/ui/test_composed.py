"""The table of Dungeon Dice is composed: few calls from a click to the rules."""

from __future__ import annotations

from tests.games.dungeon_dice.ui.player import sit_down
from tests.ui.composed import DEEP, at_table, press, way_of
from tests.ui.devices import region, settle


def test_a_button_comes_to_the_rules_in_few_calls(app):
    scene = at_table(app, "dungeon-dice")
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


FIGHT = {
    "laid": {"w": "b7-f7", "e": "g7-r7"},
    "crests": {"w": {"M": 3, "A": 1, "T": 3, "X": 3}},
    "monsters": ["wCHE1 b7", "wDOR1 c7", "wLIO1 d7", "eKOB1 g7"],
}


def test_a_square_and_a_being_come_to_the_rules_in_few_calls(app):
    scene, _ = sit_down(app, position=FIGHT)
    match = scene.session.match
    press(app, "square-d7")
    for square, said in (("f7", "w move LIO1 f7"), ("g7", "w attack LIO1 eKOB1")):
        assert len(way := way_of(app, f"square-{square}", match.position)) <= DEEP, way
        settle(app)
        assert match.lines[-1] == said


def test_a_power_comes_to_the_rules_in_few_calls(app):
    scene, _ = sit_down(app, position=FIGHT)
    match = scene.session.match
    press(app, "square-c7")
    assert len(way := way_of(app, "use-doze", match.position)) <= DEEP, way
    settle(app)
    assert match.lines == ["w use DOR1 doze"]
    press(app, "square-b7")
    press(app, "use-fade")
    key = f"square-{next(iter(scene.control.acting.aims()))}"
    assert len(way := way_of(app, key, match.position)) <= DEEP, way
    assert match.lines[-1].startswith("w use CHE1 fade ")


def test_dice_and_a_net_come_to_the_rules_in_few_calls(app):
    pools = {"w": "croquet-ground", "e": "tweedles"}
    scene, _ = sit_down(app, options={"first": "w"}, pools=pools)
    match = scene.session.match
    for kind in ("1G", "1B", "1B"):
        press(app, f"die-{kind}")
    assert len(way := way_of(app, "roll", match.position)) <= DEEP, way
    assert match.lines == ["w dice 1G 1B 1B"]
    assert not scene.control.choosing.chosen
    match.play("* roll S S S")
    scene.control.laying.settle()
    settle(app)
    assert len(way := way_of(app, "unfold", match.position)) <= DEEP, way
    assert match.lines[-1].startswith("w summon ")


def test_dice_that_were_refused_stay_chosen_and_those_rolled_can_be_chosen_again(app):
    scene, _ = sit_down(app, options={"first": "w"})
    choosing = scene.control.choosing
    choosing.suggest()
    chosen = choosing.chosen[:2]
    choosing.chosen = list(chosen)
    scene.do(choosing.roll)
    assert scene.control.refused
    assert (choosing.chosen, choosing.again) == (chosen, ())
    choosing.suggest()
    chosen = choosing.chosen[::-1]
    choosing.chosen = list(chosen)
    scene.do(choosing.roll)
    assert (choosing.chosen, choosing.again) == ([], tuple(chosen))
