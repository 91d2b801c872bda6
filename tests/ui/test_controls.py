"""Keys and gamepad buttons: named, checked, changed by the player, conflicts shown."""

from __future__ import annotations

import ast
import inspect
import shutil
from pathlib import Path
from typing import ClassVar

import pygame
import pytest

from tests.ui.apps import at_a_table
from wonderland.cli.main import run
from wonderland.content.places import config_folder
from wonderland.core.errors import BadInput
from wonderland.games import registry
from wonderland.session import controls as keys
from wonderland.session.key_names import NAMED, is_key
from wonderland.session.settings import read_settings
from wonderland.ui.kit.action_bar import button
from wonderland.ui.kit.presses import MODIFIERS, actions_of
from wonderland.ui.shell.controls import ControlsScreen
from wonderland.ui.shell.display import Wish, apply_keys
from wonderland.ui.shell.navigator import Navigator
from wonderland.ui.shell.settings import SettingsScreen

UI = Path(keys.__file__).parents[1] / "ui"
SHORTCUT = [*inspect.signature(button).parameters].index("shortcut")


def press(app, code, unicode=""):
    app.handle(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=unicode))
    app.draw()


def pad(app, pressed):
    app.handle(pygame.event.Event(pygame.JOYBUTTONDOWN, button=pressed, instance_id=0))
    app.draw()


def regions(app):
    app.draw()
    return {region.key: region for region in app.canvas.regions}


def row(app, key):
    """The control of a row of the screen of keys, which is turned to it."""
    for _ in range(12):
        if key in regions(app):
            return regions(app)[key]
        press(app, keyboard(app, "page-down"))
    raise AssertionError(key)


def keyboard(app, action):
    """The code of the key that means an action now."""
    return pygame.key.key_code(app.controls.key(action))


def test_nothing_conflicts_as_the_game_comes():
    found = keys.controls({}, {})
    clashes = {
        (action.name, *[other.name for other in found.conflicts(action.name)])
        for group in found.groups
        for action in group.actions
        if found.conflicts(action.name)
    }
    assert clashes == set()


def shortcuts(module):
    """The shortcuts that a module gives its buttons and places by name."""
    for node in ast.walk(module):
        if isinstance(node, ast.Call):
            given = [word.value for word in node.keywords if word.arg == "shortcut"]
            if isinstance(node.func, ast.Name) and node.func.id == button.__name__:
                given += node.args[SHORTCUT : SHORTCUT + 1]
        elif isinstance(node, ast.Dict):
            pairs = zip(node.keys, node.values, strict=True)
            given = [value for key, value in pairs if isinstance(key, ast.Constant) and key.value == "shortcut"]
        else:
            continue
        yield from (one.value for one in given if isinstance(one, ast.Constant) and one.value)


def test_every_shortcut_of_the_window_names_an_action():
    known = {a.name for group in keys.controls({}, {}).groups for a in group.actions}
    named = {one for path in UI.rglob("*.py") for one in shortcuts(ast.parse(path.read_text()))}
    assert len(named) > 25
    assert named <= known
    assert not [n for n in named if len(n) == 1]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("groups: {}", "groups"),
        ("groups: {a: {title: A, actions: {x: {says: X, pad: many}}}}", "pad"),
        ("groups: {a: {title: A, beside: [b], actions: {x: {says: X}}}}", "no group b"),
        ("groups: {a: {title: A, actions: {x: {says: X}}}, b: {title: B, actions: {x: {says: X}}}}", "named twice"),
    ],
)
def test_a_wrong_file_is_refused_with_what_is_wrong(tmp_path, text, says):
    path = tmp_path / keys.FILE
    path.write_text(text)
    with pytest.raises(BadInput, match=says):
        keys.read(path)
    assert keys.read(config_folder() / keys.FILE)


