"""The menu: pictures of matches lie within its lines, and its first frame waits for nothing that it can do without."""

from __future__ import annotations

import subprocess
import sys

import pygame
import pytest

from tests.ui.apps import new_app
from tests.ui.devices import region
from wonderland.games import registry
from wonderland.learn import library
from wonderland.session.progress import Progress, ProgressFile, Taken
from wonderland.ui.shell.menu import Menu, MenuEntry
from wonderland.ui.shell.navigator import Navigator
from wonderland.ui.shell.screens import Screens, screens_of


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


def test_the_first_frame_is_drawn_before_the_picture_behind_it():
    """The picture takes a tenth of a second: the lines are there before."""
    app, name = new_app(), registry.names()[0]
    order = []

    def picture(canvas, size, *_):
        order.append("picture")
        return pygame.Surface(size)

    def shown():
        order.append("shown")
        app.running = len(order) < 3

    app._flip = shown
    screens = Screens({"picture": "drawn"}, lambda *_: picture)
    app.push(Menu(app, registry.info(name), screens, lambda: [MenuEntry("Learn", "", app.stop)]))
    app.run()
    assert order == ["shown", "picture", "shown"]


@pytest.mark.parametrize("taken", [0, 2])
def test_the_menu_reads_only_a_lesson_whose_title_it_tells(taken, monkeypatch):
    app, name = new_app(), registry.names()[0]
    files, reads, read = library.paths(name), library.read, []
    monkeypatch.setattr(library, "read", lambda path: read.append(path) or reads(path))
    done = {library.named(path)[1]: Taken(done=1) for path in files[:taken]}
    house = Navigator(app, name)
    house.school.progress = Progress(begun=ProgressFile(lessons={name: done}))
    house.open_menu()
    assert house.school.to_take == files[taken]
    assert read == files[2 : taken + 1]


FIRST_FRAME = """
import os, sys
from wonderland.cli.main import run
from wonderland.ui.kit.app import App
draw = App.draw
def first(app):
    draw(app)
    print(*sys.modules, flush=True)
    os._exit(0)
App.draw = first
run([])
"""


def test_the_first_frame_loads_no_rules_no_screens_and_nothing_that_plays():
    done = subprocess.run([sys.executable, "-c", FIRST_FRAME], capture_output=True, text=True, check=True)
    first = registry.info(registry.names()[0])
    loaded = set(done.stdout.split())
    assert "pygame" in loaded
    entries = [*first.parts.values(), *first.screens.values()]
    modules = {entry.partition(":")[0] for entry in entries} - {agents_of(first)}
    assert loaded & modules == set()


def agents_of(game):
    """Where a game's levels are named."""
    return game.parts["agents"].partition(":")[0]
