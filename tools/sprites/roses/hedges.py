"""Hedges in layers: a pot, a bush with as many roses as its rank, the pot's rim before it, a plate.

The program lays them over one another and sets the rank on the plate.
"""

from __future__ import annotations

from math import copysign, cos, dist, pi, radians, sin

from tools.sprites.roses.drawing import INK, Drawing
from tools.sprites.roses.seats import SEATS, put_emblem

RANKS = range(1, 11)
SPOTS: dict[int, list[tuple[float, float]]] = {
    1: [(50, 40)],
    2: [(36, 36), (64, 44)],
    3: [(50, 26), (33, 50), (67, 50)],
    4: [(36, 28), (64, 27), (34, 53), (66, 53)],
    5: [(33, 27), (67, 27), (50, 40), (32, 54), (68, 54)],
    6: [(30, 30), (50, 22), (71, 30), (29, 52), (50, 44), (71, 52)],
    7: [(34, 24), (64, 22), (24, 43), (50, 40), (77, 42), (36, 58), (64, 58)],
    8: [(34, 22), (58, 19), (22, 41), (44, 38), (67, 37), (33, 58), (56, 57), (78, 53)],
    9: [(28, 26), (50, 19), (72, 26), (22, 45), (45, 39), (67, 44), (34, 60), (55, 58), (78, 58)],
    10: [(27, 24), (50, 17), (73, 24), (19, 43), (40, 36), (61, 36), (81, 43), (31, 59), (51, 55), (71, 59)],
}
RADII = {1: 17, 2: 14.5, 3: 13.5, 4: 13, 5: 12, 6: 11.5, 7: 11, 8: 10.6, 9: 10.2, 10: 10}
LEAVES = ((24, 34), (41, 50), (60, 28), (74, 48), (50, 64), (33, 20), (66, 62), (82, 36), (18, 50))
SILVER = ("#d5dde2", "#f7fafb", "#8d9aa4")
PAINT = ("#cf2338", "#f0636b", "#8c1224")


def put_rose(drawing: Drawing, x: float, y: float, r: float, *, red: bool, turn: float = 0.0) -> None:
    """Put a rose into a drawing: five petals, a light one, a shaded one, and the spiral inside."""
    base, light, shade = PAINT if red else SILVER
    ink = max(1.3, r * 0.16)
    angles = [radians(turn + k * 72 - 90) for k in range(5)]
    tips = [(x + r * 0.78 * cos(a), y + r * 0.78 * sin(a)) for a in angles]
    arc = f"{r * 0.56:.1f}"
    petals = f"M{tips[0][0]:.1f} {tips[0][1]:.1f}" + "".join(
        f" A{arc} {arc} 0 0 1 {tips[(k + 1) % 5][0]:.1f} {tips[(k + 1) % 5][1]:.1f}" for k in range(5)
    )

    def at(a: float, b: float) -> str:
        return f"{x + a * r:.1f} {y + b * r:.1f}"

    drawing.shape(petals + " Z", base, ink)
    drawing.shape(
        f"M{at(-0.62, -0.2)} Q{at(-0.4, -0.75)} {at(0.2, -0.66)} Q{at(-0.25, -0.5)} {at(-0.4, -0.02)} Z", light, 0
    )
    drawing.shape(f"M{at(0.7, 0.1)} Q{at(0.55, 0.75)} {at(-0.2, 0.72)} Q{at(0.35, 0.5)} {at(0.42, 0.05)} Z", shade, 0)
    drawing.line(
        f"M{at(-0.02, 0.05)} Q{at(0.16, -0.2)} {at(-0.12, -0.28)} Q{at(-0.5, -0.2)} {at(-0.36, 0.22)} "
        f"Q{at(-0.1, 0.55)} {at(0.34, 0.25)} Q{at(0.5, -0.1)} {at(0.3, -0.42)}",
        ink * 0.72,
    )


def rose(*, red: bool) -> str:
    """A rose by itself."""
    drawing = Drawing()
    put_rose(drawing, 50, 50, 46, red=red)
    return drawing.svg()


