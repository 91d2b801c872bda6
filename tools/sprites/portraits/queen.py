"""The Red Queen (master): the crown tells how she is."""

from __future__ import annotations

from math import cos, pi, sin

from tools.sprites.portraits.moods import back, drops, puffs, shards, stars, zs
from tools.sprites.portraits.pen import RED, disc, form, hatch, ink, joined, suit, wash
from tools.sprites.svg import INK, group


def queen(mood: str) -> tuple[str, str]:
    """Draw her in a mood, in a box of 200: what the frame cuts, and what stands out of it."""
    below = back("#c98a84", 5, mood)
    over = ""
    ruff = "M100 126 " + " ".join(f"L{_at(turn, (96, 84)) if turn % 2 else _at(turn, (80, 70))}" for turn in range(19))
    pleats = " ".join(f"M{_at(turn, (50, 44))} L{_at(turn, (82, 72))}" for turn in range(1, 18, 2))
    robe = joined(
        form(f"{ruff} Z", "#f8f2e2", 3.2),
        ink(pleats, 1.8),
        form("M30 202 C38 168 70 154 100 154 C130 154 162 168 170 202 Z", "#a8323a", 3.4),
        wash("M118 156 C146 162 162 178 168 202 H130 C136 186 132 170 118 156 Z", "#5b1a20", 0.5),
    )
    hair = joined(
        form("M60 112 C40 76 66 46 100 58 C134 46 160 76 140 112 Z", "#8a3a22", 3.2),
        ink("M58 92 Q62 74 80 66 M142 92 Q138 74 120 66 M66 100 Q70 84 84 76 M134 100 Q130 84 116 76", 1.8),
    )
    flesh = "#f0a58c" if mood == "stung" else "#f6dfc4"
    skull = joined(
        form(
            "M66 98 C68 82 84 76 100 84 C116 76 132 82 134 98 C136 124 120 148 100 152 C80 148 64 124 66 98 Z",
            flesh,
            3.2,
        ),
        wash("M130 96 C132 122 118 142 102 149 C114 132 118 112 116 92 Z", "#d3a07e", 0.45),
        "".join(disc(x, 124, 9, "#d0605a", opacity=0.4) for x in (78, 122)),
    )
    nose = ink("M100 106 Q97 118 95 123 Q100 127 105 123", 2.4)
    mole = disc(118, 133, 2, INK)
    chin = ink("M84 142 Q100 150 116 142", 1.6)

    def eyes(px: float, py: float, h: float = 7, p: float = 3.4) -> str:
        return joined(
            form(f"M74 107 Q84 {107 - h} 94 108 Q84 {108 + h * 0.8} 74 107 Z", "#fffaf0", 2.2),
            form(f"M106 108 Q116 {107 - h} 126 107 Q116 {108 + h * 0.8} 106 108 Z", "#fffaf0", 2.2),
            disc(86 + px, 107 + py, p, INK),
            disc(114 + px, 107 + py, p, INK),
            ink(f"M73 106 Q84 {105 - h} 95 107 M105 107 Q116 {105 - h} 127 106", 3),
        )

    lips = form("M89 136 Q95 131 100 134 Q105 131 111 136 Q100 143 89 136 Z", RED, 2.2)
    crown = joined(
        form(
            "M62 62 L50 22 L74 42 L82 12 L100 38 L118 12 L126 42 L150 22 L138 62 C114 54 86 54 62 62 Z", "#e2b54c", 3.2
        ),
        wash("M64 58 L56 30 L76 48 L84 20 L92 34 C86 44 84 50 84 54 Z", "#fff0b8", 0.7),
        "".join((disc(x, y, 5.2, "#f6e2a0", 2.6) for x, y in ((50, 20), (82, 10), (118, 10), (150, 20)))),
        "".join((disc(x, y, 4, c, 2) for x, y, c in ((76, 54, "#3f7f70"), (100, 51, RED), (124, 54, "#3f7f70")))),
    )
    gem = joined(
        form("M100 160 L116 178 L100 197 L84 178 Z", "#e2b54c", 2.8),
        suit("H", 91, 169, 0.18, RED),
        hatch(140, 172, 6, 4, 4, -4, 15),
    )
    if mood == "waiting":
        drawn = joined(
            robe, hair, skull, ink("M72 94 L93 101 M128 94 L107 101", 4), eyes(0, 0), nose, lips, mole, chin, crown, gem
        )
    elif mood == "thinking":
        drawn = joined(
            robe,
            group(
                joined(
                    hair,
                    skull,
                    ink("M72 97 L93 100", 4),
                    ink("M106 90 Q118 80 129 91", 4),
                    eyes(4, -2),
                    nose,
                    form("M94 137 Q101 132 106 135 Q111 133 115 137 Q104 142 94 137 Z", RED, 2.2),
                    disc(121, 132, 2, INK),
                    chin,
                    crown,
                ),
                "rotate(-4 100 150)",
            ),
            form("M118 168 C110 158 118 150 128 152 L150 158 C158 164 154 176 144 176 Z", "#f6dfc4", 2.8),
            ink("M126 152 L118 138 Q120 132 126 136 L134 152", 2.8),
            gem,
        )
        over = puffs((168, 60, 5), (182, 44, 8))
    elif mood == "pleased":
        drawn = joined(
            robe,
            hair,
            skull,
            ink("M72 92 Q83 84 94 94 M128 92 Q117 84 106 94", 3.6),
            ink("M73 110 Q84 100 95 109 M105 109 Q116 100 127 110", 4),
            "".join(disc(x, 124, 9, "#d0605a") for x in (76, 124)),
            nose,
            form("M84 133 Q93 130 100 133 Q107 130 116 133 Q110 146 100 146 Q90 146 84 133 Z", RED, 2.4),
            wash("M89 135 Q100 138 111 135 Q106 140 100 140 Q94 140 89 135 Z", "#fffaf0"),
            disc(122, 130, 2, INK),
            crown,
            gem,
        )
        over = stars((26, 50, 0.9), (176, 50, 0.9), (100, -6, 0.8))
    elif mood == "stung":
        drawn = joined(
            robe,
            hair,
            form("M58 100 C46 96 44 80 50 72 M142 100 C154 96 156 80 150 72", "none", 3),
            skull,
            ink("M70 88 L92 99 M130 88 L108 99", 5),
            eyes(0, 0, 13, 2.8),
            nose,
            form("M84 132 Q100 124 116 132 Q120 150 100 151 Q80 150 84 132 Z", "#5b0f18", 2.8),
            wash("M87 133 Q100 128 113 133 L111 137 Q100 133 89 137 Z", "#fffaf0"),
            wash("M90 147 Q100 140 110 147 Q100 151 90 147 Z", "#d0605a"),
            gem,
        )
        over = joined(
            group(crown, "translate(10 -14) rotate(16 100 50)"),
            shards((30, 56, 20, 1.1), (176, 80, 60, 1), (160, 104, -30, 0.7)),
        )
    elif mood == "asleep":
        drawn = joined(
            robe,
            group(
                joined(
                    hair,
                    skull,
                    ink("M73 108 Q84 117 95 109 M105 109 Q116 117 127 108", 3.8),
                    ink("M72 96 Q83 92 94 97 M128 96 Q117 92 106 97", 3),
                    nose,
                    form("M92 137 Q100 132 108 137 Q100 143 92 137 Z", RED, 2.2),
                    mole,
                    group(crown, "translate(-8 6) rotate(-12 100 60)"),
                ),
                "translate(0 8) rotate(-10 100 150)",
            ),
            gem,
        )
        over = zs(144, 58)
    else:
        drawn = joined(
            robe,
            group(
                joined(
                    hair,
                    ink("M62 70 q-14 -8 -20 4 M138 72 q10 -14 20 -4", 3),
                    skull,
                    ink("M72 98 L93 90 M128 98 L107 90", 3.6),
                    eyes(-1, 3, 6),
                    form("M73 106 Q84 97 95 107 Q84 107 73 106 Z", "#e0bd9a", 2),
                    form("M105 107 Q116 97 127 106 Q116 107 105 107 Z", "#e0bd9a", 2),
                    nose,
                    ink("M88 140 Q94 133 100 137 Q106 141 112 135", 3.4),
                    mole,
                    chin,
                ),
                "translate(0 6) rotate(5 100 150)",
            ),
            gem,
            drops((80, 128, 4, 0.62)),
        )
        over = group(crown, "translate(150 160) rotate(24) scale(.66) translate(-100 -40)")
    return (joined(below, drawn), over)


def _at(turn: int, far: tuple[float, float]) -> str:
    """A place on her ruff: so many of 18 parts of half a turn round its middle, and so far out."""
    angle = pi + turn * pi / 18
    return f"{100 + far[0] * cos(angle):.0f} {152 + far[1] * sin(angle):.0f}"
