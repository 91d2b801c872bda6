"""A table is composed: no class of it has many members, and a click comes to the engine in few calls."""

from __future__ import annotations

import pytest

from tests.template.test_drawn import drawn_hats  # noqa: F401 - a fixture
from tests.ui.composed import DEEP, MOST, at_table, members, press, way_of
from wonderland.ui.shell.plain import PlainBoard, PlainPicture, PlainScene
from wonderland.ui.table.ending import Ending
from wonderland.ui.table.hand import Hand
from wonderland.ui.table.house_board import HouseControl

PARTS = (PlainScene, PlainBoard, PlainPicture, HouseControl, Hand, Ending)


@pytest.mark.parametrize("kind", PARTS, ids=lambda kind: kind.__qualname__)
def test_no_class_of_a_table_has_many_members(kind):
    assert len(members(kind)) <= MOST, sorted(members(kind))


def test_a_click_on_a_picture_comes_to_the_rules_in_few_calls(app, drawn_hats):  # noqa: F811
    match = at_table(app, "three-hats").session.match
    press(app, "card-0")
    assert len(way := way_of(app, "felt", match.position)) <= DEEP, way
    press(app, "card-0")
    assert len(way := way_of(app, "lay", match.position)) <= DEEP, way
    assert [line.split()[1] for line in match.lines[-2:]] == ["lay", "lay"]
