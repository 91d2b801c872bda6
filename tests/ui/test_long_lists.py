"""Lists that are longer than the window: each row is reached by keys, buttons and wheel."""

import pygame
import pytest

from tests.house.matches import begun
from tests.ui.apps import new_app
from tests.ui.devices import click, press, region
from wonderland.games import registry
from wonderland.session.saves import keep
from wonderland.ui.shell.navigator import Navigator

COUNT = 12


@pytest.fixture
def listed(app):
    for seed in range(COUNT):
        keep(begun(registry.names()[0], lines=1, seed=seed).record())
    Navigator(app).open_records()
    app.draw()
    return app


def rows_in_sight(app):
    app.draw()
    return sum(one.key.startswith("record-") for one in app.canvas.regions)


def test_the_wheel_stops_at_the_last_row_at_the_foot(listed):
    full = rows_in_sight(listed)
    assert 1 < full < COUNT
    listed.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-3 * COUNT))
    assert rows_in_sight(listed) == full


@pytest.mark.parametrize("way", ["keys", "buttons"])
def test_the_last_row_is_reached_without_a_wheel(listed, way, monkeypatch):
    watched = []
    monkeypatch.setattr(listed.scene, "_watch", lambda path: watched.append(path) or "")
    last = listed.scene._items[-1].path
    for _ in range(COUNT):
        if way == "keys":
            press(listed, pygame.K_PAGEDOWN)
        elif (down := region(listed, "down")).act:
            click(listed, down.rect.center)
        full = rows_in_sight(listed)
    assert region(listed, "down").act is None
    click(listed, region(listed, f"record-{full - 1}").rect.center)
    assert watched == [last]


def test_home_and_end_go_to_the_first_and_the_last(listed):
    press(listed, pygame.K_END)
    assert region(listed, "up").act is None
    listed.draw()
    assert region(listed, "down").act is None
    assert region(listed, "up").act
    press(listed, pygame.K_HOME)
    listed.draw()
    assert region(listed, "up").act is None


def test_a_short_list_has_nothing_to_turn(app):
    keep(begun(registry.names()[0], lines=1, seed=1).record())
    Navigator(app).open_records()
    app.draw()
    assert region(app, "down") is None


@pytest.mark.parametrize("way", ["keys", "wheel", "buttons"])
def test_every_lesson_is_come_to_in_a_small_window(way):
    app = new_app((960, 600))
    Navigator(app).learn()
    keys = set()
    for _ in range(COUNT):
        app.draw()
        keys |= {one.key for one in app.canvas.regions if one.key.startswith("lesson-")}
        if way == "keys":
            press(app, pygame.K_PAGEDOWN)
        elif way == "wheel":
            app.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1))
        elif (down := region(app, "down")).act:
            click(app, down.rect.center)
    lessons = app.scene.lessons
    assert keys == {f"lesson-{lesson.number}" for lesson in lessons}
    assert len({one.key for one in app.canvas.regions if one.key.startswith("lesson-")}) < len(lessons)
