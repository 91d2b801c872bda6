"""Puzzles in the garden's window: solved by clicks, shown, slipped; nothing is covered."""

from __future__ import annotations

import pygame
import pytest

from tests.games.painting_the_roses.lessons.test_puzzles import NAMES
from tests.games.painting_the_roses.ui.player import GAME, Mouse, play_line
from tests.ui.apps import new_app
from tests.ui.devices import region, settle
from tests.ui.test_window import crossing_texts
from wonderland.session.progress import Progress, read_progress
from wonderland.session.worker import AtOnce
from wonderland.ui.games.painting_the_roses.scene import MatchScene
from wonderland.ui.shell.school import School

MOST = 40


def sit(app, name, progress=None):
    School(app, GAME, progress or read_progress(), AtOnce).open(name)
    settle(app)
    assert isinstance(app.scene, MatchScene)
    return app.scene.solving


@pytest.mark.parametrize("name", NAMES)
def test_a_puzzle_is_solved_by_clicks(app, name):
    session = sit(app, name)
    mouse = Mouse(app)
    for line in session.puzzle.solution:
        play_line(app, app.scene, mouse, line)
    assert session.verdict is True
    settle(app)
    assert session.result.slips == 0
    assert read_progress().of_puzzle(GAME, session.puzzle.name).done == 1
    assert "Solved" in {text.text for text in app.canvas.texts}
    assert {"next", "again", "leave"} <= {found.key for found in app.canvas.regions}


def test_what_slipped_is_said_and_taken_back(app):
    session = sit(app, "10-bait")
    play_line(app, app.scene, Mouse(app), "a stalk 2D a5")
    assert session.slipped
    said = " ".join(text.text for text in app.canvas.texts)
    assert "can’t be stopped any more" in said
    Mouse(app).use("take-back")
    assert session.lines == ()
    assert not session.slipped
    Mouse(app).use("end")
    assert session.verdict is False
    assert "wins" in said or "win in the next" in " ".join(t.text for t in app.canvas.texts)


def test_help_is_a_hint_then_a_line_and_then_it_is_shown(app):
    session = sit(app, "10-bait")
    Mouse(app).use("hint")
    assert session.nudge == session.puzzle.hint
    Mouse(app).use("hint")
    assert session.advice == "a play JD a2"
    assert app.scene.board.view.frame.squares() == ("a2", "JD")
    Mouse(app).use("show")
    for _ in range(MOST):
        if session.verdict:
            break
        app.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
        settle(app)
    assert session.verdict is True
    assert session.shown


def test_a_king_answers_in_the_window(app):
    session = sit(app, "06-her-king-is-up")
    play_line(app, app.scene, Mouse(app), "a play JH a5")
    assert session.lines == ("a play JH a5", "b cancel KH")


@pytest.mark.parametrize(("size", "scale"), [((960, 600), 100), ((1920, 1080), 150)], ids=str)
@pytest.mark.parametrize("name", ["08-past-the-king", "12-the-best-defence"])
def test_the_frame_covers_nothing_and_no_text_is_cut(name, size, scale):
    app = new_app(size, scale=scale)
    session = sit(app, name, Progress())
    for act in (session.ask, session.ask, None):
        app.dirty = True
        settle(app)
        for text in app.canvas.texts:
            assert text.within.inflate(4, 4).contains(text.rect), text.text
        assert crossing_texts(app) == []
        frame = app.scene.board.view.frame.where(app.canvas, app.scene.layout)
        assert app.scene.layout.panel.rect(app.canvas).contains(frame)
        own = ("hint", "show", "again")
        controls = [found for found in app.canvas.regions if found.key in own]
        assert all(frame.contains(found.rect) for found in controls)
        others = [found for found in app.canvas.regions if found.key not in own]
        assert not any(found.rect.colliderect(frame) for found in others)
        if act:
            act()
    assert region(app, "leave") is not None


def test_who_only_let_things_be_is_told_so(app):
    sit(app, "10-bait")
    *_, told = app.scene.board.view.frame._what_was_found(app.fonts, 300, ["b play JD a2", "a allow"], None)
    assert told.rows == ("Allowed it.",)
