"""Sets words in outlines of letters: on a straight line or on any other."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from math import atan2, degrees
from pathlib import Path

from tools.sprites.svg import group

OUTLINES = Path(__file__).with_name("letters.json")
"""Each title's letters: how wide and of what outline, in an em of 1000 (``letters.py``)."""
Line = Callable[[float], float]
"""How low a line of letters is at a distance from the left."""


@cache
def _letters(title: str) -> dict[str, tuple[float, str]]:
    taken: dict[str, dict[str, tuple[float, str]]] = json.loads(OUTLINES.read_text(encoding="utf-8"))
    return taken[title]


def words(
    title: str, text: str, middle: float, line: Line, size: float, fill: str, edge: str = "",
    width: float = 0.0, spacing: float = 0.0, wide: float = 0.0,
) -> str:  # fmt: skip
    """Words round the middle of a line, which their letters follow.

    Args:
        title: whose letters they are.
        text: the words.
        middle: where their middle is.
        line: how low they stand, from place to place.
        size: of the letters.
        fill: their colour.
        edge: the colour round them, behind all of them; ``""`` for none.
        width: how far the edge reaches beyond them.
        spacing: between two letters, beside their own.
        wide: how wide the words are made; 0 for as wide as they are.
    """
    scale = size / 1000
    widths = [_letters(title)[letter][0] * scale + spacing for letter in text]
    stretch = wide / (sum(widths) - spacing) if wide else 1.0
    at = middle - (sum(widths) - spacing) * stretch / 2
    placed = []
    for letter, long in zip(text, widths, strict=True):
        centre = at + long * stretch / 2
        tilt = degrees(atan2(line(centre + 1) - line(centre - 1), 2))
        placed.append(
            (
                _letters(title)[letter][1],
                f"translate({centre:.2f} {line(centre):.2f}) rotate({tilt:.2f}) "
                f"scale({scale * stretch:.5f} {-scale:.5f}) translate({-long / 2 / scale:.0f} 0)",
            )
        )
        at += long * stretch
    behind = f'stroke="{edge}" stroke-width="{2 * width / scale:.0f}" stroke-linejoin="round"'
    layers = ((edge, behind), (fill, "")) if edge else ((fill, ""),)
    return "".join(
        group(f'<path d="{outline}" fill="{colour}" {more}/>', moved)
        for colour, more in layers
        for outline, moved in placed
        if outline
    )
