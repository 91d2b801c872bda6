"""Ann, the person at the screen: the ribbon tells how she is."""

from __future__ import annotations

from tools.sprites.portraits.moods import back, puffs, shards, stars, zs
from tools.sprites.portraits.pen import disc, form, hatch, ink, joined, wash
from tools.sprites.svg import INK, group


def ann(mood: str) -> tuple[str, str]:
    """Draw her in a mood, in a box of 200: what the frame cuts, and what stands out of it."""
    below = back("#9db8c6", 6, mood)
    over = ""
    behind = joined(
        form("M70 62 C46 78 42 112 36 140 C30 162 26 176 24 196 C50 206 84 200 102 182 L104 96 Z", "#dcae5c", 3.2),
        wash("M66 72 C50 96 52 140 34 190 C44 196 56 196 66 192 C58 160 62 112 78 80 Z", "#f6dc9c", 0.8),
    )
    frock = joined(
        form("M44 202 C50 178 70 164 94 160 L116 158 C144 164 162 180 168 202 Z", "#5f8fb0", 3.2),
        wash("M120 160 C146 168 160 184 166 202 H128 C132 186 130 172 120 160 Z", "#2f5878", 0.55),
        form("M82 116 L80 164 C94 174 112 172 120 160 L113 138 Z", "#f0cfa8", 3),
        wash("M112 138 L118 158 C110 166 100 166 96 164 C104 152 104 142 100 132 Z", "#c08a5e", 0.5),
    )
    head = form(
        "M92 46 C114 36 135 44 139 68 C140 76 138 82 141 88 C144 93 148 "
        "96 148 100 C148 104 144 105 141 105 C142 108 145 110 144 113 "
        "C144 115 142 116 140 117 C142 119 143 121 142 123 C141 129 141 "
        "135 133 138 C123 141 116 137 110 137 C96 137 82 120 78 96 Z",
        "#f8e0c2",
        3.2,
    )

    def cheek(o: float = 0.45, r: float = 9) -> str:
        return disc(122, 114, r, "#d98073", opacity=o)

    lash = ink("M118 90 Q128 79 139 86 M119 89 l-4 -2 M122 86 l-4 -3", 2.8)

    def eye(px: float, py: float) -> str:
        return joined(
            form("M121 91 Q129 82 138 87 Q138 97 132 99 Q124 99 121 91 Z", "#fffaf0", 2),
            disc(132.5 + px, 91.5 + py, 4.6, "#2c4f6c"),
            disc(133 + px, 91.5 + py, 2.5, INK),
            disc(131.4 + px, 89.8 + py, 1.2, "#fff"),
            lash,
        )

    hair = joined(
        form(
            "M124 52 C130 44 118 34 100 34 C68 32 50 58 54 92 C56 120 66 138 "
            "60 168 C78 176 98 170 104 156 C98 136 100 124 96 112 C88 104 90 "
            "92 99 92 C106 86 120 76 124 52 Z",
            "#e3b765",
            3.2,
        ),
        wash(
            "M98 40 C72 42 60 66 64 96 C68 120 76 140 72 166 C66 170 62 168 "
            "62 166 C68 138 56 116 57 90 C56 62 72 42 98 40 Z",
            "#f8e2a6",
            0.8,
        ),
        wash("M122 56 C118 72 106 80 98 86 C90 96 88 106 94 114 C90 96 112 84 122 56 Z", "#a8752c", 0.5),
        ink(
            "M112 42 C98 56 82 66 76 90 M100 38 C82 50 70 66 68 92 M84 104 "
            "C82 126 92 140 88 164 M72 104 C74 128 80 142 76 166",
            1.9,
        ),
        form("M97 96 C104 92 110 98 107 105 C104 111 98 110 96 105 Z", "#f3d3ad", 2.4),
    )
    band = form("M62 62 C72 50 90 40 108 35 L114 41 C96 46 78 56 68 68 Z", "#2c4f6c", 2.6)
    left_loop = form("M86 44 C74 40 60 26 66 16 C78 14 90 28 92 40 Z", "#3f6f94", 2.8)
    right_loop = form("M92 40 C92 28 102 12 114 14 C120 24 108 38 96 44 Z", "#3f6f94", 2.8)
    knot = disc(91, 41, 6, "#2c4f6c", 2.6)

    def bow(left: float = 0, right: float = 0) -> str:
        return joined(
            band, group(left_loop, f"rotate({left} 91 41)"), group(right_loop, f"rotate({right} 91 41)"), knot
        )

    collar = joined(
        form("M78 164 C92 176 110 174 121 159 L134 172 C120 192 84 196 66 178 Z", "#fffaf0", 2.8),
        ink("M98 184 Q104 190 104 198", 2),
        hatch(140, 180, 5, 5, 4, -4, 12),
    )
    if mood == "waiting":
        drawn = joined(
            behind,
            frock,
            head,
            cheek(),
            eye(0, 0),
            ink("M120 76 Q129 69 137 74", 2.6),
            ink("M144 113 Q137 118 130 113", 2.4),
            hair,
            bow(),
            collar,
        )
    elif mood == "thinking":
        hand = joined(
            form(
                "M112 158 C108 146 116 138 128 140 C140 140 146 150 140 160 C132 168 118 168 112 158 Z", "#f8e0c2", 2.8
            ),
            form("M132 144 L138 126 Q144 123 145 130 L141 150 Z", "#f8e0c2", 2.6),
            ink("M118 148 l10 2 M117 155 l10 1", 1.8),
        )
        drawn = joined(
            behind,
            frock,
            group(
                joined(
                    head,
                    cheek(),
                    eye(0.6, -4),
                    ink("M118 74 Q129 62 138 69", 2.8),
                    ink("M142 115 Q137 113 133 116", 2.6),
                    hair,
                    bow(),
                ),
                "rotate(-5 100 150)",
            ),
            collar,
            hand,
        )
        over = puffs((158, 52, 5), (172, 34, 8))
    elif mood == "pleased":
        drawn = joined(
            behind,
            frock,
            group(
                joined(
                    head,
                    cheek(0.8, 11),
                    ink("M119 95 Q129 82 139 92", 3.6),
                    ink("M119 76 Q129 66 138 72", 2.6),
                    form("M144 112 Q136 115 126 109 Q128 124 140 121 Q143 119 144 112 Z", "#8a3030", 2.4),
                    wash("M142 113 Q136 116 129 112 L131 116 Q137 119 142 116 Z", "#fffaf0"),
                    hair,
                    bow(-8, 8),
                ),
                "rotate(-4 100 150)",
            ),
            collar,
        )
        over = stars((168, 46, 0.9), (34, 48, 0.8), (176, 140, 0.7))
    elif mood == "stung":
        drawn = joined(
            group(behind, "translate(-4 0) rotate(4 60 140)"),
            frock,
            group(
                joined(
                    head,
                    cheek(0.75, 10),
                    disc(131, 91, 11, "#fffaf0", 2.8),
                    disc(134, 91, 3, INK),
                    ink("M116 72 Q128 60 140 68", 3),
                    form("M143 110 Q132 110 132 117 Q134 126 141 123 Z", "#7d1f29", 2.6),
                    hair,
                    band,
                ),
                "translate(-3 2) rotate(-7 100 150)",
            ),
            collar,
        )
        over = joined(
            group(
                joined(group(left_loop, "rotate(-34 91 41)"), group(right_loop, "rotate(34 91 41)"), knot),
                "translate(-3 -6)",
            ),
            shards((170, 80, 30, 1.1), (164, 46, -10, 0.8), (182, 112, 70, 0.7)),
            ink("M36 40 L52 52 M28 66 L46 70 M60 16 L68 30", 3.4),
        )
    elif mood == "asleep":
        drawn = joined(
            behind,
            frock,
            group(
                joined(
                    head,
                    cheek(),
                    ink("M119 93 Q129 103 139 94", 3.4),
                    ink("M122 99 l-3 4 M128 101 l-1 5 M134 100 l2 4", 1.8),
                    ink("M120 78 Q129 74 137 78", 2.4),
                    ink("M143 114 Q139 117 134 115", 2.4),
                    hair,
                    bow(-26, 30),
                ),
                "translate(0 7) rotate(9 100 150)",
            ),
            collar,
        )
        over = zs(150, 50)
    else:
        ends = joined(
            form(
                "M88 42 C78 40 62 48 58 64 C54 78 46 82 40 84 C52 90 66 82 70 66 C74 54 84 50 92 48 Z", "#3f6f94", 2.8
            ),
            form(
                "M92 40 C104 42 112 54 110 68 C110 78 116 84 122 86 C112 92 100 84 100 70 C100 58 94 52 88 48 Z",
                "#3f6f94",
                2.8,
            ),
        )
        drawn = joined(
            behind,
            frock,
            group(
                joined(
                    head,
                    cheek(0.35),
                    eye(-1, 4),
                    form("M120 91 Q129 81 139 87 Q130 90 120 91 Z", "#eac9a4", 2),
                    ink("M120 80 Q130 70 138 71", 2.8),
                    ink("M143 118 Q137 111 129 117", 2.6),
                    hair,
                    ink("M118 50 C128 58 128 70 124 80 M70 100 C60 112 62 126 54 140", 2),
                    band,
                    ends,
                ),
                "translate(-2 8) rotate(10 100 150)",
            ),
            collar,
        )
    return (joined(below, drawn), over)
