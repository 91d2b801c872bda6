"""Tiles face down and face up, base tiles, walls, gates and the blast: squares of 100."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from tools.sprites.soldiers.looks import MARKS, SEATS
from tools.sprites.svg import INK, group, path

EBONY, BONE, EDGE = "#332b29", "#f3e9d3", "#16100e"
BOX = (0, 0, 110, 110)
WALL_BOX = (0, -40, 140, 160)
BLAST_BOX = (0, 0, 180, 180)


def _rect(x: float, y: float, w: float, h: float, r: float, fill: str, more: str = "") -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{w:.1f}" height="{h:.1f}" rx="{r}" fill="{fill}" {more}/>'


def _bone(x: float, y: float, w: float, h: float, top: str, low: str, *, bright: bool) -> str:
    """A domino that lies: its shadow, its lower side as a thick edge, its top."""
    ink = f'stroke="{INK if bright else EDGE}" stroke-width="2.4"'
    light = f"M{x + 9:.1f} {y + 3:.1f}H{x + w - 9:.1f}M{x + 3:.1f} {y + 9:.1f}V{y + h - 9:.1f}"
    shine = 0.8 if bright else 0.22
    return (
        _rect(x + 5, y + 8, w, h + 10, 9, "#120a05", 'opacity="0.42"')
        + _rect(x, y + 10, w, h, 9, low, f'stroke="{INK}" stroke-width="2.4"')
        + _rect(x, y, w, h, 9, top, ink)
        + path(light, "none", "#fff", 2.2, f'opacity="{shine}"')
    )


def back(seed: int) -> str:
    """A field tile face down; scratches differ by number."""
    rng, x, y, w, h = Random(seed), 15.0, 5.0, 70.0, 80.0
    found = _bone(x, y, w, h, EBONY, "#d9c8a4", bright=False)
    brass, middle, half = "#a08a68", x + w / 2, y + h / 2
    frame = f'fill="none" stroke="{brass}" stroke-width="1.8" opacity="0.8"'
    found += f'<rect x="{x + 7}" y="{y + 7}" width="{w - 14}" height="{h - 14}" rx="5" {frame}/>'
    for side in (-1, 1):
        at = half + side * h * 0.2
        found += path(_lozenge(middle, at, w * 0.27, h * 0.15), "none", brass, 1.8, 'opacity="0.75"')
        found += path(_lozenge(middle, at, w * 0.12, h * 0.065), brass, brass, 1.8, 'opacity="0.6"')
    found += f'<circle cx="{middle}" cy="{half}" r="3.5" fill="#c79a3c" stroke="{EDGE}"/>'
    for _ in range(3):
        at, up = x + rng.uniform(0.1, 0.8) * w, y + rng.uniform(0.1, 0.85) * h
        scratch = f"M{at:.1f} {up:.1f}l{rng.uniform(3, 17):.1f} {rng.uniform(-8, 8):.1f}"
        found += path(scratch, "none", "#d9c8a4", 0.9, 'opacity="0.4"')
    return found


def _lozenge(x: float, y: float, wide: float, high: float) -> str:
    return f"M{x:.1f} {y - high:.1f}L{x + wide:.1f} {y:.1f}L{x:.1f} {y + high:.1f}L{x - wide:.1f} {y:.1f}Z"


def face() -> str:
    """A field tile face up, its pips left to whoever draws them."""
    return _bone(15, 5, 70, 80, BONE, EBONY, bright=True) + path("M19 45H81", "none", "#9c8a68", 2.2)


def base_tile(seat: str) -> str:
    """A base tile, across, with its seat's mark twice."""
    x, y, w, h = 5.0, 13.0, 90.0, 64.0
    plastic = SEATS[seat]
    found = _bone(x, y, w, h, plastic.dark, "#d9c8a4", bright=False)
    found += path(f"M{x + w / 2} {y + 4}V{y + h - 4}", "none", plastic.light, 2.2, 'opacity="0.7"')
    frame = f'fill="none" stroke="{plastic.light}" stroke-width="1.6" opacity="0.45"'
    found += f'<rect x="{x + 5}" y="{y + 5}" width="{w - 10}" height="{h - 10}" rx="6" {frame}/>'
    for part in (0.25, 0.75):
        moved = f"translate({x + w * part} {y + h / 2}) scale(0.85) translate(-50 -94)"
        found += group(path(MARKS[seat], "none", plastic.light, 3.4), moved)
    return found


