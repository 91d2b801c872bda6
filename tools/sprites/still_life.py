"""What else stands on the table of the menu: a cup of tea."""

from __future__ import annotations

from tools.sprites.portraits.pen import RED, disc, form, joined, suit, wash
from tools.sprites.svg import wrap

CUP = (220, 220)


def cup() -> str:
    """A cup on its saucer, with a heart on it."""
    return wrap(
        joined(
            disc(112, 182, 106, "#04100c", ry=30, opacity=0.4),
            disc(106, 172, 100, "#efe6d0", 3, 26),
            disc(106, 170, 60, "#d8ccb0", 2, 14),
            form("M41 86 C43 142 69 166 106 166 C143 166 167 142 171 86 Z", "#f6f1e2", 3.4),
            wash("M137 92 C139 132 125 154 103 164 C141 164 165 140 169 92 Z", "#9db0ad", 0.6),
            form(
                "M165 98 C199 90 199 140 157 134 L159 124 C181 126 181 106 164 110 Z", "#e9e4d4", 3
            ),
            disc(106, 86, 65, "#fffaf0", 3, 13),
            disc(106, 88, 56, "#8a5424", 2, 9),
            suit("H", 75, 108, 0.34, RED),
        ),
        *CUP,
    )
