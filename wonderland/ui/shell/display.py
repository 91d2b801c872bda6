"""Opening the display: the window itself, its icon and pointer, and what drives it."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import pygame

from wonderland.content import themes
from wonderland.core.errors import BadInput, Problem
from wonderland.core.message import say
from wonderland.session.settings import SettingsFile
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import CENTRE
from wonderland.ui.kit.fonts import TITLE

SIZE = (1280, 720)


class Wish(NamedTuple):
    """What the command line asks of the window."""

    size: tuple[int, int] | None = None
    fullscreen: bool = False
    theme: str | None = None
    mute: bool = False
    fast: bool = False
    usual_keys: bool = False


def apply_theme(wish: Wish, settings: SettingsFile) -> None:
    """Take the theme that was wished for, if one was.

    Raises:
        BadInput: if there is no such theme.
    """
    if wish.theme is None:
        return
    themes.path_of(wish.theme)
    settings.values = settings.values.model_copy(update={"theme": wish.theme})


def apply_keys(wish: Wish, settings: SettingsFile) -> None:
    """Take the keys and buttons that the game comes with, where that was wished for, for this sitting."""
    if wish.usual_keys:
        settings.values = settings.values.model_copy(update={"keys": {}, "pads": {}})


def fitting(size: tuple[int, int], screens: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """A window's size, made smaller where the first of the screens is: none hangs off it."""
    if not screens:
        return size
    return min(size[0], screens[0][0]), min(size[1], screens[0][1])


def open_display(wish: Wish, settings: SettingsFile) -> pygame.Surface:
    """Open the window itself.

    Raises:
        BadInput: if there is no display.
    """
    flags = pygame.RESIZABLE
    if wish.fullscreen or settings.values.fullscreen:
        flags |= pygame.FULLSCREEN
    if no_display(os.environ, sys.platform):
        raise BadInput([_no_window(say("neither DISPLAY nor WAYLAND_DISPLAY is set"))])
    try:
        pygame.display.init()
        pygame.font.init()
        pygame.display.set_caption(say("Wonderland"))
        size = wish.size or fitting(SIZE, pygame.display.get_desktop_sizes())
        return pygame.display.set_mode(size, flags)
    except pygame.error as error:
        raise BadInput([_no_window(str(error))]) from error


def dress(app: App) -> None:
    """Give the window its icon and its pointer."""
    pygame.display.set_icon(app.sprites.get("app/icon", (64, 64)))
    pointer = app.sprites.get("app/cursor", (28, 28))
    pygame.mouse.set_cursor(pygame.cursors.Cursor((3, 2), pointer))


def greet(app: App) -> None:
    """Show the name at once: the first screen takes a while to be drawn, and black looks broken."""
    canvas = app.canvas
    canvas.surface.fill(canvas.theme["bar"])
    middle = canvas.width / 2, canvas.height / 2
    canvas.text(say("Wonderland"), *middle, TITLE, 64, "bar-text", CENTRE)
    pygame.display.flip()


class FullScreen:
    """Fills the screen, and goes back to the window as it was.

    Args:
        app: the window.
        filled: whether it fills the screen now.
    """

    def __init__(self, app: App, *, filled: bool) -> None:
        self._app = app
        self.filled = filled
        self._size = SIZE if filled else app.surface.get_size()

    def toggle(self) -> None:
        """Fill the screen, or take the window's own size again; its icon stays."""
        if self.filled:
            surface = pygame.display.set_mode(self._size, pygame.RESIZABLE)
        else:
            self._size = self._app.surface.get_size()
            surface = pygame.display.set_mode((0, 0), pygame.RESIZABLE | pygame.FULLSCREEN)
        self.filled = not self.filled
        self._app.surface = surface
        dress(self._app)
        self._app.refit()


def gamepads() -> list[pygame.joystick.JoystickType]:
    """Open every gamepad there is; each sends events for as long as it is kept."""
    pygame.joystick.init()
    return [pygame.joystick.Joystick(index) for index in range(pygame.joystick.get_count())]


def no_display(environment: Mapping[str, str], platform: str) -> bool:
    """Whether there is nowhere to open a window; SDL alone would open an invisible one."""
    named = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    return platform.startswith("linux") and not any(environment.get(name) for name in named)


def _no_window(why: str) -> Problem:
    what = say("there is no display to open a window on ({why})", why=why)
    return Problem("display", 0, what, say("Play in the terminal with: wonderland play --text"))