# --- walls -----------------------------------------------------------------------------------------
def wall(*, across: bool) -> str:
    """A domino on its long side: along the south edge of its square, or along its east edge."""
    top, front, high = "#fffaf0", "#e6d8b8", 34.0
    ink = f'stroke="{INK}" stroke-width="2.8"'
    if across:
        x, w, low = 6.0, 88.0, 103.0
        shadow = f"M{x + 4} {low}H{x + w}L{x + w + 20} {low + 13}H{x + 20}Z"
        pips = _pips(x + 8, 13) + _pips(x + w - 21, 13)
        return (
            path(shadow, "#120a05", "", 0, 'opacity="0.4"')
            + _rect(x, low - high - 9, w, high + 9, 5, top, ink)
            + _rect(x, low - high, w, high, 5, front, ink)
            + path(f"M{x + w / 2} {low - high + 4}V{low - 4}", "none", "#9c8a68", 1.6)
            + pips
        )
    x, w, above, below = 90.5, 19.0, 5.0, 97.0
    shadow = f"M{x + w} {above}L{x + w + 22} {above + 14}V{below + 10}H{x + w / 2}L{x} {below}Z"
    return (
        path(shadow, "#120a05", "", 0, 'opacity="0.4"')
        + _rect(x, above - high, w, below - above + high, 4, front, ink)
        + _rect(x, above - high, w, below - above, 4, top, ink)
        + path(f"M{x + w / 2} {above - high + 6}V{below - high - 6}", "none", EBONY, 5, 'opacity="0.55"')
    )


def _pips(left: float, wide: float) -> str:
    """Three pips on a slant, as a wall shows them."""
    places = [(left + step * wide / 2, 78 + step * 8) for step in range(3)]
    return "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.6" fill="#8a7757"/>' for x, y in places)


# --- marks -----------------------------------------------------------------------------------------
def blast() -> str:
    """A toy blast: a rim of cotton wool and three paper stars."""
    rng, x, r = Random(2), 90.0, 60.0
    puffs = [
        (x + r * 0.92 * cos(n * pi / 6), x + r * 0.74 * sin(n * pi / 6), r * rng.uniform(0.3, 0.44)) for n in range(12)
    ]
    found = ""
    for grow, shift, colour in ((2.6, 0.0, INK), (0.0, 0.0, "#cdbfa2"), (-3.0, 3.0, BONE)):
        found += "".join(
            f'<circle cx="{a - shift:.1f}" cy="{b - shift:.1f}" r="{k + grow:.1f}" fill="{colour}"/>'
            for a, b, k in puffs
        )
    found += _star(x, 13, r * 1.02, r * 0.62, 2, "#d8622f", 2.6)
    found += _star(x, 11, r * 0.76, r * 0.46, 3, "#f2a03c", 1.6)
    return found + _star(x, 9, r * 0.48, r * 0.28, 4, "#fff0bd", 1.4)


def _star(middle: float, points: int, outer: float, inner: float, seed: int, fill: str, ink: float) -> str:
    rng, found = Random(seed), []
    for number in range(2 * points):
        far = (inner if number % 2 else outer) * rng.uniform(0.86, 1.1)
        turn = pi * number / points + 0.2
        found.append(f"{middle + far * cos(turn):.1f} {middle + far * sin(turn) * 0.86:.1f}")
    return path(f"M{'L'.join(found)}Z", fill, INK, ink)


def facing() -> str:
    """The small disc that tells which way a figure looks: east; it is turned for the others."""
    arrow = "M25 50H72M50 27L75 50L50 73"
    return '<circle cx="50" cy="50" r="45" fill="#14281f" stroke="#fffaf0" stroke-width="7"/>' + path(
        arrow, "none", "#fffaf0", 12
    )


def ticked() -> str:
    """The small disc of who has acted."""
    return '<circle cx="50" cy="50" r="45" fill="#14281f" stroke="#fffaf0" stroke-width="7"/>' + path(
        "M28 52L44 68L74 34", "none", "#fffaf0", 12
    )


def gate() -> str:
    """Two brass posts and an arrow, where one goes north."""
    posts = "".join(
        f'<path d="M{50 + k * 34 - 4} 62v-18h8v18Z" fill="#c79a3c" stroke="{INK}" stroke-width="2"/>'
        f'<circle cx="{50 + k * 34}" cy="40" r="5" fill="#f0d58a" stroke="{INK}" stroke-width="2"/>'
        for k in (-1, 1)
    )
    return posts + path("M40 56L50 44L60 56", "none", "#f0d58a", 5)
