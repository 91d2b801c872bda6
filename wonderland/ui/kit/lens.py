"""A camera over a table: places on the table and heights above it in, pixels out."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import cos, radians, sin

Spot = tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class Lens:
    """A camera.

    Attributes:
        x, y: the place on the table it looks at.
        yaw, tilt: how it is turned, and how steeply it looks down, in degrees.
        far: its distance, in the table's units.
        zoom: pixels for a unit at a distance of one.
        left, top: where the place it looks at is seen.
    """

    x: float
    y: float
    yaw: float
    tilt: float
    far: float
    zoom: float
    left: float
    top: float

    def see(self, x: float, y: float, z: float = 0.0) -> Spot:
        """Where a place is seen, and how many pixels a unit is long there."""
        yaw, tilt = radians(self.yaw), radians(self.tilt)
        x, y = x - self.x, y - self.y
        across, along = x * cos(yaw) - y * sin(yaw), x * sin(yaw) + y * cos(yaw)
        scale = self.zoom / (self.far - along * cos(tilt) - z * sin(tilt))
        down = along * sin(tilt) - z * cos(tilt)
        return self.left + across * scale, self.top + down * scale, scale

    def polygon(self, spots: Iterable[Spot], fill: str, more: str = "") -> str:
        """A shape on the table, or above it, as SVG."""
        points = " ".join("{:.1f},{:.1f}".format(*self.see(*spot)[:2]) for spot in spots)
        return f'<polygon points="{points}" fill="{fill}"{" " + more if more else ""}/>'

    def box(
        self, ground: tuple[float, float, float, float], low: float, high: float,
        colours: tuple[str, str, str], more: str = "",
    ) -> str:  # fmt: skip
        """A block on a rectangle, as SVG.

        Args:
            ground: left, far edge, right, near edge.
            low: the height of its foot.
            high: the height of its top.
            colours: of its top, its near and its left side.
            more: further attributes of each side.
        """
        x0, y0, x1, y1 = ground
        top, near, left = colours
        return (
            self.polygon(((x0, y1, low), (x1, y1, low), (x1, y1, high), (x0, y1, high)), near, more)
            + self.polygon(((x0, y0, low), (x0, y1, low), (x0, y1, high), (x0, y0, high)), left, more)
            + self.polygon(((x0, y0, high), (x1, y0, high), (x1, y1, high), (x0, y1, high)), top, more)
        )
