"""A die that falls open: its faces swing down one after another along the edges of its net."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import NamedTuple

import pygame

from wonderland.ui.games.dungeon_dice.floors import Cell, stones_of, tones_of
from wonderland.ui.games.dungeon_dice.looks import Floor
from wonderland.ui.kit.canvas import Canvas

APART_MS, FALL_MS = 80.0, 120.0
"""From one face to the next, and how long each falls."""
LEAN, HEIGHT, FLAT = 0.2, 0.62, 0.86
"""How the eye sees what stands: to the right, upwards, and the ground foreshortened meanwhile."""
DARK = 0.38
"""How much darker a face is that stands upright."""
FINE = 2
EDGE, GROUT = 0.08, 0.012
"""What a face keeps free round its stones, and half of what lies between two, in its sides."""
BEFORE, BEHIND = 0.2, 0.3
"""How much larger than its faces the picture is, above and left and below and right, in squares."""

Vector = tuple[float, float, float]


class Quad(NamedTuple):
    """A face as it is seen.

    Attributes:
        points: its corners, in squares from the start square's upper left corner.
        depth: how far back it stands.
        light: how bright it is.
        cell: which square it comes to lie on.
        start: whether it is the one that the die stands on.
    """

    points: tuple[tuple[float, float], ...]
    depth: float
    light: float
    cell: Cell
    start: bool


def fall_order(cells: Sequence[Cell]) -> list[tuple[Cell, Cell]]:
    """The squares of a net but the first in the order in which they fall, each with its parent."""
    start, left = cells[0], set(cells[1:])
    order: list[tuple[Cell, Cell]] = []
    todo = [start]
    while todo:
        x, y = todo.pop(0)
        for there in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if there in left:
                left.discard(there)
                order.append((there, (x, y)))
                todo.append(there)
    return order


def fall_length(faces: int) -> float:
    """How long so many faces take to fall, in milliseconds."""
    return APART_MS * (faces - 1) + FALL_MS


def _turned(vector: Vector, normal: Vector, angle: float, sign: float) -> Vector:
    x, y, z = (vector[axis] * cos(angle) + sign * normal[axis] * sin(angle) for axis in range(3))
    return x, y, z


def _plus(one: Vector, other: Vector, times: float = 1.0) -> Vector:
    return (one[0] + times * other[0], one[1] + times * other[1], one[2] + times * other[2])


def quads(cells: Sequence[Cell], now: float) -> list[Quad]:
    """The faces of a die some milliseconds after the first began to fall, the farthest first."""
    order = fall_order(cells)
    whole = fall_length(len(order))
    flat = FLAT + (1 - FLAT) * max(0.0, min(1.0, (now - whole * 0.5) / (whole * 0.5)))
    frames: dict[Cell, tuple[Vector, Vector, Vector]] = {cells[0]: ((0.0, 0.0, 0.0), (1.0, 0.0, 0.0), (0.0, 1.0, 0.0))}
    for number, (cell, parent) in enumerate(order):
        share = max(0.0, min(1.0, (now - number * APART_MS) / FALL_MS))
        angle = pi / 2 * (1 - share * share)
        frames[cell] = _swung(frames[parent], (cell[0] - parent[0], cell[1] - parent[1]), angle)
    found = [_seen(frame, flat, cell, start=cell == cells[0]) for cell, frame in frames.items()]
    return sorted(found, key=lambda quad: -quad.depth)


def _swung(frame: tuple[Vector, Vector, Vector], step: tuple[int, int], angle: float) -> tuple[Vector, Vector, Vector]:
    """The frame of a face that hangs on another's edge, lifted by an angle."""
    origin, ux, uy = frame
    normal = (ux[1] * uy[2] - ux[2] * uy[1], ux[2] * uy[0] - ux[0] * uy[2], ux[0] * uy[1] - ux[1] * uy[0])
    dx, dy = step
    if dx:
        along = _turned(ux, normal, angle, dx)
        return (_plus(origin, ux) if dx > 0 else _plus(origin, along, -1), along, uy)
    along = _turned(uy, normal, angle, dy)
    return (_plus(origin, uy) if dy > 0 else _plus(origin, along, -1), ux, along)


