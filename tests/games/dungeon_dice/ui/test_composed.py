"""The table of Dungeon Dice is composed: few members a class, few calls from a click to the rules."""

from __future__ import annotations

import pytest

from tests.ui.composed import DEEP, MOST, at_table, members, way_of
from tests.ui.devices import region
from wonderland.ui.games.dungeon_dice import scene as table

PARTS = (table.DungeonBoard, table.Bars)


@pytest.mark.parametrize("kind", PARTS, ids=lambda kind: kind.__qualname__)
def test_no_class_of_a_table_has_many_members(kind):
    assert len(members(kind)) <= MOST, sorted(members(kind))


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
