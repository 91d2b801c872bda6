"""Text as large as the player sets it: nothing of it is clipped, on any screen of the shell."""

from __future__ import annotations

import pytest

from tests.ui.apps import new_app
from wonderland.ui.shell.controls import ControlsScreen
from wonderland.ui.shell.navigator import Navigator
from wonderland.ui.shell.settings import SettingsScreen
from wonderland.ui.shell.shelf import Shelf


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=["720", "1080"])
@pytest.mark.parametrize("scale", [150, 200])
def test_no_text_of_the_shell_is_clipped(size, scale):
    app = new_app(size, scale=scale)
    house = Navigator(app)
    house.open_menu()
    screens = [
        lambda: None,
        house.new_match,
        house.learn,
        house.open_records,
        app.open_rules,
        lambda: app.push(SettingsScreen(app)),
        lambda: app.push(ControlsScreen(app)),
        lambda: app.push(Shelf(app, lambda _: None)),
    ]
    assert app.scale == min(scale / 100 * (size[1] / 720) ** 0.5, size[1] / 600)
    for open_screen in screens:
        open_screen()
        app.draw()
        clipped = [
            text.text
            for text in app.canvas.texts
            if not text.within.inflate(2, 2).contains(text.rect)
        ]
        assert clipped == [], type(app.scene).__name__
        if len(app.scenes) > 1:
            app.pop()
    app.pop()
