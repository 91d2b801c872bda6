"""Keys and gamepad buttons: named, checked, changed by the player, conflicts shown."""

from __future__ import annotations

import re
from pathlib import Path

import pygame
import pytest

from tests.ui.apps import at_a_table
from wonderland.content.places import config_folder
from wonderland.core.errors import BadInput
from wonderland.games import registry
from wonderland.session import controls as keys
from wonderland.session.settings import read_settings
from wonderland.ui.shell.controls import ControlsScreen
from wonderland.ui.shell.settings import SettingsScreen

UI = Path(keys.__file__).parents[1] / "ui"


def press(app, code, unicode=""):
    app.handle(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=unicode))
    app.draw()


def pad(app, button):
    app.handle(pygame.event.Event(pygame.JOYBUTTONDOWN, button=button, instance_id=0))
    app.draw()


def regions(app):
    app.draw()
    return {region.key: region for region in app.canvas.regions}


def test_nothing_conflicts_as_the_game_comes():
    found = keys.controls({}, {})
    clashes = {
        (action.name, *[other.name for other in found.conflicts(action.name)])
        for group in found.groups
        for action in group.actions
        if found.conflicts(action.name)
    }
    assert clashes == set()


def test_every_shortcut_of_the_window_names_an_action():
    known = {a.name for group in keys.controls({}, {}).groups for a in group.actions}
    named = set()
    for path in UI.rglob("*.py"):
        text = path.read_text()
        named |= set(re.findall(r'shortcut"?[=:] ?"([^"{]+)"', text))
        named |= set(re.findall(r'button\([^#]*?"", "([a-z0-9-]+)"[,)]', text))
        named |= set(re.findall(r'KEY,\s+"([^"{]+)"[,)]', text))
    assert len(named) > 25
    assert named <= known
    assert not [n for n in named if len(n) == 1]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("groups: {}", "groups"),
        ("groups: {a: {title: A, actions: {x: {says: X, pad: many}}}}", "pad"),
        ("groups: {a: {title: A, beside: [b], actions: {x: {says: X}}}}", "no group b"),
        ("groups: {a: {title: A, actions: {x: {says: X}}}, b: {title: B, actions: {x: {says: X}}}}",
         "named twice"),
    ],
)  # fmt: skip
def test_a_wrong_file_is_refused_with_its_line(tmp_path, text, says):
    path = tmp_path / keys.FILE
    path.write_text(text)
    with pytest.raises(BadInput, match=says):
        keys.read(path)
    assert keys.read(config_folder() / keys.FILE)


@pytest.mark.parametrize("game", registry.names())
def test_a_key_is_changed_and_holds_everywhere(app, game):
    scene = at_a_table(app, game)
    scene.session.undo_rule = "free"
    while scene.session.match.to_act == "*":
        app.step(30)
    match, line = scene.session.match, str(next(iter(scene.session.match.legal())))
    before = len(match.lines)
    scene.session.play(line)
    while "undo" not in regions(app):
        app.step(30)
    played = len(match.lines)
    app.push(ControlsScreen(app))
    regions(app)["keys:undo"].act()
    press(app, pygame.K_j, "j")
    regions(app)["pads:undo"].act()
    pad(app, 15)
    press(app, pygame.K_ESCAPE)
    assert read_settings().values.keys == {"undo": "j"}
    assert read_settings().values.pads == {"undo": 15}
    assert "J" in [text.text for text in app.canvas.texts], "the button shows the key that is set"
    press(app, pygame.K_z, "z")
    assert len(match.lines) == played
    press(app, pygame.K_j, "j")
    assert len(match.lines) == before
    scene.session.redo()
    app.draw()
    pad(app, 15)
    assert len(match.lines) == before


def test_a_conflict_is_shown_and_all_is_put_back(app):
    app.push(SettingsScreen(app))
    regions(app)["controls"].act()
    screen = app.scene
    assert isinstance(screen, ControlsScreen)
    screen.set("undo", "keys", "h")
    for _ in range(20):
        if any("A hint" in t.text and "the same as" in t.text for t in app.canvas.texts):
            break
        press(app, pygame.K_PAGEDOWN)
    assert any("the same as: A hint" in t.text for t in app.canvas.texts)
    regions(app)["reset"].act()
    app.draw()
    assert not any("the same as" in t.text for t in app.canvas.texts)


def test_escape_leaves_a_key_as_it_was_and_fixed_ones_are_listed(app):
    app.push(ControlsScreen(app))
    found = regions(app)
    assert found["keys:accept"].act is None
    found["keys:rules"].act()
    press(app, pygame.K_ESCAPE)
    assert app.scene.waiting is None
    assert app.controls.key("rules") == "f2"
    assert isinstance(app.scene, ControlsScreen)


def test_every_row_can_be_reached_by_turning(app):
    app.push(ControlsScreen(app))
    seen = set()
    for _ in range(12):
        seen |= set(regions(app))
        press(app, pygame.K_PAGEDOWN)
    for group in app.controls.groups:
        for action in group.actions:
            assert f"keys:{action.name}" in seen
