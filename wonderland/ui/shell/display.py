"""Opening the display: the window itself, its icon and pointer, and what drives it."""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import pygame

from wonderland.content import themes
from wonderland.core.errors import BadInput, Problem
from wonderland.core.message import say
from wonderland.session import window_size
from wonderland.session.settings import SettingsFile
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import CENTRE
from wonderland.ui.kit.fonts import TITLE

DRIVER = "SDL_VIDEODRIVER"
INVISIBLE = ("offscreen", "dummy", "evdev")
"""What SDL falls back on where no display can be reached: nobody sees such a window."""


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


def window_of(settings: SettingsFile) -> tuple[int, int]:
    """The size of the window when it was closed last."""
    wide, high = settings.values.window
    return wide, high


def keep_window(wish: Wish, settings: SettingsFile, size: tuple[int, int]) -> None:
    """Remember how large the window was, unless its size was asked for this sitting alone."""
    kept = [max(least, min(window_size.MOST, length)) for length, least in zip(size, window_size.LEAST, strict=True)]
    if wish.size is None and kept != settings.values.window:
        settings.change(window=kept)


def open_display(wish: Wish, settings: SettingsFile) -> pygame.Surface:
    """Open the window itself.

    Raises:
        BadInput: if there is no display.
    """
    if no_display(os.environ, sys.platform):
        raise BadInput([_no_window(say("neither DISPLAY nor WAYLAND_DISPLAY is set"))])
    try:
        pygame.display.init()
        if not os.environ.get(DRIVER) and pygame.display.get_driver() in INVISIBLE:
            pygame.display.quit()
            where = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or ""
            raise BadInput([_no_window(say("{where} can't be reached", where=where))])
        pygame.font.init()
        pygame.display.set_caption(say("Wonderland"))
        if wish.fullscreen or settings.values.fullscreen:
            return _filling()
        size = wish.size or fitting(window_of(settings), pygame.display.get_desktop_sizes())
        return pygame.display.set_mode(size, pygame.RESIZABLE)
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

    Attributes:
        filled: whether it fills the screen now.
    """

    def __init__(self, app: App, *, filled: bool) -> None:
        self._app = app
        self.filled = filled
        self._size = window_of(app.settings) if filled else app.surface.get_size()
        self._place: tuple[int, int] | None = None

    @property
    def size(self) -> tuple[int, int]:
        """The size of the window while it does not fill the screen."""
        return self._size if self.filled else self._app.surface.get_size()

    def toggle(self) -> None:
        """Fill the screen, or take the window's own size again; its icon stays."""
        self._size = self.size
        if not self.filled:
            self._place = pygame.display.get_window_position()
            if len(pygame.display.get_desktop_sizes()) == 1:  # no window manager would move it
                pygame.display.set_window_position((0, 0))
        surface = _windowed(self._size, self._place) if self.filled else _filling()
        self.filled = not self.filled
        self._app.surface = surface
        dress(self._app)
        self._app.refit()


def _filling() -> pygame.Surface:
    """Fill the screen as it is: in another size, the screen would have to change its own."""
    return pygame.display.set_mode((0, 0), pygame.RESIZABLE | pygame.FULLSCREEN)


def _windowed(size: tuple[int, int], place: tuple[int, int] | None) -> pygame.Surface:
    """Leave full screen for a window of a size, where it was before if that is known.

    SDL gives the window back the size of the screen at first, whatever is wished for, and the one
    wished for once it is a window. It forgets the window's frame, and so would put it lower each time.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)  # that it was given another size
        pygame.display.set_mode(size, pygame.RESIZABLE)
        surface = pygame.display.set_mode(size, pygame.RESIZABLE)
    if place:
        pygame.display.set_window_position(place)
    return surface


def gamepads() -> list[pygame.joystick.JoystickType]:
    """Open every gamepad there is; each sends events for as long as it is kept."""
    pygame.joystick.init()
    return [pygame.joystick.Joystick(index) for index in range(pygame.joystick.get_count())]


def no_display(environment: Mapping[str, str], platform: str) -> bool:
    """Whether there is nowhere to open a window; SDL alone would open an invisible one."""
    named = ("DISPLAY", "WAYLAND_DISPLAY", DRIVER)
    return platform.startswith("linux") and not any(environment.get(name) for name in named)


def _no_window(why: str) -> Problem:
    what = say("there is no display to open a window on ({why})", why=why)
    return Problem("display", 0, what, say("Play in the terminal with: wonderland play --text"))
