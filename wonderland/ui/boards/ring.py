"""A ring of places round the table: where each lies, which way is inwards, and the way between two.

The ring runs along a rounded rectangle, clockwise on the screen from the middle of the lower side,
in logical pixels. Pure geometry: nothing is drawn here.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import cos, pi, sin
from typing import NamedTuple

SHORT = 8.0
"""How far apart the points of a drawn way lie at most, in logical pixels."""


class RingPoint(NamedTuple):
    """A point of the ring and the direction inwards, a vector of length 1."""

    x: float
    y: float
    inward_x: float
    inward_y: float


@dataclass(frozen=True)
class Track:
    """A rounded rectangle, the line on which the places lie.

    Attributes:
        left, top, right, bottom: its box.
        radius: that of its corners, at most half its shorter side.
    """

    left: float
    top: float
    right: float
    bottom: float
    radius: float

    @cached_property
    def _sides(self) -> tuple[float, ...]:
        """The lengths of its parts, from the middle of the lower side on."""
        half = (self.right - self.left) / 2 - self.radius
        upright = self.bottom - self.top - 2 * self.radius
        arc = pi * self.radius / 2
        return half, arc, upright, arc, 2 * half, arc, upright, arc, half

    @cached_property
    def perimeter(self) -> float:
        """How long it is."""
        return sum(self._sides)

    def at(self, along: float, inset: float = 0.0) -> RingPoint:
        """The point so far along the ring, moved inwards by ``inset``."""
        x, y, nx, ny = self._on(along % self.perimeter)
        return RingPoint(x + nx * inset, y + ny * inset, nx, ny)

    def _on(self, along: float) -> RingPoint:
        part = 0
        sides = self._sides
        while part < len(sides) - 1 and along > sides[part]:
            along -= sides[part]
            part += 1
        left, right, top, bottom, r = self.left, self.right, self.top, self.bottom, self.radius
        middle = (left + right) / 2
        match part:
            case 0:
                return RingPoint(middle - along, bottom, 0, -1)
            case 2:
                return RingPoint(left, bottom - r - along, 1, 0)
            case 4:
                return RingPoint(left + r + along, top, 0, 1)
            case 6:
                return RingPoint(right, top + r + along, -1, 0)
            case 8:
                return RingPoint(right - r - along, bottom, 0, -1)
        x = left + r if part in (1, 3) else right - r
        y = bottom - r if part in (1, 7) else top + r
        angle = pi / 2 * ((part + 1) // 2) + along / r
        across, down = cos(angle), sin(angle)
        return RingPoint(x + r * across, y + r * down, -across, -down)

    def way(self, start: float, end: float, inset: float = 0.0) -> list[tuple[float, float]]:
        """Points close together along the ring from one place to another, either way round."""
        steps = max(2, round(abs(end - start) / SHORT))
        points = (self.at(start + (end - start) * k / steps, inset) for k in range(steps + 1))
        return [(point.x, point.y) for point in points]


@dataclass(frozen=True, slots=True)
class Ring:
    """Places evenly round a track, in arcs of equal size.

    Attributes:
        track: the line on which they lie.
        arcs: how many arcs there are, one a seat; the first lies at the bottom.
        per_arc: how many places an arc has.
    """

    track: Track
    arcs: int
    per_arc: int

    @property
    def places(self) -> int:
        """How many places there are."""
        return self.arcs * self.per_arc

    @property
    def pitch(self) -> float:
        """How far apart two places are along the ring."""
        return self.track.perimeter / self.places

    def along(self, place: float) -> float:
        """How far along the ring a place lies; the middle of the first arc is at 0."""
        return (place - (self.per_arc - 1) / 2) * self.pitch

    def at(self, place: float, inset: float = 0.0) -> RingPoint:
        """Where a place lies; a share between two places may be given, as on the way there."""
        return self.track.at(self.along(place), inset)

    def arc(self, number: int, inset: float = 0.0, gap: float = 0.0) -> list[tuple[float, float]]:
        """The line along a whole arc, shortened by ``gap`` at both its ends."""
        first = number * self.per_arc
        start, end = self.along(first - 0.5) + gap, self.along(first + self.per_arc - 0.5) - gap
        return self.track.way(start, end, inset)

    def way(self, place: float, steps: float, inset: float = 0.0) -> list[tuple[float, float]]:
        """The way from a place so many steps on, clockwise if they are positive."""
        return self.track.way(self.along(place), self.along(place + steps), inset)
