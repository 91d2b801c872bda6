"""The Red Queen (master): a crown of four balls, a ruff."""

from __future__ import annotations

from math import cos, pi, sin

from tools.sprites.portraits.pen import RED, disc, form, ground, hatch, ink, joined, suit, wash
from tools.sprites.svg import INK


def queen() -> str:
    """Draw her, in a box of 200."""
    ruff = " ".join(
        f"L{100 + (96 if i % 2 else 80) * cos(turn):.0f} {152 + (84 if i % 2 else 70) * sin(turn):.0f}"
        for i, turn in enumerate(pi + i * pi / 18 for i in range(19))
    )
    pleats = " ".join(
        f"M{100 + 50 * cos(turn):.0f} {152 + 44 * sin(turn):.0f} "
        f"L{100 + 82 * cos(turn):.0f} {152 + 72 * sin(turn):.0f}"
        for turn in (pi + i * pi / 18 for i in range(1, 18, 2))
    )
    return joined(
        ground("#c98a84", 5),
        form(f"M100 126 {ruff} Z", "#f8f2e2", 3.2),
        ink(pleats, 1.8),
        form(
            "M30 202 C38 168 70 154 100 154 C130 154 162 168 170 202 Z",
            "#a8323a",
            3.4,
        ),
        wash(
            "M118 156 C146 162 162 178 168 202 H130 C136 186 132 170 118 156 Z",
            "#5b1a20",
            0.5,
        ),
        form(
            "M60 112 C40 76 66 46 100 58 C134 46 160 76 140 112 Z",
            "#8a3a22",
            3.2,
        ),
        ink(
            "M58 92 Q62 74 80 66 M142 92 Q138 74 120 66 M66 100 Q70 84 84 76 M134 100 "
            "Q130 84 116 76",
            1.8,
        ),
        form(
            "M66 98 C68 82 84 76 100 84 C116 76 132 82 134 98 C136 124 120 148 100 152 "
            "C80 148 64 124 66 98 Z",
            "#f6dfc4",
            3.2,
        ),
        wash(
            "M130 96 C132 122 118 142 102 149 C114 132 118 112 116 92 Z",
            "#d3a07e",
            0.45,
        ),
        disc(78, 124, 9, "#d0605a", opacity=0.4),
        disc(122, 124, 9, "#d0605a", opacity=0.4),
        ink("M72 94 L93 101 M128 94 L107 101", 4),
        form("M74 107 Q84 100 94 108 Q84 113 74 107 Z", "#fffaf0", 2.2),
        form("M106 108 Q116 100 126 107 Q116 113 106 108 Z", "#fffaf0", 2.2),
        disc(86, 107, 3.4, INK),
        disc(114, 107, 3.4, INK),
        ink("M73 106 Q84 98 95 107 M105 107 Q116 98 127 106", 3),
        ink("M100 106 Q97 118 95 123 Q100 127 105 123", 2.4),
        form(
            "M89 136 Q95 131 100 134 Q105 131 111 136 Q100 143 89 136 Z",
            RED,
            2.2,
        ),
        disc(118, 133, 2, INK),
        ink("M84 142 Q100 150 116 142", 1.6),
        form(
            "M62 62 L50 22 L74 42 L82 12 L100 38 L118 12 L126 42 L150 22 L138 62 C114 54 "
            "86 54 62 62 Z",
            "#e2b54c",
            3.2,
        ),
        wash(
            "M64 58 L56 30 L76 48 L84 20 L92 34 C86 44 84 50 84 54 Z",
            "#fff0b8",
            0.7,
        ),
        "".join(
            (disc(x, y, 5.2, "#f6e2a0", 2.6) for x, y in ((50, 20), (82, 10), (118, 10), (150, 20)))
        ),
        "".join(
            (
                disc(x, y, 4, c, 2)
                for x, y, c in ((76, 54, "#3f7f70"), (100, 51, RED), (124, 54, "#3f7f70"))
            )
        ),
        form("M100 160 L116 178 L100 197 L84 178 Z", "#e2b54c", 2.8),
        suit("H", 91, 169, 0.18, RED),
        hatch(140, 172, 6, 4, 4, -4, 15),
    )
