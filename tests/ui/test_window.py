"""The window driven by events under SDL's dummy driver."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from zlib import crc32

import pygame
import pytest

import wonderland
from tests.ui.apps import show
from tests.ui.pseudo import assert_all_is_told, cut
from tests.ui.reach import assert_all_in_reach
from tools.usability.boxes import faults
from wonderland.content.languages import PSEUDO
from wonderland.session.settings import SettingsFile, defaults
from wonderland.ui.shell import display
from wonderland.ui.shell.rules import RulesScreen
from wonderland.ui.shell.shots import shoot, shots

SIZES = ((960, 600), (1280, 720), (1920, 1080), (3840, 2160))
USUAL, LANGUAGES = SIZES[:3], ("en", "de")
"""The windows in which every screen is looked at in English and in German."""
OTHERWISE = (((640, 400), 100), ((960, 600), 75), ((1280, 720), 200), ((1920, 1080), 150), ((960, 600), 150),
             ((3840, 2160), 100), ((1280, 720), 150), ((960, 600), 200), ((1920, 1080), 200))  # fmt: skip
"""Windows and scales of which each screen has three, in turn."""
AT_A_TIME, USUAL_SCALE = 3, 100
LEAST_LETTERS = 13.0
"""How large letters are at least, in pixels, where everything is as large as usual."""
WORD = re.compile(r"[^\W\d_]{3}")
CUT = "…"
PLATE = 1.8
"""At most so many times as high as its text a plate is, and wider by no more than that."""


def clipped_texts(app):
    """Texts that leave the box they belong to."""
    return [
        (box.text, tuple(box.rect), tuple(box.within))
        for box in app.canvas.texts
        if not box.within.inflate(4, 4).contains(box.rect)
    ]


def crossing_texts(app):
    """Texts that lie on one another."""
    texts = [t for t in app.canvas.texts if len(t.text) > 2]
    less = (-app.canvas.px(6), -app.canvas.px(8))
    return [
        (a.text, b.text)
        for i, a in enumerate(texts)
        for b in texts[i + 1 :]
        if a.within == b.within and a.rect.inflate(less).colliderect(b.rect.inflate(less))
    ]


def crossing_plates(app):
    """Plates that lie on one another: what one text each is written on, hardly larger than itself."""
    plates = {
        (tuple(box.within), box.text)
        for box in app.canvas.texts
        if box.within.height < PLATE * box.rect.height and box.within.width < box.rect.width + PLATE * box.rect.height
    }
    found = [(pygame.Rect(within), text) for within, text in sorted(plates)]
    return [
        (a, b)
        for i, (within, a) in enumerate(found)
        for other, b in found[i + 1 :]
        if within != other and within.colliderect(other) and not within.contains(other)
        if not other.contains(within)
    ]


def too_small(app):
    """Texts with words whose letters are smaller than they may be."""
    texts = [box for box in app.canvas.texts if WORD.search(box.text)]
    return [(box.text, box.size) for box in texts if box.size * app.scale < LEAST_LETTERS]


def cut_texts(app):
    """Texts that end with an ellipsis: there was no room for all of them."""
    return [box.text for box in app.canvas.texts if box.text.endswith(CUT)]


def assert_nothing_lies_on_another(app, name, look):
    assert clipped_texts(app) == [], look
    assert name == "rolling" or crossing_texts(app) == [], look


def assert_the_keyboard_reaches_all(app):
    assert app.canvas.regions, "a screen without controls is a trap"
    seen = set()
    for _ in app.canvas.regions:
        app._walk(1)
        seen.add(app.pointer.focus)
    assert seen == {region.key for region in app.canvas.regions}
    app.draw()


def otherwise(app, number):
    """Show one of the other looks; return its window and scale."""
    size, scale = OTHERWISE[number % len(OTHERWISE)]
    show(app, size, scale=scale, language=LANGUAGES[number % len(LANGUAGES)])
    return size, scale


def told_when_opened(app):
    """Whether a screen keeps its words: nobody can set another language while rules lie open."""
    return isinstance(app.scene, RulesScreen)


@pytest.mark.parametrize("name", shots())
def test_every_word_of_a_screen_can_be_read_and_every_control_reached(name):
    """Each screen is made once, for that takes longer than to draw it in a few windows."""
    app = shoot(name, SIZES[0])
    for look in [(size, language) for size in USUAL for language in LANGUAGES]:
        size, language = look
        show(app, size, scale=100, language=language)  # a moment may have its own
        assert_nothing_lies_on_another(app, name, look)
        assert too_small(app) == [], look
        assert cut_texts(app) == [], look
        assert crossing_plates(app) == [], look
        assert language != "en" or faults(app) == [], look
        assert_all_in_reach(app, 0)
    at = crc32(name.encode()) >> 8  # the same when other screens come
    size = USUAL[at % len(USUAL)]
    if told_when_opened(app):
        told = shoot(name, size, None, PSEUDO)
    else:
        told = app
        show(app, size, scale=100, language=PSEUDO)
    assert clipped_texts(told) == []
    assert_all_is_told(told)
    assert size == USUAL[0] or cut(told) == [], "German has room in the smallest window, too"
    turns = range(AT_A_TIME * at, AT_A_TIME * (at + 1))
    for number in turns:
        size, scale = otherwise(app, number)
        assert scale < USUAL_SCALE or too_small(app) == [], (size, scale)
        assert_nothing_lies_on_another(app, name, (size, scale))
        assert faults(app) == [], (size, scale)
    assert_all_in_reach(app, turns[-1])  # which may move the table in its frame
    otherwise(app, turns[0])
    assert_all_in_reach(app, turns[0])
    show(app, (1280, 720), scale=100, language="en")
    assert_the_keyboard_reaches_all(app)


@pytest.mark.parametrize("legible", [False, True])
@pytest.mark.parametrize("name", ["new-match", "settings"])
@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
def test_no_control_lies_over_a_text_beside_it(name, size, legible):
    app = shoot(name, size)
    for scale in (100, 150):
        values = {"scale": scale, "legible": legible}
        app.settings.values = app.settings.values.model_copy(update=values)
        app.refit()
        app.draw()
        less = (0, -app.canvas.px(8))
        hidden = [
            (text.text, region.key)
            for text in app.canvas.texts
            for region in app.canvas.regions
            if text.rect.inflate(less).colliderect(region.rect) and not region.rect.contains(text.rect.inflate(less))
        ]
        assert hidden == [], scale


@pytest.mark.parametrize(
    ("screen", "size"), [((960, 600), (960, 600)), ((1920, 1080), (1280, 720)), ((1366, 700), (1280, 700))]
)
def test_the_window_opens_no_larger_than_the_screen(monkeypatch, screen, size):
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [screen, (3840, 2160)])
    opened = display.open_display(display.Wish(), SettingsFile(Path("unused.yaml"), defaults()))
    assert opened.get_size() == size
    wished = display.Wish(size=(1300, 900))
    assert display.open_display(wished, SettingsFile(Path("unused.yaml"), defaults())).get_size() == (1300, 900)


def test_without_a_display_the_text_game_is_named(monkeypatch):
    assert display.no_display({}, "linux")
    assert not display.no_display({"WAYLAND_DISPLAY": "wayland-0"}, "linux")
    assert not display.no_display({}, "darwin")
    monkeypatch.delenv("SDL_VIDEODRIVER")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    with pytest.raises(wonderland.BadInput, match="play --text"):
        display.open_display(display.Wish(), SettingsFile(Path("unused.yaml"), defaults()))


@pytest.mark.parametrize("words", [[], ["play"], ["learn"]])
@pytest.mark.parametrize("where", [{}, {"DISPLAY": ":987"}, {"WAYLAND_DISPLAY": "nowhere"}])
def test_a_display_that_cannot_be_reached_is_told_in_a_line(words, where, tmp_path):
    """SDL alone would open a window that nobody sees."""
    home = tmp_path / "elsewhere"
    unset = ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY")
    environment = {key: text for key, text in os.environ.items() if key not in unset}
    environment |= {"WONDERLAND_HOME": str(home), "XDG_RUNTIME_DIR": str(tmp_path), **where}
    command = [sys.executable, "-m", "wonderland", *words]
    done = subprocess.run(command, check=False, env=environment, stdout=-1, stderr=-1, text=True, timeout=60)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "play --text" in done.stderr
    assert not [*home.glob("saves/*.yaml")], "nobody sat down"
