"""Bill, the second person at the screen, and what he shares with those who come after him."""

from __future__ import annotations

from typing import NamedTuple

from tools.sprites.portraits.pen import disc, form, ground, hatch, ink, joined, wash
from tools.sprites.svg import INK


class Colours(NamedTuple):
    """What one child differs in from another."""

    ground: str
    hair: str
    light: str
    dark: str
    coat: str
    shade: str
    skin: str = "#f8e0c2"
    neck: str = "#f0cfa8"
    shadow: str = "#c08a5e"
    eye: str = "#2c4f6c"


BILL = Colours("#c3b48e", "#8a4a2c", "#bd7a4c", "#56291a", "#5d7f52", "#33502f")


def bill() -> str:
    """Draw him, in a box of 200: a flat cap; he looks the other way."""
    cap = joined(
        form("M50 78 C44 40 76 12 110 18 C134 22 148 40 148 54 C120 46 84 52 50 78 Z", "#6b4a3a", 3.2),
        wash("M60 60 C66 36 88 24 110 26 C92 34 74 46 60 60 Z", "#a07a5c", 0.7),
        form("M112 46 C136 42 160 50 166 62 C150 66 128 60 112 58 Z", "#4a3026", 2.8),
        disc(98, 19, 5, "#4a3026", 2.4),
    )
    drawn = child(BILL, "", cap)
    return f'<g transform="translate(200 0) scale(-1 1)">{drawn}</g>'


def child(of: Colours, behind: str, on_head: str) -> str:
    """Draw a child, with what hangs behind the head and what lies on it."""
    return joined(
        ground(of.ground, 6),
        behind,
        form("M44 202 C50 178 70 164 94 160 L116 158 C144 164 162 180 168 202 Z", of.coat, 3.2),
        wash("M120 160 C146 168 160 184 166 202 H128 C132 186 130 172 120 160 Z", of.shade, 0.55),
        form("M82 116 L80 164 C94 174 112 172 120 160 L113 138 Z", of.neck, 3),
        wash("M112 138 L118 158 C110 166 100 166 96 164 C104 152 104 142 100 132 Z", of.shadow, 0.5),
        form(
            "M92 46 C114 36 135 44 139 68 C140 76 138 82 141 88 C144 93 148 96 148 100 "
            "C148 104 144 105 141 105 C142 108 145 110 144 113 C144 115 142 116 140 117 "
            "C142 119 143 121 142 123 C141 129 141 135 133 138 C123 141 116 137 110 137 "
            "C96 137 82 120 78 96 Z",
            of.skin,
            3.2,
        ),
        disc(122, 114, 9, "#d98073", opacity=0.45),
        form("M121 91 Q129 82 138 87 Q138 97 132 99 Q124 99 121 91 Z", "#fffaf0", 2),
        disc(132.5, 91.5, 4.6, of.eye),
        disc(133, 91.5, 2.5, INK),
        disc(131.4, 89.8, 1.2, "#fff"),
        ink("M118 90 Q128 79 139 86 M119 89 l-4 -2 M122 86 l-4 -3", 2.8),
        ink("M120 76 Q129 69 137 74", 2.6),
        ink("M144 113 Q137 118 130 113", 2.4),
        form(
            "M124 52 C130 44 118 34 100 34 C68 32 50 58 54 92 C56 120 66 138 60 168 C78 "
            "176 98 170 104 156 C98 136 100 124 96 112 C88 104 90 92 99 92 C106 86 120 76 "
            "124 52 Z",
            of.hair,
            3.2,
        ),
        wash(
            "M98 40 C72 42 60 66 64 96 C68 120 76 140 72 166 C66 170 62 168 62 166 C68 "
            "138 56 116 57 90 C56 62 72 42 98 40 Z",
            of.light,
            0.8,
        ),
        wash("M122 56 C118 72 106 80 98 86 C90 96 88 106 94 114 C90 96 112 84 122 56 Z", of.dark, 0.5),
        ink(
            "M112 42 C98 56 82 66 76 90 M100 38 C82 50 70 66 68 92 M84 104 C82 126 92 140 "
            "88 164 M72 104 C74 128 80 142 76 166",
            1.9,
        ),
        form("M97 96 C104 92 110 98 107 105 C104 111 98 110 96 105 Z", of.neck, 2.4),
        on_head,
        form("M78 164 C92 176 110 174 121 159 L134 172 C120 192 84 196 66 178 Z", "#fffaf0", 2.8),
        ink("M98 184 Q104 190 104 198", 2),
        hatch(140, 180, 5, 5, 4, -4, 12),
    )
