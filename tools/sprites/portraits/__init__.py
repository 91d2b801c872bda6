"""The portraits of those who play: drawn on paper, framed by the program (no clipping in SVG)."""

from __future__ import annotations

from tools.sprites.portraits.ann import ann, bill
from tools.sprites.portraits.coin import coin
from tools.sprites.portraits.dormouse import dormouse
from tools.sprites.portraits.hare import hare
from tools.sprites.portraits.hatter import hatter
from tools.sprites.portraits.pen import SIZE
from tools.sprites.portraits.playmates import cleo, dan, eva, finn
from tools.sprites.portraits.queen import queen
from tools.sprites.svg import wrap

PORTRAITS = {
    "ann": ann,
    "bill": bill,
    "cleo": cleo,
    "coin": coin,
    "dan": dan,
    "dormouse": dormouse,
    "eva": eva,
    "finn": finn,
    "hare": hare,
    "hatter": hatter,
    "queen": queen,
}


def portrait(name: str) -> str:
    """A portrait as an SVG document.

    Raises:
        KeyError: if there is none of that name.
    """
    return wrap(PORTRAITS[name](), SIZE, SIZE)
