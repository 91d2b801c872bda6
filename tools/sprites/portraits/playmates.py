"""Those who sit down at a table after Ann and Bill: a straw hat, a paper hat, a bun and a night-cap."""

from __future__ import annotations

from tools.sprites.portraits.bill import Colours, child
from tools.sprites.portraits.pen import disc, form, ink, joined, line, wash

CLEO = Colours(
    "#d8b48c", "#33262a", "#5c4448", "#1c1416", "#b5483f", "#7a2a26", "#c98f62", "#b67c52", "#8a5836", "#4a2f1c"
)
DAN = Colours(
    "#a9bfa0", "#2b2a33", "#4c4b5e", "#17161c", "#c79a3a", "#8a6620", "#8c5a3c", "#7b4c31", "#573320", "#33221a"
)
EVA = Colours(
    "#c7b0cc", "#c2562b", "#e98d4f", "#86351a", "#6d4d8c", "#452e5e", "#fbe8d6", "#f3d6bf", "#d09a80", "#3f6b4a"
)
FINN = Colours(
    "#9fb4d0", "#e9e2d2", "#fffaf0", "#b3a88f", "#8a8f99", "#5a5f69", "#f4d3b5", "#e8c09c", "#b98660", "#4d6f8c"
)
STRAW, STRAW_DARK = "#ecc967", "#b78c31"
PAPER, FOLD = "#f6f0df", "#cfc4a8"


def cleo() -> str:
    """Draw her, in a box of 200: a straw hat with a red band and a flower; dark plaits."""
    plait = joined(
        form("M66 92 C54 110 54 134 44 152 C36 168 34 182 30 198 C48 206 70 200 84 184 L92 100 Z", CLEO.hair, 3.2),
        line("M60 116 Q70 124 78 112 M54 138 Q66 148 78 136 M46 160 Q60 172 76 158", CLEO.light, 2.4),
    )
    hat = joined(
        form("M22 62 C50 40 130 34 176 58 C168 74 140 70 112 64 C76 58 44 70 22 62 Z", STRAW, 3.2),
        form("M60 52 C58 22 76 8 104 10 C128 12 138 28 138 52 C112 46 84 46 60 52 Z", STRAW, 3.2),
        form("M60 52 C59 46 60 42 61 38 C88 32 114 32 137 40 L138 52 C112 46 84 46 60 52 Z", "#b5483f", 2.6),
        line("M72 24 Q98 14 126 24 M40 60 Q96 44 160 60", STRAW_DARK, 1.8),
        *(disc(x, y, 7, "#fffaf0", 2.2) for x, y in ((78, 34), (90, 30), (84, 44), (96, 41))),
        disc(87, 37, 5, "#e4b54e", 2),
    )
    return child(CLEO, plait, hat)


def dan() -> str:
    """Draw him, in a box of 200: a hat folded of paper; he looks the other way."""
    hat = joined(
        form("M34 62 L102 -4 L170 58 C130 44 76 46 34 62 Z", PAPER, 3.2),
        wash("M102 -4 L170 58 C150 52 128 48 106 48 Z", FOLD, 0.8),
        form("M34 62 C76 46 130 44 170 58 L164 74 C128 58 78 60 42 78 Z", PAPER, 3.2),
        ink("M102 0 L106 48 M62 46 h14 M66 38 h14 M116 32 h16 M118 40 h20", 1.8),
    )
    return _mirrored(child(DAN, "", hat))


def eva() -> str:
    """Draw her, in a box of 200: red hair in a bun, held by a green bow."""
    bun = joined(
        disc(58, 44, 27, EVA.hair, 3.2),
        wash("M38 42 C40 26 58 20 70 28 C58 30 48 38 46 52 Z", EVA.light, 0.8),
        ink("M44 56 C52 64 66 62 74 52 M48 34 C56 28 66 32 70 40", 2),
    )
    bow = joined(
        form("M74 60 C58 52 44 58 42 70 C52 80 68 74 78 66 Z", "#4f8a5e", 2.8),
        form("M78 60 C84 44 98 38 108 44 C108 56 94 66 80 66 Z", "#4f8a5e", 2.8),
        disc(78, 63, 7, "#356142", 2.6),
    )
    return child(EVA, bun, bow)


def finn() -> str:
    """Draw him, in a box of 200: fair hair below a striped night-cap; he looks the other way."""
    cap = joined(
        form("M50 82 C44 40 74 14 108 16 C140 18 150 42 148 60 C118 48 84 56 50 82 Z", "#b9483f", 3.2),
        wash("M58 58 C64 46 74 36 86 30 L120 26 C130 30 136 36 140 42 C108 36 80 44 55 66 Z", "#f6ead2", 0.95),
        form("M92 18 C70 4 40 8 28 34 C22 48 20 60 20 74 C34 74 40 58 52 48 C64 40 78 34 92 34 Z", "#b9483f", 3.2),
        wash("M44 18 C34 26 28 38 25 52 L38 56 C42 46 50 40 60 34 Z", "#f6ead2", 0.95),
        disc(21, 82, 12, "#fffaf0", 3),
        form("M46 84 C76 54 122 48 152 60 L152 74 C120 62 84 70 54 98 Z", "#f6ead2", 3.2),
    )
    return _mirrored(child(FINN, "", cap))


def _mirrored(drawn: str) -> str:
    return f'<g transform="translate(200 0) scale(-1 1)">{drawn}</g>'
