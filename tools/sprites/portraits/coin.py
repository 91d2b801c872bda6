"""The Coin (random): spun, with one eye shut."""

from __future__ import annotations

from math import cos, sin

from tools.sprites.portraits.pen import disc, ground, hatch, ink, joined, ring, wash
from tools.sprites.svg import INK


def coin() -> str:
    """Draw it, in a box of 200."""
    reeds = " ".join(
        f"M{93 + 62 * cos(turn):.1f} {102 + 70 * sin(turn):.1f} l15 4"
        for turn in (-1.25 + 0.16 * reed for reed in range(17))
    )
    return joined(
        ground("#9fb3a6", 1),
        ink(
            "M24 66 Q34 34 60 20 M14 100 Q12 84 16 74 M178 146 Q166 172 142 184 M188 118 "
            "Q187 128 184 136",
            3,
        ),
        disc(108, 106, 62, "#a87a24", 3.4, 70),
        ink(reeds, 1.6),
        disc(93, 102, 62, "#e2b54c", 3.4, 70),
        wash(
            "M93 32 C60 34 34 66 31 104 C34 150 64 172 93 172 C66 158 50 132 50 100 C50 "
            "66 66 44 93 32 Z",
            "#fff3c4",
            0.65,
        ),
        wash(
            "M120 42 C150 70 154 130 122 164 C146 150 156 126 155 100 C154 74 142 52 120 42 Z",
            "#9a6c1c",
            0.5,
        ),
        ring(93, 102, 51, 58),
        wash(
            "M70 78 C72 62 114 62 118 78 C122 100 116 132 94 138 C74 132 66 100 70 78 Z",
            "#f3cf74",
            0.9,
        ),
        ink("M72 88 Q80 82 88 87 M102 87 Q110 82 117 88", 3),
        ink("M95 84 Q90 104 86 110 Q90 116 98 114", 2.6),
        ink("M76 96 Q82 92 88 97 M102 97 Q108 101 115 96", 2.6),
        disc(82, 96, 2.6, INK),
        ink("M78 126 Q94 132 112 122", 3),
        ink(
            "M70 76 Q64 60 76 56 Q80 46 92 50 Q104 42 110 54 Q124 56 118 76",
            3,
        ),
        hatch(118, 108, 6, -1.5, 5, 7, -5),
    )
