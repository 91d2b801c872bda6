"""What the players left on the table: tea, sugar, a tart, a watch, closed cards."""

from __future__ import annotations

from math import cos, pi, sin

from tools.sprites.portraits.pen import RED, disc, form, ink, joined, suit, wash
from tools.sprites.svg import INK, wrap

CUP = (220, 220)
LINKS = 11
"""How many links of a chain lie along a curve."""
Point = tuple[float, float]


TEA = {0: (88, 56, 9), 1: (91.5, 46, 4.6)}
"""How high the tea stands in a cup that was drunk from so often, and how wide and high it is seen."""


def cup(drunk: int = 0) -> str:
    """A cup on its saucer, with a heart on it: full, half full, or with leaves at the bottom."""
    tea = disc(106, 88, 56, "#d8ccb0", 2, 9) if drunk else ""
    if drunk in TEA:
        y, wide, high = TEA[drunk]
        tea += disc(106, y, wide, "#8a5424", 2, high)
    else:
        tea += wash("M62 91 Q106 84 150 91 Q106 96 62 91 Z", "#a07a4a", 0.7)
        tea += ink("M84 93 l7 1 M100 92 l5 3 M116 94 l8 -2 M126 91 l4 1", 2.4)
    return wrap(
        joined(
            disc(112, 182, 106, "#04100c", ry=30, opacity=0.4),
            disc(106, 172, 100, "#efe6d0", 3, 26),
            disc(106, 170, 60, "#d8ccb0", 2, 14),
            form("M41 86 C43 142 69 166 106 166 C143 166 167 142 171 86 Z", "#f6f1e2", 3.4),
            wash("M137 92 C139 132 125 154 103 164 C141 164 165 140 169 92 Z", "#9db0ad", 0.6),
            form("M165 98 C199 90 199 140 157 134 L159 124 C181 126 181 106 164 110 Z", "#e9e4d4", 3),
            disc(106, 86, 65, "#fffaf0", 3, 13),
            tea,
            suit("H", 75, 108, 0.34, RED),
        ),
        *CUP,
    )


def lumps() -> str:
    """Two lumps of sugar."""
    lump = joined(
        form("M6 14 L20 6 L36 12 L36 26 L22 34 L6 28 Z", "#fffdf6", 2.4),
        ink("M6 14 L22 20 L36 12 M22 20 V34", 1.8),
        wash("M22 20 L36 12 V26 L22 34 Z", "#cfc6b0", 0.7),
    )
    shade = disc(46, 52, 40, "#04100c", ry=12, opacity=0.35)
    return wrap(f'{shade}{lump}<g transform="translate(34 26) rotate(14)">{lump}</g>', 90, 80)


def tart() -> str:
    """A tart, not stolen yet."""
    return wrap(
        joined(
            disc(54, 62, 50, "#04100c", ry=16, opacity=0.4),
            form("M6 44 L16 64 Q50 78 84 64 L94 44 Z", "#c98f45", 3),
            ink("M18 52 l4 13 M32 56 l2 14 M50 58 v14 M68 56 l-2 14 M82 52 l-4 13", 2),
            disc(50, 42, 45, "#e0ad62", 3, 15),
            disc(50, 40, 34, "#b3263a", 2.4, 10),
            wash("M24 38 Q40 31 58 33 Q40 36 32 43 Z", "#f08a8e", 0.9),
        ),
        110,
        84,
    )


def watch() -> str:
    """The Hare's watch on its chain, two days slow."""
    chain = "M130 46 C120 12 78 10 58 34 C36 62 22 40 8 50"
    ways = (((130, 46), (120, 12), (78, 10), (58, 34)), ((58, 34), (36, 62), (22, 40), (8, 50)))
    links = "".join(disc(*_on_curve(way, n / LINKS), 2.6, "#e2b54c", 0) for way in ways for n in range(LINKS))
    hours = "".join(
        ink(
            f"M{130 + 40 * sin(a):.1f} {112 - 40 * cos(a):.1f} L{130 + r * sin(a):.1f} {112 - r * cos(a):.1f}",
            3 if n % 3 == 0 else 1.8,
        )
        for n in range(12)
        for a, r in ((n * pi / 6, 31 if n % 3 == 0 else 36),)
    )
    return wrap(
        joined(
            disc(138, 120, 64, "#04100c", ry=60, opacity=0.4),
            f'<path d="{chain}" fill="none" stroke="{INK}" stroke-width="8"/>',
            links,
            disc(130, 44, 10, "none", 5),
            form("M122 54 h16 v12 h-16 Z", "#c99a38", 2.6),
            disc(130, 112, 56, "#e2b54c", 3.2),
            disc(130, 112, 46, "#fbf4e0", 2.4),
            hours,
            ink("M130 112 L130 82 M130 112 L112 118", 4),
            disc(130, 112, 4, RED, 2),
            wash("M96 90 Q112 68 144 72 Q116 80 104 104 Z", "#fff", 0.8),
        ),
        200,
        184,
    )


def closed_cards(back: str) -> str:
    """Three cards that lie face down, in a colour."""

    def card(turn: float, x: float, y: float) -> str:
        lozenges = "".join(
            f'<path d="M34 {y - 13} l9 13 l-9 13 l-9 -13 Z" fill="none" stroke="#e9c9a0" stroke-width="1.4"/>'
            for y in (27, 48, 70)
        )
        return (
            f'<g transform="translate({x} {y}) rotate({turn})">'
            '<rect x="3" y="5" width="68" height="97" rx="6" fill="#04100c" opacity="0.35"/>'
            f'<rect width="68" height="97" rx="6" fill="#fffdf6" stroke="{INK}" stroke-width="1.6"/>'
            f'<rect x="6" y="6" width="56" height="85" rx="4" fill="{back}"/>'
            '<rect x="10" y="10" width="48" height="77" rx="3" fill="none" stroke="#e4b54e" '
            f'stroke-width="1.4"/>{lozenges}</g>'
        )

    return wrap(card(14, 52, 6) + card(4, 34, 8) + card(-8, 10, 18), 130, 136)


def sprites() -> dict[str, str]:
    """The things by their names."""
    drawn = {"cup": cup(), "cup-1": cup(1), "cup-2": cup(2), "lumps": lumps(), "tart": tart(), "watch": watch()}
    drawn |= {"cards-w": closed_cards("#7c2f35"), "cards-e": closed_cards("#1f5c4f")}
    return {f"table/{name}": svg for name, svg in drawn.items()}


def _on_curve(points: tuple[Point, Point, Point, Point], share: float) -> Point:
    """A point of a cubic curve, at a share of its way."""
    off = 1 - share
    weights = (off**3, 3 * off**2 * share, 3 * off * share**2, share**3)
    x, y = (sum(w * one[axis] for w, one in zip(weights, points, strict=True)) for axis in (0, 1))
    return round(x, 1), round(y, 1)
