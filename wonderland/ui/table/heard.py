"""What is heard at a table: each event from where it happens, and what lies under them all."""

from __future__ import annotations

from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import Rect

ROOM = "room"
"""Rain and a clock, heard wherever a table lies open."""
AIRS = ("match-air-1", "match-air-2", "match-air-3")
"""The air of a match, by how tight it is."""


def tight(left: int, some: int, few: int) -> int:
    """How tight a match is by what is left until it ends: 0, 1 or 2.

    Args:
        left: lives, hedges, soldiers or rounds of whoever is nearest to the end.
        some: so many or fewer make it 1.
        few: so many or fewer make it 2.
    """
    return 2 if left <= few else 1 if left <= some else 0


def play(app: App, sound: str, at: Rect | None) -> None:
    """Play a sound from where something lies in the window; None for in the middle."""
    app.sounds.play(sound, 2 * at.centerx / app.room[0] - 1 if at else 0.0)


def under(app: App, tightness: int | None) -> None:
    """Let the room be heard, and the air of a match by how tight it is; None for no match."""
    airs = () if tightness is None else (AIRS[tightness],)
    app.sounds.loop(ROOM, *airs)
