"""Lessons and puzzles in the dungeon's window: taken by clicks, in a small one; nothing is covered."""

from __future__ import annotations

import pytest

from tests.games.dungeon_dice.lessons.test_lessons import NAMES as LESSONS
from tests.games.dungeon_dice.lessons.test_puzzles import NAMES as PUZZLES
from tests.games.dungeon_dice.ui.player import GAME, Mouse, play_line
from tests.ui.apps import new_app
from tests.ui.devices import region, settle
from tests.ui.moments import show
from tests.ui.test_window import clipped_texts, crossing_texts
from wonderland.session.progress import Progress, read_progress
from wonderland.session.worker import AtOnce
from wonderland.ui.games.dungeon_dice import modes
from wonderland.ui.games.dungeon_dice.scene import MatchScene
from wonderland.ui.shell.school import School
from wonderland.ui.shell.studio import Studio

MOST, TRIES = 120, 60
SHORT = [name for name in LESSONS if name != "first-match"]
SMALL = (960, 600)


def sit(app, name, progress=None):
    School(app, GAME, progress or read_progress(), AtOnce).open(name)
    settle(app)
    assert isinstance(app.scene, MatchScene)
    return app.scene


def readable(app):
    """No text is cut or crossed, and the frame lies over no question and no marked place."""
    assert clipped_texts(app) == []
    assert crossing_texts(app) == []
    scene = app.scene
    frame = scene.frame.where(app.canvas, scene.layout)
    assert app.surface.get_rect().contains(frame)
    if scene.board.view.asked:
        assert not frame.colliderect(scene.board.view.asked)


def take_step(app, runner):
    if runner.reading:
        Mouse(app).use("go-on")
        return
    at = runner.at
    for line in runner.step.answer:
        play_line(app.scene, Mouse(app), line)
        assert not runner.feedback, (line, runner.feedback)
    while runner.step.free and runner.at == at and not runner.over:
        app.scene.do(runner.show)
        settle(app)


@pytest.mark.parametrize("name", SHORT)
def test_a_lesson_is_taken_by_clicks(name):
    app = new_app(SMALL)
    runner = sit(app, name, Progress()).taken.runner
    for _ in range(MOST):
        if runner.over:
            break
        readable(app)
        before = runner.at, runner.achieved
        take_step(app, runner)
        assert (runner.at, runner.achieved) != before or runner.over, runner.feedback
    assert runner.over
    assert runner.all_misses == 0


@pytest.mark.parametrize("name", PUZZLES)
def test_a_puzzle_is_solved_by_clicks(name):
    app = new_app(SMALL)
    session = sit(app, name, Progress()).solving
    readable(app)
    for line in session.puzzle.solution:
        if line[0] == session.puzzle.side and session.verdict is None:
            play_line(app.scene, Mouse(app), line)
    settle(app)
    assert session.verdict is True
    assert session.result.slips == 0
    assert {"next", "again", "leave"} <= {found.key for found in app.canvas.regions}


def test_what_a_step_does_not_want_is_refused_at_the_first_click(app):
    scene = sit(app, "marching", Progress())
    runner = scene.taken.runner
    while runner.reading:
        Mouse(app).use("go-on")
    wrong = next(key for key in sorted(scene.control.acting.able()) if "DOR" in key)
    Mouse(app).use(f"square-{scene.control.view['monsters'][wrong]['square']}")
    assert scene.control.acting.picked == ""
    assert runner.misses == 1
    assert runner.feedback == runner.step.refuse["otherwise"]


def at_step(app, name, step):
    """A lesson at one of its steps, what was before it shown at once."""
    fast, app.fast = app.fast, True
    scene = sit(app, name, Progress())
    runner, tries = scene.taken.runner, 0
    while runner.at < step - 1:
        scene.do(scene.taken.go_on if runner.reading else runner.show)
        settle(app)
        tries += 1
        assert tries < TRIES, runner.step
    app.fast = fast
    scene.board.film.show.attend(app.settings.values, fast=fast)
    return scene


@pytest.mark.parametrize(
    ("name", "step", "wrong", "right"),
    [
        ("two-stars", 1, "die-2B", "die-1B"),
        ("crests", 3, "die-1G", "die-4R"),
        ("two-stars", 2, "figure-DUM", "figure-RAB"),
        ("unfolding", 3, "figure-RAB", "figure-TOV"),
    ],
)
def test_dice_and_figures_that_a_step_does_not_want_are_refused_at_once(app, name, step, wrong, right):
    scene = at_step(app, name, step)
    runner, control = scene.taken.runner, scene.control
    assert control.laying.calling.code in ("", right.removeprefix("figure-")), "what Enter takes is wanted"
    before = list(control.choosing.chosen), control.laying.calling.code
    Mouse(app).use(wrong)
    assert (control.choosing.chosen, control.laying.calling.code) == before
    assert runner.misses == 1
    assert runner.feedback
    Mouse(app).use(right)
    assert runner.misses == 1
    assert {*control.choosing.chosen, control.laying.calling.code} >= {right.split("-")[1]}


def test_the_likeliest_dice_are_those_that_a_step_wants(app):
    scene = at_step(app, "crests", 3)
    Mouse(app).use("best-dice")
    assert sorted(scene.control.choosing.chosen) == ["3B", "3G", "4R"]
    assert not scene.taken.runner.feedback


def test_the_picture_of_unfolding_shows_a_net_in_hand():
    stage = Studio((1280, 720), None, GAME)
    show(stage, "lesson-unfolding")
    stage.app.draw()
    assert stage.app.scene.control.mode == modes.LAYING
    assert region(stage.app, "net-E")
