"""A die as a body: a cube seen from above, its three visible faces drawn from flat sprites.

The eye looks down at 50 degrees: a point that lies ``b`` nearer and ``z`` higher is seen
``0.77 b`` lower and ``0.62 z`` higher. A cube may be turned about the upright (its yaw) and
rolled over the edge that lies nearest; the sprite of each face is laid on it as it then lies.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil, cos, radians, sin

import pygame

from wonderland.ui.kit import shapes
from wonderland.ui.kit.canvas import CENTRE, Canvas
from wonderland.ui.kit.fonts import BOLD

DOWN, UP = 0.77, 0.62
YAW_STEP, ROLL_STEP, SHADOW_STEP = 3, 10, 9
"""Degrees to which a body is drawn, so that the same pictures serve again."""
INK = pygame.Color(42, 35, 32)
SHADOW = pygame.Color(21, 6, 5, 31)
SHADOWS = 4
DIM, LAMP = 0.45, (-0.30, 0.12, 0.62)
"""How light a face is that looks across the lamp's light, and how much lighter one is that looks to
the right, to the eye or up."""
ROUGH = 0.5
"""The size at which a die in motion is drawn, to be enlarged: nobody looks closely."""
FACES = (
    # middle, along the sprite's right, along its down: of a cube with sides of 2
    ((0, 0, 1), (1, 0, 0), (0, 1, 0)),  # top
    ((0, 1, 0), (1, 0, 0), (0, 0, -1)),  # near
    ((1, 0, 0), (0, -1, 0), (0, 0, -1)),  # right
    ((-1, 0, 0), (0, 1, 0), (0, 0, -1)),  # left
    ((0, -1, 0), (-1, 0, 0), (0, 0, -1)),  # far
    ((0, 0, -1), (1, 0, 0), (0, -1, 0)),  # bottom
)
DEFS, GRADIENT, FLAT = re.compile("<defs>.*?</defs>"), re.compile(r"url\(#\w+\)"), "#f6efdd"
PLAIN = '<rect x="7" y="7" width="86" height="86" rx="14" fill="#f6efdd"/>'
"""A face that nobody has drawn."""
WIDE, HIGH, FOOT = 2.1, 2.05, 1.4
"""A picture's width, height and where in it the die stands, in sides of the cube."""
Vector = tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class Body:
    """A die as it lies.

    Attributes:
        kind: its sprites are ``dice/<kind>-<face>``.
        faces: what is on the top, the near and the right side; then left, far, bottom, if known.
        yaw: how far it is turned, in degrees.
        roll: how far it is rolled over to the far side, in degrees from 0 to 90.
    """

    kind: str
    faces: tuple[str, ...]
    yaw: float = 0.0
    roll: float = 0.0


def draw_die(
    canvas: Canvas, body: Body, foot: tuple[float, float], side: float, colour: str,
    *, moving: bool = False, faint: bool = False,
) -> None:  # fmt: skip
    """Draw a die; ``foot`` is the middle of where it stands, lengths in pixels.

    Args:
        canvas: what is drawn on.
        body: the die.
        foot: where it stands.
        side: the length of its sides.
        colour: of its edges, by the theme.
        moving: whether it is seen for one frame only.
        faint: whether it is not there yet.
    """
    yaw = round(body.yaw / YAW_STEP) * YAW_STEP % 360
    turn = _Turn(radians(yaw), radians(round(body.roll / ROLL_STEP) * ROLL_STEP))
    if not canvas.theme.sharp and not faint:
        shadow = _shadow(round(yaw % 90 / SHADOW_STEP) * SHADOW_STEP, round(side))
        _stand(canvas, shadow, foot, (0.5, 0.5))
    size = side * ROUGH if moving else side
    drawn = _body(canvas, body, turn, size, colour, plain=moving)
    if moving:
        wide, high = drawn.get_size()
        drawn = pygame.transform.smoothscale(drawn, (round(wide / ROUGH), round(high / ROUGH)))
    if faint:
        drawn = drawn.copy()
        drawn.set_alpha(90)
    _stand(canvas, drawn, foot, (0.5, FOOT / HIGH))
    if not canvas.sprites.has(f"dice/{body.kind}-{body.faces[0]}"):
        x, y = foot[0] / canvas.scale, (foot[1] - side * UP) / canvas.scale
        canvas.text(body.faces[0], x, y, BOLD, side * 0.5 / canvas.scale, "text", CENTRE)


def _stand(canvas: Canvas, drawn: pygame.Surface, foot: tuple[float, float], at: tuple[float, float]) -> None:
    wide, high = drawn.get_size()
    canvas.surface.blit(drawn, (round(foot[0] - wide * at[0]), round(foot[1] - high * at[1])))


def _body(canvas: Canvas, body: Body, turn: _Turn, side: float, colour: str, *, plain: bool) -> pygame.Surface:
    """The die without its shadow: ink and edge round its outline, then the faces that are seen."""
    wide, high = 2 * ceil(side * WIDE / 2), ceil(side * HIGH)
    place = _Place((wide / 2, high * FOOT / HIGH), side / 2)
    outline = _points([place.seen(point, turn) for point in turn.outline()])
    edge = side * 2 * 0.03
    parts = [
        f'<polygon points="{outline}" {shapes.paint(tone)} {shapes.paint(tone, "stroke")} '
        f'stroke-width="{width:.1f}" stroke-linejoin="round"/>'
        for width, tone in ((edge + max(2.0, side * 0.035), INK), (edge, canvas.theme[colour]))
    ]
    for index, (normal, _, _) in enumerate(FACES):
        if turn.faces_eye(normal):
            face = body.faces[index] if index < len(body.faces) else body.faces[index % len(body.faces)]
            corners = [place.seen(point, turn) for point in turn.corners(index)]
            light = turn.light(normal)
            name = f"dice/{body.kind}-{face}"
            parts.append(_face(canvas, corners, light, name, plain=plain))
    return shapes.picture("".join(parts), wide, high)


