"""Naming a person in the set-up form."""

import pygame
import pytest

from tests.ui.apps import new_app
from tests.ui.devices import click, press, region
from wonderland.ui.shell.navigator import Navigator

NAME = "Alice Liddell th"


@pytest.mark.parametrize("size", [(640, 400), (900, 1400), (1280, 720)])
def test_what_is_typed_is_seen_however_little_room_there_is(size):
    app = new_app(size)
    house = Navigator(app)
    house.open_menu()
    house.new_match()
    app.draw()
    click(app, region(app, "name-w").rect.center)
    for letter in NAME:
        press(app, 0, letter)
    app.draw()
    assert any(f"{NAME}|" in one.text for one in app.canvas.texts)
    press(app, pygame.K_RETURN)
    app.draw()
    assert any(NAME in one.text for one in app.canvas.texts)


def test_letters_put_together_of_several_keys_are_taken_once():
    app = new_app((1280, 720))
    house = Navigator(app)
    house.open_menu()
    house.new_match()
    app.draw()
    app.handle(pygame.event.Event(pygame.TEXTINPUT, text="é"))
    click(app, region(app, "name-w").rect.center)
    for letter in "Jos":
        press(app, ord(letter), letter)
        app.handle(pygame.event.Event(pygame.TEXTINPUT, text=letter))
    app.handle(pygame.event.Event(pygame.TEXTINPUT, text="é"))
    app.handle(pygame.event.Event(pygame.TEXTINPUT, text="éü"))
    press(app, pygame.K_RETURN)
    app.draw()
    assert any("Josééü" in one.text for one in app.canvas.texts)


@pytest.mark.parametrize("size", [(640, 400), (900, 1400), (1280, 720)])
def test_a_name_that_can_grow_no_longer_says_so(size):
    """A letter that is not taken would seem to be lost."""
    app = new_app(size)
    house = Navigator(app)
    house.open_menu()
    house.new_match()
    app.draw()
    limit = f"A name has {len(NAME)} letters at most."

    def said():
        app.draw()
        return limit in " ".join(one.text for one in app.canvas.texts)

    click(app, region(app, "name-w").rect.center)
    for letter in NAME:
        assert not said()
        press(app, 0, letter)
    assert said()
    press(app, 0, "e")
    assert said()
    press(app, pygame.K_BACKSPACE)
    assert not said()
    press(app, 0, "h")
    press(app, pygame.K_RETURN)
    assert not said()
    assert any(one.text.endswith(NAME) for one in app.canvas.texts)
    click(app, region(app, "name-w").rect.center)
    assert not said(), "the first letter takes the place of the name"
