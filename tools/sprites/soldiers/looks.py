"""Whose things are in which colours, and the marks that tell seats apart."""

from __future__ import annotations

from typing import NamedTuple


class Plastic(NamedTuple):
    """The colours of a seat's things: where light falls, the body, its shade, a base tile."""

    light: str
    body: str
    shade: str
    dark: str


SEATS = {
    "a": Plastic("#a6d072", "#5b8d39", "#396023", "#2f4a26"),
    "b": Plastic("#fff1cf", "#e6c992", "#b8945c", "#735a35"),
    "c": Plastic("#a8ccf6", "#4f86d6", "#2c579a", "#203f6b"),
    "d": Plastic("#ffd2a0", "#f0913f", "#bb6320", "#743f18"),
}
MARKS = {
    "a": "M42 94a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z",
    "b": "M50 85L60 101L40 101Z",
    "c": "M42.5 86.5L57.5 86.5L57.5 101.5L42.5 101.5Z",
    "d": "M47 85L53 85L53 91L59 91L59 97L53 97L53 103L47 103L47 97L41 97L41 91L47 91Z",
}
"""The mark on the foot of each seat's figures: disc, triangle, square, cross."""
SIGNS = {
    "mine": "M50 4L60 30L84 14L72 40L98 50L72 60L84 86L60 70L50 96L40 70L16 86L28 60L2 50L28 40L16 14L40 30Z",
    "reinforce": "M14 50L50 18L86 50V70L50 38L14 70ZM14 78L50 46L86 78V98L50 66L14 98Z",
    "act": "M38 8H62V38H92V62H62V92H38V62H8V38H38Z",
    "build": "M6 20H60V46H6ZM66 20H94V46H66ZM6 54H34V80H6ZM40 54H94V80H40Z",
    "shift": "M4 32L32 8V22H90V42H32V56ZM96 70L68 46V60H10V80H68V94Z",
}
"""What is written on a tile that is worth something, in a box of 100."""
