"""The picture of a tale, laid from its four cards (look, "Vignette kit").

Where gives the ground and what lies near, Who stands in its middle, the thing of What lies in front
at the right, and the clock or the season of When hangs in the sky.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from wonderland.games.storytellers.book.tales import Cards
from wonderland.games.storytellers.definitions import ICONS, WordCard
from wonderland.games.storytellers.state import each

WIDE, HIGH = 200, 150
WEIGHT = -0.62
"""A drawing scaled by s has its lines multiplied by s to this power, so that small things keep theirs."""
PLACES = {"who": (14.0, 36.0, 0.76), "what": (110.0, 82.5, 0.45), "when": (3.0, 2.0, 0.44)}
"""Where the drawing of a type lies: from the left, from the top, and its scale."""
SIGN, SIGNS = 0.5, 22.0
"""How large the icons of a card without a drawing are, and how far apart."""
_WIDTH = re.compile(r'stroke-width="([\d.]+)"')
FOLDER = "storytellers"

Elements = Callable[[str], str | None]
"""What a drawing consists of, by its name; None where there is none."""


def composed(cards: Cards, elements: Elements) -> str:
    """What the picture of a tale consists of, in 200 by 150.

    Args:
        cards: what was told of.
        elements: finds drawings.
    """
    return "".join(_layers(cards, elements))


def _layers(cards: Cards, elements: Elements) -> Iterator[str]:
    where = cards.get("where")
    ground = elements(f"{FOLDER}/card-{where.key}") if where else None
    yield ground or elements(f"{FOLDER}/ground-where") or ""
    if where and not ground:
        yield _put(_icons(where, elements), 60.0, 30.0, 1.0)
    for name, place in PLACES.items():
        if card := cards.get(name):
            yield _put(elements(f"{FOLDER}/part-{card.key}") or _icons(card, elements), *place)


def _icons(card: WordCard, elements: Elements) -> str:
    """The two icons of a card that has no drawing, on a disc of paper."""
    signs = [elements(f"{FOLDER}/icon-{ICONS[icon]}") or "" for icon in each(card.icons)]
    paper = '<circle cx="100" cy="75" r="62" fill="#fffaf0" stroke="#2a2320" stroke-width="2.6"/>'
    placed = [
        _put(sign, 100 - 50 * SIGN + (number - (len(signs) - 1) / 2) * 2.2 * SIGNS, 50.0, SIGN)
        for number, sign in enumerate(signs)
    ]
    return paper + "".join(placed)


def _put(drawn: str, x: float, y: float, scale: float) -> str:
    heavier = scale**WEIGHT
    bold = _WIDTH.sub(lambda found: f'stroke-width="{float(found[1]) * heavier:.2f}"', drawn)
    return f'<g transform="translate({x:.1f},{y:.1f}) scale({scale})">{bold}</g>'


def alone(cards: Cards, elements: Elements, *, label: str = "") -> str:
    """The picture as a document of its own; ``label`` is escaped already."""
    role = f' role="img" aria-label="{label}"' if label else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}"{role}>{composed(cards, elements)}</svg>'
    )
