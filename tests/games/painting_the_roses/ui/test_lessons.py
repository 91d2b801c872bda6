"""The lessons in the garden's window: each taken by clicks, refused, helped; nothing is covered."""

from __future__ import annotations

import pygame
import pytest

from tests.games.painting_the_roses.lessons.test_lessons import NAMES
from tests.games.painting_the_roses.ui.player import GAME, Mouse, card_key, play_line
from tests.ui.apps import new_app
from tests.ui.devices import region, settle
from tests.ui.test_window import crossing_texts
from wonderland.session.progress import Progress, read_progress
from wonderland.ui.games.painting_the_roses.scene import MatchScene
from wonderland.ui.shell.lessons import LessonsScreen
from wonderland.ui.shell.navigator import Navigator
from wonderland.ui.shell.school import School

MOST = 200
SHORT = NAMES[:-1]
LOOKS = [
    *(((960, 600), 100, name) for name in SHORT),
    ((1280, 720), 100, "together"),
    ((1920, 1080), 150, "end-of-turn"),
    ((1920, 1080), 150, "queens-and-kings"),
]
"""Windows, each with a size of the text and a lesson; the smallest one has all of them."""


def sit(app, word, progress=None):
    school = School(app, GAME, progress or read_progress())
    school.open(word)
    settle(app)
    assert isinstance(app.scene, MatchScene)
    return app.scene.taken.runner


def key(app, code):
    app.handle(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=""))
    settle(app)


def say(app, line):
    """Say a line by clicks; cards that are let go together are chosen one after another."""
    mouse, words = Mouse(app), line.split()
    if words[1] != "discard":
        play_line(app, app.scene, mouse, line)
        return
    for card in words[2:]:
        mouse.use(card_key(app.scene, card))
    mouse.use("let-go")


def take_step(app, runner):
    at = runner.at
    if runner.reading:
        Mouse(app).use("go-on")
        return
    for line in runner.step.answer:
        say(app, line)
        assert not runner.feedback, (line, runner.feedback)
    while runner.step.free and runner.at == at and not runner.over:
        app.scene.do(runner.show)
        settle(app)


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_is_taken_by_clicks(app, name):
    runner = sit(app, name)
    for _ in range(MOST):
        if runner.over:
            break
        before = runner.at, runner.achieved
        take_step(app, runner)
        assert (runner.at, runner.achieved) != before or runner.over, runner.feedback
    assert runner.over
    assert runner.all_misses == 0
    assert read_progress().of(GAME, name).done == 1
    assert {"next", "again", "leave"} <= {found.key for found in app.canvas.regions}


@pytest.mark.parametrize("name", ["garden", "queens-and-kings", "end-of-turn"])
def test_a_lesson_is_shown_by_the_key_of_hints_alone(app, name):
    runner = sit(app, name)
    for _ in range(80):
        if runner.over:
            break
        key(app, pygame.K_RETURN if runner.reading else pygame.K_h)
    assert runner.over


def test_a_card_that_help_plays_is_in_hand_no_longer(app):
    """A pick that outlived its card ended the program."""
    runner = sit(app, "paint")
    while "8D" not in " ".join(runner.step.answer) or runner.reading:
        take_step(app, runner)
    Mouse(app).use(card_key(app.scene, "8D"))
    assert app.scene.control.picked == "8D"
    for _ in range(2):
        key(app, pygame.K_h)
        assert app.scene.control.picked == ""
    assert app.scene.session.match.lines[-1] == "a paint 8D"


@pytest.mark.parametrize(("size", "scale", "name"), LOOKS, ids=str)
def test_the_frame_covers_nothing_and_no_text_is_cut(name, size, scale):
    app = new_app(size, scale=scale)
    runner = sit(app, name, Progress())
    while not runner.over:
        app.draw()
        for text in app.canvas.texts:
            assert text.within.inflate(4, 4).contains(text.rect), (runner.at, text.text)
        assert crossing_texts(app) == [], runner.at
        frame = app.scene.board.view.frame.where(app.canvas, app.scene.layout)
        assert app.scene.layout.panel.rect(app.canvas).contains(frame)
        for found in app.canvas.regions:
            if found.key not in ("help", "skip"):
                assert not found.rect.colliderect(frame), (runner.at, found.key)
        app.scene.do(app.scene.taken.go_on if runner.reading else runner.show)
        settle(app)


def test_what_a_step_does_not_want_is_refused_at_the_first_click(app):
    runner = sit(app, "walk")
    Mouse(app).use("go-on")
    Mouse(app).use("card-1")
    assert app.scene.control.cards[1] == "6H"
    assert app.scene.control.picked == ""
    assert runner.feedback == runner.step.refuse["otherwise"]
    assert runner.misses == 1
    assert runner.feedback in " ".join(box.text for box in app.canvas.texts)
    assert app.scene.control.refused is None
    Mouse(app).use("card-0")
    assert app.scene.control.picked == "2D"
    Mouse(app).use("hedge-a5")
    assert runner.feedback == runner.step.refuse["a move 2D a5"]
    Mouse(app).use("hedge-a1")
    assert runner.at == 2


def test_what_a_step_points_at_is_marked(app):
    runner = sit(app, "walk")
    Mouse(app).use("go-on")
    assert app.scene.board.view.frame.squares() == (*runner.marks.hedges, *runner.marks.cards)
    assert app.scene.board.view.frame.squares() == ("a1", "2D")


def test_learn_stands_in_the_menu_of_the_roses_and_opens_their_list(app):
    navigator = Navigator(app, GAME)
    navigator.open_menu()
    navigator.learn()
    settle(app)
    assert isinstance(app.scene, LessonsScreen)
    assert [lesson.name for lesson in app.scene.lessons] == NAMES
    Mouse(app).use("lesson-2")
    assert app.scene.taken.runner.lesson.name == "paint"
    assert region(app, "help") is None
    key(app, pygame.K_ESCAPE)
    Mouse(app).use("menu-leave")
    assert isinstance(app.scene, LessonsScreen)
