"""Opening the window and showing it until it is closed."""

from __future__ import annotations

import gc
from pathlib import Path

import pygame

from wonderland.content.places import assets_folder
from wonderland.session.match_session import MatchSession
from wonderland.session.saves import last_game, tidy
from wonderland.session.settings import read_settings
from wonderland.ui.kit import letters
from wonderland.ui.kit.app import App
from wonderland.ui.shell.display import (
    FullScreen,
    Wish,
    apply_keys,
    apply_theme,
    dress,
    gamepads,
    greet,
    keep_window,
    open_display,
)
from wonderland.ui.shell.faults import watch_over
from wonderland.ui.shell.navigator import Navigator


def run(
    wish: Wish, session: MatchSession | None = None, watch: str | None = None, learn: str | None = None, game: str = ""
) -> int:
    """Open the window and show it until it is closed.

    Args:
        wish: what the command line asks of it.
        session: a match to be played at once.
        watch: the path of a record to be watched.
        learn: a lesson or puzzle to be opened, ``""`` for the list of them.
        game: whose menu, lessons and puzzles are open where there is no match; ``""`` for the game
            played last.

    Raises:
        BadInput: if there is no display.
    """
    tidy()
    settings = read_settings()
    apply_theme(wish, settings)
    apply_keys(wish, settings)
    surface = open_display(wish, settings)
    app = App(surface, settings, assets_folder(), pygame.display.flip, fast=wish.fast, mute=wish.mute)
    greet(app)
    dress(app)
    filled = wish.fullscreen or settings.values.fullscreen
    full = FullScreen(app, filled=filled)
    app.fill_screen = full.toggle
    pads = gamepads()
    house = Navigator(app, session.game.name if session else game or last_game())
    watch_over(app, house.open_menu, lambda: house.school.progress)
    house.open_menu()
    if session:
        house.matches.sit_down(session)
    if watch:
        house.watching.watch(Path(watch))
    if learn is not None:
        house.learn(learn)
    gc.freeze()  # what is loaded stays: going through it all again would take most of a frame
    gc.enable()
    app.run()
    keep_window(wish, settings, full.size)
    for pad in pads:
        pad.quit()
    while app.scenes:
        app.scenes.pop().leave()
    letters.forget()
    app.sounds.close()
    pygame.quit()
    return 0
