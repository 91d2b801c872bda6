"""The Dormouse (easy): the cup is bed, shield and, when all is lost, hat."""

from __future__ import annotations

from tools.sprites.portraits.moods import back, drops, puffs, stars, zs
from tools.sprites.portraits.pen import RED, disc, form, hatch, ink, joined, line, suit, wash
from tools.sprites.svg import INK, group


def dormouse(mood: str) -> tuple[str, str]:
    """Draw it in a mood, in a box of 200: what the frame cuts, and what stands out of it."""
    below = back("#c9a9a2", 2, mood)
    over = ""

    def ears(dx: float = 0, dy: float = 0) -> str:
        return joined(
            disc(60 - dx, 56 + dy, 23, "#a07c58", 3.2),
            disc(61 - dx, 58 + dy, 13, "#dba99a"),
            disc(142 + dx, 54 + dy, 23, "#a07c58", 3.2),
            disc(141 + dx, 56 + dy, 13, "#dba99a"),
        )

    skull = joined(
        form("M50 124 C44 84 66 58 101 58 C138 58 158 86 152 124 Z", "#b08a62", 3.4),
        wash("M56 120 C52 88 70 66 98 63 C78 78 70 100 74 124 Z", "#d9b88c", 0.7),
        wash("M150 120 C152 94 144 74 128 66 C136 84 134 104 128 124 Z", "#7c5c3e", 0.45),
        wash("M82 124 C78 104 90 94 101 94 C114 94 124 104 120 124 Z", "#f3e3c6"),
        hatch(92, 68, 6, 4, 0, -2, 7),
    )
    nose = joined(
        form("M95 104 Q101 100 107 104 Q106 111 101 112 Q96 111 95 104 Z", "#c86f66", 2),
        ink("M86 110 L58 104 M86 114 L58 117 M116 110 L145 104 M116 114 L145 117", 1.6),
    )
    mouth = ink("M101 112 V117 M101 117 Q96 122 91 119 M101 117 Q106 122 111 119", 2.4)
    cup = joined(
        form("M156 138 C192 130 192 176 150 170 L152 160 C174 162 174 144 157 149 Z", "#e9e4d4", 3),
        form("M34 126 C36 172 62 194 99 194 C136 194 160 172 164 126 Z", "#f6f1e2", 3.4),
        wash("M130 130 C132 164 118 184 96 192 C134 194 158 170 162 130 Z", "#9db0ad", 0.6),
        ink("M34 126 Q99 146 164 126", 3.2),
        ink("M37 138 Q99 157 161 138", 2),
        "".join(
            (
                suit(u, x, y, 0.2, c)
                for x, y, u, c in ((54, 151, "H", RED), (88, 158, "S", "#34506a"), (122, 151, "D", RED))
            )
        ),
    )

    def paw(x: float, y: float, r: float = 0) -> str:
        return group(
            joined(
                form("M-13 0 C-15 -12 9 -14 12 -2 C13 9 7 15 0 15 C-7 15 -12 9 -13 0 Z", "#b08a62", 3),
                ink("M-5 14 v-7 M3 14 v-7", 2),
            ),
            f"translate({x} {y}) rotate({r})",
        )

    paws = joined(paw(71, 124), paw(131, 122))

    def eye(x: float, y: float, px: float, py: float, r: float = 9) -> str:
        return joined(
            disc(x, y, r, "#fffaf0", 2.8),
            disc(x + px, y + py, r * 0.5, INK),
            disc(x + px - 1.4, y + py - 1.6, r * 0.17, "#fff"),
        )

    shut = ink("M70 94 Q80 103 91 95 M112 95 Q122 103 132 94", 3.6)
    if mood == "waiting":
        drawn = joined(
            ears(),
            skull,
            eye(80, 92, 2, 2),
            eye(122, 92, -1, 2),
            form("M69 92 Q69 81 80 81 Q91 81 91 92 Q80 88 69 92 Z", "#96714c", 2.4),
            form("M111 92 Q111 81 122 81 Q133 81 133 92 Q122 88 111 92 Z", "#96714c", 2.4),
            nose,
            mouth,
            cup,
            paws,
        )
    elif mood == "thinking":
        drawn = joined(
            group(
                joined(
                    ears(),
                    skull,
                    eye(82, 92, 3, -4, 10.5),
                    ink("M70 76 Q80 70 92 76", 3),
                    ink("M112 96 Q122 90 132 96", 3.6),
                    nose,
                    ink("M101 112 V117 M94 120 Q101 116 107 119", 2.4),
                ),
                "rotate(-7 100 120)",
            ),
            cup,
            paw(131, 122),
            paw(72, 116, 26),
        )
        over = puffs((158, 40, 5), (171, 22, 8), (188, -2, 12))
    elif mood == "pleased":
        drawn = joined(
            group(
                joined(
                    ears(3, -4),
                    skull,
                    ink("M70 96 Q80 84 91 96 M112 96 Q122 84 132 96", 4),
                    disc(68, 108, 8, "#e08a7c"),
                    disc(135, 108, 8, "#e08a7c"),
                    nose,
                    form("M88 114 Q101 121 114 114 Q112 130 101 130 Q90 130 88 114 Z", "#8a3030", 2.6),
                    wash("M93 124 Q101 119 109 124 Q106 129 101 129 Q96 129 93 124 Z", "#e58f86"),
                ),
                "translate(0 -8)",
            ),
            cup,
            paw(52, 104, -30),
            paw(150, 102, 30),
            ink("M160 96 L172 62", 4),
            disc(174, 54, 9, "#e6e1d2", 3, 12),
        )
        over = stars((30, 60, 0.8), (184, 30, 0.9))
    elif mood == "stung":
        splash = form(
            "M40 130 C30 104 46 108 48 90 C56 104 60 96 66 108 C76 92 84 112 "
            "92 104 C98 116 112 96 116 110 C128 92 134 110 142 96 C146 112 "
            "160 106 160 130 Q100 150 40 130 Z",
            "#8a5424",
            3,
        )
        drawn = joined(
            group(
                joined(
                    ears(12, 10),
                    skull,
                    eye(80, 90, 0, 0, 13),
                    eye(122, 90, 0, 0, 13),
                    ink("M64 74 L82 68 M138 74 L120 68", 3.4),
                    nose,
                    form("M92 116 Q101 112 110 116 Q112 130 101 131 Q90 130 92 116 Z", "#7d1f29", 2.6),
                ),
                "translate(0 -16)",
            ),
            splash,
            cup,
            ink("M92 146 L100 158 L92 166 L102 178 L98 190", 3),
        )
        over = drops((18, 92, -40, 1.1), (182, 86, 40, 1.1), (40, 56, -20, 0.8), (160, 50, 24, 0.8), colour="#9a6230")
    elif mood == "asleep":
        drawn = joined(
            group(
                joined(
                    ears(), skull, shut, ink("M72 98 l-4 5 M79 101 l-2 6 M129 98 l4 5 M122 101 l2 6", 2), nose, mouth
                ),
                "translate(-2 14) rotate(-11 100 124)",
            ),
            cup,
            paws,
            disc(108, 122, 9, "#dcefee", 2),
        )
        over = zs(140, 56)
    else:
        inv = joined(
            group(
                form("M156 138 C192 130 192 176 150 170 L152 160 C174 162 174 144 157 149 Z", "#e9e4d4", 3),
                "rotate(180 99 122)",
            ),
            form("M36 156 C36 86 58 46 99 46 C140 46 162 86 162 156 Q99 176 36 156 Z", "#f6f1e2", 3.4),
            form("M74 50 Q99 40 124 50 L122 42 Q99 33 76 42 Z", "#e9e4d4", 3),
            wash("M130 62 C152 84 156 120 158 154 Q140 162 120 163 C138 140 144 100 130 62 Z", "#9db0ad", 0.6),
            "".join(
                (
                    group(suit(u, 0, 0, 0.2, c), f"translate({x} {y}) rotate(180 10 10)")
                    for x, y, u, c in ((56, 100, "H", RED), (88, 92, "S", "#34506a"), (122, 100, "D", RED))
                )
            ),
        )
        drawn = joined(
            ink("M160 176 C182 180 192 168 184 154", 7),
            line("M160 176 C182 180 192 168 184 154", "#c89a86", 3.4),
            form("M52 160 C50 190 148 192 148 160 Z", "#b08a62", 3),
            inv,
            form("M48 150 Q99 130 150 150 Q152 164 142 166 Q99 176 56 166 Q46 164 48 150 Z", "#2b2420", 3),
            disc(84, 156, 8, "#fffaf0"),
            disc(116, 156, 8, "#fffaf0"),
            disc(84, 159, 3.4, INK),
            disc(116, 159, 3.4, INK),
            line("M72 149 L92 153 M128 149 L108 153", "#b08a62", 3),
            paw(74, 174),
            paw(126, 174),
        )
    return (joined(below, drawn), over)
