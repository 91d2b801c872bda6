"""What stands about in the garden and lies on the table: tower, lamp, pot, tokens, cards."""

from __future__ import annotations

from tools.sprites.roses.drawing import INK, Drawing
from tools.sprites.roses.hedges import put_rose
from tools.sprites.roses.people import WOOD, put_jack, put_king, put_queen
from tools.sprites.signs import ICONS

CROWN = "M14 84 L6 26 L32 48 L50 12 L68 48 L94 26 L86 84 Z"
BRUSH = "M84 4 L96 16 L58 56 L44 42 Z M40 46 L54 60 Q52 90 8 94 Q24 82 20 68 Q24 50 40 46 Z"
TICK = "M10 54 L26 40 L42 58 L76 14 L92 28 L44 88 Z"
CROSS = "M20 6 L50 36 L80 6 L94 20 L64 50 L94 80 L80 94 L50 64 L20 94 L6 80 L36 50 L6 20 Z"
SIGNS = {"crown": CROWN, "brush": BRUSH, "tick": TICK, "cross": CROSS}
TOKENS = {"move": ICONS["move"], "paint": BRUSH, "face": CROWN}


def sign(name: str) -> str:
    """A sign of one ink, which the program colours."""
    drawing = Drawing()
    drawing.sign(SIGNS[name], 0, 0, 100, INK)
    return drawing.svg()


def token(name: str, *, used: bool) -> str:
    """An action token: bright brass, or dark, dashed and ticked once it is used; in a box of 38."""
    drawing = Drawing(38, 38)
    drawing.disc(20, 21, 16.5, "#17241d")
    drawing.disc(18.5, 18.5, 16.5, "#24402f" if used else "#d9ab49", 2.4)
    ring = "M18.500 5.900 A12.600 12.600 0 1 1 18.490 5.900"
    drawing.line(ring, 1.4, "#5d7a6b" if used else "#fff0c0", 0.7 if used else 1.0)
    drawing.sign(TOKENS[name], 10.5, 10.5, 16, "#6f8b7c" if used else INK)
    if used:
        drawing.disc(30, 29, 7.5, "#f0e6cf", 1.6)
        drawing.sign(TICK, 25.6, 24.6, 9, "#1f5a3c")
    return drawing.svg()


def paint_pot() -> str:
    """A pot of red paint with its brush."""
    drawing = Drawing()
    drawing.shadow(56, 90, 36, 7, 0.32)
    handle = "M20 36 Q18 6 50 8 Q82 6 80 36"
    drawing.line(handle, 6)
    drawing.line(handle, 2.2, "#d9ab49")
    drawing.shape("M18 38 L24 86 Q50 96 76 86 L82 38 Z", drawing.gradient("#7fb3a4", "#2f6658"))
    drawing.line("M62 36 L92 6", 9)
    drawing.line("M62 36 L92 6", 4, WOOD)
    drawing.shape("M18 38 a32 9 0 1 1 64 0 a32 9 0 1 1 -64 0 Z", "#cf2338")
    drawing.shape(
        "M19 42 Q30 48 36 47 V62 a4.500 4.500 0 0 0 9 0 V48 H52 V56 a4 4 0 0 0 8 0 V47 Q74 46 81 42", "#cf2338"
    )
    drawing.line("M30 34 Q38 31 46 31", 3, "#ff9aa0")
    return drawing.svg()


