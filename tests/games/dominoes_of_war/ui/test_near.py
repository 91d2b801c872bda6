"""The field is come nearer to by wheel and keys: what lies under the pointer stays there."""

from __future__ import annotations

import pygame
import pytest

from tests.games.dominoes_of_war.tools import GAME
from tests.ui.devices import click, press, region
from tests.ui.moments import show
from wonderland.ui.shell.studio import Studio

NOTCHES = 5


@pytest.fixture
def table():
    studio = Studio((1280, 720), None, GAME)
    scene = show(studio, "four-seats")
    scene.app.draw()
    return scene


def wheel(app, at, notches):
    pygame.mouse.set_pos(at)
    app.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=notches, pos=at))
    app.draw()


@pytest.mark.parametrize("name", ["k8", "m16", "g12"])
def test_what_lies_under_the_pointer_stays_there(table, name):
    app, before = table.app, table.place(name)
    wheel(app, before.center, NOTCHES)
    near = table.place(name)
    assert near.width > 1.8 * before.width
    assert near.collidepoint(before.center)
    wheel(app, before.center, -NOTCHES)
    assert table.place(name) == before


def test_it_comes_no_nearer_than_may_be_and_shows_no_more_than_all(table):
    app, whole = table.app, table.place("m12")
    wheel(app, whole.center, -NOTCHES)
    assert table.place("m12") == whole
    wheel(app, whole.center, 100)
    assert whole.width < table.place("m12").width <= 3 * whole.width


def test_a_key_sees_the_whole_field_and_comes_near_again(table):
    app, whole = table.app, table.place("m12")
    press(app, pygame.K_0, "0")
    app.draw()
    assert table.place("m12").width > whole.width
    press(app, pygame.K_0, "0")
    app.draw()
    assert table.place("m12") == whole


def test_a_click_means_the_square_that_is_seen_there_and_nothing_beside_the_field(table):
    app, room = table.app, table.board.layout.picture
    wheel(app, table.place("k8").center, NOTCHES)
    squares = [one for one in app.canvas.regions if one.key[1:].isdigit()]
    assert squares
    assert all(room.contains(one.rect) for one in squares)
    click(app, region(app, "k8").rect.center)
    assert table.control.hand.chosen("troop") == ["k8"]
