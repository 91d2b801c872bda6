"""A page that is larger than its window is moved by its bars; what must be seen stays in sight.

That every control of every screen is in reach, ``test_window`` asks (``reach``).
"""

from __future__ import annotations

import pygame

from tests.ui.apps import show
from wonderland.ui.shell.shots import shoot


def shown_large(name):
    """A screen at 200 % in a window that is too small for it."""
    app = shoot(name, (1280, 720))
    show(app, (1280, 720), scale=200)
    return app


def test_bars_say_what_is_seen_and_move_it():
    app = shown_large("match")
    view = app.magnifier
    view.go(0, 0)
    view.go(1, 0)
    wide, high = view.window
    assert (wide, high) < app.surface.get_size()
    for at, where in (
        ((wide - 2, high + 4), (view.page[0] - wide, 0)),
        ((wide + 4, high - 2), (view.page[0] - wide, view.page[1] - high)),
        ((2, high + 4), (0, view.page[1] - high)),
    ):
        app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
        app.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1))
        assert (view.left, view.top) == where


def test_settings_stand_below_one_another_where_two_columns_have_no_room():
    app = shown_large("settings")
    assert app.room[0] == app.magnifier.window[0], "nothing lies beside what is seen"
    back = next(one for one in app.canvas.regions if one.key == "back")
    assert pygame.Rect((0, 0), app.magnifier.window).contains(back.rect)
