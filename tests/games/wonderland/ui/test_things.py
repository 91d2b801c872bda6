"""What lies on the flagship's table where nobody has laid, and what becomes of it."""

from __future__ import annotations

import pygame
import pytest

from tests.ui.apps import at_a_table, new_app
from wonderland.games.wonderland.events import PathLaid
from wonderland.ui.boards.lying_about import things_on
from wonderland.ui.games.wonderland.animation import effects_of
from wonderland.ui.games.wonderland.effects import LineTopples, Sight, ThingsLeave
from wonderland.ui.games.wonderland.things import THINGS


@pytest.mark.parametrize("size", [(19, 13), (20, 13), (12, 11), (30, 13)])
def test_nothing_lies_on_the_middle_rows_nor_over_an_edge_or_another(size):
    columns, rows = size
    found = things_on(THINGS, columns, rows, ())
    assert found
    boxes = []
    for thing in found:
        assert thing.left >= 0 and thing.left + thing.wide <= columns + 0.5
        assert thing.top + thing.high <= (rows - 5) / 2 + 0.01 or thing.top >= (rows + 5) / 2 - 0.01
        boxes.append(pygame.Rect(*(round(100 * side) for side in thing[1:5])))
    assert all(box.collidelist(boxes[:number]) == -1 for number, box in enumerate(boxes))


def test_a_thing_is_put_away_where_a_path_comes_near_and_no_other():
    bare, after = things_on(THINGS, 20, 13, ()), things_on(THINGS, 20, 13, ("b9", "b10"))
    gone = [thing.sprite for thing in bare if thing not in after]
    assert gone == ["table/cup"]
    assert things_on(THINGS, 20, 13, ("j7", "k7")) == bare


@pytest.mark.rule("W-10")
def test_the_line_topples_and_things_leave_where_a_path_is_laid():
    table = at_a_table(new_app(), "wonderland")
    event = PathLaid("w", ("b7", "c7", "c8", "c9", "d9", "d10"))
    (effects,) = effects_of([event], {})
    kinds = [type(effect) for effect in effects]
    assert LineTopples in kinds and ThingsLeave in kinds
    canvas, layout = table.app.canvas, table.layout
    line = layout.cell("b7").union(layout.cell("c7"))
    for kind, place in ((LineTopples, line), (ThingsLeave, layout.cell("c11"))):
        effect = next(one for one in effects if isinstance(one, kind))
        effect.begin = 0.0
        before = pygame.image.tobytes(canvas.surface.subsurface(place), "RGB")
        effect.draw(Sight(canvas, layout, table.session.match, effect.length / 3))
        if kind is LineTopples:
            assert pygame.image.tobytes(canvas.surface.subsurface(place), "RGB") != before
