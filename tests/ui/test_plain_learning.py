"""Lessons and puzzles of games that bring no screens for them, and the choice of a game to learn."""

from __future__ import annotations

from functools import partial

import pytest

from tests.ui.apps import new_app
from wonderland.learn import library, puzzles
from wonderland.session.progress import Progress
from wonderland.session.worker import AtOnce
from wonderland.ui.kit.boxes import covered
from wonderland.ui.shell import plain
from wonderland.ui.shell.plain import PlainScene
from wonderland.ui.shell.school import School, games_taught
from wonderland.ui.shell.screens import Screens

TAUGHT = games_taught()
SIZES = ((960, 600), (1920, 1080))


@pytest.fixture(autouse=True)
def _without_screens(monkeypatch):
    """Every game here is one that brings no screens."""
    monkeypatch.setattr(plain, "screens_of", lambda _: Screens({}, print))


def opened(app, game, word):
    learning = School(app, game, Progress(), AtOnce)
    learning.open(word)
    assert isinstance(app.scene, PlainScene)
    settle(app)
    return learning, app.scene


def settle(app):
    for _ in range(400):
        if not app.step(30) and not app.dirty:
            return
        app.draw()


def use(app, key):
    app.dirty = True
    app.draw()
    next(region for region in app.canvas.regions if region.key == key).act()
    settle(app)


def take_step(app, scene, runner):
    at = runner.at
    if runner.reading:
        use(app, "go-on")
        return
    for line in runner.step.answer:
        scene.do(partial(str, line))
        settle(app)
        assert not runner.feedback, (line, runner.feedback)
    assert runner.at > at or runner.over or runner.reading, runner.at


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_taken_to_its_end(app, game):
    lesson = library.lessons(game)[2]
    learning, scene = opened(app, game, lesson.name)
    runner = scene.session.runner
    for _ in range(4 * len(lesson.steps)):
        if not runner.over:
            take_step(app, scene, runner)
    assert runner.over
    assert learning.progress.of(game, lesson.name).done == 1
    assert {"next", "again", "leave"} <= {region.key for region in app.canvas.regions}


@pytest.mark.parametrize("game", TAUGHT)
def test_what_is_refused_is_explained_by_the_frame_alone(app, game):
    lesson = library.lessons(game)[2]
    _, scene = opened(app, game, lesson.name)
    runner = scene.session.runner
    while runner.reading:
        use(app, "go-on")
    scene.do(lambda: f"{runner.learner} nothing of the kind")
    assert runner.feedback
    assert scene.control.refused is None
    assert runner.feedback.rstrip(".").lower() in scene.frame.refused.lower()


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", TAUGHT)
def test_the_frame_covers_no_control(game, size):
    app = new_app(size)
    for lesson in library.lessons(game)[1::5]:
        _, scene = opened(app, game, lesson.name)
        app.dirty = True
        app.draw()
        frame = scene.frame.where(app.canvas, scene.layout)
        others = [r.rect for r in app.canvas.regions if r.key not in ("help", "skip")]
        assert covered(others, frame) == 0, (lesson.name, size)
        app.home(scene)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_puzzle_is_solved(app, game):
    shelf = puzzles.PuzzleSet(game)
    assert shelf.read_one()
    puzzle = shelf.read[0]
    learning, scene = opened(app, game, f"puzzle:{puzzle.number}")
    for _ in range(20):
        if scene.session.verdict:
            break
        use(app, "hint")
        use(app, "hint")
        scene.do(lambda: scene.session.advice)
        settle(app)
    assert scene.session.verdict is True
    assert learning.progress.of_puzzle(game, puzzle.name).done == 1
    assert {"next", "again", "leave"} <= {region.key for region in app.canvas.regions}


def test_the_game_that_is_learnt_is_chosen(app):
    assert len(TAUGHT) > 1
    School(app, TAUGHT[0], Progress(), AtOnce).open()
    use(app, "game")
    offered = {r.key for r in app.canvas.regions if r.key.startswith("play-")}
    assert offered == {f"play-{name}" for name in TAUGHT}
    use(app, f"play-{TAUGHT[1]}")
    assert [lesson.game for lesson in app.scene.lessons][:1] == [TAUGHT[1]]
    app.pop()
    assert not app.scenes, "one list at a time"


def test_the_keyboard_walks_the_bar_over_the_lessons_from_left_to_right(app):
    School(app, TAUGHT[0], Progress(), AtOnce).open()
    app.draw()
    bar = [r for r in app.canvas.regions if r.key in ("part-lessons", "part-puzzles", "back")]
    assert bar == sorted(bar, key=lambda region: region.rect.left)
