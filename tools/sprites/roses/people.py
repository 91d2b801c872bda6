"""The people of the garden: guardsmen, the Queens, the Kings and the Jacks."""

from __future__ import annotations

from tools.sprites.roses.drawing import INK, RED, Drawing
from tools.sprites.roses.seats import SEATS
from tools.sprites.signs import SUITS

SKIN = ("#f9dcbc", "#dba77d")
FAIR = ("#fbe2c8", "#dca67f")
ERMINE = ("#fffdf6", "#ddcda8")
BRASS = ("#f2cf72", "#a3731d")
WOOD = "#a9743c"
HAND = (
    "M30 96 L24 62 L8 44 L16 36 L30 48 L26 14 L36 12 L42 42 L44 6 L55 6 L56 42 L64 12 L74 15 "
    "L68 46 L80 28 L89 33 L78 66 L72 96 Z"
)
REDS = "HD"


def _staff(drawing: Drawing, path: str, wide: float, colour: str, inner: float) -> None:
    """A rod with ink on both sides."""
    drawing.line(path, wide)
    drawing.line(path, inner, colour)


def put_halberd(drawing: Drawing, x: float, top: float, foot: float) -> None:
    """A guardsman's halberd, upright."""
    _staff(drawing, f"M{x} {foot} V{top + 14}", 7.4, WOOD, 3.4)
    drawing.shape(
        f"M{x - 4} {top + 18} L{x} {top - 4} L{x + 4} {top + 18} L{x + 4} {top + 22} "
        f"Q{x + 12} {top + 16} {x + 17} {top + 18} Q{x + 20} {top + 30} {x + 14} {top + 40} "
        f"Q{x + 8} {top + 36} {x + 4} {top + 38} L{x - 4} {top + 38} L{x - 4} {top + 33} "
        f"L{x - 13} {top + 28} L{x - 4} {top + 24} Z",
        "#dfe6e8",
        2.6,
    )
    drawing.line(f"M{x + 9} {top + 21} Q{x + 14} {top + 29} {x + 10} {top + 35}", 2, "#8d9aa4")


def halberd() -> str:
    """A halberd alone, as it flies when its bearer is found out; in a box of 40 x 160."""
    drawing = Drawing(40, 160)
    put_halberd(drawing, 20, 8, 150)
    return drawing.svg()


def guardsman(seat: str, *, found: bool = False) -> str:
    """A guardsman in a box of 100 x 140; the program sets his card's rank and suit on his chest.

    Args:
        seat: whose he is.
        found: whether the Queen has just found him: arms up, wide eyes, no cap, no halberd.
    """
    look = SEATS[seat]
    drawing = Drawing(100, 140)
    card = drawing.gradient("#fffdf6", "#e4d6b4")
    coat = drawing.gradient(look.colour, look.shade)
    skin = drawing.gradient(*SKIN)
    drawing.shadow(56, 134, 36, 6)
    if not found:
        put_halberd(drawing, 86, 8, 132)
    drawing.shape(
        "M34 110 L33 127 Q24 127 22 134 L43 134 L45 110 Z M56 110 L56 134 L78 134 Q76 127 67 127 L67 110 Z", "#3a3440"
    )
    drawing.shape("M74 56 L79 58 L77 116 L72 117 Z", "#b9a57c")
    drawing.box(22, 53, 53, 64, 6, card, 2.8)
    drawing.shape("M22 90 Q48 80 75 90 L75 111 Q75 117 69 117 L28 117 Q22 117 22 111 Z", coat)
    drawing.sign(look.emblem, 34, 86.5, 29, look.ink)
    if found:
        _arms_up(drawing, coat, skin)
    else:
        _arms(drawing, coat, skin)
    drawing.shape("M36 54 Q48 62 62 54 L60 46 L38 46 Z", "#fffaf0")
    drawing.shape("M32 30 Q31 52 49 53 Q67 52 66 30 Z", skin)
    if found:
        _fear(drawing, skin)
    else:
        _calm(drawing, coat, look.shade)
    return drawing.svg()


def _arms(drawing: Drawing, coat: str, skin: str) -> None:
    drawing.shape("M25 56 Q8 64 10 80 Q12 90 24 92 L28 82 Q20 80 21 75 Q23 70 30 67 Z", coat)
    drawing.disc(27, 88, 6, skin, 2.8)
    drawing.shape("M70 56 Q84 60 88 76 L80 84 Q74 74 66 68 Z", coat)
    drawing.disc(85.5, 81, 6.4, skin, 2.8)


