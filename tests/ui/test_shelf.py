"""The shelf: what can be done with each game from there."""

from __future__ import annotations

from tests.ui.apps import new_app
from wonderland.ui.shell import display
from wonderland.ui.shell.lessons import LessonsScreen
from wonderland.ui.shell.navigator import Navigator
from wonderland.ui.shell.school import games_taught


def press(app, key):
    app.draw()
    app.activate(next(one for one in app.canvas.regions if one.key == key))


def test_every_game_that_is_taught_can_be_learnt_from_the_shelf(monkeypatch, tmp_path):
    monkeypatch.setenv("WONDERLAND_HOME", str(tmp_path))
    assert len(games_taught()) > 1
    for name in games_taught():
        app = new_app()
        house = Navigator(app)
        house.open_menu()
        house._open_shelf()
        press(app, f"learn-{name}")
        assert isinstance(app.scene, LessonsScreen)
        assert house.game.name == name
        while app.scenes:
            app.scenes.pop().leave()


def test_the_name_stands_there_before_the_first_screen_is_drawn():
    app = new_app()
    display.greet(app)
    assert [text.text for text in app.canvas.texts] == ["Wonderland"]
    assert app.surface.get_at((2, 2))[:3] == tuple(app.theme["bar"])[:3]
