"""Painting a position into an array of pixels, with squares and a small font and nothing else."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from wonderland.core.encoding import Cell, Sketch

Image = NDArray[np.uint8]
Colour = tuple[int, int, int]

SIZE = 32
"""Pixels of a square."""
LINE = 16
"""Pixels of a line of text above the table."""
MARGIN = 8
_PAPER, _FREE, _GRID, _INK = (245, 240, 230), (228, 220, 203), (205, 196, 178), (40, 34, 30)
_GROUNDS = ((238, 190, 120), (150, 190, 215), (190, 215, 150), (215, 165, 205))
_PIECES = ((165, 60, 30), (30, 75, 130), (70, 110, 40), (120, 50, 110))
_LIGHT = (255, 255, 255)
# Each character as five rows of three pixels; a row is a digit from 0 to 7.
_FONT = {
    "0": "75557", "1": "26227", "2": "71747", "3": "71317", "4": "55711", "5": "74717",
    "6": "74757", "7": "71122", "8": "75757", "9": "75717", "a": "25755", "b": "65656",
    "c": "34443", "d": "65556", "e": "74647", "f": "74644", "g": "34553", "h": "55755",
    "i": "72227", "j": "11152", "k": "55655", "l": "44447", "m": "57755", "n": "65555",
    "o": "25552", "p": "65644", "q": "25563", "r": "65655", "s": "34216", "t": "72222",
    "u": "55557", "v": "55552", "w": "55775", "x": "55255", "y": "55222", "z": "71247",
    "-": "00700", ":": "02020", "?": "71202",
}  # fmt: skip
_ADVANCE = 4


def paint(sketch: Sketch) -> Image:
    """Paint a sketch; the array is rows x columns x RGB."""
    top = MARGIN + LINE * len(sketch.lines)
    height = top + SIZE * sketch.rows + MARGIN
    image = np.empty((height, SIZE * sketch.columns + 2 * MARGIN, 3), np.uint8)
    image[:] = _PAPER
    for number, line in enumerate(sketch.lines):
        _write(image, MARGIN, MARGIN + LINE * number, line, _INK, 2)
    for row in range(sketch.rows):
        for column in range(sketch.columns):
            left, upper = MARGIN + SIZE * column, top + SIZE * (sketch.rows - 1 - row)
            square = image[upper : upper + SIZE, left : left + SIZE]
            _paint_cell(square, sketch.cells.get((column, row), Cell()))
    return image


def _paint_cell(square: Image, cell: Cell) -> None:
    square[:] = _GRID
    square[1:-1, 1:-1] = _GROUNDS[cell.ground % len(_GROUNDS)] if cell.ground >= 0 else _FREE
    colour = _INK
    if cell.piece >= 0:
        square[3:-3, 3:-3] = _PIECES[cell.piece % len(_PIECES)]
        colour = _LIGHT
    words = cell.text.split()
    step = 12
    upper = (SIZE - step * len(words)) // 2 + 1
    for number, word in enumerate(words):
        width = 2 * (_ADVANCE * len(word) - 1)
        _write(square, (SIZE - width) // 2, upper + step * number, word, colour, 2)


def _write(image: Image, left: int, top: int, text: str, colour: Colour, scale: int) -> None:
    """Write a line of text; what does not fit is cut off."""
    for number, letter in enumerate(text.lower()):
        if letter == " ":
            continue
        x = left + _ADVANCE * scale * number
        for y, bits in enumerate(_FONT.get(letter, _FONT["?"])):
            for dot in range(3):
                if int(bits) >> (2 - dot) & 1:
                    upper, before = top + scale * y, x + scale * dot
                    image[upper : upper + scale, before : before + scale] = colour
