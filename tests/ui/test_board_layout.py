"""The screen round a board of squares, the hold on its camera, and boxes that ask something there."""

from __future__ import annotations

import pytest
from pygame import Rect

from wonderland.ui.boards.board_layout import BoardLayout, parts_of
from wonderland.ui.boards.camera import CameraView, region_of
from wonderland.ui.boards.table_edge import hole_of
from wonderland.ui.kit.boxes import covered, free_place
from wonderland.ui.table.lookout import Lookout

COLUMNS, ROWS = 20, 13


def lay_out(size=(1280, 720), scale=1.0):
    parts = parts_of(size, scale, 272)
    hole = hole_of(parts.felt, scale)
    square = min(hole.width // COLUMNS, hole.height // ROWS)
    board = Rect(0, 0, square * COLUMNS, square * ROWS)
    board.center = hole.center
    return BoardLayout(
        scale=scale, columns=COLUMNS, rows=ROWS, square=square, board=board, room=hole, **parts._asdict()
    )


@pytest.mark.parametrize(("size", "scale"), [((960, 600), 1.0), ((1280, 720), 1.0), ((1920, 1080), 1.5)])
def test_the_parts_fill_the_screen_and_none_lies_on_another(size, scale):
    parts = parts_of(size, scale, 272)
    assert sum(part.width * part.height for part in parts) == size[0] * size[1]
    assert not any(one.colliderect(other) for one in parts for other in parts if one is not other)


def test_the_panel_is_narrow_in_a_small_window_and_grows_in_a_large_one():
    wide = [parts_of((logical, 700), 1.0, 272).panel.width for logical in (1000, 1200, 1280, 1600, 4000)]
    assert wide == [272, 312, 312, 357, 400]


def test_a_square_is_found_where_it_is_seen_and_nowhere_else():
    layout = lay_out()
    assert layout.at(layout.cell("c4").center) == "c4"
    near = layout.seen(layout.rest)
    assert near == layout, "at rest it is seen as it lies"
    close = layout.seen(CameraView(layout.square * 3, 2.0, 11.0))
    hidden = close.cell("t13").center
    assert not close.room.collidepoint(hidden)
    assert close.at(hidden) is None
    assert close.at(close.cell("b2").center) == "b2"


def test_a_region_holds_its_squares_and_who_stands_in_the_upper_row():
    region = region_of(["b2", "d5"], ROWS)
    assert (region.left, region.right, region.top, region.bottom) == (1, 4, 8, 12)
    assert region_of(["b2", "d5"], ROWS, above=0.5).top == 7.5
    assert region_of([], ROWS) is None


class Held(Lookout):
    most, apart = 112.0, 6

    def look(self, fits=None, must=None, covered=0, elapsed=10_000):
        return self._look_at(fits, must, covered, elapsed, 1.0, asked=must, hidden=covered > 0, turn=None)


def test_the_camera_comes_close_and_goes_back():
    layout = lay_out()
    held = Held(lambda: layout)
    assert held.layout() == layout
    corner = region_of(["a1", "c3"], ROWS)
    while held.look(corner):
        pass
    assert held.layout().square > layout.square
    seen = held.layout()
    assert all(seen.room.inflate(3, 3).contains(seen.cell(name)) for name in ("a1", "c3"))
    held.zoom(0)
    while held.look(corner):
        pass
    assert held.layout() == layout, "the whole table, though it could come close"


def test_what_must_be_seen_lies_above_what_covers_the_table():
    layout = lay_out()
    held = Held(lambda: layout)
    while held.look(None, region_of(["j1"], ROWS), covered=200):
        pass
    seen = held.layout()
    assert seen.cell("j1").bottom <= seen.room.bottom - 200


ROOM = Rect(0, 0, 1000, 600)
CORNERS = [Rect(0, 500, 300, 100), Rect(700, 500, 300, 100), Rect(0, 0, 300, 100)]


@pytest.mark.parametrize(
    ("about", "others", "place"),
    [
        ([], [], CORNERS[0]),
        ([Rect(100, 520, 40, 40)], [], CORNERS[1]),
        ([], [Rect(100, 520, 40, 40)], CORNERS[1]),
        ([Rect(100, 520, 40, 40), Rect(800, 520, 40, 40)], [Rect(0, 0, 40, 40)], CORNERS[2]),
    ],
)
def test_a_box_lies_in_the_first_corner_where_it_covers_least(about, others, place):
    assert free_place(CORNERS, ROOM, about, others, 20) == place


def test_where_no_corner_is_free_of_what_it_is_about_a_box_lies_anywhere_the_lowest_first():
    about = [corner.inflate(-200, -60) for corner in CORNERS]
    box = free_place(CORNERS, ROOM, about, [], 20)
    assert box not in CORNERS
    assert ROOM.contains(box)
    assert not covered(about, box)
    assert box.bottom == ROOM.bottom, "between the two lower corners there is room"
