"""The cards of the garden as they lie: index, suit and pips, or someone of the court."""

from __future__ import annotations

from wonderland.ui.games.painting_the_roses.looks import sprite
from wonderland.ui.kit.canvas import CENTRE, Canvas
from wonderland.ui.kit.fonts import BOLD
from wonderland.ui.kit.layout import Box

REDS = "HD"
COURT = "JQK"
COUNTS = {"A": 1, **{str(number): number for number in range(2, 10)}, "T": 10}
_COLUMNS: dict[int, list[tuple[float, float]]] = {
    1: [(0, 0)],
    2: [(0, -2), (0, 2)],
    3: [(0, -2), (0, 0), (0, 2)],
    4: [(-1, -2), (1, -2), (-1, 2), (1, 2)],
    5: [(-1, -2), (1, -2), (0, 0), (-1, 2), (1, 2)],
    6: [(-1, -2), (1, -2), (-1, 0), (1, 0), (-1, 2), (1, 2)],
    7: [(-1, -2), (1, -2), (0, -1), (-1, 0), (1, 0), (-1, 2), (1, 2)],
    8: [(-1, -2), (1, -2), (0, -1), (-1, 0), (1, 0), (0, 1), (-1, 2), (1, 2)],
    9: [(-1, -2), (1, -2), (-1, -0.7), (1, -0.7), (0, 0), (-1, 0.7), (1, 0.7), (-1, 2), (1, 2)],
    10: [(-1, -2), (1, -2), (0, -1.35), (-1, -0.7), (1, -0.7), (-1, 0.7), (1, 0.7), (0, 1.35), (-1, 2), (1, 2)],
}
PIPS_MIDDLE, PIP_STEPS = (58.0, 70.0), (19.0, 25.0)
"""In hundredths of a card's width: the middle of its pips, and a column and a row of them further."""


def rank_of(card: str) -> str:
    """The rank as it is written on a card: a ten is 10."""
    return "10" if card[0] == "T" else card[0]


def ink_of(card: str) -> str:
    """The colour of a card's suit."""
    return "red" if card[1] in REDS else "black"


def draw_card(canvas: Canvas, card: str, box: Box, *, faded: bool = False) -> None:
    """Draw a card face up; ``??`` is drawn as a back."""
    size = canvas.pixels(box.width, box.height)
    at = canvas.pixels(box.x, box.y)
    if card == "??":
        canvas.surface.blit(canvas.sprites.get(sprite("card-back"), size), at)
        return
    unit, ink = box.width / 100, ink_of(card)
    name = {"J": f"card-J-{ink}", "Q": f"card-{card}", "K": f"card-K-{ink}"}.get(card[0], "card-face")
    drawn = canvas.sprites.get(sprite(name), size)
    canvas.surface.blit(drawn, at)
    canvas.text(rank_of(card), box.x + 16 * unit, box.y + 20 * unit, BOLD, 26 * unit, ink, CENTRE)
    _suit(canvas, card[1], box.x + 8 * unit, box.y + 33 * unit, 16 * unit)
    if card[0] not in COURT:
        _pips(canvas, card, box, unit)
    if faded:
        canvas.veil(box.rect(canvas), "bar", 120, 9 * unit)


def _pips(canvas: Canvas, card: str, box: Box, unit: float) -> None:
    count = COUNTS[card[0]]
    size = (40 if count == 1 else 21 if count < 7 else 18) * unit
    for column, row in _COLUMNS[count]:
        x = box.x + (PIPS_MIDDLE[0] + column * PIP_STEPS[0]) * unit
        y = box.y + (PIPS_MIDDLE[1] + row * PIP_STEPS[1]) * unit
        _suit(canvas, card[1], x - size / 2, y - size / 2, size, turned=row > 0)


def _suit(canvas: Canvas, suit: str, x: float, y: float, size: float, *, turned: bool = False) -> None:
    pixels = max(6, canvas.px(size))
    drawn = canvas.sprites.turned(f"suits/{suit}", (pixels, pixels), 2 if turned else 0)
    canvas.surface.blit(drawn, canvas.pixels(x, y))
