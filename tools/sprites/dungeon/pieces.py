"""What stands on the table: figures, the bases under them, the peg of what flies, the Masters."""

from __future__ import annotations

from tools.sprites.dungeon.kit import FIGURE_BOX, GLASS, Figure, body, boxed, drawn, inked, oval, stroked
from tools.sprites.svg import INK, gradient

SIDES = "we"
CLASSES = "WBYGR"
TOPS = {
    "G": "M21 82 Q21 74 50 74 Q79 74 79 82 Q79 90 50 90 Q21 90 21 82 Z",
    "B": "M28 75 L72 75 L81 87 L19 87 Z",
    "R": "M12 82 L50 73 L88 82 L50 92 Z",
    "W": "M19 82 Q20 75 30 77 Q36 72 43 75 Q50 71 57 75 Q64 72 70 77 Q80 75 81 82 "
    "Q80 89 70 87 Q64 92 57 89 Q50 93 43 89 Q36 92 30 87 Q20 89 19 82 Z",
    "Y": "M33 75 L67 75 L76 82 L76 86 L24 86 L24 82 Z",
}
RIMS = {
    "G": "M21 82 L21 88 Q24 97 50 97 Q76 97 79 88 L79 82 Z",
    "B": "M19 87 L81 87 L81 95 L19 95 Z",
    "R": "M12 82 L12 88 L50 99 L88 88 L88 82 Z",
    "W": "M19 82 L19 88 Q22 96 30 94 Q36 99 43 96 Q50 100 57 96 Q64 99 70 94 Q78 96 81 88 L81 82 Z",
    "Y": "M16 88 L24 84 L76 84 L84 88 L84 96 L16 96 Z",
}
NOTCHES: dict[str, tuple[tuple[float, float], ...]] = {
    "R": ((24, 87.5), (37, 91), (50, 93), (63, 91), (76, 87.5)),
    "B": tuple((x, 89) for x in (29, 39.5, 50, 60.5, 71)),
    "Y": tuple((x, 90) for x in (28, 39, 50, 61, 72)),
    "G": ((29, 89.5), (39, 91.5), (50, 92), (61, 91.5), (71, 89.5)),
    "W": ((25, 89.5), (36.5, 91.5), (50, 93), (63.5, 91.5), (75, 89.5)),
}
METALS = {"w": ("#fbe19c", "#bd8b30"), "e": ("#5fae98", "#1c5145")}
"""The two sides: brass, smooth; verdigris, notched."""


def _metal(side: str) -> str:
    return gradient("metal", (0, METALS[side][0]), (1, METALS[side][1]))


def figure(one: Figure) -> str:
    """A figure without its base."""
    return boxed(body(one.kind) + drawn(one), FIGURE_BOX)


def base(kind: str, side: str) -> str:
    """The base that a figure stands on, with its shadow: the top says the class, the rim the side."""
    out = body(kind) + _metal(side) + oval(57, 92, 33, 8, "#000000", 'opacity="0.25"')
    out += inked(RIMS[kind], "url(#metal)", 2.6) + inked(TOPS[kind], "url(#body)", 2.6)
    if kind == "Y":
        out += stroked("M60 86 L57 82 L61 79", 1.6)
    if side == "e":
        out += "".join(stroked(f"M{x} {y} v4.6", 2.4) for x, y in NOTCHES[kind])
    return boxed(out, FIGURE_BOX)


def peg() -> str:
    """The glass peg of what flies, and the shadow that it throws on its base."""
    out = oval(50, 82, 13, 3.4, "#1b1412", 'opacity="0.45"')
    return boxed(out + stroked("M50 82 L50 60", 6.4) + stroked("M50 81 L50 60", 2.8, GLASS), FIGURE_BOX)


