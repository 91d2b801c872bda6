"""Where things lie on the screen of the dungeon, which squares are one body, how a die falls open."""

from __future__ import annotations

import pytest

from wonderland.ui.boards.grid import square_name
from wonderland.ui.games.dungeon_dice.bodies import bodies_of
from wonderland.ui.games.dungeon_dice.layout import lay_out
from wonderland.ui.games.dungeon_dice.unfolding import fall_length, fall_order, quads

CROSS = ((2, 6), (1, 6), (2, 5), (2, 7), (3, 6), (4, 6))
SIZES = [((960, 600), 1.0), ((1280, 720), 1.0), ((1920, 1080), 1.22), ((2560, 1080), 1.22), ((3840, 2160), 1.7)]


@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize(("columns", "rows"), [(9, 5), (13, 9), (19, 13), (26, 25)])
def test_the_table_lies_in_the_felt_with_room_for_its_names(
    size: tuple[int, int], scale: float, columns: int, rows: int
) -> None:
    layout = lay_out(size, scale, columns, rows)
    assert layout.felt.contains(layout.board)
    assert layout.board.left - layout.felt.left >= 28 * scale
    assert layout.felt.bottom - layout.board.bottom >= 16 * scale
    assert layout.panel.right == size[0]
    assert layout.felt.right == layout.panel.left


def test_squares_are_32_pixels_at_least_in_the_smallest_window() -> None:
    assert lay_out((960, 600), 1.0, 19, 13).square >= 32


@pytest.mark.rule("DD-21")
def test_the_masters_stand_in_the_middle_row() -> None:
    assert lay_out((1280, 720), 1.0, 19, 13).slots == {"w": "a7", "e": "s7"}
    assert lay_out((1280, 720), 1.0, 13, 9).slots == {"w": "a5", "e": "m5"}


def test_a_net_is_one_body_and_other_squares_hang_together() -> None:
    names = [square_name(*cell) for cell in CROSS]
    laid = {"w": [*names, "f7", "f8", "i2"], "e": ["f9"]}
    found = bodies_of(laid, [("w", CROSS)])
    assert found[0].cells == CROSS
    assert found[0].start
    rest = {(body.side, body.cells) for body in found[1:]}
    assert rest == {("w", ((5, 6), (5, 7))), ("w", ((8, 1),)), ("e", ((5, 8),))}


def test_a_net_that_is_not_laid_yet_is_no_body() -> None:
    assert bodies_of({"w": [], "e": []}, [("w", CROSS)]) == ()


def test_faces_fall_from_the_start_outwards() -> None:
    order = fall_order(CROSS)
    assert [cell for cell, _ in order][-1] == (4, 6)
    assert {cell for cell, _ in order} == set(CROSS[1:])
    lying = {CROSS[0]}
    for cell, parent in order:
        assert parent in lying
        lying.add(cell)


def test_an_open_die_lies_on_its_squares() -> None:
    end = quads(CROSS, fall_length(5))
    middles = {
        (round(sum(x for x, _ in quad.points) / 4 - 0.5), round(0.5 - sum(y for _, y in quad.points) / 4))
        for quad in end
    }
    assert middles == {(x - 2, y - 6) for x, y in CROSS}
    assert all(quad.light > 0.999 for quad in end)


def test_a_shut_die_stands_on_one_square() -> None:
    shut = quads(CROSS, 0)
    assert sum(quad.light > 0.9 for quad in shut) == 2
    assert max(x for quad in shut for x, _ in quad.points) < 1.5