def _face(canvas: Canvas, corners: Sequence[tuple[float, float]], light: float, sprite: str, *, plain: bool) -> str:
    """A face's sprite as it lies, darker the less light falls on it."""
    (ax, ay), (bx, by), _, (dx, dy) = corners
    matrix = (
        f"{(bx - ax) / 100:.4f} {(by - ay) / 100:.4f} {(dx - ax) / 100:.4f} {(dy - ay) / 100:.4f} {ax:.2f} {ay:.2f}"
    )
    dark = 0.44 * (1 - light)
    shade = f'<rect x="1" y="1" width="98" height="98" rx="15" fill="#5c3a0c" fill-opacity="{dark:.2f}"/>'
    known = canvas.sprites.has(sprite)
    elements = canvas.sprites.elements(sprite) if known else PLAIN
    drawn = (_without_gradients(elements) if plain else elements) + (shade if dark > 0.02 else "")
    return f'<g transform="matrix({matrix})">{drawn}</g>'


@lru_cache(64)
def _without_gradients(elements: str) -> str:
    """A drawing in flat colours, which is quicker to draw."""
    return GRADIENT.sub(FLAT, DEFS.sub("", elements))


def _shadow(yaw: float, side: int) -> pygame.Surface:
    """A soft shadow to the lower right of where a die stands, which is its middle."""
    return shapes.picture(_shadow_body(yaw, side), 2 * side, 2 * side)


@lru_cache(400)
def _shadow_body(yaw: float, side: int) -> str:
    c, s, half = cos(radians(yaw)), sin(radians(yaw)), side / 2
    middle, away = side, side * 0.11
    corners = ((-half, -half), (half, -half), (half, half), (-half, half))
    points = _points(
        [(middle + away + a * c - b * s, middle + away * 0.8 + DOWN * (a * s + b * c)) for a, b in corners]
    )
    paint = f"{shapes.paint(SHADOW)} {shapes.paint(SHADOW, 'stroke')}"
    return "".join(
        f'<polygon points="{points}" {paint} stroke-width="{side * 0.09 * step:.1f}" stroke-linejoin="round"/>'
        for step in range(SHADOWS)
    )


def _points(corners: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in corners)


@dataclass(frozen=True, slots=True)
class _Place:
    """Where the middle of a cube's ground is seen, and half of its side, in pixels."""

    foot: tuple[float, float]
    half: float

    def seen(self, v: Vector, turn: _Turn) -> tuple[float, float]:
        """Where a turned point is seen."""
        x, y, z = v
        height = (z + turn.lift) * self.half
        return self.foot[0] + x * self.half, self.foot[1] + DOWN * y * self.half - UP * height


class _Turn:
    """How a cube with sides of 2 is turned; angles in radians."""

    def __init__(self, yaw: float, roll: float) -> None:
        self._yaw = cos(yaw), sin(yaw)
        self._roll = cos(roll), sin(roll)
        self.lift = abs(self._roll[0]) + abs(self._roll[1])

    def turned(self, v: Vector) -> Vector:
        """A point or a direction of the cube as it lies now."""
        x, y, z = v
        c, s = self._roll
        y, z = y * c - z * s, y * s + z * c
        c, s = self._yaw
        return x * c - y * s, x * s + y * c, z

    def faces_eye(self, normal: Vector) -> bool:
        """Whether a face with this normal is seen."""
        _, y, z = self.turned(normal)
        return y * UP + z * DOWN > 0.01

    def light(self, normal: Vector) -> float:
        """How much of the lamp's light falls on a face: it hangs above, a little to the left."""
        x, y, z = self.turned(normal)
        return max(0.0, min(1.0, DIM + LAMP[2] * z + LAMP[1] * y + LAMP[0] * x))

    def corners(self, index: int) -> list[Vector]:
        """The corners of a face, from the sprite's upper left clockwise."""
        (nx, ny, nz), (rx, ry, rz), (dx, dy, dz) = FACES[index]
        return [
            self.turned((nx + rx * i + dx * j, ny + ry * i + dy * j, nz + rz * i + dz * j))
            for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))
        ]

    def outline(self) -> list[Vector]:
        """The corners on the edge of what is seen, in order round it."""
        corners = [self.turned((x, y, z)) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]

        def turns(a: Vector, b: Vector, c: Vector) -> float:
            (ax, ay), (bx, by), (cx, cy) = (_flat(v) for v in (a, b, c))
            return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

        halves: list[list[Vector]] = []
        for order in (sorted(corners, key=_flat), sorted(corners, key=_flat, reverse=True)):
            half: list[Vector] = []
            for corner in order:
                while len(half) > 1 and turns(half[-2], half[-1], corner) <= 0:
                    half.pop()
                half.append(corner)
            halves.append(half[:-1])
        return halves[0] + halves[1]


def _flat(v: Vector) -> tuple[float, float]:
    return v[0], DOWN * v[1] - UP * v[2]
