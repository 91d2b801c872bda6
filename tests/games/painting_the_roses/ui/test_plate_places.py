"""Name plates and waiting Kings lie over nobody and nothing, wherever the Queen and the guardsmen are."""

from __future__ import annotations

import pytest

from tests.ui.apps import new_app
from wonderland.games.painting_the_roses.names import SEAT_NAMES
from wonderland.ui.games.painting_the_roses.garden import Garden, on_lawn
from wonderland.ui.games.painting_the_roses.layout import Layout
from wonderland.ui.games.painting_the_roses.standing import standing

ROOMS = {
    "960x600": ((960, 600), 100), "1280x720": ((1280, 720), 100), "1920x1080": ((1920, 1080), 100),
    "2560x1080": ((2560, 1080), 100), "1280x720 text 150": ((1280, 720), 150),
    "1920x1080 text 150": ((1920, 1080), 150),
}  # fmt: skip
KINGS = ((), (1,), (0, 1, 1), (1, 1, 1, 1, 1, 1), (0, 0, 0, 2, 2))
"""How many Kings wait beside each seat."""


@pytest.fixture(params=ROOMS)
def room(request):
    """A window, and how large its layouts are made."""
    size, scale = ROOMS[request.param]
    app = new_app(size, scale=scale)
    return app, (app.room[0] / app.scale, app.room[1] / app.scale)


def covered(room, players, queen, kings, guards):
    """Pairs of what lies over one another: plates, Kings, figures, the card that is played."""
    app, size = room
    seats = tuple("abcdef"[:players])
    layout, garden = Layout(*size, seats), Garden(SEAT_NAMES)
    waiting = dict(zip(seats, [["KC", "KS", "KD"][:n] for n in (*kings, *[0] * 6)], strict=False))
    view = {"queen": queen, "kings": waiting, "guards": guards}
    stand = standing(layout, view)
    fixed = {**{f"guard {seat}": box for seat, box in stand.guards.items()}, "played": on_lawn(layout)}
    if queen:
        fixed["queen"] = stand.queen
    placed = garden.places(app.canvas, layout, view)
    parts = [(f"{seat}{n}", seat, box) for seat, place in placed.items() for n, box in enumerate(place.parts)]
    assert all(len(placed[seat].kings) == len(waiting[seat]) for seat in seats)
    found = [(name, other) for name, _, box in parts for other, at in fixed.items() if meet(box, at)]
    for number, (name, seat, box) in enumerate(parts):
        found += [(name, other) for other, owner, at in parts[number + 1 :] if owner != seat and meet(box, at)]
        field = layout.field
        if not (field.x <= box.x and box.right <= field.width and field.y <= box.y and box.bottom <= field.bottom):
            found.append((name, "edge"))
    return found


def meet(one, other):
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_queen_anywhere_hides_nobody(room, players):
    seats = "abcdef"[:players]
    home = {seat: f"4D {seat}3" for seat in seats}
    for number, hedge in enumerate(f"{seat}{n}" for seat in seats for n in range(1, 6)):
        kings = KINGS[number % len(KINGS)]
        assert covered(room, players, hedge, kings, home) == [], (hedge, kings)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_queen_hides_no_guardsman_at_her_hedge(room, players):
    """Section 16: several on one hedge fan out, none hides another."""
    _, size = room
    seats = tuple("abcdef"[:players])
    layout = Layout(*size, seats)
    for hedge in (f"{seat}{n}" for seat in seats for n in range(1, 6)):
        for of in (1, 2):
            guards = dict.fromkeys(seats[:of], f"4D {hedge}")
            stand = standing(layout, {"queen": hedge, "guards": guards})
            for box in stand.guards.values():
                covered = overlap(box, stand.queen) / (box.width * box.height)
                assert covered < 0.3, (hedge, of, covered)


def overlap(one, other):
    wide = min(one.right, other.right) - max(one.x, other.x)
    high = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0, wide) * max(0, high)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_several_guardsmen_on_a_hedge_hide_nobody(room, players):
    seats = "abcdef"[:players]
    for number, hedge in enumerate(f"{seat}{n}" for seat in seats for n in range(1, 6)):
        of = 2 + number % (players - 1)
        guards = {s: f"4D {hedge if n < of else s + '3'}" for n, s in enumerate(seats)}
        kings = KINGS[number % len(KINGS)]
        assert covered(room, players, None, kings, guards) == [], (hedge, of, kings)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_guardsman_at_home_moves_no_name(room, players):
    """Where nothing else is about, each name stands at its third hedge, inwards of the guardsman."""
    app, size = room
    seats = "abcdef"[:players]
    layout, garden = Layout(*size, tuple(seats)), Garden(SEAT_NAMES)
    view = {"queen": None, "kings": {seat: [] for seat in seats}, "guards": {}}
    before = {s: place.plate for s, place in garden.places(app.canvas, layout, view).items()}
    view["guards"] = {seat: f"4D {seat}3" for seat in seats}
    after = {s: place.plate for s, place in garden.places(app.canvas, layout, view).items()}
    for seat, box in after.items():
        assert abs(box.x - before[seat].x) + abs(box.y - before[seat].y) <= 12, seat