def _arms_up(drawing: Drawing, coat: str, skin: str) -> None:
    drawing.shape("M24 60 Q8 52 6 34 L17 30 Q20 44 30 54 Z", coat)
    drawing.disc(11, 28, 7, skin, 2.8)
    drawing.shape("M74 60 Q92 52 94 34 L83 30 Q80 44 70 54 Z", coat)
    drawing.disc(89, 28, 7, skin, 2.8)


def _calm(drawing: Drawing, coat: str, shade: str) -> None:
    """Two eyes, a moustache, and the cap."""
    drawing.disc(42.5, 37, 2.5, INK)
    drawing.disc(55.5, 37, 2.5, INK)
    drawing.shape("M40 44 Q45 41 49 43.500 Q53 41 58 44 Q54 47.500 49 45.500 Q44 47.500 40 44 Z", "#6a4526", 1.4)
    put_cap(drawing, coat, shade, 0, 0)


def put_cap(drawing: Drawing, coat: str, shade: str, x: float, y: float) -> None:
    """A cap as a guardsman wears it, moved so far from where it sits on him."""
    drawing.shape(f"M{34 + x} {27 + y} q-3 -18 15 -19 q18 1 15 19 Z", coat)
    drawing.shape(f"M{26 + x} {28 + y} q23 8 46 0 q0 -6 -6 -6 q-17 5 -34 0 q-6 0 -6 6 Z", shade)
    drawing.disc(49 + x, 7 + y, 4.6, "#fffaf0", 2.8)
    drawing.line(f"M{39 + x} {14 + y} q3 -3 7 -3", 2.4, "#ffffff", 0.7)


def cap(seat: str) -> str:
    """A guardsman's cap alone, as it flies when he is found out; in a box of 52 x 36."""
    look = SEATS[seat]
    drawing = Drawing(52, 36)
    put_cap(drawing, drawing.gradient(look.colour, look.shade), look.shade, -23, 0.8)
    return drawing.svg()


def _fear(drawing: Drawing, skin: str) -> None:
    """Wide eyes, an open mouth, and bare hair."""
    for x in (42, 56):
        drawing.disc(x, 37, 4.6, "#ffffff", 1.8)
    drawing.disc(42.6, 37.6, 1.8, INK)
    drawing.disc(55.4, 37.6, 1.8, INK)
    drawing.disc(49, 47, 4.1, "#6d1a22", 1.8)
    drawing.shape("M32 31 Q31 14 49 14 Q67 14 66 31 Z", skin, 0)
    drawing.shape("M32 32 Q29 13 49 13 Q69 13 66 32 Q64 25 58 22 Q50 28 38 22 Q34 26 32 32 Z", "#6a4526")


def queen(suit: str = "H", *, landing: bool = False) -> str:
    """A Queen in a box of 160 x 200; the Queen of Hearts also as she lands, with her arm out."""
    drawing = Drawing(176, 200)
    put_queen(drawing, suit, landing=landing)
    return drawing.svg()


def put_queen(drawing: Drawing, suit: str, *, landing: bool = False) -> None:
    """Put a Queen into a drawing of her own."""
    dark = suit not in REDS
    gown = drawing.gradient(*(("#4f6c8c", "#1f3046") if dark else ("#d8404c", "#6d0f1d")))
    ermine, skin = drawing.gradient(*ERMINE), drawing.gradient(*FAIR)
    brass, hair = drawing.gradient(*BRASS), drawing.gradient("#4a4450", "#1c1a20")
    drawing.shadow(92, 190, 68, 9, 0.36)
    drawing.shape("M80 94 L34 74 Q22 48 34 26 Q56 44 80 44 Q104 44 126 26 Q138 48 126 74 Z", ermine)
    drawing.line(
        "M80 90 L36 68 M80 88 L33 52 M80 86 L36 36 M80 90 L124 68 M80 88 L127 52 M80 86 L124 36", 1.8, "#a8946a"
    )
    drawing.shape("M58 104 Q32 140 14 182 Q80 206 146 182 Q128 140 102 104 Z", gown)
    drawing.shape("M70 110 L57 192 Q80 197 103 192 L90 110 Z", ermine)
    for y, size in ((128, 13), (150, 17), (174, 21)):
        _suit(drawing, suit, 80, y, size)
    drawing.line("M50 128 Q40 152 36 182 M110 128 Q120 152 124 182", 2.4, "#14202f" if dark else "#4d0a14")
    drawing.line("M44 130 Q30 156 25 172", 2.4, "#a9c0d8" if dark else "#f08a8e", 0.7)
    drawing.shape(
        "M17 174 Q36 184 58 187 L57 197 Q33 194 12 184 Z M143 174 Q124 184 102 187 L103 197 Q127 194 148 184 Z", ermine
    )
    for x, y in ((23, 180), (34, 184), (46, 187), (136, 180), (125, 184), (113, 187)):
        drawing.line(f"M{x} {y} l1.500 4.500", 2.6)
    drawing.shape("M62 84 Q80 96 98 84 L104 106 Q80 118 56 106 Z", "#16202e" if dark else "#4a1019")
    drawing.line("M80 92 L80 112 M73 95 L87 101 M73 103 L87 109", 2.4, "#e3b95a")
    arm = _sceptre_arm(suit)
    if landing:
        drawing.put(arm, "translate(160 0) scale(-1 1)")
        _pointing_arm(drawing, gown, skin, brass)
    else:
        drawing.put(arm, "translate(0 0)")
        drawing.shape("M66 82 Q38 78 28 104 Q24 122 40 124 L60 117 L57 107 L47 109 Q50 101 66 98 Z", gown)
        drawing.shape("M55 107 L63 116 L58 122 L50 112 Z", brass)
    _queens_head(drawing, suit, skin, hair, brass)


