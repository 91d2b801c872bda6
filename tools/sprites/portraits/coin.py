"""The Coin (random): it is tossed, it spins, it lies; beaten, it wears a plaster."""

from __future__ import annotations

from math import cos, sin

from tools.sprites.portraits.moods import back, shards, stars, zs
from tools.sprites.portraits.pen import disc, form, hatch, ink, joined, ring, wash
from tools.sprites.svg import INK, group


def coin(mood: str) -> tuple[str, str]:
    """Draw it in a mood, in a box of 200: what the frame cuts, and what stands out of it."""
    reeds = " ".join(
        f"M{93 + 62 * cos(t):.1f} {102 + 70 * sin(t):.1f} l15 4" for t in [-1.25 + i * 0.16 for i in range(17)]
    )
    body = joined(
        disc(108, 106, 62, "#a87a24", 3.4, 70),
        ink(reeds, 1.6),
        disc(93, 102, 62, "#e2b54c", 3.4, 70),
        wash(
            "M93 32 C60 34 34 66 31 104 C34 150 64 172 93 172 C66 158 50 132 50 100 C50 66 66 44 93 32 Z",
            "#fff3c4",
            0.65,
        ),
        wash("M120 42 C150 70 154 130 122 164 C146 150 156 126 155 100 C154 74 142 52 120 42 Z", "#9a6c1c", 0.5),
        ring(93, 102, 51, 58),
    )
    head = joined(
        wash("M70 78 C72 62 114 62 118 78 C122 100 116 132 94 138 C74 132 66 100 70 78 Z", "#f3cf74", 0.9),
        ink("M70 76 Q64 60 76 56 Q80 46 92 50 Q104 42 110 54 Q124 56 118 76", 3),
        hatch(118, 108, 6, -1.5, 5, 7, -5),
    )
    nose = ink("M95 86 Q90 104 86 110 Q90 116 98 114", 2.6)
    below = back("#9fb3a6", 1, mood)
    over = ""

    def whirl(n: float) -> str:
        return ink("M24 66 Q34 34 60 20 M14 100 Q12 84 16 74 M178 146 Q166 172 142 184 M188 118 Q187 128 184 136", n)

    wink = joined(
        ink("M72 88 Q80 82 88 87 M102 87 Q110 82 117 88", 3),
        ink("M76 96 Q82 92 88 97 M102 97 Q108 101 115 96", 2.6),
        disc(82, 96, 2.6, INK),
    )
    if mood == "waiting":
        drawn = joined(whirl(3), body, head, wink, nose, ink("M80 127 Q94 130 110 125", 3))
    elif mood == "thinking":
        f = joined(
            head,
            disc(82, 95, 8, "#fffaf0", 2.6),
            disc(108, 95, 8, "#fffaf0", 2.6),
            disc(85, 90.5, 3.6, INK),
            disc(111, 90.5, 3.6, INK),
            ink("M72 82 Q82 76 92 82 M100 80 Q110 72 118 79", 3.2),
            nose,
            ink("M86 128 Q96 124 104 129", 3.4),
        )
        drawn = joined(
            ink("M38 60 Q22 100 40 146 M52 44 Q30 100 54 162 M162 60 Q178 100 160 146 M148 44 Q170 100 146 162", 3),
            group(joined(body, f), "translate(102 102) rotate(-5) scale(.66 1) translate(-100 -102)"),
        )
    elif mood == "pleased":
        drawn = group(
            joined(
                body,
                head,
                ink("M72 98 Q80 86 89 97 M101 97 Q109 86 118 97", 3.8),
                ink("M92 92 Q89 104 87 109 Q91 114 97 112", 2.4),
                form("M72 118 Q94 126 118 114 Q116 142 95 144 Q77 142 72 118 Z", "#fffaf0", 3),
                ink("M76 127 Q95 134 115 124", 1.8),
            ),
            "rotate(-14 100 102)",
        )
        over = stars((150, 36, 1.3), (36, 54, 0.8), (168, 74, 0.7))
    elif mood == "stung":
        dent = form("M126 34 L116 52 L128 60 L112 78 L122 86 L142 66 L154 70 L150 54 L160 46 L144 44 Z", "#e59a8c", 3)
        drawn = group(
            joined(
                body,
                head,
                disc(80, 96, 12, "#fffaf0", 3),
                disc(108, 97, 12, "#fffaf0", 3),
                disc(79, 97, 3.4, INK),
                disc(106, 98, 3.4, INK),
                ink("M66 84 L84 76 M104 76 L120 88", 4),
                form("M80 130 Q86 118 95 121 Q106 116 112 128 Q104 142 94 138 Q84 142 80 130 Z", "#7d1f29", 3),
                dent,
            ),
            "rotate(9 100 102)",
        )
        over = shards((164, 40, 20, 1.3), (180, 72, 70, 0.9), (146, 20, -20, 0.9))
    elif mood == "asleep":
        lie = joined(
            disc(100, 150, 82, "#a87a24", 3.4, 34),
            ink("M18 132 V150 M182 132 V150", 3.4),
            wash("M19.5 132 h161 v18 h-161 Z", "#a87a24"),
            ink(
                " ".join(
                    f"M{100 + 81 * cos(t):.1f} {132 + 34 * sin(t):.1f} v16"
                    for t in [0.18 + i * 0.14 for i in range(21)]
                ),
                1.6,
            ),
            disc(100, 130, 82, "#e2b54c", 3.4, 34),
            ring(100, 130, 68, 26),
            wash("M20 128 C24 104 70 96 100 97 C60 104 40 118 42 140 C28 138 20 134 20 128 Z", "#fff3c4", 0.6),
        )
        drawn = joined(
            wash("M20 176 Q100 196 190 168 Q150 200 70 196 Z", "#0e1c2a", 0.4),
            lie,
            ink("M66 122 Q78 131 90 122 M110 122 Q122 131 134 122", 3.6),
            ink("M100 122 L97 136 L104 137", 2.6),
            ink("M88 145 Q100 150 114 144", 3.2),
        )
        over = zs(132, 84)
    else:
        plaster = joined(
            group(
                joined(
                    form("M-24 -8 H24 Q30 0 24 8 H-24 Q-30 0 -24 -8 Z", "#e9c9a0", 2.6),
                    form("M-9 -8 H9 V8 H-9 Z", "#f8e8cf", 2),
                ),
                "translate(116 66) rotate(34)",
            ),
            group(
                joined(
                    form("M-24 -8 H24 Q30 0 24 8 H-24 Q-30 0 -24 -8 Z", "#e9c9a0", 2.6),
                    form("M-9 -8 H9 V8 H-9 Z", "#f8e8cf", 2),
                ),
                "translate(116 66) rotate(-48)",
            ),
        )
        f = joined(
            disc(78, 96, 11, "#fffaf0", 2.8),
            disc(106, 98, 11, "#fffaf0", 2.8),
            disc(77, 101, 4, INK),
            disc(105, 103, 4, INK),
            form("M66 95 Q78 80 90 95 Q78 98 66 95 Z", "#d3a23e", 2.4),
            form("M94 97 Q106 82 118 97 Q106 100 94 97 Z", "#d3a23e", 2.4),
            ink("M66 86 L84 78 M118 90 L102 80", 3.4),
            ink("M92 100 Q86 112 84 116 Q88 121 95 118", 2.6),
            ink("M76 140 Q84 128 92 134 Q100 140 110 132", 3.4),
        )
        drawn = joined(
            group(
                joined(
                    body,
                    wash("M70 78 C72 62 114 62 118 78 C122 100 116 132 94 138 C74 132 66 100 70 78 Z", "#f3cf74", 0.9),
                    f,
                    plaster,
                ),
                "translate(0 8) rotate(14 100 102)",
            ),
            wash(
                "M30 100 C34 150 64 172 110 176 C160 176 176 130 172 90 C168 140 "
                "140 168 104 166 C70 164 44 140 30 100 Z",
                "#3a2a10",
                0.35,
            ),
        )
    return (joined(below, drawn), over)
