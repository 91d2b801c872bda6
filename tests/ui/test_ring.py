"""The ring of places as geometry."""

from __future__ import annotations

from itertools import pairwise
from math import dist, hypot, isclose

import pytest

from wonderland.ui.boards.ring import Ring, Track

TRACK = Track(58, 104, 910, 494, 140)
CENTRE = (484, 299)


@pytest.mark.parametrize("arcs", [2, 3, 4, 5, 6])
def test_places_lie_evenly_and_inwards_is_towards_the_middle(arcs):
    ring = Ring(TRACK, arcs, 5)
    points = [ring.at(place) for place in range(ring.places)]
    for point in points:
        assert isclose(hypot(point.inward_x, point.inward_y), 1)
        inside = (point.x + 20 * point.inward_x, point.y + 20 * point.inward_y)
        assert dist(inside, CENTRE) < dist((point.x, point.y), CENTRE)
    for place in range(ring.places):
        way = ring.way(place, 1)
        assert sum(dist(a, b) for a, b in pairwise(way)) == pytest.approx(ring.pitch, rel=0.01)


def test_the_first_arc_is_at_the_bottom_and_the_next_at_the_left():
    ring = Ring(TRACK, 4, 5)
    assert ring.at(2)[:2] == pytest.approx((484, 494))
    assert ring.at(1).x > ring.at(3).x  # clockwise: at the bottom from right to left
    assert ring.at(7)[:2] == pytest.approx((58, 299))
    assert ring.at(12)[:2] == pytest.approx((484, 104))
    assert ring.at(17)[:2] == pytest.approx((910, 299))


def test_the_ring_closes():
    ring = Ring(TRACK, 6, 5)
    assert ring.at(0)[:2] == pytest.approx(ring.at(ring.places)[:2])
    assert ring.at(-1)[:2] == pytest.approx(ring.at(ring.places - 1)[:2])
    assert TRACK.perimeter == pytest.approx(2244, abs=2)


def test_the_line_has_no_jump_where_its_parts_meet():
    step = TRACK.perimeter / 2000
    points = [TRACK.at(step * k) for k in range(2001)]
    assert max(dist(a[:2], b[:2]) for a, b in pairwise(points)) < 1.05 * step
    assert max(dist(a[2:], b[2:]) for a, b in pairwise(points)) < 0.02