def tower(*, opened: bool) -> str:
    """The tower, its door shut or open; in a box of 130 x 170."""
    drawing = Drawing(130, 170)
    stone = drawing.gradient("#cdbf9f", "#6c6048")
    light = drawing.gradient("#ffd98a", "#e79a3a", 0, 1)
    drawing.shadow(74, 160, 54, 9, 0.36)
    drawing.shape("M34 56 L28 158 Q65 168 102 158 L96 56 Z", stone)
    drawing.shape(
        "M22 12 L36 12 L36 22 L50 22 L50 10 L80 10 L80 22 L94 22 L94 12 L108 12 L106 44 L96 58 Q65 66 34 58 L24 44 Z",
        stone,
    )
    drawing.line("M24 42 Q65 52 106 42", 2.2)
    for x, y, wide in ((40, 70, 16), (72, 76, 14), (36, 100, 13), (80, 104, 14), (34, 132, 14),
                       (84, 136, 12), (34, 28, 12), (66, 30, 14), (88, 28, 10)):  # fmt: skip
        drawing.line(f"M{x} {y} h{wide} M{x + wide * 0.5} {y + 8} h{wide * 0.6}", 2, "#5a4e38")
    drawing.shape("M52 100 V84 A13 13 0 0 1 78 84 V100 Z", light)
    drawing.line("M59 74 V100 M65 71 V100 M71 74 V100", 2.6)
    if opened:
        drawing.shape("M46 163 V130 A19 19 0 0 1 84 130 V163 Z", light)
        drawing.shape("M84 130 L106 122 V160 L84 163 Z", "#7a4a26")
    else:
        drawing.shape("M48 163 V132 A17 17 0 0 1 82 132 V163 Z", "#7a4a26")
        drawing.line("M56 120 V164 M65 116 V164 M74 120 V164", 2, "#4a2b14")
        drawing.disc(76, 142, 2.8, "#e3b95a", 1.4)
    drawing.shape("M28 158 Q30 130 38 122 Q36 108 44 104 Q46 118 40 126 Q44 140 36 160 Z", "#3f7a4a")
    return drawing.svg()


def lamp() -> str:
    """A garden lamp in a box of 60 x 140."""
    drawing = Drawing(60, 140)
    iron, light = (drawing.gradient("#5a5560", "#26242b"), drawing.gradient("#fff3c4", "#f3b84b", 0, 1))
    drawing.shadow(33, 134, 16, 4, 0.35)
    drawing.shape("M27 50 L26 118 Q18 122 16 132 L44 132 Q42 122 34 118 L33 50 Z", iron)
    drawing.shape("M18 20 L42 20 L38 50 L22 50 Z", light)
    drawing.line("M30 20 V50", 2)
    drawing.shape("M14 20 L22 9 L38 9 L46 20 Z", iron)
    drawing.line("M30 9 V3", 2.8)
    drawing.shape("M21 50 h18 l-2 6 h-14 Z", iron)
    return drawing.svg()


def _card(drawing: Drawing) -> None:
    drawing.box(4, 6, 95, 133, 10, "#000000", 0, opacity=0.3)
    drawing.box(1.4, 1.4, 95.2, 135.2, 9, drawing.gradient("#fffdf6", "#f1e6cb"), 2.4)


def card_face() -> str:
    """An empty card of 100 x 140; the program sets index, suit and pips."""
    drawing = Drawing(100, 140)
    _card(drawing)
    return drawing.svg()


def court_card(rank: str, suit: str) -> str:
    """A Jack, Queen or King on a card; the program sets index and suit."""
    drawing, person = Drawing(100, 140), Drawing(160, 200)
    _card(drawing)
    drawing.box(27, 13, 62, 114, 5, "#f0d9c4" if suit in "HD" else "#d9dfd8", 1.6, "#a8946a")
    if rank == "Q":
        put_queen(person, suit)
        drawing.put(person, "translate(20.500 26) scale(0.475 0.500)")
    elif rank == "K":
        put_king(person, suit)
        drawing.put(person, "translate(17.500 20) scale(0.670 0.700)")
    else:
        put_jack(person, suit)
        drawing.put(person, "translate(19 21) scale(0.650 0.700)")
    return drawing.svg()


def card_back() -> str:
    """The back of every card: verdigris with a silver rose."""
    drawing = Drawing(100, 140)
    drawing.box(4, 6, 95, 133, 10, "#000000", 0, opacity=0.3)
    drawing.box(1.4, 1.4, 95.2, 135.2, 9, "#f6efdd", 2.4)
    drawing.box(8, 8, 82, 122, 5, drawing.gradient("#2f6b5e", "#173f37"), 2, "#c79a3c")
    for x in (21, 49, 77):
        for y in (26, 55, 85, 114):
            path = f"M{x} {y - 12} L{x + 10} {y} L{x} {y + 12} L{x - 10} {y} Z"
            drawing.line(path, 1.4, "#7fb3a4", 0.6)
    drawing.disc(49, 69, 21, "#173f37")
    drawing.line("M28 69 A21 21 0 1 1 28 69.100", 2, "#c79a3c")
    put_rose(drawing, 49, 69, 15, red=False, turn=10)
    return drawing.svg()
