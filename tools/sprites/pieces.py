"""The chessmen: six bodies, two colours of card, two sides (W-3).

A piece is drawn in a box of 100, from the foot up: the foot of its side, whole and never covered;
the side's rim round the body; the body in the colour of the card. A side is told by the foot's
shape (a coin, a plinth with six sides), its lightness and the rim.
"""

from __future__ import annotations

from math import cos, sin
from typing import NamedTuple

from tools.sprites.svg import INK, ellipse, gradient, group, path, wrap


class Body(NamedTuple):
    """A piece's body: a closed outline, discs on top of it, and lines drawn inside."""

    outline: str
    discs: tuple[tuple[float, float, float], ...] = ()
    lines: str = ""
    broader: float = 1.1


BODIES = {
    "pawn": Body("M36 74 Q44 62 43 50 L37 47 Q37 43 42 42 A15 15 0 1 1 58 42 Q63 43 63 47 L57 50 Q56 62 64 74 Z"),
    "bishop": Body(
        "M34 74 Q43 62 43 52 L36 49 Q37 44 41 43 Q33 30 48 15 A5 5 0 1 1 52 15 Q67 30 59 43 "
        "Q63 44 64 49 L57 52 Q57 62 66 74 Z",
        lines="M51 21 L58 33 M45 46 L55 46",
    ),
    "rook": Body(
        "M33 74 Q40 66 40 46 L33 40 L33 21 L41 21 L41 28 L46 28 L46 21 L54 21 L54 28 L59 28 "
        "L59 21 L67 21 L67 40 L60 46 Q60 66 67 74 Z",
        lines="M36 40 L64 40 M46 54 L54 54 M42 62 L49 62",
    ),
    "knight": Body(
        "M33 74 Q35 60 47 51 Q40 53 35 58 Q29 60 26 53 Q27 46 33 40 Q34 28 44 22 L44 14 L51 19 "
        "Q70 24 70 50 Q70 64 67 74 Z",
        lines="M54 24 Q64 32 63 52 M40 36 L43 35",
    ),
    "queen": Body(
        "M34 74 Q42 62 42 50 L36 47 L40 42 L30 21 L40 31 L43 17 L50 29 L57 17 L60 31 L70 21 "
        "L60 42 L64 47 L58 50 Q58 62 66 74 Z",
        discs=((30, 19, 3.2), (43, 14.5, 3.2), (57, 14.5, 3.2), (70, 19, 3.2)),
        broader=0.98,
    ),
    "king": Body(
        "M34 74 Q42 62 42 50 L35 46 L40 41 Q28 30 40 24 L47 24 L47 19 L42 19 L42 13 L47 13 "
        "L47 8 L53 8 L53 13 L58 13 L58 19 L53 19 L53 24 L60 24 Q72 30 60 41 L65 46 L58 50 "
        "Q58 62 66 74 Z",
        lines="M41 41 L59 41",
    ),
}
PIECES = tuple(BODIES)
COLLAR = "M31 77 Q50 83 69 77 L65 71 Q50 76 35 71 Z"
"""What a body stands on, above the foot."""
RIMS = {"w": "#dfa936", "e": "#5cb8a0"}
COLOURS = {"red": ((0, "#fffaf0"), (1, "#e6d6b2")), "black": ((0, "#66646f"), (0.55, "#3c3b44"), (1, "#26252c"))}
PLINTH = "M7 80 L28 68 L72 68 L93 80 V88 L72 98 L28 98 L7 88 Z"


def _coin() -> str:
    """West's foot: a bright top with a ring, a reeded wall."""
    brass = gradient("a", (0, "#e9bd58"), (0.35, "#c99a38"), (1, "#8a621a"))
    top = gradient("t", (0, "#fff0bb"), (1, "#eec25c"), to=(1, 1))
    reeds = " ".join(
        f"M{50 - 38 * cos(turn):.1f} {79 + 11 * sin(turn):.1f} v8"
        for turn in (0.35 + 0.27 * reed for reed in range(10))
    )
    ink = f'stroke="{INK}" stroke-width="2.4"'
    return (
        brass
        + top
        + path("M12 79 v8 A38 11 0 0 0 88 87 v-8 Z", "url(#a)", INK, 2.6)
        + path(reeds, "none", "#7a5513", 1.3)
        + ellipse(50, 79, 38, 11, "url(#t)", ink)
        + ellipse(50, 79, 31, 7.8, "none", 'stroke="#b07f22" stroke-width="1.8"')
    )


