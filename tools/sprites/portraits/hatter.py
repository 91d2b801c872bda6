"""The Hatter (hard): the hat tells how he is."""

from __future__ import annotations

from tools.sprites.portraits.moods import back, drops, puffs, stars, zs
from tools.sprites.portraits.pen import RED, disc, form, hatch, ink, joined, suit, wash
from tools.sprites.svg import INK, group


def hatter(mood: str) -> tuple[str, str]:
    """Draw him in a mood, in a box of 200: what the frame cuts, and what stands out of it."""
    below = back("#8fb3a4", 4, mood)
    over = ""
    coat = joined(
        form("M22 202 C30 178 54 168 82 166 L122 166 C152 170 176 182 184 202 Z", "#8c5a3a", 3.4),
        wash("M122 168 C152 172 172 184 180 202 H130 Z", "#5a3420", 0.5),
    )
    hair = joined(
        form(
            "M130 92 C152 84 174 98 166 112 C182 118 178 138 162 140 C164 154 "
            "146 160 134 150 C122 140 122 108 130 92 Z",
            "#d98a4a",
            3.2,
        ),
        ink("M140 100 Q154 100 152 112 M142 120 Q158 120 156 132 M138 138 Q148 138 148 146", 2.2),
    )
    top = joined(
        form("M66 96 C66 70 84 56 102 56 C124 56 138 72 137 96 Z", "#f3d3ad", 3.2),
        form("M96 62 C104 50 116 50 120 60 M76 70 C70 60 80 54 86 60", "none", 2.4),
    )
    head = joined(
        form(
            "M64 92 C60 106 54 114 38 126 C34 134 46 138 57 134 C55 142 58 "
            "146 62 147 C60 153 64 157 68 158 C72 172 88 176 102 168 C120 164 "
            "134 146 135 92 Z",
            "#f3d3ad",
            3.2,
        ),
        wash("M134 96 C134 140 120 160 100 166 C112 148 112 120 118 98 Z", "#c08a5e", 0.45),
        wash("M40 126 Q48 122 54 114 Q58 124 55 133 Q44 136 40 126 Z", "#d98073", 0.55),
        disc(92, 138, 11, "#d98073", opacity=0.4),
        form("M63 93 C50 88 42 98 50 104 C42 108 46 118 56 114 C62 108 64 100 63 93 Z", "#d98a4a", 2.8),
        ink("M120 112 Q130 110 129 120 Q126 130 119 128", 2.6),
    )
    crown = joined(
        form(
            "M66 80 C66 54 56 30 48 12 C78 0 132 0 158 14 C148 34 140 56 141 84 C116 96 88 94 66 80 Z", "#3f7f70", 3.4
        ),
        wash("M72 78 C72 54 64 32 58 16 C70 12 84 9 96 9 C86 30 88 62 94 86 Z", "#7fb8a6", 0.6),
        wash("M140 14 C132 38 126 60 128 86 L140 82 C140 56 146 36 154 17 Z", "#1c4a40", 0.55),
        form("M66 64 C88 78 118 78 141 66 L141 84 C116 96 88 94 66 80 Z", "#a8323a", 3),
    )
    brim = form(
        "M34 82 C30 74 48 70 65 78 C90 92 118 92 141 80 C158 70 176 70 174 80 C150 108 60 108 34 82 Z", "#346c5f", 3.4
    )
    slip = group(
        joined(form("M112 26 h26 v38 h-26 Z", "#fffaf0", 2.6), suit("C", 116, 36, 0.18, "#23242b")), "rotate(13 126 44)"
    )
    hat = joined(crown, brim, slip)
    bow = joined(
        form("M98 182 L62 164 C56 174 56 188 62 198 Z", "#e2b54c", 3),
        form("M98 182 L136 166 C142 176 142 188 136 200 Z", "#e2b54c", 3),
        disc(98, 182, 8, "#c0902e", 2.8),
        "".join((disc(x, y, 3, RED) for x, y in ((70, 176), (74, 189), (126, 177), (124, 190)))),
        hatch(152, 178, 6, 4, 4, -4, 14),
    )

    def eye(px: float, py: float, rx: float = 10.5, ry: float = 9.5, p: float = 4.4) -> str:
        return joined(
            disc(82, 114, rx, "#fffaf0", 2.8, ry),
            disc(82 + px, 114 + py, p, INK),
            disc(80.6 + px, 112.4 + py, p * 0.32, "#fff"),
        )

    if mood == "waiting":
        drawn = joined(
            coat,
            hair,
            head,
            eye(-5, 1),
            ink("M66 99 Q80 90 97 102", 3.6),
            ink("M72 124 Q84 130 94 122", 1.8),
            ink("M62 148 Q82 156 102 142 M102 142 q4 -2 3 -6", 3.2),
            hat,
            bow,
        )
    elif mood == "thinking":
        hand = joined(
            form(
                "M52 176 C46 164 56 156 68 158 L94 164 C104 168 104 182 92 184 L70 190 C60 192 54 186 52 176 Z",
                "#f3d3ad",
                3,
            ),
            ink("M70 168 l20 4 M68 176 l20 3", 2),
            form("M60 162 C54 152 58 142 64 142 C70 142 72 150 72 160 Z", "#f3d3ad", 2.8),
        )
        drawn = joined(
            coat,
            hair,
            head,
            eye(2, -5),
            ink("M64 98 Q80 94 97 103", 3.6),
            ink("M72 125 Q84 129 94 123", 1.8),
            ink("M64 150 Q72 147 82 151", 3.4),
            group(hat, "translate(-4 2) rotate(-7 100 80)"),
            bow,
            hand,
        )
        over = puffs((24, 78, 5), (10, 60, 8))
    elif mood == "pleased":
        drawn = joined(
            coat,
            hair,
            head,
            ink("M70 116 Q82 102 95 114", 4.2),
            ink("M66 98 Q80 86 97 100", 3.6),
            form("M58 142 Q84 154 112 132 Q106 166 78 163 Q62 160 58 142 Z", "#8a3030", 2.8),
            form("M63 146 Q84 154 107 139 L104 146 Q84 160 66 153 Z", "#fffaf0", 1.8),
            ink("M74 150 v6 M84 151 v6 M94 147 v6", 1.5),
            group(hat, "rotate(8 110 84)"),
            bow,
        )
        over = stars((30, 60, 0.9), (178, 52, 0.8))
    elif mood == "stung":
        drawn = joined(
            coat,
            hair,
            top,
            head,
            wash("M67 87 H133 V99 H67 Z", "#f3d3ad"),
            wash("M118 87 H133 V99 H118 Z", "#c08a5e", 0.42),
            eye(0, 0, 14, 15, 3),
            ink("M62 92 Q76 82 96 92", 3.6),
            form("M64 148 Q74 140 88 144 Q94 156 84 164 Q68 164 64 148 Z", "#7d1f29", 2.8),
            bow,
        )
        over = joined(group(hat, "translate(8 -30) rotate(15 100 80)"), drops((30, 96, -40, 0.9), (176, 82, 40, 0.9)))
    elif mood == "asleep":
        drawn = joined(
            coat,
            hair,
            head,
            ink("M64 152 Q76 156 88 149", 3.2),
            disc(64, 156, 6, "#dcefee", 2),
            ink("M70 140 Q80 144 92 138", 1.8),
            group(hat, "translate(-2 30) rotate(-9 100 82)"),
            bow,
        )
        over = zs(26, 54)
    else:
        squash = joined(
            form(
                "M64 84 C60 74 76 70 62 62 C52 54 76 50 62 40 C92 30 124 30 146 "
                "40 C134 50 158 54 144 62 C132 70 150 76 142 86 C116 98 88 96 64 "
                "84 Z",
                "#3f7f70",
                3.4,
            ),
            ink("M64 62 Q100 74 143 62 M70 50 Q104 60 146 50", 2.4),
            form("M66 68 C88 82 118 82 141 70 L141 86 C116 98 88 96 66 82 Z", "#a8323a", 3),
        )
        drawn = joined(
            coat,
            hair,
            group(
                joined(
                    head,
                    eye(-3, 4, 10.5, 8),
                    form("M70 112 Q80 101 94 111 Q82 113 70 112 Z", "#dcae84", 2.4),
                    ink("M66 104 Q80 96 96 92", 3.6),
                    ink("M72 126 Q84 130 94 124", 1.8),
                    ink("M64 156 Q78 144 96 152", 3.2),
                    squash,
                    brim,
                ),
                "rotate(-4 100 150)",
            ),
            bow,
            drops((60, 124, 6, 0.7)),
        )
        over = group(slip, "translate(38 92) rotate(48 126 44)")
    return (joined(below, drawn), over)
