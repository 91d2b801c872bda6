"""The analysis of a match that is under way: it is reached, it tells no secret, nothing is lost."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from tests.games.wonderland.helpers import game
from tests.games.wonderland.ui.hand import Hand, Inside
from tests.ui.test_window import clipped_texts, crossing_texts
from wonderland import api
from wonderland.content import records
from wonderland.content.places import assets_folder
from wonderland.games.wonderland.analysis.analyse import analyse
from wonderland.session.analysing import Study
from wonderland.session.autosave import Autosave, autosave_path
from wonderland.session.match_session import MatchSession, Seat
from wonderland.ui.games.wonderland.finish import Finish
from wonderland.ui.games.wonderland.scene import MatchScene
from wonderland.ui.shell.menu import Menu
from wonderland.ui.shell.navigator import Navigator
from wonderland.ui.shell.viewer import Viewer

LINES = 45
"""So much of the example match that West is to act and has beings in play."""


def sit(app, east="ai:easy", lines=LINES):
    """Ann sits as West at a match that has begun."""
    record = api.read_record(assets_folder() / "records" / "example.wonder.yaml")
    match = game().load(replace(record, moves=record.moves[:lines], lines=[]))
    house = Navigator(app)
    house.open_menu()
    seats = {"w": Seat("Ann"), "e": Seat("Hatter", east)}
    house.matches.sit_down(MatchSession(game(), match, seats, Autosave(autosave_path("wonderland"))))
    Inside(app).settle()
    return app.scene


def key(app, code):
    app.handle(pygame.event.Event(pygame.KEYDOWN, key=code, unicode="", mod=0))
    app.step(16)


def look_back(app):
    """Open the analysis by its key, what it finds known at once."""
    key(app, pygame.K_a)
    scene = app.scene
    assert isinstance(scene, Finish)
    record, seat = scene.study.record, scene.study.seat
    scene.study.close()
    scene.study = Study(record, found=analyse(game().rules, record, "low", seat=seat), seat=seat)
    app.draw()
    return scene


def saved():
    return autosave_path("wonderland").read_text()


@pytest.mark.parametrize("size", [(1280, 720), (960, 600), (1920, 1080)])
def test_it_is_a_key_and_a_click_away(app, size):
    app.surface = pygame.Surface(size)
    app.refit()
    sit(app)
    app.draw()
    assert clipped_texts(app) == crossing_texts(app) == []
    region = next(region for region in app.canvas.regions if region.key == "analyse")
    assert region.shortcut == "analyse"
    Inside(app).click(*region.rect.center)
    assert isinstance(app.scene, Finish)
    key(app, pygame.K_ESCAPE)
    assert isinstance(app.scene, MatchScene)
    look_back(app)
    assert clipped_texts(app) == crossing_texts(app) == []


def test_the_match_waits_as_it_was(app):
    scene = sit(app)
    scene.control.being.take_up(next(b["id"] for b in scene.session.match.state()["beings"] if b["id"][0] == "w"))
    before = (list(scene.session.match.lines), scene.control.being.picked, scene.session.match.state(), saved())
    look_back(app)
    assert app.scene.study.record.moves == before[0], "the lines played so far, and no other"
    key(app, pygame.K_ESCAPE)
    assert app.scene is scene
    assert (list(scene.session.match.lines), scene.control.being.picked, scene.session.match.state(), saved()) == before


def test_an_agent_that_was_thinking_goes_on(app):
    scene = sit(app)
    scene.do(lambda: scene.control.line("end"))
    for _ in range(200):
        app.step(16)
        if scene.session.thinking:
            break
    assert scene.session.thinking
    lines = len(scene.session.match.lines)
    look_back(app)
    key(app, pygame.K_ESCAPE)
    while len(scene.session.match.lines) == lines:
        app.step(16)
        pygame.time.wait(10)
    assert scene.session.match.lines[lines][0] in "e*"


@pytest.mark.rule("W-76")
@pytest.mark.parametrize("east", ["ai:easy", "human"])
def test_it_tells_no_secret(app, east):
    scene = sit(app, east)
    seat = scene.looking
    enemy = "e" if seat == "w" else "w"
    unseen = set(scene.session.match.record().setup["pools"][enemy])
    unseen -= set(scene.session.match.view(seat).known.config.selections["we".index(enemy)])
    assert unseen
    found = look_back(app)
    assert (
        found.match.position.config.selections["we".index(enemy)]
        != scene.session.match.position.config.selections["we".index(enemy)]
    )
    assert found.study.record.seed != scene.session.match.seed
    assert all(m.kind != "dice" for m in found.found.costliest if m.seat == enemy)
    assert all(turn.dice_loss is None for turn in found.found.turns if turn.seat == enemy)
    assert any(turn.dice_loss is not None for turn in found.found.turns if turn.seat == seat)
    said = " ".join(text.text for text in app.canvas.texts)
    assert "unseen cards are guessed, its choices of dice left out" in said
    Hand(app, Inside(app)).press("show-1")
    assert isinstance(app.scene, Viewer)
    assert app.scene.board.looking == seat
    assert app.scene.record is found.study.record


def test_what_is_played_from_there_stands_beside_the_match(app):
    scene = sit(app)
    lines, kept = list(scene.session.match.lines), saved()
    found = look_back(app)
    mistake = found.found.costliest[0]
    Hand(app, Inside(app)).press("play-1")
    beside = app.scene
    assert isinstance(beside, MatchScene)
    assert beside is not scene
    assert beside.session.match.lines == lines[: mistake.line]
    assert beside.session.seats == scene.session.seats
    assert "nothing of this is saved" in beside.board.log.lines[-1].words
    while beside.session.match.to_act != "w":
        app.step(16)
        pygame.time.wait(10)
    beside.do(lambda: beside.control.play("w resign"))
    Inside(app).settle()
    ended = app.scene
    assert isinstance(ended, Finish)
    assert ended is not found
    assert (scene.session.match.lines, saved()) == (lines, kept)
    key(app, pygame.K_ESCAPE)
    assert app.scene is found
    key(app, pygame.K_ESCAPE)
    assert app.scene is scene
    assert (scene.session.match.lines, saved()) == (lines, kept)


def test_a_match_that_was_left_for_the_menu_from_beside_can_be_gone_on_with(app):
    scene = sit(app)
    lines = list(scene.session.match.lines)
    look_back(app)
    Hand(app, Inside(app)).press("play-1")
    while app.scenes:
        app.scenes.pop().leave()
    house = Navigator(app)
    house.open_menu()
    assert isinstance(app.scene, Menu)
    house.resuming.go_on(autosave_path("wonderland"))
    assert app.scene.session.match.lines == lines
    assert records.read(autosave_path("wonderland"), tolerant=True).moves == lines


def test_lessons_do_without_it(app):
    house = Navigator(app)
    house.open_menu()
    house.learn("1")
    app.step(16)
    assert all(region.key != "analyse" for region in app.canvas.regions)
