"""The March Hare (normal): the ears tell how he is."""

from __future__ import annotations

from tools.sprites.portraits.moods import back, drops, stars, zs
from tools.sprites.portraits.pen import disc, form, hatch, ink, joined, line, wash
from tools.sprites.svg import INK, group


def hare(mood: str) -> tuple[str, str]:
    """Draw him in a mood, in a box of 200: what the frame cuts, and what stands out of it."""
    below = back("#b9b07a", 3, mood)
    over = ""
    fur = "#b98b58"
    inner = "#e3b7a0"
    dark = "#946a3e"
    up = joined(
        form("M84 72 C60 50 52 22 62 4 C82 14 96 44 99 68 Z", fur, 3.4),
        wash("M84 62 C70 46 64 28 67 16 C80 26 88 46 92 62 Z", inner, 0.95),
    )
    bent = joined(
        form(
            "M104 68 C106 42 118 24 136 16 C158 14 178 32 184 62 C168 62 150 54 140 44 C130 52 124 62 122 76 Z",
            fur,
            3.4,
        ),
        wash("M112 64 C114 46 124 32 137 26 L139 40 C128 46 120 56 117 68 Z", inner, 0.95),
        ink("M136 17 Q136 32 141 44", 2.6),
        wash("M141 22 C158 24 170 38 176 56 C162 54 148 46 142 40 Z", dark, 0.6),
    )

    def mir(drawn: str) -> str:
        return group(drawn, "translate(206 0) scale(-1 1)")

    low = joined(
        form("M92 70 C66 60 40 70 24 104 C22 122 32 134 42 136 C54 112 68 96 92 86 Z", fur, 3.4),
        wash("M84 74 C62 70 42 84 33 108 C32 118 36 124 40 126 C50 106 66 92 86 82 Z", inner, 0.9),
    )
    straw = "M82 64 L58 42 M86 60 L72 34 M96 58 L94 40 M112 58 L122 44 M120 62 L142 52 M90 58 L84 44"

    def straws(d: str) -> str:
        return joined(line(d, INK, 6), line(d, "#e6c25a", 3.2))

    coat = joined(
        form("M26 202 C34 172 62 160 84 158 L124 158 C148 162 168 174 176 202 Z", "#6d7f9a", 3.4),
        wash("M124 160 C150 164 166 178 174 202 H132 C140 186 134 172 124 160 Z", "#3f4f6b", 0.55),
    )
    skull = joined(
        form(
            "M64 100 C64 74 84 62 104 62 C126 62 144 78 142 102 C140 116 136 "
            "122 132 134 C128 154 116 162 103 162 C90 162 78 152 75 134 C72 "
            "122 66 116 64 100 Z",
            "#c99b66",
            3.4,
        ),
        wash("M70 98 C72 78 86 68 102 66 C86 82 80 100 84 124 C76 118 70 110 70 98 Z", "#ecca97", 0.75),
        wash("M138 104 C138 118 132 124 129 136 C126 150 118 156 108 158 C124 144 126 124 124 104 Z", "#8d6236", 0.45),
    )

    def eye(x: float, y: float, r: float, px: float, py: float, p: float = 5) -> str:
        return joined(
            disc(x, y, r, "#fffaf0", 3), disc(x + px, y + py, p, INK), disc(x + px - 1.5, y + py - 1.8, p * 0.3, "#fff")
        )

    def lid(x: float, y: float, r: float, h: float = 0.1) -> str:
        return form(
            f"M{x - r} {y + r * h} A{r} {r} 0 0 1 {x + r} {y + r * h} Q{x} {y + r * (h + 0.35)} {x - r} {y + r * h} Z",
            "#a97c4a",
            2.6,
        )

    muz = joined(
        disc(93, 137, 14, "#f3e3c6", 2.4),
        disc(116, 137, 14, "#f3e3c6", 2.4),
        form("M97 142 h16 v14 h-16 Z", "#fffaf0", 2.4),
        ink("M105 143 v12", 2),
        form("M96 124 Q105 119 114 124 Q111 133 105 134 Q99 133 96 124 Z", "#b25c56", 2.4),
        ink("M105 134 V139", 2.2),
    )
    wh = ink("M84 134 L50 128 M84 140 L52 146 M126 134 L160 126 M126 140 L160 146", 1.7)

    def bow(r: float = 0) -> str:
        return joined(
            group(
                joined(
                    form(
                        "M104 178 C84 162 62 164 62 178 C62 194 84 194 104 180 C124 194 "
                        "146 194 146 178 C146 164 124 162 104 178 Z",
                        "#b5763a",
                        3,
                    ),
                    disc(104, 179, 6.5, "#8a5424", 2.6),
                ),
                f"rotate({r} 104 179)",
            ),
            hatch(142, 176, 6, 4, 4, -4, 14),
        )

    if mood == "waiting":
        drawn = joined(
            up,
            bent,
            coat,
            skull,
            eye(86, 100, 15, -4, 4, 5.2),
            eye(122, 97, 17, 4, -6, 4.4),
            ink("M70 82 Q80 74 94 80 M112 74 Q126 66 140 76", 3.4),
            muz,
            wh,
            bow(),
            straws(straw),
        )
    elif mood == "thinking":
        curl = form(
            "M106 66 C104 44 112 22 130 12 C152 4 176 16 176 38 C176 58 154 "
            "66 144 54 C138 46 146 38 152 42 C158 44 160 36 152 32 C140 28 "
            "128 40 122 74 Z",
            fur,
            3.4,
        )
        over = joined(group(curl, "translate(4 2) scale(.97)"), straws("M92 62 L78 36 M100 58 L97 40 M112 60 L120 46"))
        drawn = joined(
            up,
            coat,
            skull,
            eye(86, 98, 15, 6, -7, 5),
            eye(122, 96, 16, -3, -8, 5),
            ink("M70 84 Q82 82 94 86 M112 78 Q126 66 140 74", 3.6),
            disc(93, 137, 14, "#f3e3c6", 2.4),
            disc(116, 137, 14, "#f3e3c6", 2.4),
            form("M96 124 Q105 119 114 124 Q111 133 105 134 Q99 133 96 124 Z", "#b25c56", 2.4),
            ink("M94 146 Q106 140 118 146", 3),
            form("M114 145 Q128 142 128 152 Q120 160 114 150 Z", "#e58f86", 2.6),
            wh,
            bow(),
            straws(straw),
        )
    elif mood == "pleased":
        drawn = joined(
            group(up, "rotate(-4 100 70)"),
            mir(group(up, "rotate(-4 100 70)")),
            coat,
            skull,
            ink("M72 102 Q86 82 99 101 M108 100 Q122 80 137 99", 4.4),
            ink("M72 80 Q82 70 94 76 M114 74 Q126 66 138 76", 3),
            disc(76, 124, 8, "#d9836a"),
            disc(133, 123, 8, "#d9836a"),
            disc(93, 134, 13, "#f3e3c6", 2.4),
            disc(116, 134, 13, "#f3e3c6", 2.4),
            form("M78 138 Q104 152 132 136 Q130 160 105 161 Q82 160 78 138 Z", "#7d2a2a", 3),
            form("M95 147 L115 147 L114 157 L96 157 Z", "#fffaf0", 2.4),
            ink("M105 147 v10", 2),
            form("M96 122 Q105 117 114 122 Q111 131 105 132 Q99 131 96 122 Z", "#b25c56", 2.4),
            wh,
            bow(),
            straws(straw),
        )
        over = stars((34, 44, 0.9), (176, 40, 0.9))
    elif mood == "stung":
        bolt = form("M88 70 L70 46 L78 38 L58 16 L68 12 L50 -16 C76 -8 90 24 100 66 Z", fur, 3.4)
        bolt2 = form("M112 66 L128 44 L120 36 L142 14 L134 8 L156 -18 C150 20 132 50 124 74 Z", fur, 3.4)
        drawn = joined(
            coat,
            skull,
            eye(84, 96, 19, 0, 2, 3),
            eye(124, 94, 21, 0, 2, 3),
            ink("M64 72 Q76 66 92 72 M112 68 Q128 58 146 68", 3.6),
            disc(90, 134, 12, "#f3e3c6", 2.4),
            disc(118, 134, 12, "#f3e3c6", 2.4),
            form("M90 140 Q105 132 120 140 Q124 162 105 163 Q86 162 90 140 Z", "#7d1f29", 3),
            form("M96 139 h17 v8 h-17 Z", "#fffaf0", 2.2),
            form("M96 122 Q105 117 114 122 Q111 131 105 132 Q99 131 96 122 Z", "#b25c56", 2.4),
            wh,
            bow(-14),
        )
        over = joined(bolt, bolt2, straws("M40 40 L24 26 M98 16 L96 -4 M166 44 L186 34 M30 70 L12 66 M172 74 L192 76"))
    elif mood == "asleep":
        drawn = joined(
            coat,
            group(
                joined(
                    low,
                    skull,
                    ink("M72 102 Q86 112 99 102 M108 100 Q122 110 137 99", 4),
                    muz,
                    wh,
                    mir(group(low, "rotate(-22 92 76)")),
                    straws("M96 62 L92 42 M110 62 L120 46 M88 64 L76 48"),
                ),
                "translate(0 8) rotate(9 104 130)",
            ),
            bow(),
        )
        over = zs(146, 52)
    else:
        drawn = joined(
            group(low, "rotate(-8 92 78)"),
            mir(group(low, "rotate(-8 92 78)")),
            coat,
            group(
                joined(
                    skull,
                    eye(86, 100, 14, -1, 6, 4.4),
                    eye(122, 99, 15, 1, 6, 4.4),
                    lid(86, 96, 14),
                    lid(122, 95, 15),
                    ink("M70 88 L92 78 M138 86 L114 77", 3.6),
                    disc(93, 137, 14, "#f3e3c6", 2.4),
                    disc(116, 137, 14, "#f3e3c6", 2.4),
                    form("M96 124 Q105 119 114 124 Q111 133 105 134 Q99 133 96 124 Z", "#b25c56", 2.4),
                    ink("M92 152 Q104 142 118 152", 3.2),
                    wh,
                    straws("M100 62 L98 48 M112 64 L124 56"),
                ),
                "translate(0 6)",
            ),
            group(bow(24), "translate(-2 8)"),
            drops((70, 122, 8, 0.7)),
        )
    return (joined(below, drawn), over)
