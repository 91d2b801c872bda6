"""How a seat is marked: by a colour of the theme, and by a shape beside it."""

from __future__ import annotations

from wonderland.core.info import GameInfo

COLOURS = ("side-west", "side-east", "reach", "target", "level-3", "good", "level-4", "quiet")
"""The colours of seats that name none, in the order of the seats."""


def seat_colour(info: GameInfo, seat: str) -> str:
    """The theme's colour that marks a seat."""
    own = next((known.colour for known in info.seats if known.letter == seat), "")
    return own or COLOURS[info.letters.index(seat) % len(COLOURS)]


FRAMES = ("round", "hexagonal")
"""The frames of the portraits of two seats."""


def frame_of(info: GameInfo, seat: str) -> str:
    """The shape of a seat's portraits: the first two seats' own, square where there are more."""
    letters = info.letters
    return FRAMES[letters.index(seat)] if len(letters) == len(FRAMES) else "square"
