"""How the seats look, told by colour and emblem both; and the garden's own colours."""

from __future__ import annotations

from typing import NamedTuple

FOLDER = "painting-the-roses"
"""The folder of this game's drawings."""


class SeatLook(NamedTuple):
    """A seat's colour, its shade, and the ink that is read on it, as hex digits."""

    colour: str
    shade: str
    ink: str


SEATS = {
    "a": SeatLook("3474c4", "1c4279", "ffffff"),
    "b": SeatLook("ee8f2d", "a3560f", "2a2320"),
    "c": SeatLook("9bdcf2", "4a94ae", "2a2320"),
    "d": SeatLook("35b597", "12624d", "2a2320"),
    "e": SeatLook("f6bccb", "b36d82", "2a2320"),
    "f": SeatLook("45434f", "201f26", "ffffff"),
}
INK = "2a2320"
WALK_CHIP, QUEEN_CHIP = "1f5a3c", "7d1f29"
"""Grounds of what says where a guardsman could go, and where the Queen."""


def sprite(name: str) -> str:
    """A drawing of this game by its name."""
    return f"{FOLDER}/{name}"