@pytest.mark.parametrize(
    ("entry", "says"),
    [
        ("{says: X, key: retrun}", "x.key can't be 'retrun'. It is the name of a key; the nearest is return."),
        ("{says: X, key: shift pgae up}", "key; the nearest is shift page up."),
        ("{says: X, key: Home}", "key; the nearest is home."),
        ("{says: X, key: xyzzy}", "It is the name of a key: the sign that it types, or such as page up."),
        ('{says: X, key: ""}', "key can't be ''. It is the name of a key; leave it out where there is none."),
        ('{says: X, key: " "}', "key can't be ' '. It is the name of a key"),
        ('{says: ""}', "groups.a.actions.x.says can't be ''. It is a few words, which screens show."),
        ("{says: X, standard: true}", "x is a standard action without a key. Every screen needs it."),
    ],
)
def test_names_that_are_empty_or_of_no_key_are_told_in_one_message(tmp_path, capsys, entry, says):
    path = tmp_path / keys.FILE
    path.write_text(f"groups:\n  a:\n    title: A\n    actions:\n      x: {entry}\n")
    assert run(["check", str(path)]) == 2
    (said,) = capsys.readouterr().err.splitlines()
    assert said.startswith(f"{path}:5: ")
    assert says in said


@pytest.mark.parametrize("key", ["ä", "shift tab", "shift ü", "[7]", "f12", "]", "0"])
def test_a_key_may_be_any_that_types_a_sign_or_has_a_name(tmp_path, key):
    path = tmp_path / keys.FILE
    path.write_text(f'groups: {{a: {{title: A, actions: {{x: {{says: X, key: "{key}"}}}}}}}}\n')
    assert keys.read(path)[0].actions[0].key == key


@pytest.mark.usefixtures("app")
def test_the_names_of_keys_are_those_that_the_window_tells():
    assert all(pygame.key.name(pygame.key.key_code(name)) == name for name in NAMED)
    codes = {getattr(pygame, name) for name in dir(pygame) if name.startswith("K_")}
    told = {pygame.key.name(code) for code in codes - MODIFIERS} - {""}
    assert {name for name in told if not is_key(name)} <= {"AC Back", "CurrencySubUnit"}


@pytest.mark.parametrize("game", registry.names())
def test_a_games_file_of_controls_is_one_wherever_it_lies(tmp_path, game):
    shutil.copy(registry.info(game).folder / keys.FILE, tmp_path)
    assert run(["check", str(tmp_path / keys.FILE)]) == 0


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
    row(app, "keys:undo").act()
    press(app, pygame.K_j, "j")
    row(app, "pads:undo").act()
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
    assert read_settings().values.keys, "it asks first"
    assert regions(app)["reset"].spoken == "Yes: The usual ones"
    regions(app)["reset"].act()
    app.draw()
    assert regions(app)["reset"].act is None, "nothing is left to put back"
    assert not any("the same as" in t.text for t in app.canvas.texts)


def test_escape_leaves_a_key_as_it_was_and_shift_alone_is_waited_on(app):
    app.push(ControlsScreen(app))
    row(app, "keys:rules").act()
    press(app, pygame.K_LSHIFT)
    assert app.scene.waiting == ("rules", "keys")
    press(app, pygame.K_ESCAPE)
    assert app.scene.waiting is None
    assert app.controls.key("rules") == "f2"
    assert isinstance(app.scene, ControlsScreen)
    row(app, "keys:accept").act()
    press(app, pygame.K_ESCAPE)
    assert app.scene.waiting is None
    assert (app.controls.key("accept"), app.controls.key("leave")) == ("return", "escape")
    row(app, "keys:accept").act()
    assert app.scene.waiting
    regions(app)["keys:accept"].act()
    assert app.scene.waiting is None, "a click leaves it as well"


def shifted(app, code, unicode=""):
    app.handle(pygame.event.Event(pygame.KEYDOWN, key=code, mod=pygame.KMOD_SHIFT, unicode=unicode))
    app.draw()


