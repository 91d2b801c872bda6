"""The window's own size: it comes back after full screen, and at the next start."""

from __future__ import annotations

import pygame
import pytest

from tests.ui.apps import new_app
from wonderland.session import window_size
from wonderland.session.settings import read_settings
from wonderland.ui.shell.display import FullScreen, Wish, fitting, keep_window, open_display, window_of

SCREEN, OWN = (1400, 900), (1100, 700)
PLACE = (160, 180)


class Screen:
    """What SDL does on X11, with openbox and without a window manager: who leaves full screen gets a
    window as large as the screen, whatever size is wished for, and one of that size only then. With
    openbox that lies lower by its frame; and without one, what fills the screen lies where it was.

    Attributes:
        modes: what was asked for.
        place: where the window is.
    """

    def __init__(self):
        self.modes, self._full, self.place = [], False, PLACE

    def set_mode(self, size, flags=0):
        self.modes.append((size, flags))
        was, self._full = self._full, bool(flags & pygame.FULLSCREEN)
        if was:
            self.place = (PLACE[0] + 2, PLACE[1] + 40)
        return pygame.Surface(SCREEN if was or self._full else size)


@pytest.fixture
def screen(monkeypatch):
    made = Screen()
    monkeypatch.setattr(pygame.display, "set_mode", made.set_mode)
    monkeypatch.setattr(pygame.display, "get_window_position", lambda: made.place)
    monkeypatch.setattr(pygame.display, "set_window_position", lambda at: setattr(made, "place", at))
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [SCREEN])
    return made


def test_who_leaves_full_screen_has_the_window_that_was_there_before(screen):
    app = new_app(OWN)
    full, screen.place = FullScreen(app, filled=False), PLACE
    for _ in range(2):
        full.toggle()
        assert app.surface.get_size() == SCREEN
        assert full.size == OWN
        assert screen.place == (0, 0)
        full.toggle()
        assert app.surface.get_size() == full.size == OWN
        assert screen.place == PLACE


def test_full_screen_takes_the_screen_as_it_is(screen):
    settings = read_settings()
    assert open_display(Wish(fullscreen=True), settings).get_size() == SCREEN
    assert screen.modes[-1][0] == (0, 0), "no other mode is asked of the screen"
    app = new_app(SCREEN)
    full = FullScreen(app, filled=True)
    full.toggle()
    assert app.surface.get_size() == window_of(settings)


def test_the_size_of_the_window_is_remembered_at_the_next_start(screen):
    settings = read_settings()
    keep_window(Wish(size=(800, 600)), settings, (800, 600))
    assert window_of(read_settings()) == (1280, 720), "a size for one sitting"
    keep_window(Wish(), settings, OWN)
    assert open_display(Wish(), read_settings()).get_size() == OWN
    keep_window(Wish(), settings, (100, 100))
    assert window_of(read_settings()) == window_size.LEAST
    keep_window(Wish(), settings, (3000, 2000))
    assert open_display(Wish(), read_settings()).get_size() == fitting((3000, 2000), [SCREEN])
