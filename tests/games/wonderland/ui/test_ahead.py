"""Whoever presses while something moves only hastens it, and hits nothing that he did not see."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from tests.games.wonderland.ui.hand import Hand, Inside
from tests.games.wonderland.ui.tables import positioned
from tests.ui.apps import new_app
from tests.ui.devices import click, press
from tools.usability.summons import by_clicking, counted, summons
from wonderland import api
from wonderland.core.game import CHANCE
from wonderland.games.wonderland import queries
from wonderland.session.match_session import MatchSession, Seat
from wonderland.ui.games.wonderland import intent as modes
from wonderland.ui.games.wonderland.scene import MatchScene
from wonderland.ui.shell.studio import Studio
from wonderland.ui.table.exits import TableExits

LINES = 50


class Ahead(Hand):
    """Clicks a moment after the last click, and again where that only hastened what moved."""

    def __init__(self, app, seed):
        super().__init__(app, Inside(app))
        self.device.settle = self.wait
        self.rng, self.ahead = Random(seed), 0

    def wait(self):
        for _ in range(self.rng.randrange(5)):
            self.app.step(30)
        self.app.draw()

    def press(self, key):
        while not self.offers(key) or self.scene.board.film.moves:
            self.hurry(lambda: Hand.press(self, key) if self.offers(key) else None)
            assert self.app.step(30) or self.offers(key), key
        super().press(key)

    def hurry(self, press):
        """Press while something moves: nothing is said by it."""
        if self.scene.board.film.moves:
            lines = list(self.scene.session.match.lines)
            self.device.settle = bool  # no time passes meanwhile
            press()
            self.device.settle = self.wait
            assert self.scene.session.match.lines == lines
            self.ahead += 1

    def offers(self, key):
        return any(region.key == key and region.act for region in self.app.canvas.regions)

    def sees(self, name):
        """Whether nothing moves, or lies over a square."""
        scene = self.scene
        at = scene.layout.cell(name).center
        return not scene.board.film.moves and scene.board.view.square_at(scene.layout, at) == name

    def square(self, name):
        while not self.sees(name):
            self.hurry(lambda: Hand.square(self, name))
            assert self.app.step(30) or self.sees(name), name
        super().square(name)


@pytest.fixture(params=[(1280, 720)])
def app(request):
    app = new_app(request.param, motion="normal", curtain=False)
    app.fast = False
    yield app
    while app.scenes:
        app.scenes.pop().leave()


def sit_down(app, match):
    session = MatchSession(api.game("wonderland"), match, {"w": Seat("Ann"), "e": Seat("Bob")})
    scene = MatchScene(app, session, TableExits(lambda: None, lambda: None))
    app.push(scene)
    scene.control.asking.wish = "always"
    app.draw()
    return scene


@pytest.mark.parametrize("app", [(960, 600)], indirect=True)
def test_a_match_can_be_played_ahead_of_all_that_moves(app):
    game = api.game("wonderland")
    match = game.new(options={"preset": "quick"}, seed=7)
    scene, hand = sit_down(app, match), Ahead(app, 4)
    agents = {side: game.agent("easy", index) for index, side in enumerate("we")}
    verbs = set()
    while not match.result and len(match.lines) < LINES:
        while scene.control.mode == modes.WAITING:
            app.step(30)
        line = str(agents[str(match.to_act)].choose(match.view(str(match.to_act))).action)
        before = len(match.lines)
        hand.play(line)
        if line.endswith(" end") and not match.lines[before:]:
            hand.play(line)  # what was left is told once
        assert line in match.lines[before:], (line, scene.control.refused)
        verbs.add(line.split()[1])
    assert {"dice", "summon", "move", "end"} <= verbs
    assert hand.ahead > 10


@pytest.fixture
def session(app, monkeypatch):
    """A table at which West's Six walks step by step, as it does where East could answer."""
    monkeypatch.setattr(queries, "may_answer", lambda *_: True)
    studio = Studio((1280, 720), None, "wonderland")
    scene = sit_down(app, positioned(studio, factors={"w": {"M": 5, "A": 2}, "e": {"D": 3}}))
    scene.control.being.take_up("w6H")
    return scene


def walk(scene, square):
    """Send the Six to a square, and see her on her way."""
    scene.do(lambda: scene.control.being.step_to(square))
    scene.app.step(60)
    scene.app.draw()
    assert scene.board.film.show.running


def stands(scene):
    return next(b["square"] for b in scene.session.match.state()["beings"] if b["id"] == "w6H")


def test_a_walk_that_was_ordered_is_finished_before_the_turn_is_ended(session):
    walk(session, "g6")
    press(session.app, pygame.K_SPACE, " ")
    Hand(session.app, Inside(session.app)).press("end")
    said = [line for line in session.session.match.lines if line.startswith("w ")]
    assert said == ["w move 6H j6", "w move 6H i6", "w move 6H h6", "w move 6H g6", "w end"]


def test_a_click_on_one_who_walks_changes_nothing_but_her_haste(session):
    walk(session, "i6")
    ((being, place),) = session.board.view.board.walkers(session.layout, session.board.film.show)
    assert (being["id"], stands(session)) == ("w6H", "j6")
    click(session.app, place.center)
    assert (session.control.being.picked, stands(session)) == ("w6H", "j6")
    assert not session.board.film.moves
    for _ in range(100):
        session.app.step(30)
    assert stands(session) == "i6", "where she was sent"


def test_a_click_while_the_camera_moves_drags_nobody_anywhere(session):
    session.control.being.take_up(None)
    session.app.draw()
    at = session.layout.cell("e9").center
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        session.app.handle(pygame.event.Event(kind, pos=at, button=1))
        session.board.lookout.camera.zoom(3)
        for _ in range(12):
            session.app.step(30)
        assert session.layout.at(at) != "e9"
    assert session.control.being.picked == "w4C"
    assert not session.session.match.lines


@pytest.fixture
def rolling(app):
    """A table at which one die tumbles, with a being of each side beside the tray."""
    studio = Studio((1280, 720), None, "wonderland")
    beings = [{"id": "w6H", "square": "b7"}, {"id": "e5C", "square": "s8"}]
    match = positioned(studio, phase="choose", factors={"w": {"M": 5}, "e": {}}, beings=beings)
    scene = sit_down(app, match)
    scene.do(lambda: scene.control.line("dice 5S"))
    while scene.session.match.to_act == CHANCE:
        app.step(16)
    app.draw()
    assert scene.board.film.dice is not None
    return scene


@pytest.mark.rule("W-18")
@pytest.mark.parametrize("square", ["b7", "s8"])
def test_a_press_beside_dice_that_tumble_lets_them_rest_and_takes_nobody_up(rolling, square):
    lines = list(rolling.session.match.lines)
    Inside(rolling.app).click(*rolling.layout.cell(square).center)
    assert rolling.control.being.picked is None
    assert rolling.session.match.lines == lines
    assert rolling.board.film.dice is None or rolling.board.film.dice.resting


def test_a_path_may_end_on_a_square_that_the_rack_lies_over():
    studio, ended = Studio((1280, 720), None, "wonderland"), 0
    for scene, line in summons(studio, 7, 30):
        end = scene.layout.cell(line.split()[5][-2:]).center
        if scene.board.questions.rack.where(studio.app.canvas, scene.layout).collidepoint(end):
            counted(by_clicking, scene, line)
            ended += 1
    assert ended
