"""Hints and reasons in the garden's window."""

from __future__ import annotations

import random

import pygame
import pytest

from tests.games.painting_the_roses.ui.player import GAME, Mouse, sit_down
from tests.ui.devices import region, settle
from wonderland import api
from wonderland.games.painting_the_roses.hints import RosesHints
from wonderland.session.match_session import Reason
from wonderland.session.thinking import Hint
from wonderland.ui.shell.shots import shoot
from wonderland.ui.table.hint_box import CLOSED, MOVE, NUDGE

POSITION = {
    "gardens": {"a": "3H 7C 9D* 2S TD", "b": "4C 4H 8S 6D AC"},
    "guards": {"a": "4D a3", "b": "5S b3"},
    "hands": {"a": "2D 6H", "b": "6S QC"},
}
FOUND = Hint(("a move 2D a1", "a paint 6H"), "a1 is still silver.")


@pytest.fixture
def scene(app):
    scene, _ = sit_down(app, 2, people=["a"], position=POSITION)
    scene.session.hint = FOUND
    settle(app)
    return scene


def press(app, code, unicode=""):
    app.handle(pygame.event.Event(pygame.KEYDOWN, key=code, unicode=unicode, mod=0))
    app.step(16)
    app.draw()


def shown(app):
    return " ".join(text.text for text in app.canvas.texts)


def test_first_a_nudge_then_the_move_then_nothing(app, scene):
    press(app, pygame.K_h, "h")
    assert scene.board.asides.hint.step == NUDGE
    assert "Your walk" in shown(app)
    assert "2 of Diamonds" not in shown(app)
    press(app, pygame.K_h, "h")
    assert scene.board.asides.hint.step == MOVE
    assert "Walk to a1 with the 2 of Diamonds" in shown(app)
    assert "a1 is still silver." in shown(app)
    assert scene.board.view.hinted == FOUND.lines
    press(app, pygame.K_h, "h")
    assert scene.board.asides.hint.step == CLOSED
    assert scene.session.match.lines == [], "the player plays himself"


def test_buttons_do_the_same_and_escape_closes(app, scene):
    mouse = Mouse(app)
    mouse.use("hint")
    mouse.use("hint-more")
    assert scene.board.asides.hint.step == MOVE
    press(app, pygame.K_ESCAPE)
    assert scene.board.asides.hint.step == CLOSED
    assert app.scene is scene


def test_the_note_covers_no_control(app, scene):
    press(app, pygame.K_h, "h")
    press(app, pygame.K_h, "h")
    assert app.canvas.covers
    assert app.canvas.covered() == []


def test_an_agent_says_why_by_its_button_and_by_w(app, scene):
    assert region(app, "why-b") is None
    scene.session.reasons.append(Reason(0, 1, True, "b paint 6S", "b3 red leaves 4 to do."))
    app.dirty = True
    app.draw()
    Mouse(app).use("why-b")
    assert "Painted with the 6 of Spades." in shown(app)
    assert "b3 red leaves 4 to do." in shown(app)
    press(app, pygame.K_w, "w")
    assert scene.board.asides.why.side == ""


def test_none_are_given_where_the_setting_says_so(app, scene):
    app.settings.change(hints=False)
    app.dirty = True
    app.draw()
    assert region(app, "hint") is None


@pytest.mark.parametrize("seed", [3, 4])
def test_every_line_of_a_match_has_words(seed):
    words, rng = RosesHints(), random.Random(seed)
    match = api.game(GAME).new(options={"players": 3}, seed=seed)
    verbs = set()
    while match.to_act is not None and len(match.lines) < 500:
        if match.to_act == "*":
            match.draw()
            continue
        line = str(match.legal().choose(rng))
        verbs.add(line.split()[1])
        for said in (words.advice(match, [line]), words.deeds(match, [line])):
            assert said[0].isupper()
            assert said.endswith(".")
        assert words.nudge(match, [line])
        match.play(line)
    assert {"row", "guard", "move", "paint", "play", "discard", "end"} <= verbs


def test_what_belongs_to_a_turn_is_one_hint():
    game = api.game(GAME)
    match = game.new(position=POSITION, seed=1)
    lines = RosesHints().together(match, "a move 2D a1", game.agent("hard", 1))
    assert lines == ("a move 2D a1", "a paint 6H")


def test_a_note_covers_no_line_of_the_log():
    app = shoot("painting-the-roses-hint", (1280, 720))
    (log,) = [region.rect for region in app.canvas.regions if region.key == "log"]
    (note,) = [cover.rect for cover in app.canvas.covers]
    assert not note.colliderect(log)
