"""Saving a match by a key, with a small picture of the table."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from io import BytesIO
from pathlib import Path

import pygame

from wonderland.content import files
from wonderland.core.errors import BadInput
from wonderland.core.message import capital, say
from wonderland.session import named
from wonderland.session.match_session import MatchSession, against
from wonderland.ui.kit.app import App
from wonderland.ui.shell.dates import at_turn
from wonderland.ui.shell.save_box import SaveBox

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
        if session := self._session():
            shown = self._picture(session)
            self._show(self._save(session, shown, name_of(session, self._app.fonts.told)))

    def save_as(self) -> None:
        """Ask for a name and save the match under it, if one is in front."""
        if session := self._session():
            scene = self._app.scene
            shown = self._picture(session)
            save = partial(self._save, session, shown)
            name = name_of(session, self._app.fonts.told)
            self._app.push(SaveBox(self._app, scene, name, save))

    def _picture(self, session: MatchSession) -> bytes | None:
        """A picture of the table for the list of records; none where others may not see all of it."""
        alone = len(session.people) < 2 or session.match.result is not None
        return picture(self._app.canvas.surface) if alone else None

    def _save(self, session: MatchSession, shown: bytes | None, name: str) -> str:
        """Save a match under a name; why that can't be done, ``""`` if it was."""
        if wrong := named.fault_of(name):
            return say("{sentence}.", sentence=capital(wrong))
        try:
            kept = named.save_as(name, session.record(), shown)
        except BadInput as bad:
            return str(bad.problems[0])
        self._show(say("Saved as “{name}”. It stands among the records.", name=kept.name))
        return ""

    def _show(self, words: str) -> None:
        if words:
            self._words, self._until = words, time.monotonic() + SAID_FOR

    def _session(self) -> MatchSession | None:
        """The match in front, if there is one that is kept."""
        session = getattr(self._app.scene, "session", None)
        return session if isinstance(session, MatchSession) and session.saves else None


def name_of(session: MatchSession, told: Callable[[str], str] = str) -> str:
    """A name for a save: who plays, and which turn it is, in the language that is told."""
    who = against([seat.name for seat in session.seats.values()])
    return told(named.fitting(told(say("{who}, {turn}", who=who, turn=at_turn(session.match.turn)))))


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
