"""A stage that is set up from nothing: an app without a player, with a game's rules at hand."""

from __future__ import annotations

import shutil
import weakref
from pathlib import Path
from tempfile import mkdtemp

import pygame

from wonderland import api
from wonderland.content.languages import ENGLISH
from wonderland.content.places import assets_folder
from wonderland.session.settings import SettingsFile, defaults
from wonderland.ui.kit.app import App
from wonderland.ui.shell.doors import open_doors
from wonderland.ui.shell.stage import Stage


class Studio(Stage):
    """A stage whose app it opens itself.

    Args:
        size: of the window, in pixels.
        theme: its colours; the usual ones if none is named.
        game: the game whose screens are built.
        language: what they are told in.
        curtain: whether a curtain hangs before what only one of two people at it may see.
    """

    def __init__(
        self, size: tuple[int, int], theme: str | None, game: str, language: str = ENGLISH, *, curtain: bool = False
    ) -> None:
        pygame.display.init()
        pygame.font.init()
        surface = pygame.display.set_mode(size)
        wanted = {"theme": theme or "classic", "motion": "off", "language": language, "curtain": curtain}
        values = defaults().model_copy(update=wanted)
        home = Path(mkdtemp(prefix="wonderland-"))  # what is set here is nobody's
        weakref.finalize(self, shutil.rmtree, home, ignore_errors=True)
        settings = SettingsFile(home / "settings.yaml", values)
        app = App(surface, settings, assets_folder(), fast=True, mute=True)
        super().__init__(app, api.shipped(game))
        open_doors(self.app, game)
