"""Apps without a real screen, for the tests of the window."""

import pygame

from wonderland.content.places import assets_folder, home_folder
from wonderland.games import registry
from wonderland.session.settings import SettingsFile, defaults
from wonderland.ui.kit.app import App
from wonderland.ui.shell.doors import open_doors


def new_app(size=(1280, 720), **values):
    pygame.display.init()
    pygame.font.init()
    values.setdefault("curtain", False)  # what tests of curtains ask for
    settings = SettingsFile(home_folder() / "settings.yaml", defaults().model_copy(update=values))
    surface = pygame.display.set_mode(size)
    app = App(surface, settings, assets_folder(), fast=True, mute=True)
    open_doors(app, registry.names()[0])
    return app


def at_a_table(app, name):
    """A match of a game on its own screen, or on the plain one, all seats people's."""
    from wonderland import api
    from wonderland.session.match_session import MatchSession, Seat
    from wonderland.ui.shell.plain import PlainScene
    from wonderland.ui.shell.screens import screens_of
    from wonderland.ui.table.exits import TableExits

    game = api.game(name)
    match = game.new(seed=7)
    seats = {seat: Seat(f"Person {seat}") for seat in match.seats}
    exits = TableExits(lambda: None, lambda: None)
    app.push((screens_of(name).match or PlainScene)(app, MatchSession(game, match, seats), exits))
    return app.scene


def show(app, size, **values):
    """Draw what an app shows in another window, with other settings."""
    if app.surface.get_size() != size:
        app.surface = pygame.display.set_mode(size)
    app.settings.values = app.settings.values.model_copy(update=values)
    app.refit()
    app.draw()
