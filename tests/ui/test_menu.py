"""The menu with several matches under way: their pictures are within the lines, where the words leave room."""

from __future__ import annotations

import pygame
import pytest

from tests.ui.apps import new_app
from tests.ui.devices import region
from wonderland.games import registry
from wonderland.ui.shell.menu import Menu, MenuEntry
from wonderland.ui.shell.screens import screens_of


@pytest.mark.parametrize("theme", ["classic", "high-contrast"])
@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)], ids=str)
def test_pictures_of_matches_lie_within_their_lines_and_on_no_words(size, theme):
    app, name = new_app(size, theme=theme), registry.names()[0]
    drawn = []

    def picture(canvas, box):
        drawn.append(box.rect(canvas))
        return True

    note = "against the Dormouse, turn 14, yesterday evening"
    entries = [MenuEntry("Go on", note, app.stop, "hatter", picture) for _ in range(3)]
    entries += [MenuEntry("Learn", "lesson 3 of 16", app.stop)]
    menu = Menu(app, registry.info(name), screens_of(name), lambda: entries)
    app.push(menu)
    menu.update(1)
    app.draw()
    assert len(drawn) == 3
    for number, rect in enumerate(drawn):
        line = region(app, f"menu:{number}").rect
        assert line.contains(rect)
        words = [text.rect for text in app.canvas.texts if line.contains(text.rect)]
        assert words
        assert pygame.Rect(rect).collidelist(words) < 0
    app.pop()
