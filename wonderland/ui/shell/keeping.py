"""Saving a match by a key, with a small picture of the table."""

from __future__ import annotations

import time
from io import BytesIO
from pathlib import Path

import pygame

from wonderland.content import files
from wonderland.core.errors import BadInput
from wonderland.session import named
from wonderland.session.match_session import MatchSession
from wonderland.ui.kit.app import App

SMALL = (320, 180)
SAID_FOR = 4.0
"""Seconds for which it is said that a match was saved."""


class Keeping:
    """Saves the match in front under a name that says whose it is and how far it is.

    Args:
        app: the window.
    """

    def __init__(self, app: App) -> None:
        self._app = app
        self._words = ""
        self._until = 0.0

    @property
    def said(self) -> str:
        """What came of the last save, for a few seconds; ``""`` then."""
        return self._words if time.monotonic() < self._until else ""

    def save(self) -> None:
        """Save the match, if one is in front."""
        table = getattr(self._app.scene, "table", None)
        if not isinstance(table, MatchSession) or not table.saves:
            return
        try:
            kept = named.save_as(name_of(table), table.record(), picture(self._app.canvas.surface))
            self._words = f"Saved as “{kept.name}”. It stands among the records."
        except BadInput as bad:
            self._words = str(bad.problems[0])
        self._until = time.monotonic() + SAID_FOR


def name_of(table: MatchSession) -> str:
    """A name for a save: who plays, and which turn it is."""
    who = " against ".join(seat.name for seat in table.seats.values())
    name = f"{who}, turn {table.match.turn}"
    return named.fitting(name)


def thumbnail(path: Path | None) -> pygame.Surface | None:
    """The picture beside a save, None where there is none that can be shown."""
    if path is None:
        return None
    try:
        return pygame.image.load(BytesIO(files.read_bytes(path, named.LARGEST_PICTURE)), path.name)
    except (BadInput, pygame.error):
        return None


def picture(surface: pygame.Surface) -> bytes:
    """A small picture of what is shown, as PNG."""
    file = BytesIO()
    pygame.image.save(pygame.transform.smoothscale(surface, SMALL), file, "save.png")
    return file.getvalue()
