"""What lies on the upper board of the cupboard in which the games stand."""

from __future__ import annotations

from functools import partial

from tools.sprites.portraits.pen import RED, disc, form, ink, joined, line, suit, wash
from tools.sprites.svg import wrap

BRASS, SHINE = "#c99a38", "#eec25c"


def hat() -> str:
    """The Hatter's hat, with the club in its band."""
    return wrap(
        joined(
            disc(106, 150, 90, "#04100c", ry=20, opacity=0.4),
            form("M54 116 C56 82 48 44 38 22 C76 8 128 8 164 24 C152 50 146 84 150 118 "
                 "C120 136 84 134 54 116 Z", "#3f7f70", 3.4),
            wash("M60 114 C62 80 54 44 46 26 C60 20 78 17 92 17 C80 46 80 88 88 126 "
                 "Q70 124 60 114 Z", "#7fb8a6", 0.6),
            wash("M148 26 C138 52 132 84 136 122 L149 116 C146 84 150 54 160 28 Z", "#1c4a40", 0.55),
            disc(101, 22, 63, "#2f6a5d", 3, 13),
            form("M54 96 C84 116 120 116 150 98 L150 118 C120 136 84 134 54 116 Z", RED, 3),
            form("M14 122 C8 110 32 100 54 112 C84 132 120 132 150 114 C172 102 194 104 190 118 "
                 "C160 156 46 158 14 122 Z", "#346c5f", 3.4),
            form("M128 46 L157 52 L149 95 L120 89 Z", "#fffaf0", 2.6),
            suit("C", 126, 58, 0.24, "#23242b"),
        ),
        200, 172,
    )  # fmt: skip


def candle(burnt: int = 0) -> str:
    """A candle that burns, in its light; shorter by each step that it has burnt down."""
    down = 22 * burnt
    flame = joined(
        ink("M60 78 V66", 3),
        form("M60 16 C72 34 76 46 73 56 C71 66 66 70 60 70 C54 70 48 66 47 56 C45 46 50 34 60 16 Z", "#ffb648", 2.4),
        wash("M60 32 C67 44 68 52 66 58 C65 64 62 66 60 66 C57 66 54 63 54 57 C53 50 56 42 60 32 Z", "#fff3c4"),
    )
    top = 78 + down
    return wrap(
        joined(
            *(disc(60, 50 + down, r, "#ffce6e", opacity=0.1) for r in (50, 40, 30)),
            disc(66, 186, 56, "#04100c", ry=12, opacity=0.4),
            disc(60, 178, 52, BRASS, 3, 15),
            disc(60, 174, 44, SHINE, 2, 11),
            form(f"M46 152 C46 {max(118, top + 16)} 45 {top + 14} 47 {top} Q52 {top + 8} 56 {top - 2} "
                 f"Q62 {top - 8} 66 {top + 2} Q70 {top - 2} 74 {top + 4} "
                 f"C74 {max(108, top + 18)} 74 {max(130, top + 24)} 74 158 Q60 166 46 158 Z", "#f4e7c6", 3),
            wash(f"M64 {top + 6} Q70 {top + 4} 72 {top + 10} L72 156 Q66 160 60 160 "
                 f"C66 {max(130, top + 30)} 66 {max(100, top + 18)} 64 {top + 6} Z", "#cfae77", 0.65),
            form("M42 174 C44 162 50 164 50 154 Q60 160 70 154 C70 164 76 162 78 174 "
                 "Q60 182 42 174 Z", BRASS, 3),
            f'<g transform="translate(0 {down})">{flame}</g>' if down else flame,
        ),
        120, 196,
    )  # fmt: skip


def thimble() -> str:
    """The prize that Alice had in her pocket."""
    dints = "".join(
        disc(x, y, 2.3, "#7b848a")
        for y, places in (
            (30, (40, 50, 60)),
            (42, (36, 45, 55, 64)),
            (54, (34, 43, 53, 62)),
            (66, (31, 41, 51, 61, 70)),
        )
        for x in places
    )
    return wrap(
        joined(
            disc(58, 100, 44, "#04100c", ry=9, opacity=0.4),
            form("M14 94 C20 62 24 36 30 22 Q50 6 70 22 C76 36 80 62 86 94 Q50 112 14 94 Z", "#c9cdd0", 3),
            wash("M20 94 C24 66 28 42 33 26 Q40 20 46 19 C38 44 34 70 34 100 Q26 98 20 94 Z", "#ffffff", 0.75),
            wash("M66 22 C74 44 80 70 82 94 Q74 99 64 101 C70 76 70 46 66 22 Z", "#6f787e", 0.55),
            dints,
            form("M10 88 Q50 106 90 88 L92 98 Q50 116 8 98 Z", "#e2e5e6", 3),
        ),
        104,
        112,
    )


def books() -> str:
    """Three books that stand, and one that leans."""
    standing = "".join(
        form(f"M{x} {150 - high} h{wide} V150 h-{wide} Z", colour, 3)
        + line(
            f"M{x + 3} {150 - high * 0.84:.0f} h{wide - 6} M{x + 3} {150 - high * 0.18:.0f} h{wide - 6}", "#e2b54c", 3
        )
        for x, wide, high, colour in ((6, 34, 128, "#5b2724"), (42, 30, 114, "#23426d"), (74, 36, 138, "#2b5a45"))
    )
    leaning = form("M142 34 L170 41 L146 149 L118 143 Z", "#6b4a1c", 3)
    return wrap(
        disc(84, 150, 84, "#04100c", ry=8, opacity=0.4)
        + leaning
        + standing
        + line("M141 52 L163 57 M123 127 L146 132", "#e2b54c", 3),
        176,
        156,
    )


def grin() -> str:
    """What stays of the Cheshire Cat in the dark."""
    teeth = "".join(
        line(f"M{70 + x} {58 - abs(x) * 0.14:.1f} v{10 - abs(x) * 0.1:.1f}", "#1b110a", 2.4) for x in range(-40, 41, 10)
    )
    eyes = "".join(disc(x, 14, 12, "#e9d36a", ry=9) + disc(x + 3, 15, 3, "#1b110a", ry=8) for x in (40, 100))
    return wrap(wash("M10 42 C40 80 100 80 130 42 C114 60 26 60 10 42 Z", "#f6ecd2") + teeth + eyes, 140, 80)


def sprites() -> dict[str, str]:
    """The things by their names."""
    drawn = {"hat": hat, "candle": candle, "thimble": thimble, "books": books, "grin": grin}
    drawn |= {f"candle-{burnt}": partial(candle, burnt) for burnt in (1, 2)}
    return {f"cupboard/{name}": draw() for name, draw in drawn.items()}
