"""The stage of the curtain between players: drapes, the pelmet, feet of looking-glasses, a tea table."""

from __future__ import annotations

from math import pi, sin

from tools.sprites.portraits.pen import disc, form, ink, joined, line, wash
from tools.sprites.svg import group, path, wrap

RED, FOLD, LIGHT, EDGE = "#7a2a28", "#4b1614", "#9c3d38", "#240b09"
BRASS, DARK_BRASS, GLEAM = "#c99a38", "#3a2408", "#fff0bb"
DRAPE = (270, 730)
"""The box of a drape, which is tied back at its left."""
WIDE = 250.0
FOLDS = (0.16, 0.34, 0.52, 0.7, 0.86)
SCALLOP = (164, 96)
FRINGES = 12
FEET = {"round": "#c99a38", "hexagonal": "#4f9a86", "square": "#9a6c3a"}
FOOT = (120, 80)
TABLE = (260, 160)


def drape() -> str:
    """The left half of a curtain, tied back with brass."""
    w, low = WIDE, 730
    body = form(
        f"M0 -10 H{w} C{w + 14} 190 {w * 0.62} 380 {w * 0.36} 452 C{w * 0.62} 560 {w * 0.74} 640 {w * 0.72} {low} H0 Z",
        RED,
    )
    tie = joined(
        form(f"M-4 436 Q{w * 0.2} 470 {w * 0.4} 440 L{w * 0.42} 462 Q{w * 0.2} 496 -4 462 Z", BRASS, 2.6),
        line(f"M-4 446 Q{w * 0.2} 480 {w * 0.41} 449", GLEAM, 2),
        line(f"M{w * 0.38} 458 q14 22 4 54 M{w * 0.4} 458 q22 20 16 52", BRASS, 5),
        form(f"M{w * 0.38 - 2} 508 l14 0 l4 26 h-22 Z", BRASS, 2),
    )
    folds = "".join(_fold(k, FOLD if number % 2 == 0 else LIGHT) for number, k in enumerate(FOLDS))
    return wrap(body + folds + tie, *DRAPE)


def _fold(k: float, colour: str) -> str:
    """A fold of a drape above its tie and below it; ``k`` is how far out it hangs."""
    w, low = WIDE, 730
    above = (
        f"M{w * k} -10 C{w * (k + 0.04)} 190 {w * k * 0.66} 380 {w * 0.36 * k} 448 "
        f"L{w * 0.36 * (k + 0.1)} 448 C{w * (k + 0.05) * 0.72} 380 {w * (k + 0.13)} 190 "
        f"{w * (k + 0.1)} -10 Z"
    )
    below = (
        f"M{w * 0.36 * k} 466 C{w * k * 0.55} 560 {w * k * 0.74} 640 {w * k * 0.72} {low} "
        f"H{w * (k + 0.09) * 0.74} C{w * (k + 0.1) * 0.74} 640 {w * (k + 0.1) * 0.58} 560 "
        f"{w * 0.36 * (k + 0.1)} 466 Z"
    )
    return wash(above, colour, 0.58) + wash(below, colour, 0.55)


def scallop() -> str:
    """One scallop of the pelmet, with its fringe."""
    fringe = " ".join(f"M{20 + i * 11.3:.0f} {44 + sin((i + 0.5) / FRINGES * pi) * 32:.0f} v11" for i in range(FRINGES))
    return wrap(
        joined(
            form("M0 -6 H164 Q148 66 82 72 Q16 66 0 -6 Z", RED),
            path("M14 2 Q82 84 150 2 M38 0 Q82 58 126 0 M60 -2 Q82 32 104 -2", "none", FOLD, 4),
            line("M3 10 Q18 70 82 76 Q146 70 161 10", "#c79a3c", 5),
            line(fringe, "#c79a3c", 3),
        ),
        *SCALLOP,
    )


