"""What the players have lying on their tables: over nothing else, and less of it towards the end."""

from __future__ import annotations

import pygame
import pytest

from tests.ui.apps import at_a_table, new_app
from wonderland.games.painting_the_roses.names import SEAT_NAMES
from wonderland.ui.boards.lying_about import things_on
from wonderland.ui.boards.still_things import CANDLE, CUP, draw_still
from wonderland.ui.games.dungeon_dice import things as dungeon
from wonderland.ui.games.painting_the_roses import things as garden
from wonderland.ui.games.painting_the_roses.garden import Garden
from wonderland.ui.games.painting_the_roses.layout import Layout
from wonderland.ui.games.wonderland import things as flagship


@pytest.mark.parametrize("size", [(19, 13), (20, 13), (12, 11), (30, 13)])
@pytest.mark.parametrize("spread", [flagship.THINGS, dungeon.THINGS], ids=["flagship", "dungeon"])
def test_nothing_lies_on_the_middle_rows_nor_over_an_edge_or_another(spread, size):
    columns, rows = size
    found = things_on(spread, columns, rows, ())
    assert found
    boxes = []
    for thing in found:
        assert thing.left >= 0 and thing.left + thing.wide <= columns + 0.5
        assert thing.top + thing.high <= (rows - 5) / 2 + 0.01 or thing.top >= (rows + 5) / 2 - 0.01
        boxes.append(pygame.Rect(*(round(100 * side) for side in thing[1:5])))
    assert all(box.collidelist(boxes[:number]) == -1 for number, box in enumerate(boxes))


def test_what_lies_where_a_die_unfolds_is_put_away_and_no_other():
    scene = at_a_table(new_app(), "dungeon-dice")
    view = scene.board.now()
    bare, after = (dungeon.lying(scene.layout, view, where).things for where in ((), ("b2", "c2")))
    assert [one.sprite for one in bare if one not in after] == [CUP]
    view["laid"]["w"].append("b2")
    assert dungeon.lying(scene.layout, view, ()).things == after, "nor does it come back"


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_on_the_lawn_nothing_lies_under_a_name_or_a_king(seats):
    app, names = new_app(), "abcdef"[:seats]
    layout = Layout(1280.0, 720.0, tuple(names))
    view = {"queen": "", "kings": {seat: [] for seat in names}, "guards": {}}
    placed = Garden(SEAT_NAMES).places(app.canvas, layout, view)
    parts = [part for place in placed.values() for part in place.parts]
    found = garden.lying(app.canvas, layout, parts)
    assert CUP in [one.sprite for one in found]
    assert not garden.lying(app.canvas, layout, [layout.lawn])


@pytest.mark.parametrize("sprite", [CUP, CANDLE])
def test_tea_and_candle_grow_less_while_the_match_goes_on(sprite):
    app = new_app()
    seen = []
    for worn in range(3):
        app.surface.fill("black")
        draw_still(app.canvas, sprite, pygame.Rect(100, 100, 96, 156), worn)
        seen.append(pygame.image.tobytes(app.surface, "RGB"))
    assert len(set(seen)) == 3