def test_standard_keys_change_places_and_none_is_ever_without_one(app):
    app.push(SettingsScreen(app))
    app.push(ControlsScreen(app))
    row(app, "keys:leave").act()
    press(app, pygame.K_RETURN)
    assert (app.controls.key("leave"), app.controls.key("accept")) == ("return", "escape")
    row(app, "keys:last-control").act()
    shifted(app, pygame.K_p, "P")
    assert app.controls.key("last-control") == "shift p"
    press(app, pygame.K_TAB)
    first = app.pointer.focus
    press(app, pygame.K_TAB)
    assert app.pointer.focus != first
    shifted(app, pygame.K_p, "P")
    assert app.pointer.focus == first
    app.pointer.focus_shown = False
    press(app, pygame.K_RETURN)
    assert isinstance(app.scene, SettingsScreen), "what Enter means now leads back"
    app.settings.change(keys={"accept": "", "leave": ""}, pads={"accept": ""})
    app.refit()
    assert (app.controls.key("accept"), app.controls.pad("accept")) == ("return", 0)


def test_a_key_that_means_nothing_now_does_nothing(app):
    app.push(SettingsScreen(app))
    app.push(ControlsScreen(app))
    app.settings.change(keys={"leave": "q", "undo": "escape", "accept": "j"})
    app.refit()
    press(app, pygame.K_ESCAPE)
    press(app, pygame.K_RETURN)
    press(app, pygame.K_KP_ENTER)
    assert isinstance(app.scene, ControlsScreen)
    event = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="")
    assert app.means(event, "undo")
    press(app, pygame.K_q, "q")
    assert isinstance(app.scene, SettingsScreen)


def test_a_conflict_with_a_standard_key_is_ended_in_the_settings_and_never_locks_out(app):
    app.push(SettingsScreen(app))
    app.push(ControlsScreen(app))
    row(app, "keys:undo").act()
    press(app, pygame.K_ESCAPE)
    assert app.controls.key("undo") == "z", "leaving can't be taken by another"
    app.settings.change(keys={"undo": "return", "hint": "w"}, pads={"undo": 0})
    app.refit()
    assert [one.name for one in app.controls.conflicts("undo")] == ["accept"]
    assert app.controls.on_key("return") == ["accept"] == app.controls.on_pad(0)
    row(app, "apart:undo").act()
    assert not app.controls.conflicts("undo")
    assert (app.controls.key("accept"), app.controls.key("undo")) == ("return", "")
    row(app, "apart:hint").act()
    assert (app.controls.key("hint"), app.controls.key("why")) == ("w", "")
    assert read_settings().values.pads == {"undo": ""}
    assert not any(key.startswith("apart:") for key in regions(app))
    app.settings.change(pads={"undo": 4})  # that of the rules
    app.refit()
    row(app, "apart:undo").act()
    assert (app.controls.pad("undo"), app.controls.pad("rules")) == (4, None)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('keys: {undo: "a\\0b"}', "The name of a key"),
        ('keys: {undo: "\\e[31m"}', "The name of a key"),
        (f"keys: {{undo: {'x' * 3000}}}", "The name of a key"),
        ("pads: {undo: cross sideways}", "It is a button’s number"),
        ("pads: {undo: -1}", "It is a button’s number"),
        ("pads: {undo: [1]}", "can't be"),
    ],
)
def test_what_can_be_no_key_is_refused_and_the_window_opens_with_the_usual_ones(text, says, tmp_path, capsys):
    path = tmp_path / "settings.yaml"
    path.write_text(f"{text}\n")
    assert run(["check", str(path)]) == 2
    assert says in capsys.readouterr().err
    found = read_settings(path)
    assert found.fault
    assert (found.values.keys, found.values.pads) == ({}, {})


def test_keys_of_what_there_is_no_more_are_told_once_and_the_others_hold(app):
    app.settings.change(keys={"done": "d", "undo": "u"}, pads={"done": 5})
    app.refit()
    house = Navigator(app, registry.names()[0])
    house.open_menu()
    assert app.scene.notice == "Your settings name keys for what there is not: done."
    assert app.controls.key("undo") == "u"
    app.settings.change(keys={"undo": "u"}, pads={})
    house.take_up(registry.names()[0])
    assert "done" not in house.resuming.notice


