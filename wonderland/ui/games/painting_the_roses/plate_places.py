"""Where name plates stand, and the Kings who wait beside them: on the lawn, over nobody and nothing.

Each has a place at its garden's third hedge. Where a figure, a card that is played, or another's
plate would meet it there, it stands in the nearest place where none does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import hypot
from typing import NamedTuple

from pygame import FRect

from wonderland.ui.games.painting_the_roses.layout import KING, PER_GARDEN, STONE, WALK, Layout
from wonderland.ui.kit.layout import Box

PLATE_HIGH = 28.0
"""The height of a plate."""
AWAY, CORNER = 70.0, (44.0, 64.0)
"""How far inwards from a hedge its plate lies, how much further at a corner, and how far aside."""
STEP, FAR = 6.0, 240.0
"""Places are tried so far apart, and so far away from where a plate would stand."""
APART = 2.0
"""What stays free between what is placed and all else."""
OFF_LAWN = 22.0
"""How far over the lawn's edge they may reach, on the sand between its stones."""
KING_STEPS = (0.85, 0.5)
"""From one waiting King to the next, in widths: with room, and where there is little."""
KING_GAP, KING_BELOW, KING_ABOVE = 4.0, 2.0, 11.0
"""Free between Kings and their plate, how far their feet reach below it, how far above it they stand."""
TAG_BELOW = 9.0
"""How far the tag at a King's feet reaches below them."""
CROWDED, OTHER_SIDE, INWARDS = 60.0, 16.0, 2.5
"""How far a plate rather moves than that its Kings crowd, or stand in another way; and along its
garden rather than inwards, away from it."""
SIDES = 5
LEANS = 0.5
"""How much a garden's third hedge may face up or down and be at the garden's side nevertheless."""
SWEEPS = 6
"""How often places are given anew, at most, until nobody is in another's way."""


class Place(NamedTuple):
    """A plate, and beside it each King that waits."""

    plate: Box
    kings: tuple[Box, ...]

    @property
    def parts(self) -> tuple[Box, ...]:
        """What each of them covers, the tags at the Kings' feet too."""
        return self.plate, *(king.without(bottom=-TAG_BELOW) for king in self.kings)


class Plate(NamedTuple):
    """What is to be placed: how wide a seat's plate is, and how many Kings wait beside it."""

    wide: float
    kings: int


class _Way(NamedTuple):
    """How a place differs from a plate's own: aside, down, which side its Kings are on, their step.

    How far aside and down it is, is said for a garden that isn't enlarged.
    """

    x: float
    y: float
    side: int
    step: float


def places(layout: Layout, plates: Mapping[str, Plate], figures: Sequence[Box]) -> dict[str, Place]:
    """Where each seat's plate and Kings stand.

    Args:
        layout: where things lie.
        plates: what is to be placed, by seat.
        figures: what they make room for, beside the names of the hedges.
    """
    around = [_rect(box) for box in (*figures, *_stones(layout))]
    free = {seat: _Free(layout, seat, plate, around) for seat, plate in plates.items()}
    found = {seat: free[seat].nearest([]) for seat in plates}
    for _ in range(SWEEPS):
        moved = False
        for seat in plates:
            others = [rect for other, at in found.items() if other != seat for rect in at]
            if _meets(found[seat], others):
                found[seat], moved = free[seat].nearest(others), True
        if not moved:
            break
    return {seat: free[seat].place for seat in plates}


def _rect(box: Box) -> FRect:
    """A box with half of what stays free round it."""
    half = APART / 2
    return FRect(box.x - half, box.y - half, box.width + APART, box.height + APART)


def _meets(parts: Sequence[FRect], others: Sequence[FRect]) -> bool:
    return any(part.collidelist(others) >= 0 for part in parts)