def _plinth() -> str:
    """East's foot: six sides, a dark top with a light edge, a wall of three facets."""
    return (
        gradient("t", (0, "#3b8c79"), (1, "#256b5c"), to=(1, 1))
        + path(PLINTH, "#1f5c4f", INK, 2.6)
        + path("M7 80 L28 90.5 V98 L7 88 Z", "#58a894")
        + path("M28 90.5 H72 V98 H28 Z", "#317b6a")
        + path("M72 90.5 L93 80 V88 L72 98 Z", "#153f36")
        + path("M7 80 L28 68.5 L72 68.5 L93 80 L72 90.5 L28 90.5 Z", "url(#t)", "#a6ead8", 2.2)
        + path(PLINTH, "none", INK, 2.2)
    )


def _body(piece: str) -> str:
    """A body and its collar, to be painted by the group that holds it."""
    shape = BODIES[piece]
    parts = [f'<path d="{d}"/>' for d in (COLLAR, shape.outline)]
    if shape.lines:
        parts.append(path(shape.lines))
    parts += [f'<circle cx="{x}" cy="{y}" r="{r}"/>' for x, y, r in shape.discs]
    at = f"translate(50 5) scale({shape.broader} 1.02) translate(-50 0)"
    return group("".join(parts), at)


def content(piece: str, side: str, colour: str, *, shadow: bool = True) -> str:
    """The elements of a piece for a side (``w``, ``e``) and a card's colour (``red``, ``black``).

    Raises:
        KeyError: if there is no such piece, side or colour.
    """
    drawn, rim, dark = _body(piece), RIMS[side], colour == "black"
    joined = 'stroke-linejoin="round" stroke-linecap="round"'
    out = ellipse(59, 90, 40, 9, "#06120e", 'fill-opacity="0.3"') if shadow else ""
    out += _coin() if side == "w" else _plinth()
    out += ellipse(53, 81, 26, 6, "#000000", 'fill-opacity="0.22"')
    out += gradient("b", *COLOURS[colour])
    out += group(drawn, more=f'fill="none" stroke="{rim}" stroke-width="9" {joined}')
    ink = "#0c0c10" if dark else INK
    out += group(drawn, more=f'fill="url(#b)" stroke="{ink}" stroke-width="3" {joined}')
    if dark:  # a light line inside, so that a dark body keeps its form on a dark domino
        out += group(
            drawn,
            "translate(50 50) scale(.92 .94) translate(-50 -49)",
            f'fill="none" stroke="#aaa6b6" stroke-opacity="0.6" stroke-width="1.2" {joined}',
        )
    return out


CLOAKS = {"w": ("#d2a24a", "#a3752a", "#5f3f12"), "e": ("#58ad98", "#3a8371", "#1d5447")}
"""Of each side's hood: where light falls, elsewhere, and its edge."""
CLOAK = "M20 79 C22 50 30 20 58 4 C59 14 63 19 69 31 C78 47 80 62 80 79 C62 89 38 89 20 79 Z"
FOLD = "M27 76 C29 50 38 26 56 12 C46 34 40 56 39 81 C34 80 30 78 27 76 Z"


def hood(side: str) -> str:
    """Draw the hood of a being that is unknown: a cloak, a dark hollow with eyes, a tag (W-81)."""
    light, middle, dark = CLOAKS[side]
    out = ellipse(59, 90, 40, 9, "#06120e", 'fill-opacity="0.3"')
    out += _coin() if side == "w" else _plinth()
    rim = f'stroke="{RIMS[side]}" stroke-width="9" stroke-linejoin="round"'
    out += f'<path d="{CLOAK}" fill="none" {rim}/>'
    out += path(CLOAK, middle, dark, 3) + path(FOLD, light)
    out += ellipse(54, 35, 13, 12, "#0d1413")
    out += path("M46 34 L52 33 L52 36 L46 37 Z M56 33 L62 34 L62 37 L56 36 Z", "#f6e7b4")
    return wrap(out + path("M32 49 H68 V77 H32 Z", "#fffaf0", dark, 2))


def hood_eyes() -> str:
    """Draw the eyes under a hood as they open: they lie over its slits."""
    out = ellipse(54, 35, 13, 12, "#0d1413")
    for x, y in ((48.6, 34.5), (59.4, 35)):
        out += ellipse(x, y, 4.4, 5.2, "#f6e7b4") + ellipse(x + 0.6, y + 0.8, 2, 2.6, "#0d1413")
    return wrap(out)


def draw(piece: str, side: str, colour: str) -> str:
    """Draw a piece as an SVG document."""
    return wrap(content(piece, side, colour))
