"""What is said to those who listen, and what is to be seen of every sound."""

from __future__ import annotations

import re
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest

from tests.ui.apps import new_app
from wonderland.content.places import assets_folder
from wonderland.ui.kit.narrator import NO_VOICE, PACKAGE, Narrator
from wonderland.ui.shell.settings import SettingsScreen

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def listener(monkeypatch):
    """A voice that only remembers, and an app in which things are spoken."""
    heard = []
    engine = SimpleNamespace(say=heard.append, runAndWait=lambda: None)
    monkeypatch.setitem(sys.modules, PACKAGE, SimpleNamespace(init=lambda: engine))
    app = new_app(speak=True)
    yield app, heard
    while app.scenes:
        app.scenes.pop().leave()


def tab(app):
    app.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode=""))
    app.draw()


def until(heard, words):
    while not any(words in said for said in heard):
        time.sleep(0.01)


def test_every_focus_is_printed_and_spoken_once(listener, capsys):
    app, heard = listener
    app.push(SettingsScreen(app))
    app.draw()
    names = []
    for _ in range(len(app.canvas.regions)):
        tab(app)
        names.append(next(r for r in app.canvas.regions if r.key == app.pointer.focus).spoken)
        app.draw()
    printed = capsys.readouterr().out
    assert len(set(names)) > 10
    assert all(name in printed for name in names)
    assert len(printed.splitlines()) == len(names), "each is said once, however often it is drawn"
    until(heard, names[-1])


def test_nothing_is_said_and_no_voice_looked_for_where_it_is_off(app, capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, PACKAGE, None)
    app.push(SettingsScreen(app))
    tab(app)
    app.speak("Something")
    assert capsys.readouterr().out == ""


def test_without_a_voice_it_is_printed_with_one_line_of_help(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, PACKAGE, None)
    narrator = Narrator()
    for words in ("One", "Two"):
        narrator.speak(words)
        if narrator._thread:
            narrator._thread.join(5)
    printed = capsys.readouterr()
    assert printed.out.splitlines() == ["One", "Two"]
    assert printed.err.splitlines() == [NO_VOICE]


def test_every_sound_has_something_to_see_beside_it():
    text = (ROOT / "docs" / "measured" / "accessibility.md").read_text()
    session = text.partition("## What is heard and what is seen")[2].partition("\n## ")[0]
    rows = dict(re.findall(r"^\| ([a-z0-9, -]+?) \| (\S.*?) \|$", session, re.MULTILINE))
    named = {name.strip() for names in rows if names != "sound" for name in names.split(",")}
    there = {path.stem for path in (assets_folder() / "sounds").glob("*.ogg")}
    assert named == there
    assert all(len(seen) > 10 for names, seen in rows.items() if names != "sound")
