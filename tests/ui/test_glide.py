"""A sitting begins in the menu's view and comes down onto the table, unless nothing is to move."""

from __future__ import annotations

import pygame
import pytest

from tests.ui.apps import new_app
from wonderland import api
from wonderland.games import registry
from wonderland.session.match_session import MatchSession, Seat
from wonderland.ui.shell.navigator import Navigator
from wonderland.ui.table.glide import LENGTH_MS, Glide
from wonderland.ui.table.table import Table

FRAME_MS = 100


def sit_down(name, *, fast=False, **values):
    app, game = new_app(**values), api.game(name)
    app.fast = fast
    house = Navigator(app)
    house.open_menu()
    match = game.new(seed=7)
    seats = {seat: Seat(f"Person {seat}") for seat in match.seats}
    house.matches.sit_down(MatchSession(game, match, seats))
    return app


def pixels(app):
    return pygame.image.tobytes(app.surface, "RGB")


@pytest.mark.parametrize("name", registry.names())
def test_a_sitting_glides_from_the_menus_view_down_onto_its_table(name):
    app = sit_down(name)
    app.step(0)
    seen = [pixels(app)]
    for _ in range(round(LENGTH_MS / FRAME_MS)):
        assert isinstance(app.scene, Glide)
        assert not app.canvas.regions, "nothing can be taken that is not in its place yet"
        app.step(FRAME_MS)
        seen.append(pixels(app))
    assert isinstance(app.scene, Table)
    assert len(set(seen)) == len(seen), "it moves in every frame"


@pytest.mark.parametrize("kind", [pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN])
def test_a_press_shows_the_table_and_does_nothing_else(kind):
    app = sit_down(registry.names()[0])
    app.step(0)
    app.handle(pygame.event.Event(kind, key=pygame.K_RETURN, mod=0, unicode="", button=1, pos=(5, 5)))
    assert isinstance(app.scene, Table)
    assert not app.scene.session.match.lines


@pytest.mark.parametrize("still", [{"fast": True}, {"reduced": True}, {"motion": "off"}], ids=str)
def test_where_nothing_is_to_move_nothing_glides(still):
    assert isinstance(sit_down(registry.names()[0], **still).scene, Table)
