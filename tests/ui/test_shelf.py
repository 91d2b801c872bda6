"""The shelf: what can be done with each game from there."""

from __future__ import annotations

from tests.ui.apps import new_app
from wonderland.games import registry
from wonderland.ui.shell import display
from wonderland.ui.shell.lessons import LessonsScreen
from wonderland.ui.shell.navigator import Navigator
from wonderland.ui.shell.school import games_taught
from wonderland.ui.shell.shelf import Shelf


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


def test_the_box_in_front_is_the_one_that_has_the_focus_or_is_pointed_at():
    app = new_app((1280, 720))
    app.push(Shelf(app, lambda _: None))
    names = registry.names()

    def yellow():
        app.draw()
        boxes = [one for one in app.canvas.regions if one.key.startswith("box-")]
        frame = tuple(app.theme["now"])[:3]
        column = {
            one.key: [app.surface.get_at((one.rect.centerx, y))[:3] for y in range(one.rect.top)] for one in boxes
        }
        return [key for key, tones in column.items() if frame in tones]

    app.draw()
    app.pointer.hover, app.pointer.focus = "", f"play-{names[3]}"
    assert yellow() == [f"box-{names[3]}"]
    app.pointer.hover = f"box-{names[1]}"
    assert yellow() == [f"box-{names[1]}"]


def test_each_game_says_on_the_shelf_how_long_it_lasts_and_what_it_is_like():
    app = new_app((1280, 720))
    app.push(Shelf(app, lambda _: None))
    app.draw()
    said = [text.text for text in app.canvas.texts]
    for name in registry.names():
        game = registry.info(name)
        assert game.length and game.mood
        assert f"{game.players}, {game.length}" in said


def test_a_box_glides_to_the_front_and_opens_before_its_game_is_played():
    played = []
    app = new_app((1280, 720), motion="normal")
    app.fast = False
    app.push(Shelf(app, played.append))
    app.step(16)
    shelf = app.scene
    first, second = list(shelf._came)[:2]
    assert shelf._came[first] == 1.0
    app.pointer.hover = f"box-{second}"
    app.dirty = True
    seen = set()
    for _ in range(30):
        app.step(16)
        seen.add(round(shelf._came[second], 2))
    assert shelf._came[second] == 1.0
    assert len(seen) > 5, "it glides"
    shelf.open(second)
    assert played == []
    for _ in range(30):
        app.step(16)
    assert played == [second]