def _throne(side: str) -> str:
    if side == "w":
        return (
            inked("M15 84 L15 90 Q18 99 50 99 Q82 99 85 90 L85 84 Z", "url(#metal)")
            + oval(50, 84, 35, 9, "#e9d6ac", f'stroke="{INK}" stroke-width="2.6"')
            + oval(50, 42, 33, 40, "url(#metal)", f'stroke="{INK}" stroke-width="2.8"')
            + oval(50, 42, 24, 31, "#6d3b2c", f'stroke="{INK}" stroke-width="2.2"')
        )
    return (
        inked("M12 85 L12 91 L30 99 L70 99 L88 91 L88 85 Z", "url(#metal)")
        + inked("M12 85 L30 77 L70 77 L88 85 L70 93 L30 93 Z", "#8fa7ad", 2.6)
        + inked("M50 0 L84 20 L84 64 L50 86 L16 64 L16 20 Z", "url(#metal)")
        + inked("M50 11 L75 26 L75 60 L50 76 L25 60 L25 26 Z", "#22383f", 2.2)
    )


def _face(side: str) -> str:
    out = inked("M33 51 Q50 44 67 51 Q64 60 50 59 Q36 60 33 51 Z", "#fff6e2", 2.4)
    out += oval(50, 37, 13, 13, "#fff6e2", f'stroke="{INK}" stroke-width="2.8"')
    if side == "w":
        beard = "M38 40 Q39 56 50 57 Q61 56 62 40 Q56 46 50 43 Q44 46 38 40 Z"
        return out + inked(beard, "#e6d5ae", 2.2)
    return out + inked("M36 40 Q33 22 50 22 Q67 22 64 40 Q60 29 50 29 Q40 29 36 40 Z", "#4b4650", 2.2)


def _crown(side: str) -> str:
    if side == "w":
        return inked("M36 27 L33 10 L42 17 L50 8 L58 17 L67 10 L64 27 Q50 23 36 27 Z", "#e0b651")
    crown = "M35 25 L36 14 L43 18 L44 8 L50 14 L56 8 L57 18 L64 14 L65 25 Q50 21 35 25 Z"
    return inked(crown, "#9fd6c4")


def _seat(side: str) -> str:
    """What a Master is painted with, his shadow and his throne."""
    robe = ("#fffaf0", "#dccfae") if side == "w" else ("#6f8f98", "#2f4650")
    out = _metal(side) + gradient("robe", (0, robe[0]), (1, robe[1]))
    return out + oval(58, 94, 38, 8, "#000000", 'opacity="0.28"') + _throne(side)


def _robe(side: str) -> str:
    trim = "#c79a3c" if side == "w" else "#8fcdb8"
    out = inked("M25 86 Q28 58 42 51 L58 51 Q72 58 75 86 Q50 93 25 86 Z", "url(#robe)")
    return out + inked("M44 52 L56 52 L60 89 L40 89 Z", trim, 2.2)


def master(side: str) -> str:
    """A Master on his throne: an oval back in brass, a six-cornered one in verdigris."""
    trim, orb = ("#c79a3c", "#b23a3f") if side == "w" else ("#8fcdb8", "#cfe3e2")
    out = _seat(side) + _robe(side) + _face(side) + _crown(side)
    out += oval(45, 37, 2, 2, INK) + oval(55, 37, 2, 2, INK)
    out += stroked("M26 60 L22 88", 6) + stroked("M26 60 L22 88", 2.6, trim)
    out += oval(26.5, 57, 5, 5, orb, f'stroke="{INK}" stroke-width="2.4"')
    return boxed(out, FIGURE_BOX)


def fallen(side: str) -> str:
    """A Master who has lost: his throne is cracked, he has slid off it, and his crown rolls."""
    out = _seat(side)
    for crack in ("M54 2 L47 17 L57 27 L48 42 L55 52", "M57 27 L70 33", "M48 42 L37 47", "M78 30 L67 40 L73 52"):
        out += stroked(crack, 3.4)
    out += inked("M60 1 L72 6 L66 15 Z", "#22383f" if side == "e" else "#7a4c2a", 2.2)
    lying = _robe(side) + _face(side)
    for x in (45, 55):
        lying += stroked(f"M{x - 2.4} 34.6 L{x + 2.4} 39.4 M{x + 2.4} 34.6 L{x - 2.4} 39.4", 2.2)
    out += f'<g transform="translate(-2 6) rotate(64 50 76) scale(0.94)">{lying}</g>'
    out += f'<g transform="translate(-15 64) rotate(-24 50 20) scale(0.8)">{_crown(side)}</g>'
    return boxed(out, FIGURE_BOX)