def _suit(drawing: Drawing, suit: str, x: float, y: float, size: float) -> None:
    colour = "#c22637" if suit in REDS else "#2d2c33"
    drawing.sign(SUITS[suit], x - size / 2, y - size / 2, size, colour, 1.8)


def _sceptre_arm(suit: str) -> Drawing:
    arm = Drawing(160, 200)
    dark = suit not in REDS
    gown = arm.gradient(*(("#4f6c8c", "#1f3046") if dark else ("#d8404c", "#6d0f1d")))
    skin, brass = arm.gradient(*FAIR), arm.gradient(*BRASS)
    _staff(arm, "M124 168 L138 58", 9, "#d9ab49", 4.4)
    _suit(arm, suit, 139.5, 44, 30)
    arm.line("M132 40 Q133 35 137 35", 2.4, "#ffffff", 0.8)
    arm.shape("M94 82 Q122 78 131 100 Q134 110 132 116 L118 117 Q116 104 94 98 Z", gown)
    arm.shape("M117 110 L134 108 L135 117 L118 119 Z", brass)
    arm.shape("M120 119 Q134 116 138 124 Q138 134 128 135 Q118 134 120 119 Z", skin)
    arm.line("M123 126 L136 125", 1.6)
    return arm


def _pointing_arm(drawing: Drawing, gown: str, skin: str, brass: str) -> None:
    drawing.shape("M112 80 L141 51 L153 62 L126 98 Z", gown)
    drawing.shape("M94 82 Q116 70 128 82 Q132 96 120 101 Q106 105 94 98 Z", gown)
    drawing.shape("M148 48 Q148 38 157 39 Q167 43 164 52 Q159 59 152 56 Z", skin)
    drawing.shape("M155 40 L168 27 Q174 27 172 33 L162 47 Z", skin)
    drawing.shape("M139 50 L146 43 L160 57 L153 64 Z", brass)
    drawing.line("M156 47 Q159 45 161 48 M153 43 Q156 41 158 43", 1.5)


def _queens_head(drawing: Drawing, suit: str, skin: str, hair: str, brass: str) -> None:
    drawing.shape("M80 80 C50 70 38 46 48 30 C56 18 74 20 80 32 C86 20 104 18 112 30 C122 46 110 70 80 80 Z", hair)
    drawing.shape("M63 40 Q62 70 80 74 Q98 70 97 40 Q90 30 80 38 Q70 30 63 40 Z", skin)
    for x in (68.5, 91.5):
        drawing.disc(x, 58, 4, "#eba197")
    drawing.line("M66 43 L77 49 M94 43 L83 49", 3.4)
    drawing.shape(
        "M67 50.500 Q72 49 77 53.500 Q72 57 67 50.500 Z M93 50.500 Q88 49 83 53.500 Q88 57 93 50.500 Z", "#fffaf0", 1.5
    )
    drawing.disc(73, 52.4, 2, INK)
    drawing.disc(87, 52.4, 2, INK)
    drawing.line("M80 51 L77.500 59 L81 59.500", 1.8)
    drawing.shape("M73 67.500 Q80 61.500 87 67.500 Q80 65 73 67.500 Z", RED, 1.8)
    drawing.shape("M60 29 L54 6 L68 16 L80 1 L92 16 L106 6 L100 29 Q80 35 60 29 Z", brass)
    drawing.line("M61 23 Q80 29 99 23", 1.8)
    _suit(drawing, suit, 80, 18, 10)
    for x in (54, 106):
        drawing.disc(x, 5, 3.6, "#fffaf0", 2)


def king(suit: str) -> str:
    """A King who forbids, one palm raised, in a box of 120 x 150."""
    drawing = Drawing(120, 150)
    put_king(drawing, suit)
    return drawing.svg()


