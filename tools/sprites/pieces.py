"""The chessmen: six bodies, two colours of card, two sides (look guide, "Sprites").

Every body is drawn in a box of 100 and stands on y 74; the base below it tells the side: West's
is round with a brass foot, East's a hexagonal plinth with a verdigris one, and collars follow.
"""

from __future__ import annotations

from typing import NamedTuple

INK = "#2a2320"
HALO = "#f2ead8"
BRASS = ("#e0b860", "#a97a24")
VERDIGRIS = ("#6fb8a3", "#37806d")


class Body(NamedTuple):
    """A piece's body: closed outlines, back to front, and lines drawn inside them."""

    outlines: tuple[str, ...]
    lines: tuple[str, ...] = ()


STEM = "M35 74 C41 66 44.500 60 43.500 {top} L56.500 {top} C55.500 60 59 66 65 74 Z"


def _stem(top: int) -> str:
    return STEM.format(top=top)


def _collar(side: str, y: float, half: float) -> str:
    if side == "w":
        return (
            f"M{50 - half} {y} C{50 - half} {y - 4.5} {50 + half} {y - 4.5} {50 + half} {y} "
            f"C{50 + half} {y + 4.5} {50 - half} {y + 4.5} {50 - half} {y} Z"
        )
    return (
        f"M{50 - half} {y} L{50 - half + 4} {y - 3.5} L{50 + half - 4} {y - 3.5} "
        f"L{50 + half} {y} L{50 + half - 4} {y + 3.5} L{50 - half + 4} {y + 3.5} Z"
    )


def _circle(x: float, y: float, r: float) -> str:
    return f"M{x - r} {y} A{r} {r} 0 1 1 {x + r} {y} A{r} {r} 0 1 1 {x - r} {y} Z"


def body(piece: str, side: str) -> Body:
    """The outlines of a piece for a side.

    Raises:
        KeyError: if there is no such piece.
    """
    return _BODIES[piece](side)


def _pawn(side: str) -> Body:
    return Body((_stem(44), _circle(50, 28, 14), _collar(side, 45, 15)))


def _bishop(side: str) -> Body:
    mitre = "M50 17 C63 27 67 39 60 49 L40 49 C33 39 37 27 50 17 Z"
    return Body(
        (_stem(50), _circle(50, 15.5, 3.8), mitre, _collar(side, 51, 15)),
        ("M55.500 27 L47.500 38",),
    )


def _rook(side: str) -> Body:
    tower = "M36 45 L64 45 L67.500 74 L32.500 74 Z"
    crown = (
        "M29.500 21 L38.500 21 L38.500 27 L45.500 27 L45.500 21 L54.500 21 L54.500 27 "
        "L61.500 27 L61.500 21 L70.500 21 L70.500 37 L64 45 L36 45 L29.500 37 Z"
    )
    marks = ("M30.500 36.500 L69.500 36.500", "M42 54 L48.500 54", "M52 63 L58.500 63")
    return Body((tower, crown), marks if side == "w" else (marks[0], *marks[:0:-1]))


def _knight(_: str) -> Body:
    head = (
        "M68.500 74 C71.500 57 72 37 61.500 25.500 C58 21.500 54.500 18.500 52.500 13.500 "
        "C49.500 16 47.500 18.500 46.500 22 C39 25 34.500 32 29.500 40.500 C26 46.500 24.500 50 "
        "26.500 53.500 C28.500 57 33 56.500 36 54 C40 51 44.500 51.500 49.500 48.500 "
        "C49.500 57.500 37 61.500 34.500 74 Z"
    )
    return Body(
        (head,),
        ("M55.500 25 C64.500 36 67 52 63 69", "M41 34.500 L45 32.500", "M30.500 50 L32.500 48.500"),
    )


def _queen(side: str) -> Body:
    crown = "M29 22 L38.500 38.500 L42 17.500 L50 35.500 L58 17.500 L61.500 38.500 L71 22 L63 50 L37 50 Z"
    balls = tuple(_circle(x, y, 3.6) for x, y in ((28.5, 20), (42, 15), (58, 15), (71.5, 20)))
    return Body((_stem(51), crown, *balls, _collar(side, 52, 15.5)))


def _king(side: str) -> Body:
    cross = (
        "M46.800 8 L53.200 8 L53.200 13 L58.500 13 L58.500 19 L53.200 19 L53.200 27 "
        "L46.800 27 L46.800 19 L41.500 19 L41.500 13 L46.800 13 Z"
    )
    crown = "M36.500 50 C25 40 29 26 41 26 C46 26 49 28.500 50 31 C51 28.500 54 26 59 26 C71 26 75 40 63.500 50 Z"
    return Body(
        (_stem(51), cross, crown, _collar(side, 52, 15.5)), ("M37 43 C45 46.500 55 46.500 63 43",)
    )


_BODIES = {
    "pawn": _pawn,
    "bishop": _bishop,
    "rook": _rook,
    "knight": _knight,
    "queen": _queen,
    "king": _king,
}
PIECES = tuple(_BODIES)


def _base(side: str) -> tuple[str, str]:
    """The plinth and the foot below a body."""
    if side == "w":
        plinth = "M33 72 C43 75 57 75 67 72 L75 81 C62 87 38 87 25 81 Z"
        foot = "M22 83 C22 74.500 78 74.500 78 83 C78 93.500 22 93.500 22 83 Z"
        return plinth, foot
    return (
        "M34 72 L66 72 L72 81 L28 81 Z",
        "M19.500 84.500 L29 79 L71 79 L80.500 84.500 L69 92 L31 92 Z",
    )


def _gradient(name: str, light: str, shade: str) -> str:
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="24" y1="0" x2="76" y2="0">'
        f'<stop offset="0" stop-color="{light}"/><stop offset="1" stop-color="{shade}"/>'
        "</linearGradient>"
    )


def draw(piece: str, side: str, colour: str) -> str:
    """Draw a piece as SVG for a side (``w``, ``e``) and a card's colour (``red``, ``black``)."""
    light, shade = ("#fffdf6", "#e6d7b4") if colour == "red" else ("#5e5c68", "#2b2a31")
    shape = body(piece, side)
    plinth, foot = _base(side)
    trim = BRASS if side == "w" else VERDIGRIS
    shadow = '<ellipse cx="56" cy="88" rx="35" ry="6.500" fill="#0a1612" fill-opacity="0.35"/>'
    parts = [_gradient("b", light, shade), _gradient("t", *trim)]
    stroke = f'stroke="{INK}" stroke-width="2.800" stroke-linejoin="round"'
    out = [f"<defs>{''.join(parts)}</defs>", shadow]
    if colour == "black":
        halo = f'fill="{HALO}" stroke="{HALO}" stroke-width="7.500" stroke-linejoin="round"'
        out += [f'<path d="{d}" {halo}/>' for d in (plinth, *shape.outlines)]
    out.append(f'<path d="{foot}" fill="url(#t)" {stroke}/>')
    out += [f'<path d="{d}" fill="url(#b)" {stroke}/>' for d in (plinth, *shape.outlines)]
    inner = INK if colour == "red" else "#a7a4b4"
    line = f'fill="none" stroke="{inner}" stroke-width="2.600" stroke-linecap="round"'
    out += [f'<path d="{d}" {line}/>' for d in shape.lines]
    return wrap("".join(out))


def wrap(content: str, width: int = 100, height: int = 100) -> str:
    """Put drawn content into an SVG document."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}">{content}</svg>\n'
    )
