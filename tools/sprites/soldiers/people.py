"""The figures as plastic: a dark outline, the shade, the body a little to the upper left, glints."""

from __future__ import annotations

from collections.abc import Iterable

from tools.sprites.soldiers.figures import BODIES, HEADS, Part
from tools.sprites.soldiers.looks import MARKS, SEATS
from tools.sprites.svg import INK, ellipse, group, path

BOX = (-8, -12, 116, 120)
"""Where a figure lies: left, top, width, height."""
OUTLINE, CONTOUR = 5.6, 3.4
STAR = "M78 -7L80 -3L84 -3L81 1L84 4L80 4L78 8L76 4L72 4L75 1L72 -3L76 -2Z"


def gear_of(kind: str, faction: str) -> str:
    """What a type wears on its head."""
    if kind == "chieftain":
        return "brim"
    return "cap" if kind == "general" and faction == "army" else faction


def figure(kind: str, seat: str, faction: str) -> str:
    """A figure on its foot, as what an SVG document holds.

    Args:
        kind: its type.
        seat: whose it is.
        faction: what it wears.
    """
    plastic, body, name = SEATS[seat], BODIES[kind], f"t{seat}{kind}"
    head, (x, y) = HEADS[gear_of(kind, faction)], body.head
    wide = 41 if kind == "sniper" else 31
    sheen = f"url(#{name})"
    stops = ((0, plastic.light), (0.4, plastic.body), (1, plastic.body))
    found = _gradient(name, stops) + _foot(wide, plastic.shade, sheen)
    shown: list[list[tuple[str, tuple[Part, ...]]]] = [
        [("", body.back)],
        [("", body.middle), (f"translate({x} {y})", head.parts)],
        [("", body.front)],
    ]
    found += "".join(_drawn(layer, INK, OUTLINE) for layer in shown)
    for number, layer in enumerate(shown):
        found += _drawn(layer, INK if not number else _dark(seat), CONTOUR if number else 0)
        found += _drawn(layer, plastic.shade)
        found += group(_drawn(layer, sheen), "translate(-0.9 -1.1)")
    moved = f"translate({x} {y})"
    found += path(body.lines, "none", _dark(seat), 1.7)
    found += group(path(head.lines, "none", _dark(seat), 1.7), moved)
    found += path(body.glints, "none", "#fff", 2, 'opacity="0.8"')
    found += group(path(head.glints, "none", "#fff", 2, 'opacity="0.8"'), moved)
    if kind == "kamikaze":
        found += path(STAR, "#f3c64b", "#a33a2e", 1.2)
    return found + path(MARKS[seat], "#fffaf0", INK, 2.4)


def _dark(seat: str) -> str:
    return SEATS[seat].dark


def _gradient(name: str, stops: Iterable[tuple[float, str]]) -> str:
    shades = "".join(f'<stop offset="{at}" stop-color="{colour}"/>' for at, colour in stops)
    return (
        f'<defs><linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="20" y1="10" '
        f'x2="80" y2="88">{shades}</linearGradient></defs>'
    )


def _foot(wide: int, shade: str, sheen: str) -> str:
    """The foot that a figure stands on, and its shadow."""
    rim = f"M{50 - wide} 84L{50 - wide} 90A{wide} 9 0 0 0 {50 + wide} 90L{50 + wide} 84Z"
    edge = f"M{53 - wide} 84Q{56 - wide} 78 {76 - wide} 77"
    return (
        ellipse(57, 94, wide + 3, 9, "#000", 'opacity="0.3"')
        + path(rim, shade, INK, 2.8)
        + ellipse(50, 84, wide, 9, sheen, f'stroke="{INK}" stroke-width="2.8"')
        + path(edge, "none", "#fff", 1.8, 'opacity="0.65"')
    )


def _drawn(layer: Iterable[tuple[str, tuple[Part, ...]]], ink: str, wider: float = 0) -> str:
    """Parts in one colour, so much wider than they are."""
    return "".join(group("".join(_part(p, ink, wider) for p in own), moved) for moved, own in layer)


def _part(part: Part, ink: str, wider: float) -> str:
    if isinstance(part, str):
        return path(part, ink, ink if wider else "", wider)
    width, line = part
    return path(line, "none", ink, width + wider)