def foot(colour: str) -> str:
    """The turned foot of a looking-glass."""
    return wrap(
        joined(
            form("M18 70 Q20 62 52 58 L56 0 H64 L68 58 Q100 62 102 70 Q60 82 18 70 Z", colour, 2.6),
            line("M30 66 Q60 73 90 66", GLEAM, 1.6),
            disc(60, 26, 12, colour, 2.4, 7),
        ),
        *FOOT,
    )


def table() -> str:
    """A tea table: a cup, three cards face down and a die of which nothing is known."""
    legs = form("M106 140 L118 60 H142 L154 140 Q130 150 106 140 Z", "#6b4526", 2.6)
    cloth = joined(
        form("M10 40 Q130 80 250 40 L242 80 Q130 116 18 80 Z", "#efe6d0", 2.8),
        line("M30 66 q8 22 20 27 M90 82 q4 18 10 22 M170 84 q-4 16 -10 20 M222 68 q-6 20 -18 26", "#b7a988", 2.2),
        disc(130, 38, 120, "#fffaf0", 2.8, 26),
    )
    cards = "".join(_card(x, y, turn) for x, y, turn in ((114, 36, -26), (139, 31, -6), (166, 35, 16)))
    return wrap(legs + cloth + cards + _die() + _cup(), *TABLE)


def _card(x: float, y: float, turn: float) -> str:
    return group(
        joined(
            form("M-17 -24 H17 V24 H-17 Z", "#fffdf6", 1.6),
            wash("M-13 -20 H13 V20 H-13 Z", "#1f5c4f"),
            line("M0 -15 L9 0 L0 15 L-9 0 Z", "#a6ead8", 1.4),
        ),
        f"translate({x} {y}) scale(1 0.58) rotate({turn})",
    )


def _die() -> str:
    return group(
        joined(
            form("M-12 -10 L6 -14 L14 -4 L-4 2 Z", "#fffaf0", 2),
            form("M-12 -10 L-4 2 V20 L-12 8 Z", "#c4ad7d", 2),
            form("M-4 2 L14 -4 V14 L-4 20 Z", "#e6d6b0", 2),
            ink("M1 4 q1 -4 5 -3 q3 2 0 5 q-2 1 -2 4 M4 14 v1", 1.8),
        ),
        "translate(212 28)",
    )


def _cup() -> str:
    return group(
        joined(
            disc(99, 166, 92, "#e2d5b8", 3, 20),
            form("M34 86 C36 142 62 166 99 166 C136 166 160 142 164 86 Z", "#f6f1e2", 4),
            form("M158 98 C192 90 192 140 150 134 L152 124 C174 126 174 106 157 110 Z", "#e9e4d4", 4),
            disc(99, 86, 65, "#fffaf0", 4, 13),
            disc(99, 88, 56, "#8a5424", 3, 9),
        ),
        "translate(16 -6) scale(0.27)",
    )


def handkerchief() -> str:
    """A spotted handkerchief over the eyes of one who looks to the right, in a portrait's box of 200."""
    colour = "#b5483f"
    places = ((86, 90), (102, 87), (118, 85), (132, 87), (94, 96), (110, 92))
    return wrap(
        joined(
            form("M66 96 q-14 -6 -26 4 l4 10 q12 -8 22 -8 Z", colour, 2.8),
            form("M66 98 q-10 8 -14 28 l9 3 q2 -18 8 -24 Z", colour, 2.8),
            form("M64 83 C84 75 120 73 143 79 L147 101 C122 97 86 101 66 109 Z", colour, 3),
            "".join(disc(x, y, 2.6, "#fffaf0") for x, y in places),
            form("M59 89 q7 -5 14 0 q4 7 0 14 q-7 5 -14 0 q-4 -7 0 -14 Z", colour, 2.6),
        ),
        200,
        200,
    )


def sprites() -> dict[str, str]:
    """The drawings of the stage by their names."""
    feet = {f"stage/foot-{frame}": foot(colour) for frame, colour in FEET.items()}
    return {
        "stage/drape": drape(), "stage/scallop": scallop(), "stage/table": table(),
        "stage/handkerchief": handkerchief(), **feet,
    }  # fmt: skip