def test_an_action_of_several_games_is_held_against_others_in_each():
    names = [action.name for group in keys.controls({}, {}).groups for action in group.actions]
    assert names.count("threats") >= 2
    for other, key in (("peep", "p"), ("fourth-die", "f")):
        found = keys.controls({"threats": key}, {})
        assert other in [one.name for one in found.conflicts("threats")]
        assert "threats" in [one.name for one in found.conflicts(other)]


def hat(app, x, y):
    app.handle(pygame.event.Event(pygame.JOYHATMOTION, instance_id=0, hat=0, value=(x, y)))
    app.draw()


def stick(app, axis, *values):
    for value in values:
        event = pygame.event.Event(pygame.JOYAXISMOTION, instance_id=0, axis=axis, value=value)
        app.handle(event)
    app.draw()


def test_cross_and_stick_walk_and_each_way_can_be_set_to_anything(app):
    app.push(ControlsScreen(app))
    app.draw()
    hat(app, 0, -1)
    first = app.pointer.focus
    stick(app, 1, 0.0, 0.3, 0.7, 0.9, 1.0)
    second = app.pointer.focus
    assert second != first
    stick(app, 1, 0.5, 0.8, 0.0, -0.8)
    assert app.pointer.focus == first, "once for a push, however long; and back"
    row(app, "pads:accept").act()
    stick(app, 4, -1.0, -0.9, -0.2)
    assert app.controls.pad("accept") == "axis 4 +", "a trigger that rests at its end"
    stick(app, 4, -1.0)
    row(app, "pads:down").act()
    hat(app, -1, 0)
    assert app.controls.pad("down") == "cross left"
    app.pointer.focus = first
    hat(app, -1, 0)
    assert app.pointer.focus == second
    pad(app, 13)
    assert app.pointer.focus == first, "the button that is left"
    assert [t.text for t in app.canvas.texts if t.text in ("Cross left", "Axis 4 +")]
    assert read_settings().values.pads == {"accept": "axis 4 +", "down": "cross left"}


class PluggedIn:
    """A gamepad, as far as it is opened and told from others."""

    opened: ClassVar[list[int]] = []

    def __init__(self, index):
        if index > 5:
            raise pygame.error("it is gone")
        self.opened.append(index)

    def get_init(self):
        return True

    def get_instance_id(self):
        return 3


def test_a_gamepad_that_is_plugged_in_later_is_opened(app, monkeypatch):
    monkeypatch.setattr(pygame.joystick, "Joystick", PluggedIn)
    for index in (2, 9):
        app.handle(pygame.event.Event(pygame.JOYDEVICEADDED, device_index=index))
    assert PluggedIn.opened == [2]
    for value in (-1.0, -0.9):
        event = pygame.event.Event(pygame.JOYAXISMOTION, instance_id=3, axis=1, value=value)
        assert app._pads.pressed(event) is None, "where it rests"
    app.handle(pygame.event.Event(pygame.JOYDEVICEREMOVED, instance_id=3))
    for value, pressed in ((0.0, None), (-1.0, "axis 1 -")):
        event = pygame.event.Event(pygame.JOYAXISMOTION, instance_id=3, axis=1, value=value)
        assert app._pads.pressed(event) == pressed, "it is another one now"


def test_letters_stay_letters_while_a_line_is_typed(app):
    scene = at_a_table(app, registry.names()[0])
    app.settings.change(keys={"accept": "j", "leave": "q", "next-control": "k", "up": "return"})
    app.refit()
    press(app, pygame.K_COLON, ":")
    for letter in "jqk":
        press(app, ord(letter), letter)
    assert scene.typed.box.text.endswith("jqk")
    assert "Tab completes, Enter plays" in [t.text for t in app.canvas.texts]
    press(app, pygame.K_ESCAPE)
    assert scene.typed.box is None, "the usual key holds there"
    app.settings.change(keys={"accept": "f8", "leave": "f9"})
    app.refit()
    press(app, pygame.K_COLON, ":")
    assert "Tab completes, F8 plays" in [t.text for t in app.canvas.texts]
    press(app, pygame.K_F9)
    assert scene.typed.box is None