def _bush(cx: float = 50, cy: float = 41, rx: float = 37, ry: float = 30, scallops: int = 11) -> str:
    angles = [2 * pi * k / scallops - 1.57 for k in range(scallops)]
    points = [
        (cx + rx * copysign(abs(cos(a)) ** 0.8, cos(a)), cy + ry * copysign(abs(sin(a)) ** 0.8, sin(a))) for a in angles
    ]
    path = f"M{points[0][0]:.1f} {points[0][1]:.1f}"
    for here, there in zip(points, points[1:] + points[:1], strict=True):
        r = dist(here, there) * 0.56
        path += f" A{r:.1f} {r:.1f} 0 0 1 {there[0]:.1f} {there[1]:.1f}"
    return path + " Z"


def _drip(x: float, y: float, length: float) -> str:
    return f"M{x} {y} v{length} a2.600 2.600 0 0 0 5.200 0 v-{length} Z"


def bush(rank: int, *, red: bool) -> str:
    """A bush with as many roses as its rank."""
    drawing = Drawing()
    drawing.shape(_bush(), drawing.gradient("#6fae62", "#1f5238", 0.8, 0.9))
    for x, y in LEAVES:
        drawing.line(f"M{x - 5} {y} Q{x} {y - 6} {x + 5} {y}", 2, "#153c2a", 0.75)
        drawing.line(f"M{x - 8} {y - 6} q3 -4 7 -3", 1.6, "#a6d68c", 0.6)
    if red:
        for x, y, length in ((28, 56, 9), (47, 60, 12), (66, 57, 7)):
            drawing.shape(_drip(x, y, length), PAINT[0], 1.6)
    r = RADII[rank]
    for number, (sx, sy) in enumerate(SPOTS[rank]):
        put_rose(drawing, sx, sy, r, red=red, turn=number * 29)
    if red:
        for sx, sy in SPOTS[rank][::2]:
            glint = f"M{sx - r * 0.5} {sy - r * 0.35} q{r * 0.2} -{r * 0.35} {r * 0.55} -{r * 0.4}"
            drawing.line(glint, 2, "#ffffff")
    return drawing.svg()


def pot(seat: str = "") -> str:
    """The pot behind the bush; of a third hedge in the seat's colour."""
    drawing = Drawing()
    drawing.shadow(57, 95, 36, 6, 0.32)
    light, shade = (SEATS[seat].colour, SEATS[seat].shade) if seat else ("#e9dfc6", "#a8987a")
    drawing.shape("M25 70 L75 70 L71 97 L29 97 Z", drawing.gradient(light, shade))
    return drawing.svg()


def rim(seat: str, *, middle: bool) -> str:
    """The pot's rim before the bush; of a third hedge with brass balls and the seat's emblem."""
    look = SEATS[seat]
    drawing = Drawing()
    drawing.shape("M20 69 L80 69 L78 78 L22 78 Z", look.shade if middle else look.colour)
    if middle:
        drawing.disc(20, 67, 5.5, "#e3b95a", 2.8)
        drawing.disc(80, 67, 5.5, "#e3b95a", 2.8)
        put_emblem(drawing, seat, 2, 1, 30)
    return drawing.svg()


def plate(*, red: bool, wide: bool) -> str:
    """The plate for the rank: in the middle, or at the right below a run of paint."""
    drawing = Drawing()
    if red:
        drawing.shape(
            "M38 78 L62 78 L62 82 a3 3 0 0 1 -6 0 v4 a3.400 3.400 0 0 1 -6.800 0 v-3 a2.800 2.800 0 0 1 -5.600 0 Z",
            PAINT[0],
            1.8,
        )
        drawing.box(62, 75, 33 if wide else 26, 24, 6, "#fffaf0", 2.2, INK)
    else:
        drawing.box(31 if wide else 34, 72, 38 if wide else 32, 27, 6, "#fffaf0", 2.4, INK)
    return drawing.svg()
