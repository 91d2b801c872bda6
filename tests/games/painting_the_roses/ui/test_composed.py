"""The roses' table is composed: few calls from a click to the rules."""

from __future__ import annotations

from tests.ui.composed import DEEP, at_table, press, way_of


def test_a_click_in_the_garden_comes_to_the_rules_in_few_calls(app):
    scene = at_table(app, "painting-the-roses")
    match = scene.session.match
    while match.state()["phase"] == "row":
        assert len(way := way_of(app, "lay", match.position)) <= DEEP, way
        app.step(16)
    while match.state()["phase"] != "act" or match.to_act == "*":
        app.step(60)
        if match.state()["phase"] == "guard" and match.to_act != "*":
            press(app, "card-0")
            assert len(way := way_of(app, "post", match.position)) <= DEEP, way
    _, card, hedge = next(one for one in scene.control.own_lines() if one.startswith("move ")).split()
    press(app, f"card-{scene.control.cards.index(card)}")
    key = f"hedge-{hedge}"
    assert len(way := way_of(app, key, match.position)) <= DEEP, way
    if scene.board.ends.unspent():
        press(app, "end")
    assert len(way := way_of(app, "end", match.position)) <= DEEP, way
