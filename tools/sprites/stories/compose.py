"""Putting vignettes together: a ground of 200 by 150, and parts of 100 by 100 whose feet stand on y 100.

Parts are files of their own (``parts``, ``extras``), so that an artist can change one for all cards.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import yaml

HERE = Path(__file__).parent
WIDE, HIGH = 200, 150
WEIGHT = -0.62
"""A part scaled by s has its lines multiplied by s to this power, so that small things keep their weight."""
_WIDTH = re.compile(r'stroke-width="([\d.]+)"')


@cache
def content(folder: str, name: str) -> str:
    """What a drawing's file consists of, without the document round it."""
    text = (HERE / folder / f"{name}.svg").read_text(encoding="utf-8")
    inner = text[text.index(">") + 1 : text.rindex("</svg>")]
    return inner.replace("\n", "")


def bold(drawn: str, by: float) -> str:
    """The same with its lines wider or finer."""
    return _WIDTH.sub(lambda found: f'stroke-width="{float(found[1]) * by:.2f}"', drawn)


def put(name: str, x: float, y: float, scale: float = 1.0, mirrored: bool = False, turn: float = 0.0) -> str:
    """A part at a place of a vignette, by its feet."""
    across = -scale if mirrored else scale
    drawn = bold(content("parts", name), scale**WEIGHT)
    return f'<g transform="translate({x},{y}) rotate({turn}) scale({across},{scale}) translate(-50,-100)">{drawn}</g>'


def vignette(ground: str, parts: Sequence[Sequence[str | float | bool]]) -> str:
    """A vignette: its ground, then its parts from back to front; a name alone is an extra."""
    return content("grounds", ground) + figures(parts)


def figures(parts: Sequence[Sequence[str | float | bool]]) -> str:
    """What stands on a vignette's ground, from back to front."""
    return "".join(_placed(str(name), place) if place else content("extras", str(name)) for name, *place in parts)


def _placed(name: str, place: Sequence[str | float | bool]) -> str:
    x, y, *rest = [float(value) for value in place]
    scale, mirrored, turn = [*rest, 1.0, 0.0, 0.0][:3] if not rest else [*rest, 0.0, 0.0][:3]
    return put(name, x, y, scale, bool(mirrored), turn)


def vignettes() -> dict[str, str]:
    """Every card's vignette, by the card."""
    return {card: vignette(ground, parts) for card, (ground, parts) in _lines().items()}


def without_grounds() -> dict[str, str]:
    """What the vignettes of cards show that are laid over others', for the pictures of the book."""
    lines = _lines().items()
    return {card: figures(parts) for card, (_, parts) in lines if not card.startswith("where")}


@cache
def _lines() -> dict[str, tuple[str, list[list[str | float | bool]]]]:
    """The ground and the parts of each card."""
    lines = yaml.safe_load((HERE / "vignettes.yaml").read_text(encoding="utf-8"))
    return {card: (line["ground"], line["parts"]) for card, line in lines.items()}
