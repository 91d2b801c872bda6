"""Screens as rows and columns: what each part becomes."""

from __future__ import annotations

from itertools import pairwise

import pytest

from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE
from wonderland.ui.kit.layout import REST, Box, Share, line_in, part_length, portions
from wonderland.ui.shell.shelf import Shelf


def test_fixed_sizes_stay_and_shares_take_what_they_leave():
    top, middle, foot = Box(0, 0, 960, 600).rows(50, REST, 48)
    assert (top.y, top.height) == (0, 50)
    assert (middle.y, middle.height) == (50, 502)
    assert (foot.y, foot.bottom) == (552, 600)
    assert {part.width for part in (top, middle, foot)} == {960}


def test_gaps_lie_between_and_not_around():
    left, right = Box(10, 0, 110, 40).columns(REST, REST, gap=10)
    assert (left.x, left.right, right.x, right.right) == (10, 60, 70, 120)


@pytest.mark.parametrize(
    ("room", "sizes", "found"),
    [
        (100, [Share(1), Share(3)], [25, 75]),
        (100, [REST, Share(1, most=20)], [80, 20]),
        (100, [REST, Share(1, least=70)], [30, 70]),
        (100, [20, Share(1, most=10), Share(1, most=10)], [20, 10, 10]),
        (10, [20, REST], [20, 0]),
        (90, [REST, Share(1, most=10), Share(1, least=50)], [30, 10, 50]),
        (50, [], []),
    ],
)
def test_shares_keep_their_bounds(room, sizes, found):
    assert portions(room, sizes) == found


def test_a_fitted_box_lies_in_the_middle_or_at_the_top():
    whole = Box(0, 0, 100, 100)
    assert whole.fitted(40, 20) == Box(30, 40, 40, 20)
    assert whole.fitted(40, 20, at_top=True) == Box(30, 0, 40, 20)
    assert whole.fitted(400) == whole


def test_a_pile_has_rows_of_one_height():
    assert [row.y for row in Box(0, 10, 50, 100).pile(3, 20, 5)] == [10, 35, 60]
    assert Box(0, 0, 50, 100).inset(5, 10) == Box(5, 10, 40, 80)


def test_margins_may_differ_from_side_to_side():
    assert Box(0, 0, 50, 100).without(left=5, bottom=10) == Box(5, 0, 45, 90)
    assert Box(0, 0, 50, 100).without(top=20, right=10) == Box(0, 20, 40, 80)


def test_what_a_part_leaves_of_a_box():
    row, part = Box(0, 0, 100, 20), Box(30, 5, 20, 10)
    assert row.after(part, 8) == Box(58, 0, 42, 20)
    assert row.before(part, 8) == Box(0, 0, 22, 20)
    assert row.below(part, 2) == Box(0, 17, 100, 3)
    assert row.after(row, 8).width == row.before(row, 8).width == 0


def test_letters_of_two_sizes_stand_on_one_line(app):
    box = Box(10, 10, 400, 54)
    app.push(Shelf(app, lambda _: None))
    canvas = app.canvas
    feet = []
    for role, size in ((TITLE, 25), (LABEL, 17)):
        taken = line_in(canvas, box, "Mmm", role, size, foot=(TITLE, 25))
        feet.append(taken.centre[1] + canvas.fonts.foot(role, size))
    assert feet[0] == pytest.approx(feet[1], abs=1)


def test_a_line_that_is_too_long_is_set_smaller_and_then_cut(app):
    app.push(Shelf(app, lambda _: None))
    for width in (300, 220, 60):
        box = Box(0, 0, width, 30)
        assert line_in(app.canvas, box, "How a match of this game was won", BOLD, 18).width <= width
    assert app.canvas.texts[-1].text.endswith("…")


def test_parts_fill_a_room_with_gaps_between_them_or_are_as_long_as_they_may_be():
    assert part_length(100, 4, 8) == 19
    assert part_length(100, 4, 8, most=10) == 10
    assert part_length(100, 0) == 100


def test_what_lies_above_a_part_and_a_box_round_its_middle():
    assert Box(0, 0, 50, 100).above(Box(0, 40, 50, 20), 5) == Box(0, 0, 50, 35)
    assert Box.round((50, 20), 20, 10) == Box(40, 15, 20, 10)
    assert Box(5, 5, 10, 10).moved(down=3) == Box(5, 8, 10, 10)


def test_lines_of_an_odd_height_are_evenly_apart(app):
    app.push(Shelf(app, lambda _: None))
    assert app.scale == 1
    rows = Box(0, 0, 200, 200).pile(6, 23)
    middles = [app.canvas.text("Even", *row.left).centery for row in rows]
    assert {after - before for before, after in pairwise(middles)} == {23}
