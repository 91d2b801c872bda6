"""No box covers a control, or what a lesson points at, and no button comes to stand under another:
lessons, puzzles, and the line that is typed, of every game."""

from __future__ import annotations

from functools import cache

import pygame
import pytest

from tests.ui.devices import settle
from tools.usability import boxes
from wonderland.ui.shell.shots import shots
from wonderland.ui.table.table import Table

FEW = 3
"""So many tables at least are looked at of each game, and more."""


USED = {"go-on", "end", "roll", "help", "put-back", "next"}
"""Buttons by which a learner goes on; the moment after one of them was used is shown."""
MATTERS = {"leave", "end", "again", "next", "skip", "put-back", "go-on", "roll", "lay"}
"""What nobody may do by pressing once more where the button before was."""


class JustUsed:
    """Watches that nothing that matters comes to stand under a button that could just be used.

    Attributes:
        compared: how many buttons were held against the moment after.
    """

    def __init__(self):
        self.compared = 0
        self._before = []

    def faults(self, app):
        """What stands in the app now where another button stood the moment before."""
        now = [one for one in app.canvas.regions if one.act and one.key in MATTERS]
        before, self._before = (
            self._before,
            [(one.key, one.rect.copy()) for one in app.canvas.regions if one.act and one.key in USED],
        )
        self.compared += len(before)
        return [
            f"{one.key} where {key} was"
            for key, rect in before
            for one in now
            if one.key != key and one.rect.inflate(-6, -6).colliderect(rect)
        ]


def seated(name, size, scale=100):
    """The window with a person at a table where a line can be typed; None where a shot shows none."""
    game, shot = shots()[name]
    studio = boxes.studio_of(game, size, scale)
    shot(studio)
    app = studio.app
    return app if isinstance(app.scene, Table) and app.scene.ending.victory is None else None


@cache
def first_table(game):
    """The first shot of a game in which a line can be typed."""
    for name in of_game(game):
        app = seated(name, boxes.LOOKS[0][0])
        if app and colon(app):
            return name
    raise AssertionError(game)


def of_game(game):
    return [name for name, (whose, _) in shots().items() if whose == game]


def colon(app):
    """Type a colon; whether a line is typed then."""
    press(app, pygame.K_COLON, ":")
    return isinstance(app.scene, Table) and app.scene.typed.box is not None


def press(app, key, letter=""):
    app.handle(pygame.event.Event(pygame.KEYDOWN, key=key, unicode=letter, mod=0))


def stays_clear(app):
    """Type a line at a table, if one can be typed there: no control is covered; whether one could be."""
    app.draw()
    before = set(boxes.faults(app))
    if app.scene.hasten():  # else Enter would only do that
        settle(app)
    if not colon(app):
        return False
    assert set(boxes.faults(app)) <= before, "the empty line"
    press(app, pygame.K_TAB)
    assert set(boxes.faults(app)) <= before, "how it may go on"
    press(app, pygame.K_x, "x")
    press(app, pygame.K_RETURN)
    assert app.scene.typed.box is None or app.scene.typed.box.error
    assert set(boxes.faults(app)) <= before, "why it was refused"
    return True


@pytest.mark.parametrize("game", boxes.with_lessons())
def test_a_line_that_is_typed_covers_no_control_at_any_table(game):
    apps = [seated(name, *boxes.LOOKS[0]) for name in of_game(game)]
    typed = [stays_clear(app) for app in apps if app]
    assert typed.count(True) > FEW


@pytest.mark.parametrize(("size", "scale"), boxes.LOOKS[1:], ids=str)
@pytest.mark.parametrize("game", boxes.with_lessons())
def test_a_line_that_is_typed_covers_no_control_in_any_window(game, size, scale):
    assert stays_clear(seated(first_table(game), size, scale))


def test_the_mouse_closes_the_line_that_is_typed():
    app = seated(first_table(boxes.with_lessons()[0]), (1280, 720))
    assert colon(app)
    app.draw()
    close = next(one for one in app.canvas.regions if one.key == "notation-close")
    app.activate(close)
    assert app.scene.typed.box is None


@pytest.mark.parametrize(("number", "game"), [*enumerate(boxes.with_lessons())])
def test_no_box_covers_what_a_lesson_points_at(number, game):
    size, scale = boxes.LOOKS[number % 2]  # the games in turn in a small window, and with large words
    pointed, lesson, used = 0, "", JustUsed()
    for name, app in boxes.lesson_steps(game, size, scale):
        pointed += bool(app.scene.asked())
        assert boxes.faults(app) == [], name
        if name.rpartition(",")[0] != lesson:  # another button led there
            lesson, used = name.rpartition(",")[0], JustUsed()
        assert used.faults(app) == [], name
    assert pointed > len(boxes.LOOKS)
    assert used.compared


@pytest.mark.parametrize("game", boxes.with_lessons())
def test_no_box_covers_a_control_or_what_is_asked_in_any_moment_of_a_puzzle(game):
    size, scale = boxes.LOOKS[0]
    seen, puzzle, used = 0, "", JustUsed()
    for name, app in boxes.puzzle_moments(game, size, scale):
        seen += 1
        assert boxes.faults(app) == [], name
        if name.rpartition(",")[0] != puzzle:
            puzzle, used = name.rpartition(",")[0], JustUsed()
        assert used.faults(app) == [], name
    assert seen > len(boxes.LOOKS)
