"""The book in the window: from the table, from a record; leafed through by keys, mouse and gamepad; saved."""

from __future__ import annotations

import random

import pygame
import pytest

from tests.games.storytellers.tools import opened, step
from tests.games.storytellers.ui.tables import sit_down
from tests.ui.devices import click, press, region, settle
from wonderland.content.places import records_folder
from wonderland.games.storytellers.notation import quoted
from wonderland.ui.games.storytellers.book import BookScreen
from wonderland.ui.shell.plain_result import PlainResult
from wonderland.ui.shell.viewer import Viewer
from wonderland.ui.table.exits import FinishExits

LONGEST = "An endless afternoon. " * 27


@pytest.fixture(scope="module")
def ended():
    """A match to its end, in which long stories were told."""
    match, rng = opened(options={"players": 4, "themes": 8}, seed=2), random.Random(2)
    while match.to_act is not None:
        if match.state()["phase"] == "tell":
            match.play(f"{match.to_act} tell {quoted(LONGEST[:600])}")
        else:
            step(match, rng)
    return match


def shown(app):
    app.draw()
    return " ".join(one.text for one in app.canvas.texts)


@pytest.fixture
def book(app, ended):
    app.push(BookScreen(app, ended.record()))
    app.draw()
    return app.scene


def test_it_opens_at_the_last_tale_and_is_leafed_through_by_keys(app, book):
    assert "Round 8" in shown(app)
    press(app, pygame.K_HOME)
    assert "How it began" in shown(app)
    press(app, pygame.K_RIGHT)
    assert "Round 1:" in shown(app)
    assert "Round 2:" in shown(app)
    press(app, pygame.K_LEFT)
    press(app, pygame.K_LEFT)
    assert book.at == 0
    press(app, pygame.K_END)
    assert "The end" in shown(app)
    press(app, pygame.K_RIGHT)
    assert "The end" in shown(app)


def test_it_is_leafed_through_by_mouse_wheel_and_gamepad(app, book):
    at = book.at
    click(app, region(app, "leaf--1").rect.center)
    app.draw()
    assert book.at == at - 2
    click(app, region(app, "leaf-1").rect.center)
    assert book.at == at
    app.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1, pos=(400, 300)))
    assert book.at == at - 2
    app.handle(pygame.event.Event(pygame.JOYBUTTONDOWN, button=13, instance_id=0))
    assert book.at == at - 4


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
def test_a_tale_of_600_characters_is_all_there_at_every_size(ended, size):
    from tests.ui.apps import new_app

    app = new_app(size)
    app.push(BookScreen(app, ended.record()))
    words = shown(app)
    app.scenes.clear()
    assert words.count("ndless") == 2 * LONGEST[:600].count("ndless")


def test_a_leaf_turns_and_a_press_hastens_it(moving, ended):
    moving.push(BookScreen(moving, ended.record()))
    moving.draw()
    press(moving, pygame.K_HOME)
    assert moving.step(100)
    moving.draw()
    click(moving, region(moving, "leaf-1").rect.center)
    assert moving.scene.at == 0
    assert not moving.scene.update(10)


@pytest.mark.parametrize(
    ("key", "letter", "ending"), [(pygame.K_s, "s", ".html"), (pygame.K_t, "t", ".md"), (pygame.K_e, "e", ".epub")]
)
def test_it_is_saved_beside_the_records_under_a_name_of_its_own(app, book, key, letter, ending):
    press(app, key, letter)
    press(app, key, letter)
    kept = [*records_folder().glob(f"*{ending}")]
    assert len(kept) == 2
    assert "Saved as" in shown(app)


def test_a_disk_that_refuses_is_told_of(app, book):
    records_folder().parent.mkdir(parents=True, exist_ok=True)
    records_folder().write_text("")
    press(app, pygame.K_s, "s")
    assert "Saved as" not in shown(app)
    assert str(records_folder()) in shown(app)


def test_it_opens_from_the_table_and_leads_back(app):
    scene = sit_down(app)
    press(app, pygame.K_o, "o")
    assert isinstance(app.scene, BookScreen)
    assert "A Long Story" in shown(app)
    press(app, pygame.K_RETURN, "\r")
    assert app.scene is scene
    assert scene.session.match.lines == []


def test_it_opens_from_a_record_and_after_a_match(app, ended):
    record = ended.record()
    exits = FinishExits(lambda: None, lambda *_: None, lambda _: None)
    for screen in (Viewer(app, record), PlainResult(app, ended, record, exits)):
        app.push(screen)
        settle(app)
        press(app, pygame.K_o, "o")
        assert isinstance(app.scene, BookScreen)
        press(app, pygame.K_ESCAPE)
        assert app.scene is screen


def test_what_players_wrote_is_plain_text(app):
    match, rng = opened(options={"players": 2, "themes": 1}, seed=2), random.Random(2)
    while match.to_act is not None:
        if match.state()["phase"] == "tell":
            match.play(f"{match.to_act} tell {quoted('{name} %s <b>x</b> ' + chr(0x202E))}")
        else:
            step(match, rng)
    app.push(BookScreen(app, match.record()))
    press(app, pygame.K_HOME)
    press(app, pygame.K_RIGHT)
    assert "{name} %s <b>x</b>" in shown(app)
