"""What lies about on the table of Dungeon Dice, and what becomes of it."""

from __future__ import annotations

import pygame
import pytest

from tests.ui.apps import at_a_table, new_app
from wonderland.ui.boards.lying_about import things_on
from wonderland.ui.boards.still_things import CUP
from wonderland.ui.games.dungeon_dice.things import THINGS, lying


@pytest.mark.parametrize("size", [(19, 13), (13, 9), (30, 13)])
def test_nothing_lies_on_the_middle_rows_nor_over_an_edge_or_another(size):
    columns, rows = size
    found = things_on(THINGS, columns, rows, ())
    assert found
    boxes = []
    for thing in found:
        assert thing.left >= 0 and thing.left + thing.wide <= columns + 0.5
        assert thing.top + thing.high <= (rows - 3) / 2 + 0.01 or thing.top >= (rows + 3) / 2 - 0.01
        boxes.append(pygame.Rect(*(round(100 * side) for side in thing[1:5])))
    assert all(box.collidelist(boxes[:number]) == -1 for number, box in enumerate(boxes))


def test_what_lies_where_a_die_unfolds_is_put_away_and_no_other():
    scene = at_a_table(new_app(), "dungeon-dice")
    view = scene.board.now()
    bare, after = (lying(scene.layout, view, where).things for where in ((), ("b2", "c2")))
    assert [one.sprite for one in bare if one not in after] == [CUP]
    view["laid"]["w"].append("b2")
    assert lying(scene.layout, view, ()).things == after, "nor does it come back"