class _Free:
    """Finds where on the lawn a plate and its Kings meet nothing.

    Args:
        layout: where things lie.
        seat: whose plate it is.
        plate: what is to be placed.
        around: what it never lies over.

    Attributes:
        place: where it stands now.
    """

    def __init__(self, layout: Layout, seat: str, plate: Plate, around: Sequence[FRect]) -> None:
        z, lawn = layout.zoom, layout.lawn
        over = OFF_LAWN * z
        upright = abs(layout.point(f"{seat}{PER_GARDEN // 2 + 1}").inward_y) <= LEANS
        self._ways, self._zoom = _ways(plate.kings, upright=upright), z
        self._around = around
        self._room = FRect(lawn.x - over, lawn.y - over, lawn.width + 2 * over, lawn.height + 2 * over)
        home = _home(layout, seat, plate.wide)
        self._shapes = {
            (way.side, way.step): Place(home, _kings(layout, home, seat, plate.kings, way.side, way.step))
            for way in _arrangements(plate.kings)
        }
        self._rects = {key: [_rect(part) for part in shape.parts] for key, shape in self._shapes.items()}
        self._whole = {key: rects[0].unionall(rects[1:]) for key, rects in self._rects.items()}
        self.place = self._shapes[0, KING_STEPS[0]]

    def nearest(self, others: Sequence[FRect]) -> list[FRect]:
        """Take the first place that meets nothing, or else no more than other plates."""
        least: tuple[_Way, list[FRect]] | None = None
        for way in self._ways:
            shape = way.side, way.step
            x, y = way.x * self._zoom, way.y * self._zoom
            whole = self._whole[shape].move(x, y)
            if not self._room.contains(whole):
                continue
            parts = [part.move(x, y) for part in self._rects[shape]]
            if _meets(parts, self._around):
                continue
            if not _meets(parts, others):
                return self._take(way, parts)
            least = least or (way, parts)
        return self._take(*least) if least else self._rects[0, KING_STEPS[0]]

    def _take(self, way: _Way, parts: list[FRect]) -> list[FRect]:
        stands, x, y = self._shapes[way.side, way.step], way.x * self._zoom, way.y * self._zoom
        kings = tuple(king.moved(x, y) for king in stands.kings)
        self.place = Place(stands.plate.moved(x, y), kings)
        return parts


def _arrangements(kings: int) -> list[_Way]:
    """The ways in which Kings may stand beside their plate, the usual one first."""
    steps = KING_STEPS if kings > 1 else KING_STEPS[:1]
    return [_Way(0, 0, side, step) for step in steps for side in range(SIDES if kings else 1)]


@lru_cache(maxsize=16)
def _ways(kings: int, *, upright: bool) -> tuple[_Way, ...]:
    """All ways that are tried, those that serve best first; ``upright`` at the garden's sides."""
    most = round(FAR / STEP)
    arrangements = _arrangements(kings)
    found = []
    for x in range(-most, most + 1):
        for y in range(-most // 2, most // 2 + 1):
            far = STEP * (hypot(INWARDS * x, y) if upright else hypot(x, INWARDS * y))
            for way in arrangements:
                cost = far + way.side * OTHER_SIDE + (way.step != KING_STEPS[0]) * CROWDED
                found.append((cost, _Way(x * STEP, y * STEP, way.side, way.step)))
    return tuple(way for _, way in sorted(found))


def _home(layout: Layout, seat: str, wide: float) -> Box:
    """Where a plate stands that nothing is in the way of: on the lawn at its third hedge."""
    z = layout.zoom
    at = layout.point(f"{seat}{PER_GARDEN // 2 + 1}")
    corner = abs(at.inward_x * at.inward_y)
    inwards = layout.hedge / 2 + (AWAY + CORNER[0] * corner) * z
    aside = wide / 2 * abs(at.inward_x) + CORNER[1] * corner * z
    x = at.x + at.inward_x * (inwards + aside)
    y = at.y + at.inward_y * (inwards + PLATE_HIGH / 2)
    return Box(x - wide / 2, y - PLATE_HIGH / 2, wide, PLATE_HIGH)


def _kings(layout: Layout, plate: Box, seat: str, kings: int, side: int, step: float) -> tuple[Box, ...]:
    """Where Kings wait: beside their seat's plate, or above it; at the garden's sides above it first.

    ``side`` counts the ways, the usual one first: beside it their feet, or else their heads, are in
    line with the plate.
    """
    wide, high = KING[0] * layout.zoom, KING[1] * layout.zoom
    at = layout.point(f"{seat}{PER_GARDEN // 2 + 1}")
    first, second = ("right", "left") if at.inward_x > -0.3 else ("left", "right")
    ways = [(first, False), (first, True), (second, False), (second, True), ("over", False)]
    if abs(at.inward_y) <= LEANS:
        first, second = ("right", "left") if at.inward_x > 0 else ("left", "right")
        ways = [("over", False), (first, False), (first, True), (second, False), (second, True)]
    where, low = ways[side]
    top = plate.y if low else plate.bottom + KING_BELOW - high
    found = []
    for number in range(kings):
        aside = number * wide * step
        if where == "right":
            found.append(Box(plate.right + KING_GAP + aside, top, wide, high))
        elif where == "left":
            found.append(Box(plate.x - KING_GAP - wide - aside, top, wide, high))
        else:
            middle = plate.centre[0] - wide / 2 - (kings - 1) / 2 * wide * step
            found.append(Box(middle + aside, plate.y - high - KING_ABOVE, wide, high))
    return tuple(found)


@lru_cache(maxsize=4)
def _stones(layout: Layout) -> tuple[Box, ...]:
    """The stones on the sand, with the names of the hedges."""
    wide, high = STONE[0] * layout.zoom, STONE[1] * layout.zoom
    found = (layout.ring.at(place, WALK * layout.zoom) for place in range(layout.ring.places))
    return tuple(Box(at.x - wide / 2, at.y - high / 2, wide, high) for at in found)
