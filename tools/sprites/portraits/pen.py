"""Pen and brush of the portraits: ink lines over loose washes, in a box of 200."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from tools.sprites.signs import SUITS
from tools.sprites.svg import INK, group
from wonderland.ui.kit.dashes import broken

RED = "#a8323a"
SIZE = 200
CORNERS = 14
"""Of the uneven wash behind a head."""


def joined(*strokes: str) -> str:
    """Strokes one over another."""
    return "".join(strokes)


def ink(d: str, width: float = 3) -> str:
    """A line of ink."""
    return (
        f'<path d="{d}" fill="none" stroke="{INK}" stroke-width="{width}" stroke-linecap="round" '
        'stroke-linejoin="round"/>'
    )


def line(d: str, colour: str, width: float) -> str:
    """A line in a colour."""
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round"/>'


def wash(d: str, colour: str, opacity: float = 1) -> str:
    """A wash of colour without an edge."""
    return f'<path d="{d}" fill="{colour}" fill-opacity="{opacity}"/>'


def form(d: str, colour: str, width: float = 3) -> str:
    """A shape in a colour with an edge of ink."""
    return (
        f'<path d="{d}" fill="{colour}" stroke="{INK}" stroke-width="{width}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def disc(x: float, y: float, r: float, colour: str, width: float = 0, ry: float = 0, opacity: float = 1) -> str:
    """A disc, or with ``ry`` an ellipse; with a ``width`` it has an edge of ink."""
    edge = f' stroke="{INK}" stroke-width="{width}"' if width else ""
    return f'<ellipse cx="{x}" cy="{y}" rx="{r}" ry="{ry or r}" fill="{colour}" fill-opacity="{opacity}"{edge}/>'


def ring(x: float, y: float, rx: float, ry: float) -> str:
    """A ring of dots of ink, as round the face of a coin."""
    outline = tuple((x + rx * cos(a * pi / 60), y + ry * sin(a * pi / 60)) for a in range(121))
    return ink(broken(outline, 1, 6), 1.8)


def hatch(x: float, y: float, count: int, dx: float, dy: float, lx: float, ly: float) -> str:
    """Short strokes side by side, for shade."""
    strokes = (f"M{x + i * dx:.1f} {y + i * dy:.1f} l{lx + i % 3} {ly - i % 2 * 2}" for i in range(count))
    return ink(" ".join(strokes), 1.5)


def suit(letter: str, x: float, y: float, scale: float, colour: str) -> str:
    """A suit's mark."""
    return group(f'<path d="{SUITS[letter]}" fill="{colour}"/>', f"translate({x} {y}) scale({scale})")


def ground(colour: str, seed: int) -> str:
    """The paper, and a wash with an uneven border, darker at its edge as water colour dries."""
    rng = Random(seed)
    points = [
        (
            100 + (84 + rng.uniform(-7, 7)) * cos(i * 2 * pi / CORNERS),
            98 + (86 + rng.uniform(-7, 7)) * sin(i * 2 * pi / CORNERS),
        )
        for i in range(CORNERS)
    ]
    following = [*points[1:], points[0]]
    mids = [((a + c) / 2, (b + d) / 2) for (a, b), (c, d) in zip(points, following, strict=True)]
    d = f"M{mids[-1][0]:.0f} {mids[-1][1]:.0f}"
    for (x, y), (mx, my) in zip(points, mids, strict=True):
        d += f" Q{x:.0f} {y:.0f} {mx:.0f} {my:.0f}"
    paper = f'<rect width="{SIZE}" height="{SIZE}" fill="#f4ead2"/>'
    stain = (
        f'<path d="{d} Z" fill="{colour}" fill-opacity="0.5" stroke="{colour}" stroke-opacity="0.5" stroke-width="3"/>'
    )
    return paper + stain + wash("M0 150 Q60 128 110 146 T200 138 V200 H0 Z", colour, 0.28)
