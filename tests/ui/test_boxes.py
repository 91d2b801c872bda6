"""No box covers a control, or what a lesson points at: lessons, and the line that is typed, of every game."""

from __future__ import annotations

import pygame
import pytest

from tools.usability import boxes
from wonderland.ui.shell.shots import shots
from wonderland.ui.shell.table_scene import TableScene


def tables():
    """The shots in which a person sits at a table where a line can be typed, by their names."""
    found = {}
    for name, (game, shot) in shots().items():
        studio = boxes.studio_of(game, (1280, 720))
        shot(studio)
        scene = studio.app.scene
        typed = isinstance(scene, TableScene) and scene.victory is None and colon(studio.app)
        if typed:
            found[name] = (game, shot)
    return found


def colon(app):
    """Type a colon; whether a line is typed then."""
    press(app, pygame.K_COLON, ":")
    return getattr(app.scene, "notation", None) is not None


def press(app, key, letter=""):
    app.handle(pygame.event.Event(pygame.KEYDOWN, key=key, unicode=letter, mod=0))


TABLES = tables()
FIRST = [next(name for name in TABLES if TABLES[name][0] == game) for game in boxes.with_lessons()]
"""A table of each game."""


def test_a_line_can_be_typed_in_every_game():
    assert {game for game, _ in TABLES.values()} >= set(boxes.with_lessons())


@pytest.mark.parametrize(
    ("name", "size", "scale"),
    [
        *((name, *boxes.LOOKS[0]) for name in TABLES),
        *((name, *look) for name in FIRST for look in boxes.LOOKS[1:]),
    ],
    ids=str,
)
def test_a_line_that_is_typed_covers_no_control(name, size, scale):
    game, shot = TABLES[name]
    studio = boxes.studio_of(game, size, scale)
    shot(studio)
    app = studio.app
    app.draw()
    before = set(boxes.faults(app))
    assert colon(app)
    assert set(boxes.faults(app)) <= before, "the empty line"
    press(app, pygame.K_TAB)
    assert set(boxes.faults(app)) <= before, "how it may go on"
    press(app, pygame.K_x, "x")
    press(app, pygame.K_RETURN)
    assert app.scene.notation is None or app.scene.notation.error
    assert set(boxes.faults(app)) <= before, "why it was refused"


def test_the_mouse_closes_the_line_that_is_typed():
    game, shot = next(iter(TABLES.values()))
    studio = boxes.studio_of(game, (1280, 720))
    shot(studio)
    app = studio.app
    assert colon(app)
    app.draw()
    close = next(one for one in app.canvas.regions if one.key == "notation-close")
    app.activate(close)
    assert app.scene.notation is None


@pytest.mark.parametrize("game", boxes.with_lessons())
@pytest.mark.parametrize(("size", "scale"), boxes.LOOKS[:2], ids=str)
def test_no_box_covers_what_a_lesson_points_at(game, size, scale):
    pointed = 0
    for name, app in boxes.lesson_steps(game, size, scale):
        pointed += bool(app.scene.asked())
        assert boxes.faults(app) == [], name
    assert pointed > len(boxes.LOOKS)
