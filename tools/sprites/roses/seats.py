"""The six seats: a colour, its shade, the ink that is read on it, and an emblem."""

from __future__ import annotations

from typing import NamedTuple

from tools.sprites.roses.drawing import Drawing


class Seat(NamedTuple):
    """How a seat looks."""

    colour: str
    shade: str
    ink: str
    emblem: str


KEY = (
    "M42 6 A24 24 0 0 1 52 52 L52 60 L68 60 L68 72 L52 72 L52 80 L72 80 L72 94 L36 94 L36 52 "
    "A24 24 0 0 1 42 6 Z M44 20 A10 10 0 1 0 44.100 20 Z"
)
CUP = (
    "M10 28 L74 28 L74 34 Q98 32 96 52 Q92 70 68 68 Q62 78 56 80 L80 84 L80 92 L8 92 L8 84 L30 80 "
    "Q10 66 10 28 Z M74 44 L72 58 Q86 58 86 48 Q84 42 74 44 Z M30 20 Q22 12 32 4 L38 8 Q32 14 38 20 Z "
    "M52 20 Q44 12 54 4 L60 8 Q54 14 60 20 Z"
)
FEATHER = "M84 6 Q96 50 62 72 Q50 80 36 78 L20 96 L10 88 L26 70 Q20 44 42 26 Q60 12 84 6 Z M68 28 L36 64 L44 68 Z"
MUSHROOM = "M4 54 Q8 8 50 8 Q92 8 96 54 Q74 62 62 60 L66 90 Q50 98 34 90 L38 60 Q26 62 4 54 Z"
HAT = (
    "M20 10 Q50 2 80 10 L74 68 Q92 66 98 60 Q98 84 50 90 Q2 84 2 60 Q8 66 26 68 Z "
    "M27 50 L26 60 Q50 66 74 60 L73 50 Q50 56 27 50 Z"
)
HOURGLASS = (
    "M14 4 L86 4 L86 16 L78 16 Q78 40 58 50 Q78 60 78 84 L86 84 L86 96 L14 96 L14 84 L22 84 "
    "Q22 60 42 50 Q22 40 22 16 L14 16 Z"
)
EDGE = 2
"""What is free round an emblem's disc, so that its rim lies within the picture, in hundredths."""
SEATS = {
    "a": Seat("#3474c4", "#1c4279", "#ffffff", KEY),
    "b": Seat("#ee8f2d", "#a3560f", "#2a2320", CUP),
    "c": Seat("#9bdcf2", "#4a94ae", "#2a2320", FEATHER),
    "d": Seat("#35b597", "#12624d", "#2a2320", MUSHROOM),
    "e": Seat("#f6bccb", "#b36d82", "#2a2320", HAT),
    "f": Seat("#45434f", "#201f26", "#ffffff", HOURGLASS),
}


def put_emblem(drawing: Drawing, seat: str, x: float, y: float, size: float) -> None:
    """Put a seat's emblem on its disc into a drawing."""
    look = SEATS[seat]
    half = size / 2
    drawing.disc(x + half, y + half, half - 0.8, look.colour, max(1.6, size * 0.05))
    drawing.sign(look.emblem, x + size * 0.24, y + size * 0.24, size * 0.52, look.ink)


def emblem(seat: str) -> str:
    """A seat's emblem on its disc."""
    drawing = Drawing()
    put_emblem(drawing, seat, EDGE, EDGE, 100 - 2 * EDGE)
    return drawing.svg()


def bare_emblem(seat: str) -> str:
    """A seat's emblem alone, in the ink that is read on its colour."""
    drawing = Drawing()
    drawing.sign(SEATS[seat].emblem, 0, 0, 100, SEATS[seat].ink)
    return drawing.svg()
