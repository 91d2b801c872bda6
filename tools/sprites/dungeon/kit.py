"""How a figure is drawn: lines of parts, a class's colours, and the reader of ``figures.txt``."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from tools.sprites.svg import INK, gradient

IVORY, RED, BRASS, DARK, GLASS = "#fff6e2", "#b23a3f", "#d0a344", "#4b4650", "#d8ecea"
FIGURE_BOX = (-10, -16, 120, 120)
"""What a figure may fill: the box of 100 that it is drawn in, and room for wings and hats."""


class Tones(NamedTuple):
    """A class's colours: of bodies (light to shade), of limbs, of fur and hats, of inner ears."""

    light: str
    shade: str
    middle: str
    deep: str
    soft: str


CLASSES = {
    "W": Tones("#fffdf6", "#d3c6b2", "#efe6d8", "#b9a68f", "#e9b7ad"),
    "B": Tones("#b4d2ee", "#3f6899", "#7aa2cf", "#2f5484", "#d9e6f2"),
    "Y": Tones("#f3e8a8", "#b3963c", "#d8c36c", "#927629", "#efe3b8"),
    "G": Tones("#c0e09c", "#4b8446", "#86b96c", "#376536", "#e6c7a6"),
    "R": Tones("#f4a888", "#a02e36", "#cf5f4e", "#7d2029", "#f3cdb0"),
    "K": Tones("#6d6570", "#2f2b33", "#4a4650", "#211e25", "#8d8590"),
}
"""By their letters: Demon, Warrior, Undead, Beast, Dragon, Item."""
TUBES = {"a": 10.5, "h": 14.0, "H": 18.5, "v": 8.0, "u": 8.0}
LINES = {"n": 2.6, "t": 1.7, "r": 3.0}


class Figure(NamedTuple):
    """A line of a file of figures: its code, its class, and its parts back to front."""

    code: str
    kind: str
    parts: tuple[tuple[str, str], ...]


def read(name: str) -> list[Figure]:
    """The figures of a file beside this one."""
    found = []
    text = (Path(__file__).parent / name).read_text(encoding="utf-8")
    for line in text.splitlines():
        if line and not line.startswith("#"):
            head, art = line.split(" : ")
            code, kind = head.split()
            parts = [part.strip().split(" ", 1) for part in art.split("|")]
            found.append(Figure(code, kind, tuple((key, path) for key, path in parts)))
    return found


def body(kind: str, name: str = "body") -> str:
    """The gradient of a class's bodies: light from the upper left."""
    tones = CLASSES[kind]
    return gradient(name, (0.1, tones.light), (1, tones.shade), to=(1, 0.25))


def boxed(content: str, box: tuple[int, int, int, int] = (0, 0, 100, 100)) -> str:
    """An SVG document whose drawing fills a box; lines join and end round."""
    left, top, width, height = box
    moved = content
    if left or top:  # readers of SVG disagree about where a box that does not begin at 0 begins
        moved = f'<g transform="translate({-left} {-top})">{content}</g>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" stroke-linejoin="round" stroke-linecap="round">'
        f"{moved}</svg>\n"
    )


def inked(d: str, fill: str, ink: float = 2.8, more: str = "") -> str:
    """A filled path with its outline."""
    line = f' stroke="{INK}" stroke-width="{ink}"' if ink else ""
    return f'<path d="{d}" fill="{fill}"{line}{" " + more if more else ""}/>'


def stroked(d: str, width: float, colour: str = INK) -> str:
    """A line along a path."""
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width:g}"/>'


def oval(cx: float, cy: float, rx: float, ry: float, fill: str, more: str = "") -> str:
    """An ellipse."""
    return f'<ellipse cx="{cx}" cy="{cy}" rx="{rx}" ry="{ry}" fill="{fill}"{" " + more if more else ""}/>'


def _eye(path: str) -> str:
    x, y = map(float, path.split())
    return oval(x, y, 3.3, 3.3, INK) + oval(x - 1, round(y - 1.2, 2), 1, 1, IVORY)


def _big_eye(path: str) -> str:
    x, y = map(float, path.split())
    edge = f'stroke="{INK}" stroke-width="2.2"'
    return oval(x, y, 6, 6, IVORY, edge) + oval(x - 1, round(y + 0.6, 2), 2.9, 2.9, INK)


EYES: dict[str, Callable[[str], str]] = {"d": _eye, "V": _big_eye}


def _part(key: str, path: str, tones: Tones) -> str:
    kind, numbers = key[0], path.split()
    if kind in EYES:
        return EYES[kind](path)
    if kind == "W" and len(numbers) == 2:
        return oval(float(numbers[0]), float(numbers[1]), 3.2, 3.2, IVORY)
    if kind in LINES:
        return stroked(path, LINES[kind], RED if kind == "r" else INK)
    if kind in TUBES:
        wide = TUBES[kind]
        within = IVORY if kind == "v" else tones.middle
        return stroked(path, wide) + stroked(path, round(wide - 5.4, 1), within)
    fills = {
        "B": "url(#body)", "S": tones.deep, "P": tones.soft, "L": IVORY, "D": INK, "K": DARK,
        "R": RED, "G": BRASS, "W": IVORY,
    }  # fmt: skip
    ink = 1.2 if kind == "D" else 2.8
    if "o" in key[1:]:
        cx, cy, rx, ry = map(float, numbers)
        return oval(cx, cy, rx, ry, fills[kind], f'stroke="{INK}" stroke-width="{ink}"')
    return inked(path, fills[kind], ink)


def drawn(figure: Figure, kind: str = "") -> str:
    """A figure's elements in the colours of its class, or of another."""
    out = ""
    for key, path in figure.parts:
        part = _part(key, path, CLASSES[kind or figure.kind])
        out += part
        if "m" in key[1:]:
            out += f'<g transform="matrix(-1 0 0 1 100 0)">{part}</g>'
    return out