def put_king(drawing: Drawing, suit: str) -> None:
    """Put a King into a drawing of his own."""
    red = suit in REDS
    robe = drawing.gradient(*(("#c04a50", "#5e1620") if red else ("#5a7393", "#22334a")))
    ermine, skin = drawing.gradient(*ERMINE), drawing.gradient("#f9dcbc", "#d9a478")
    brass = drawing.gradient(*BRASS)
    drawing.shadow(68, 142, 46, 7)
    drawing.shape("M60 60 Q36 64 28 92 L16 136 Q60 152 104 136 L92 92 Q84 64 60 60 Z", robe)
    drawing.shape("M52 84 L46 144 Q60 147 74 144 L68 84 Z", ermine)
    for x, y in ((56, 108), (64, 118), (55, 128), (66, 133)):
        drawing.line(f"M{x} {y} v5", 2.6)
    drawing.shape("M84 70 Q100 74 104 56 L106 46 L93 43 Q91 56 80 60 Z", robe)
    drawing.shape("M91 47 L107 49 L108 42 L92 40 Z", ermine)
    drawing.sign(HAND, 87, 12, 30, "#f3cfab", 2.5)
    drawing.shape("M30 84 Q60 104 90 84 L86 66 Q60 78 34 66 Z", ermine)
    for x, y in ((40, 79), (50, 85), (70, 85), (80, 79)):
        drawing.line(f"M{x} {y} v4.500", 2.6)
    drawing.shape("M35 88 Q22 98 30 112 L44 112 L46 104 L40 100 Z", robe)
    drawing.disc(42, 110, 9, brass, 2.8)
    drawing.line("M42 101 v-7 M38.500 97 h7 M33.500 110 h17", 2.4)
    drawing.shape("M43 30 Q41 58 60 60 Q79 58 77 30 Z", skin)
    drawing.shape("M42 40 Q36 78 60 88 Q84 78 78 40 Q74 56 60 52 Q46 56 42 40 Z", "#8a5a34" if red else "#e9e4da")
    drawing.shape("M47 55 Q54 49 60 53 Q66 49 73 55 Q66 60 60 57 Q54 60 47 55 Z", "#6a4324" if red else "#cfc8ba", 1.8)
    drawing.disc(52.5, 43, 2.5, INK)
    drawing.disc(67.5, 43, 2.5, INK)
    drawing.line("M47 37 L56 38 M73 37 L64 38", 3)
    drawing.shape("M42 33 L37 11 L50 20 L60 7 L70 20 L83 11 L78 33 Q60 38 42 33 Z", brass)
    drawing.line("M43 27 Q60 32 77 27", 1.8)
    drawing.line("M60 8 v-6 M57 4 h6", 2.6)


def put_jack(drawing: Drawing, suit: str) -> None:
    """Put a Jack, a page with a brush, into a drawing of 120 x 150."""
    red = suit in REDS
    coat = drawing.gradient(*(("#cf5b52", "#7a1c26") if red else ("#6f8fae", "#2c4360")))
    collar, skin = drawing.gradient(*ERMINE), drawing.gradient(*FAIR)
    drawing.shape("M60 66 Q34 70 26 98 L22 146 Q60 152 98 146 L94 98 Q86 70 60 66 Z", coat)
    drawing.line("M60 70 L60 148 M60 92 h-9 M60 110 h-9 M60 128 h-9", 2.4)
    drawing.shape("M40 70 Q60 88 80 70 L76 60 L44 60 Z", collar)
    drawing.shape("M38 34 Q34 62 46 66 L74 66 Q86 62 82 34 Z", "#c98f45")
    drawing.shape("M44 34 Q43 62 60 64 Q77 62 76 34 Z", skin)
    drawing.disc(53, 46, 2.5, INK)
    drawing.disc(67, 46, 2.5, INK)
    drawing.line("M54 56 Q60 60 67 55", 2.2)
    drawing.shape("M32 34 Q34 12 62 12 Q88 14 88 34 Q60 42 32 34 Z", coat)
    drawing.shape("M70 26 Q96 22 104 2 Q80 2 66 18 Z", "#fffaf0")
    drawing.line("M72 23 Q88 18 98 7", 1.6)
    drawing.shape("M84 86 Q100 96 96 112 L84 116 L78 104 Z", coat)
    _staff(drawing, "M76 128 L104 74", 8, WOOD, 3.6)
    drawing.shape("M98 74 L108 79 Q116 66 110 56 Q100 62 98 74 Z", "#cf2338")
    drawing.disc(88, 112, 7.5, skin, 2.8)
