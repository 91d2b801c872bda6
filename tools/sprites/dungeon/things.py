"""What lies beside the figures: dice, crests, class marks, state discs, chests, bricks, hearts."""

from __future__ import annotations

from itertools import pairwise

from tools.sprites.dungeon.kit import CLASSES, Figure, body, boxed, drawn, inked, oval, stroked
from tools.sprites.svg import INK

LEVELS = {1: "#4d6f48", 2: "#356580", 3: "#74528c", 4: "#8f5218"}
"""Darker than the family's, so that white numerals are read on them."""
MARKS = {
    "G": "M7 50 A43 43 0 1 1 93 50 A43 43 0 1 1 7 50 Z",
    "B": "M19 11 L81 11 Q89 11 89 19 L89 81 Q89 89 81 89 L19 89 Q11 89 11 81 L11 19 Q11 11 19 11 Z",
    "R": "M50 -4 L102 50 L50 104 L-2 50 Z",
    "W": "M50 9 A27.5 27.5 0 1 1 91 50 A27.5 27.5 0 1 1 50 91 A27.5 27.5 0 1 1 9 50 A27.5 27.5 0 1 1 50 9 Z",
    "Y": "M10 96 L10 46 Q10 4 50 4 Q90 4 90 46 L90 96 Z",
    "K": "M50 -6 A37 37 0 0 1 78 56 L98 103 L2 103 L22 56 A37 37 0 0 1 50 -6 Z",
}
"""The class marks: the outlines of the bases, a gravestone and a keyhole."""
MARK_BOX = (-10, -14, 120, 126)
CRESTS = {
    "S": "M50 8 L61 36 L92 38 L68 57 L76 88 L50 71 L24 88 L32 57 L8 38 L39 36 Z",
    "M": "M34 6 L66 6 L64 44 Q72 58 90 64 Q96 68 94 80 L94 90 L32 90 L32 60 Z M32 94 L94 94 L94 98 L32 98 Z",
    "A": "M78 6 L94 8 L94 22 L48 68 L58 78 L50 86 L36 72 L20 90 L10 80 L28 64 L14 50 L22 42 L32 52 Z",
    "D": "M50 6 L86 18 L86 48 Q84 80 50 95 Q16 80 14 48 L14 18 Z",
    "X": "M42 8 Q46 44 80 50 Q46 56 42 94 Q38 56 6 50 Q38 44 42 8 Z "
    "M80 4 Q82 20 97 23 Q82 26 80 42 Q78 26 64 23 Q78 20 80 4 Z "
    "M82 66 Q83 78 95 80 Q83 82 82 94 Q81 82 70 80 Q81 78 82 66 Z",
    "T": "M4 16 Q-2 84 50 86 Q102 84 96 16 L84 14 L85 32 L70 28 L79 45 L64 45 L71 59 L57 57 "
    "L57 70 L50 62 L43 70 L43 57 L29 59 L36 45 L21 45 L30 28 L15 32 L16 14 Z "
    "M26 91 L74 91 L80 100 L20 100 Z",
}
"""Summon, Move, Attack, Defend, Magic and Trap: star, boot, sword, shield, sparks, jaws."""
STATES = {
    "flying": "M50 58 Q46 26 2 16 Q2 34 12 40 Q6 50 20 56 Q18 68 34 70 Q44 84 50 84 Q56 84 66 70 "
    "Q82 68 80 56 Q94 50 88 40 Q98 34 98 16 Q54 26 50 58 Z",
    "tunnel": "M44 4 L56 4 L56 46 L80 46 L80 66 Q78 86 50 98 Q22 86 20 66 L20 46 L44 46 Z M30 2 L70 2 L70 12 L30 12 Z",
    "held": "M30 44 L30 30 Q30 6 50 6 Q70 6 70 30 L70 44 L82 44 L82 96 L18 96 L18 44 Z "
    "M42 44 L58 44 L58 30 Q58 18 50 18 Q42 18 42 30 Z",
    "slowed": "M14 4 L86 4 L86 16 L78 16 Q76 40 58 50 Q76 60 78 84 L86 84 L86 96 L14 96 L14 84 "
    "L22 84 Q24 60 42 50 Q24 40 22 16 L14 16 Z",
}
HEART = "M50 92 L12 50 Q0 28 18 14 Q38 4 50 26 Q62 4 82 14 Q100 28 88 50 Z"
RED_HEART = "#b23a3f"
DONE = {"moved": CRESTS["M"], "attacked": CRESTS["A"]}
STRAPS = {"w": "#c79a3c", "e": "#4f9a86"}


def sign(path: str) -> str:
    """A sign of one ink, which the program colours."""
    return boxed(f'<path d="{path}" fill="{INK}" fill-rule="evenodd"/>')