def _seen(frame: tuple[Vector, Vector, Vector], flat: float, cell: Cell, *, start: bool) -> Quad:
    origin, ux, uy = frame
    corners = [_plus(_plus(origin, ux, a), uy, b) for a, b in ((0, 0), (1, 0), (1, 1), (0, 1))]
    x, y, z = (sum(corner[axis] for corner in corners) / 4 for axis in range(3))
    light = abs(ux[0] * uy[1] - ux[1] * uy[0])
    middle = 0.5 * (1 - flat)
    points = tuple((px + LEAN * pz, 1 - (middle + py * flat + HEIGHT * pz)) for px, py, pz in corners)
    return Quad(points, y - 0.3 * z - 0.2 * x, light, cell, start)


def _draw_face(fine: pygame.Surface, points: Sequence[tuple[float, float]], quad: Quad, tones: Floor) -> None:
    """Draw a face: plain while it stands, with its flagstones as it comes to lie."""
    shade, share = 1 - DARK * (1 - quad.light), max(0.0, 2 * quad.light - 1)
    base = pygame.Color(f"#{tones.stones[2]}")

    def tone(end: str) -> pygame.Color:
        mixed = base.lerp(pygame.Color(f"#{end}"), share)
        return pygame.Color(*(round(part * shade) for part in (mixed.r, mixed.g, mixed.b)))

    pygame.draw.polygon(fine, tone(tones.mortar), points)
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = points

    def at(u: float, v: float) -> tuple[float, float]:
        """A place on the face by its shares: u to the right, v downwards."""
        above, below = ((x3 + (x2 - x3) * u, y3 + (y2 - y3) * u), (x0 + (x1 - x0) * u, y0 + (y1 - y0) * u))
        return above[0] + (below[0] - above[0]) * v, above[1] + (below[1] - above[1]) * v

    for cut, name in stones_of(quad.cell, tones):
        left, top, right, low = (EDGE + (1 - 2 * EDGE) * part for part in cut)
        left, top, right, low = left + GROUT, top + GROUT, right - GROUT, low - GROUT
        stone = [at(left, top), at(right, top), at(right, low), at(left, low)]
        pygame.draw.polygon(fine, tone(name), stone)


def draw_unfolding(
    canvas: Canvas, cells: Sequence[Cell], side: str, now: float, corner: tuple[int, int], square: int
) -> None:
    """Draw a die that falls open; ``corner`` is the upper left one of its start square."""
    tones = tones_of(canvas, side)
    found = quads(cells, now)
    xs = [x for quad in found for x, _ in quad.points]
    ys = [y for quad in found for _, y in quad.points]
    left, top = min(xs) - BEFORE, min(ys) - BEFORE
    size = (round((max(xs) + BEHIND - left) * square), round((max(ys) + BEHIND - top) * square))
    fine = pygame.Surface((size[0] * FINE, size[1] * FINE), pygame.SRCALPHA)
    unit = square * FINE
    edge = pygame.Color(f"#{tones.edge}")
    fine.fill((edge.r, edge.g, edge.b, 0))
    wide = max(2, round(unit * 0.05))
    for quad in found:
        points = [((x - left) * unit, (y - top) * unit) for x, y in quad.points]
        _draw_face(fine, points, quad, tones)
        pygame.draw.lines(fine, edge, True, points, wide)
        if quad.start:
            cx, cy = (sum(p[axis] for p in points) / 4 for axis in range(2))
            ring = pygame.Rect(0, 0, round(unit * 0.54), round(unit * 0.46))
            ring.center = round(cx), round(cy)
            pygame.draw.ellipse(fine, (255, 250, 240), ring)
            pygame.draw.ellipse(fine, pygame.Color(f"#{tones.ring}"), ring, wide)
    drawn = pygame.transform.smoothscale(fine, size)
    canvas.surface.blit(drawn, (corner[0] + round(left * square), corner[1] + round(top * square)))
