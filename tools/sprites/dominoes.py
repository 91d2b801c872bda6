"""Dominoes without their pips, which the program sets: lying, upright, half, and on edge (W-9)."""

from __future__ import annotations

from typing import NamedTuple

from tools.sprites.svg import gradient, path, wrap

SQUARE = 100
EDGE, WALL = 2.6, 7.0
"""Room round a domino, and how high its wall is seen, in hundredths of a square."""
ROUND = 15


class Bone(NamedTuple):
    """The colours of a side's dominoes.

    Attributes:
        light, deep: of the face, from top to foot.
        edge: round the face.
        wall: below it.
        gloss: how opaque the line of light along the upper edge is.
        mark: the lozenges of a back; ``""`` where pips are set.
        heavy: how many times as wide the edge is.
    """

    light: str
    deep: str
    edge: str
    wall: str
    gloss: float
    mark: str = ""
    heavy: float = 1.0


BONES = {
    "w": Bone("#f8f0dc", "#e8dcbf", "#a98f5f", "#b99f6c", 0.8),
    "e": Bone("#365554", "#284141", "#122323", "#152828", 0.16, "#5f8f86"),
    "ok": Bone("#fbefc4", "#f6e3a0", "#d79d1c", "#c08a14", 0.7, heavy=1.8),
    "no": Bone("#eec5b8", "#e3ad9b", "#a33a2e", "#a33a2e", 0.3, heavy=1.8),
    "hc-w": Bone("#ffffff", "#ffffff", "#000000", "#000000", 0.0, heavy=2.0),
    "hc-e": Bone("#3a3f8f", "#3a3f8f", "#ffffff", "#ffffff", 0.0, "#ffffff", heavy=2.0),
}
SHAPES = {"wide": (2, 1), "tall": (1, 2), "half": (1, 1)}


def _lozenges(x: float, y: float, colour: str) -> str:
    marks = " ".join(f"M{x} {y - r} L{x + r} {y} L{x} {y + r} L{x - r} {y} Z" for r in (30.0, 15.0))
    return path(marks, "none", colour, 3.2)


def domino(bone: Bone, shape: str) -> str:
    """A domino's body: its wall, its face, a line of light, the groove, a back's lozenges.

    Raises:
        KeyError: if there is no such shape.
    """
    columns, rows = SHAPES[shape]
    width, height = columns * SQUARE, rows * SQUARE
    face = height - 2 * EDGE - WALL
    out = gradient("f", (0, bone.light), (1, bone.deep), to=(0, 1))
    box = f'x="{EDGE}" y="{EDGE}" width="{width - 2 * EDGE}" rx="{ROUND}"'
    out += (
        f'<rect {box} height="{height - 2 * EDGE}" fill="{bone.wall}" stroke="{bone.edge}" '
        f'stroke-width="{2.8 * bone.heavy}"/>'
        f'<rect {box} height="{face}" fill="url(#f)" stroke="{bone.edge}" '
        f'stroke-width="{2 * bone.heavy}"/>'
    )
    if bone.gloss:
        out += path(f"M15 6.2 H{width - 15}", "none", "#ffffff", 3, f'stroke-opacity="{bone.gloss}"')
    middle = EDGE + face / 2
    groove = {"wide": f"M100 17 V{face - 11}", "tall": f"M17 {middle} H83", "half": ""}[shape]
    if groove:
        light = 0.6 if bone.gloss > 0.5 else 0.12
        across = 'transform="translate(2.2 0)"' if shape == "wide" else 'transform="translate(0 2.2)"'
        out += path(groove, "none", "#ffffff", 2.2, f'stroke-opacity="{light}" {across}')
        out += path(groove, "none", bone.edge, 3.2)
    if bone.mark:
        for x, y in places(shape):
            out += _lozenges(x, y, bone.mark)
    return wrap(out, width, height)


def places(shape: str) -> tuple[tuple[float, float], ...]:
    """The middles of a domino's halves."""
    columns, rows = SHAPES[shape]
    face = rows * SQUARE - WALL
    return tuple(
        ((column + 0.5) * SQUARE, (row + 0.5) * face / rows) for column in range(columns) for row in range(rows)
    )


def on_edge() -> str:
    """A domino of the line: its long top, its front with pips, a long shadow on the cloth."""
    left, right, top = 8.0, 192.0, 33.0
    shade = f"M{left} {top + 44} l19 19 H{right + 17} L{right} {top + 44} Z"
    front = (
        f'<rect x="{left}" y="{top + 6}" width="{right - left}" height="38" rx="5" fill="#b5a780" '
        'stroke="#4d4329" stroke-width="2.2"/>'
    )
    back = (
        f'<rect x="{left}" y="{top}" width="{right - left}" height="15" rx="5" fill="#e9ddbd" '
        'stroke="#8d7d55" stroke-width="1.8"/>'
    )
    groove = path(f"M100 {top + 18} v24", "none", "#7d6d46", 2.8)
    pips = "".join(
        f'<circle cx="{left + (right - left) * at:.1f}" cy="{top + 29.5}" r="3.2" fill="#7d6d46"/>'
        for at in (0.13, 0.25, 0.37, 0.63, 0.75, 0.87)
    )
    shadow = path(shade, "#04100c", more='fill-opacity="0.35"')
    return wrap(shadow + front + back + groove + pips, 212, 100)
