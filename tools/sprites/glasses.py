"""The Images: looking-glasses on a stand, with cracks; whole, broken, and small for a life."""

from __future__ import annotations

from typing import NamedTuple

from tools.sprites.svg import INK, ellipse, gradient, group, path, wrap

BOX, LEFT, ABOVE = 60, 7, 10
"""A square's 46 parts stand in a box of 60, so far from its left and top."""


class Frame(NamedTuple):
    """A side's frame: its shape round the glass, and its colours from shade to light."""

    shape: str
    deep: str
    body: str
    light: str


FRAMES = {
    "w": Frame(
        "M23 -3 C31.6 -3 38.5 6 38.5 17 C38.5 28 31.6 37 23 37 C14.4 37 7.5 28 7.5 17 C7.5 6 14.4 -3 23 -3 Z",
        "#7d5714",
        "#d3a443",
        "#ffe9a8",
    ),
    "e": Frame("M23 -5 L40 6 V28 L23 39 L6 28 V6 Z", "#123b33", "#4f9a86", "#a6ead8"),
}
GLASS = gradient("g", (0, "#e8f4f2"), (0.5, "#b7d3d4"), (1, "#8fb4ba"), to=(1, 1))
CRACKS = (
    "M21 0 L25 9 L20 15 L27 22 L23 32 M25 9 L33 6",
    "M12 12 L18 17 L13 25 M20 15 L12 12 M27 22 L34 25",
    "M31 12 L26 16 L32 20 M20 15 L16 5 M23 28 L15 31",
)
BROKEN = {
    "w": "M-16 3 C-18 -8 -13 -20 -3 -20 C3 -20 7 -18 10 -13 M13 -8 C17 2 12 13 3 13 C-2 13 -6 12 -9 9",
    "e": "M-17 2 L-17 -11 L-4 -20 L9 -14 M13 -8 L14 5 L3 13 L-8 10",
}
"""What is left of each side's frame: as round, or of as many corners, as it was."""
SHARDS = (
    "M-11 -9 L-2 -14 L-5 -3 Z",
    "M0 -12 L8 -6 L1 -1 Z",
    "M-8 0 L2 3 L-4 8 Z",
    "M6 1 L11 -4 L10 5 Z",
    "M-25 12 l7 -5 l3 8 Z",
    "M8 17 l7 -5 l3 7 Z",
    "M17 -16 l5 -5 l2 8 Z",
    "M-12 18 l6 -3 l2 6 Z",
)
FALLEN = 4
"""The picture after the last crack: the glass in pieces."""


def _boxed(content: str) -> str:
    return wrap(group(content, f"translate({LEFT} {ABOVE})"), BOX, BOX)


def _stand(frame: Frame) -> str:
    shadow = ellipse(29, 43, 20, 5, "#04100c", 'fill-opacity="0.4"')
    return shadow + path("M14 44 Q23 48 32 44 L27 36 H19 Z", frame.body, INK, 1.4)


def image(side: str, cracks: int) -> str:
    """A side's Image with so many cracks; at ``FALLEN`` it lies in pieces."""
    frame = FRAMES[side]
    out = GLASS + _stand(frame)
    if cracks >= FALLEN:
        shards = "".join(path(d, "url(#g)", INK, 1) for d in SHARDS)
        lying = (
            ellipse(1, 8, 24, 9, "#04100c", 'fill-opacity="0.4"')
            + path(BROKEN[side], "none", INK, 7.4)
            + path(BROKEN[side], "none", frame.body, 5)
            + path(BROKEN[side], "none", frame.light, 1)
            + shards
        )
        return _boxed(out + group(lying, "translate(20 29) scale(1.05)"))
    out += path(frame.shape, "url(#g)", frame.deep, 7.4)
    out += path(frame.shape, "none", frame.body, 5)
    out += path(frame.shape, "none", frame.light, 1, 'stroke-opacity="0.8"')
    out += path("M15 22 L27 6 M20 29 L32 13", "none", "#ffffff", 2.4, 'stroke-opacity="0.85"')
    if cracks:
        lines = " ".join(CRACKS[:cracks])
        out += path(lines, "none", "#ffffff", 3, 'stroke-opacity="0.7"')
        out += path(lines, "none", INK, 1.6)
    return _boxed(out)


def life(side: str, *, full: bool) -> str:
    """A life left, or one lost: empty and cracked."""
    colour = {"w": "#c79a3c", "e": "#4f9a86"}[side]
    shape = {
        "w": "M50 10 C66 10 78 28 78 50 C78 72 66 90 50 90 C34 90 22 72 22 50 C22 28 34 10 50 10 Z",
        "e": "M50 8 L84 28 V72 L50 92 L16 72 V28 Z",
    }[side]
    glass = gradient("g", (0, "#e8f4f2"), (1, "#a3c4c8"), to=(1, 1))
    if full:
        return wrap(
            glass
            + path(shape, "url(#g)", colour, 12)
            + path("M42 62 L58 38", "none", "#ffffff", 6, 'stroke-opacity="0.9"')
        )
    crack = path("M46 28 L58 46 L44 58 L56 76", "none", "#6b5f4c", 7)
    return wrap(path(shape, "none", colour, 12, 'stroke-opacity="0.75"') + crack)
