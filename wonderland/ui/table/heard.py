"""What is heard at a table: each event from where it happens, and what lies under them all."""

from __future__ import annotations

from collections.abc import Callable

from wonderland.core.match import Match
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import Rect
from wonderland.ui.kit.motion import Hear

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


def ear(app: App, where: Callable[[str], Rect | None]) -> Hear:
    """What plays a sound from where something lies in the window, or in the middle.

    Args:
        app: the window.
        where: says where a place of the table lies.
    """

    def hear(sound: str, place: str = "", /) -> None:
        at = where(place) if place else None
        app.sounds.play(sound, 2 * at.centerx / app.room[0] - 1 if at else 0.0)

    return hear


def under(app: App, match: Match, tightness: Callable[[], int], *, led: bool) -> None:
    """Let the room be heard, and in a match its air, which tightens as the end comes near.

    Args:
        app: the window.
        match: what is played.
        tightness: says how tight it is.
        led: whether a lesson or a puzzle leads, which needs no air.
    """
    airs = () if led or match.to_act is None else (AIRS[tightness()],)
    app.sounds.loop(ROOM, *airs)