def mark(kind: str, fill: str) -> str:
    """A class mark; the program sets the level's numeral on it."""
    shape = MARKS[kind]
    out = f'<path d="{shape}" fill="{fill}" stroke="#fffaf0" stroke-width="8"/>'
    out += f'<g transform="translate(50 50) scale(1.07) translate(-50 -50)">{stroked(shape, 3)}</g>'
    return boxed(out, MARK_BOX)


def die(kind: str) -> str:
    """The upper side of a die without its face: the body in the class's colour, an ivory inlay."""
    edge = f'stroke="{INK}" stroke-width="3.4"'
    deep = f'stroke="{CLASSES[kind].deep}" stroke-width="2.6"'
    out = body(kind) + f'<rect x="3" y="3" width="94" height="94" rx="19" fill="url(#body)" {edge}/>'
    out += f'<rect x="13" y="13" width="74" height="74" rx="12" fill="#fffaf0" {deep}/>'
    return boxed(out)


def state(path: str, *, done: bool) -> str:
    """What holds of a figure, on its disc: dark where it is something done already."""
    ground, ink = ("#5e5443", "#fffaf0") if done else ("#fffaf0", INK)
    out = oval(50, 50, 46, 46, ground, f'stroke="{INK}" stroke-width="8"')
    out += f'<g transform="translate(22 22) scale(0.56)"><path d="{path}" fill="{ink}" fill-rule="evenodd"/></g>'
    return boxed(out)


def heart(*, lost: bool, light: bool) -> str:
    """A Heart Point; hollow once lost. The light ones stand on the table, the dark on paper.

    A light one has the night in its hollow: whoever stands behind it does not hide it.
    """
    if light:
        fill, edge, wide = ("#16261f", "#c3d6cb", 9) if lost else ("#d8474e", "#fff6e2", 12)
    else:
        fill, edge, wide = "none" if lost else RED_HEART, INK, 9
    out = f'<path d="{HEART}" fill="{fill}" stroke="{edge}" stroke-width="{wide}"/>'
    return boxed(out, (-10, -10, 120, 116))


def _chest_body(side: str) -> str:
    trim = STRAPS[side]
    out = inked("M18 58 L82 58 L79 90 L21 90 Z", "#8a5a34")
    out += inked("M26 58 L34 58 L35 90 L28 90 Z M66 58 L74 58 L72 90 L65 90 Z", trim, 2)
    if side == "e":
        out += stroked("M28 70 h6 M28.5 78 h6 M66 70 h6 M66 78 h6", 1.8)
    return out


CHEST_SHADOW = oval(57, 91, 36, 7, "#000000", 'opacity="0.28"')


def chest(side: str) -> str:
    """A shut chest; the program sets the level on its lid."""
    out = CHEST_SHADOW + _chest_body(side)
    out += inked("M15 58 L15 44 Q16 26 34 26 L66 26 Q84 26 85 44 L85 58 Z", "#a8703f")
    out += stroked("M18 46 Q19 30 35 29 L62 29", 2.4, "#d9a468")
    out += inked("M15 52 L85 52 L85 59 L15 59 Z", STRAPS[side], 2.4)
    out += f'<path d="M50 66 a4.500 4.500 0 1 1 0.100 0 M48 68 L52 68 L53 78 L47 78 Z" fill="{INK}"/>'
    return boxed(out)


def open_chest(side: str, item: Figure) -> str:
    """An open chest and what is in it."""
    lid = inked("M18 58 L12 26 Q14 12 34 12 L66 12 Q86 12 88 26 L82 58 Z", "#5b3a22")
    inside = f'<g transform="translate(0 -8)">{drawn(item, "R")}</g>'
    return boxed(body("R") + CHEST_SHADOW + lid + inside + _chest_body(side))


def bricks() -> str:
    """What blocks a square, row by row from below; in a box of 46."""
    rows = ((0, (0, 0.5, 1)), (1, (0, 0.25, 0.75, 1)), (2, (0, 0.5, 1)), (3, (0, 0.25, 0.75, 1)))
    out = f'<rect x="4" y="4" width="38" height="38" rx="3" fill="#3a2320" stroke="{INK}" stroke-width="2"/>'
    for row, cuts in rows:
        for number, (a, b) in enumerate(pairwise(cuts)):
            fill = ("#a4604a", "#b3705a")[(row + number) % 2]
            out += (
                f'<rect x="{5.5 + a * 35:.1f}" y="{5.5 + row * 9}" width="{(b - a) * 35 - 1.4:.1f}" '
                f'height="7.6" rx="1.4" fill="{fill}"/>'
            )
    return boxed(out, (0, 0, 46, 46))