def test_the_rules_are_left_by_a_letter_that_was_set_for_it(app):
    app.push(SettingsScreen(app))
    app.settings.change(keys={"leave": "q", "down": "s"})
    app.refit()
    app.open_rules()
    rules = app.scene
    app.draw()
    press(app, pygame.K_s, "s")
    assert rules.query == ""
    assert rules.scroll > 0
    for letter in "eqs":
        press(app, ord(letter), letter)
    assert rules.query == "eqs"
    for _ in "eqs":
        press(app, pygame.K_BACKSPACE)
    press(app, pygame.K_q, "q")
    assert isinstance(app.scene, SettingsScreen)


def test_the_usual_keys_for_one_sitting_by_the_command_line(app):
    app.settings.change(keys={"accept": "j"}, pads={"accept": 9})
    apply_keys(Wish(usual_keys=True), app.settings)
    app.refit()
    assert (app.controls.key("accept"), app.controls.pad("accept")) == ("return", 0)
    assert read_settings().values.keys == {"accept": "j"}, "what was set is kept"


def test_every_row_can_be_reached_by_turning(app):
    app.push(ControlsScreen(app))
    seen = set()
    for _ in range(12):
        seen |= set(regions(app))
        press(app, pygame.K_PAGEDOWN)
    for group in app.controls.groups:
        for action in group.actions:
            assert f"keys:{action.name}" in seen


# --- keyboards of other scripts ----------------------------------------------------------------------
def key_of(letter, place, mod=0, code=0):
    """A key as the system tells of it: the letter on it, and where it is."""
    code = code or ord(letter.lower())
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=letter, scancode=place)


RUSSIAN = {"h": "р", "w": "ц", "z": "я", "a": "ф", "l": "д", "y": "н"}
GREEK = {"h": "η", "w": "ς", "z": "ζ", "a": "α", "l": "λ", "y": "υ"}
HEBREW = {"h": "י", "w": "'", "z": "ז", "a": "ש", "l": "ך", "y": "ט"}


@pytest.mark.parametrize("letters", [RUSSIAN, GREEK, HEBREW], ids=["russian", "greek", "hebrew"])
def test_keys_do_what_they_do_whatever_letters_are_on_them(letters):
    """A key is called by its letter; where that is of another script, by its place."""
    shipped = keys.controls({}, {})
    for latin, letter in letters.items():
        if letter.isascii():  # Hebrew has an apostrophe there, which is a key of its own
            continue
        place = pygame.KSCAN_A + ord(latin) - ord("a")
        assert actions_of(key_of(letter, place), shipped) == shipped.on_key(latin) != []
    colon = key_of("Ж", pygame.KSCAN_SEMICOLON, pygame.KMOD_LSHIFT)
    assert actions_of(colon, shipped) == shipped.on_key(":") != []


def test_where_letters_are_latin_it_is_the_letter_that_counts():
    """On a German keyboard Z and Y have changed places, and what is on no key stays so."""
    shipped = keys.controls({}, {})
    assert actions_of(key_of("z", pygame.KSCAN_Y), shipped) == shipped.on_key("z")
    assert actions_of(key_of("y", pygame.KSCAN_Z), shipped) == shipped.on_key("y")
    free = keys.controls({"redo": ""}, {})
    assert "redo" not in actions_of(key_of("z", pygame.KSCAN_Y), free)
    held = key_of("", pygame.KSCAN_H, pygame.KMOD_ALT, code=ord("р"))
    assert actions_of(held, shipped) == shipped.on_key("h"), "the system tells no letter then"
    bound = keys.controls({"hint": "ф"}, {})
    assert actions_of(key_of("ф", pygame.KSCAN_A), bound) == ["hint"]


def test_notation_is_opened_and_typed_on_a_russian_keyboard(app):
    scene = at_a_table(app, registry.names()[0])
    app.handle(key_of("Ж", pygame.KSCAN_SEMICOLON, pygame.KMOD_LSHIFT))
    app.draw()
    assert scene.typed.box is not None
    app.handle(key_of("р", pygame.KSCAN_H))
    assert scene.typed.box.text.endswith("р"), "letters are letters while a line is typed"
