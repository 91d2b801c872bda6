"""The portraits of those who play: drawn on paper, framed by the program (no clipping in SVG)."""

from __future__ import annotations

from collections.abc import Callable

from tools.sprites.portraits.ann import ann
from tools.sprites.portraits.bill import bill
from tools.sprites.portraits.coin import coin
from tools.sprites.portraits.dormouse import dormouse
from tools.sprites.portraits.hare import hare
from tools.sprites.portraits.hatter import hatter
from tools.sprites.portraits.moods import MOODS, crack, laid_over
from tools.sprites.portraits.pen import SIZE
from tools.sprites.portraits.playmates import cleo, dan, eva, finn
from tools.sprites.portraits.queen import queen
from tools.sprites.svg import wrap

MOODY: dict[str, Callable[[str], tuple[str, str]]] = {
    "ann": ann,
    "coin": coin,
    "dormouse": dormouse,
    "hare": hare,
    "hatter": hatter,
    "queen": queen,
}
"""Who has a drawing for each mood."""
PLAIN = {"bill": bill, "cleo": cleo, "dan": dan, "eva": eva, "finn": finn}
"""Who has one drawing alone, over which moods are laid."""
AT_LEFT = ("hatter",)
"""Whose pane cracks at the left, where his face is."""
OUTSIDE = "-30 -60 260 260"
"""The box of what stands out of a frame: 30 % more above, 15 % at each side."""


def portraits() -> dict[str, str]:
    """Every portrait as an SVG document, by its name.

    ``hatter`` waits; ``hatter-stung`` is what his frame cuts of him in a mood, and
    ``hatter-stung-over`` what stands out of it. ``any-stung`` and ``any-stung-over`` lie over those
    who have one drawing alone.
    """
    found = {name: wrap(draw(), SIZE, SIZE) for name, draw in PLAIN.items()}
    for mood in MOODS:
        drawn = {name: _drawn(name, mood) for name in MOODY} | {"any": laid_over(mood)}
        for name, (inside, outside) in drawn.items():
            key = name if mood == "waiting" else f"{name}-{mood}"
            if inside:
                found[key] = wrap(inside, SIZE, SIZE)
            if outside:
                found[f"{key}-over"] = wrap(outside, 260, 260).replace("0 0 260 260", OUTSIDE)
    return found


def _drawn(name: str, mood: str) -> tuple[str, str]:
    inside, outside = MOODY[name](mood)
    if mood == "stung":
        inside += crack(left=name in AT_LEFT)
    return inside, outside
