"""A place to lay a screen out: an app without a player, and a game's fixed matches."""

from __future__ import annotations

import shutil
import weakref
from functools import partial
from pathlib import Path
from tempfile import mkdtemp

import pygame

from wonderland import api
from wonderland.content.languages import ENGLISH
from wonderland.content.places import assets_folder
from wonderland.session.match_session import Seat
from wonderland.session.settings import SettingsFile, defaults
from wonderland.ui.kit.app import App
from wonderland.ui.shell.rulebook import open_rules


class Studio:
    """An app in which a screen is built; nothing in it moves by itself.

    Args:
        size: of the window, in pixels.
        theme: its colours; the usual ones if none is named.
        game: the game whose screens are built.
        language: what they are told in.
    """

    def __init__(
        self, size: tuple[int, int], theme: str | None, game: str, language: str = ENGLISH
    ) -> None:
        pygame.display.init()
        pygame.font.init()
        surface = pygame.display.set_mode(size)
        wanted = {"theme": theme or "classic", "motion": "off", "language": language}
        values = defaults().model_copy(update=wanted)
        home = Path(mkdtemp(prefix="wonderland-"))  # what is set here is nobody's
        weakref.finalize(self, shutil.rmtree, home, ignore_errors=True)
        settings = SettingsFile(home / "settings.yaml", values)
        self.app = App(surface, settings, assets_folder(), fast=True, mute=True)
        self.game = api.shipped(game)
        self.app.rulebook = partial(open_rules, self.app, game)

    def seats(self) -> dict[str, Seat]:
        """People by name, in every seat."""
        names = ("Ann", "Hatter", "Bob", "Carol", "Dan", "Eve", "Fay", "Gus")
        return {seat: Seat(name) for seat, name in zip(self.game.seats, names, strict=False)}

    def read_list(self) -> None:
        """Let a list in front read all that it shows, a thing a frame."""
        self.app.draw()
        while self.app.scene.update(16):
            self.app.draw()
