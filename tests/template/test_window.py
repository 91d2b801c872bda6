"""The window plays a game that brings no screen of its own: by mouse, by keyboard, by typing."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pygame
import pytest

import wonderland
from tests.ui import devices
from tests.ui.apps import new_app
from tests.ui.test_window import clipped_texts, crossing_texts
from tests.unit.test_worker import wait_for
from wonderland.content import records
from wonderland.core.match import Match
from wonderland.session.autosave import Autosave, autosave_path
from wonderland.session.match_session import MatchSession, Seat
from wonderland.ui.kit.app import App
from wonderland.ui.shell.navigator import Navigator
from wonderland.ui.shell.plain import PlainScene
from wonderland.ui.shell.plain_result import PlainResult
from wonderland.ui.shell.shelf import Shelf
from wonderland.ui.shell.viewer import Viewer
from wonderland.ui.table.curtain import Curtain

SIZES = ((960, 600), (1280, 720), (3840, 2160))
PEOPLE = {"a": Seat("Ann"), "b": Seat("Ben"), "c": Seat("Cat")}


@pytest.fixture(autouse=True)
def _among_the_games(three_hats):
    """Every test here is about that game."""


def settle(app):
    for _ in range(60):
        if not (app.step(30) or app.dirty):
            return


def click(app, key):
    app.draw()
    region = next(r for r in app.canvas.regions if r.key == key)
    app.magnifier.show(region.rect)  # as one who moves the mouse there would see it
    x, y = region.rect.center
    at = (x - app.magnifier.left, y - app.magnifier.top)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app.handle(pygame.event.Event(kind, pos=at, button=1))
    settle(app)


def press(app, code, unicode=""):
    devices.press(app, code, unicode)
    settle(app)


def lift(app):
    if isinstance(app.scene, Curtain):
        click(app, "lift")


def shown(app):
    app.draw()
    return [text.text for text in app.canvas.texts]


def choices(app):
    """The labels of the lines that are offered, by key."""
    app.draw()
    return {r.spoken: r.key for r in app.canvas.regions if r.key.startswith("line-")}


def sit(app, seats=PEOPLE, seed=1, game="three-hats", **options):
    house = Navigator(app, game)
    house.open_menu()
    match = wonderland.game(game).new(options=options, seed=seed)
    autosave = Autosave(autosave_path(game))
    house.matches.sit_down(MatchSession(house.game, match, seats, autosave))
    settle(app)
    lift(app)
    return house, match


def play_by_mouse(app, match):
    while match.to_act is not None:
        lift(app)
        laying = [label for label in choices(app) if " lay " in label]
        click(app, choices(app)[laying[0]])


# --- playing -------------------------------------------------------------------------------------
def test_three_people_play_a_whole_match_by_mouse(app):
    house, match = sit(app)
    play_by_mouse(app, match)
    assert match.result is not None
    assert isinstance(app.scene, PlainResult)
    said = shown(app)
    assert {f"{place}." for place in match.outcome.places.values()} <= set(said)
    assert {"Ann", "Ben", "Cat"} <= set(said)
    click(app, "save")
    path = next(line for line in shown(app) if line.startswith("Kept as"))
    kept = records.read(Path(path.removeprefix("Kept as ")))
    assert kept.moves == match.lines
    click(app, "replay")
    assert isinstance(app.scene, Viewer)
    for _ in match.lines:
        click(app, "on")
    assert app.scene.session.match.state() == match.state()
    assert house.game.name == kept.game


def test_a_line_is_typed_and_one_out_of_turn_too(app):
    _, match = sit(app)
    assert match.to_act == "a"
    devices.type_line(app, "a say Good day", settle)
    assert match.lines[-1] == "a say Good day"
    devices.type_line(app, "a lay 99", settle)
    assert app.scene.typed.box is not None, "it stays open and says why"
    assert "can't be played" in app.scene.typed.box.error
    press(app, pygame.K_ESCAPE)
    card = match.state()["hands"]["a"][0]
    devices.type_line(app, f"a lay {card}", settle)
    lift(app)
    assert app.scene.looking == "b"
    click(app, choices(app)["b bell"])
    assert match.lines[-1] == "b bell"


def test_a_line_with_free_text_begins_with_a_click(app):
    _, match = sit(app)
    click(app, choices(app)["a say TEXT"])
    for letter in "Ah":
        press(app, 0, letter)
    press(app, pygame.K_RETURN)
    assert match.lines[-1] == "a say Ah"


def test_the_keyboard_alone_will_do(app):
    _, match = sit(app)
    before = len(match.lines)
    for _ in range(40):
        press(app, pygame.K_TAB)
        region = next(r for r in app.canvas.regions if r.key == app.pointer.focus)
        if region.spoken.startswith("a lay"):
            break
    press(app, pygame.K_RETURN)
    assert match.lines[before].startswith("a lay")


def test_undo_takes_the_line_and_the_log_back(app):
    app.settings.values = app.settings.values.model_copy(update={"undo": "free"})
    _, match = sit(app)
    lines, log = list(match.lines), list(app.scene.board.log.read("a"))
    devices.type_line(app, "a say Ah", settle)
    assert app.scene.board.log.read("a") != log
    press(app, pygame.K_z, "z")
    assert (match.lines, app.scene.board.log.read("a")) == (lines, log)


def test_agents_play_their_seats(app):
    seats = {"a": Seat("Ann"), "b": Seat("Coin", "ai:random"), "c": Seat("Coin", "ai:random")}
    _, match = sit(app, seats, cards=1)
    click(app, next(key for label, key in choices(app).items() if label.startswith("a lay")))

    def over():
        app.step(50)
        return match.result is not None

    wait_for(over)
    settle(app)
    assert isinstance(app.scene, PlainResult)


def test_a_match_that_was_left_is_gone_on_with(app):
    _, match = sit(app)
    devices.type_line(app, "a say Ah", settle)
    press(app, pygame.K_ESCAPE)
    click(app, "menu-leave")
    assert any(words.startswith("3 players, turn 1") for words in shown(app))
    click(app, "menu:0")
    lift(app)
    assert isinstance(app.scene, PlainScene)
    assert app.scene.session.match.lines == match.lines


# --- around it -----------------------------------------------------------------------------------
def test_it_stands_on_the_shelf_and_its_options_make_the_form(app):
    house = Navigator(app)
    house.open_menu()
    app.push(Shelf(app, house._from_shelf))
    click(app, "play-three-hats")
    assert house.game.name == "three-hats"
    said = shown(app)
    assert {"Three Hats", "Players", "Open", "Best"} <= set(said)
    assert all(any(words.startswith(name) for words in said) for name in ("Ann", "Ben", "Cat"))
    for key in ("preset:brief", "less-players", "best:low", "open", "player-b:human", "begin"):
        click(app, key)
    lift(app)
    match = app.scene.session.match
    assert match.seats == ("a", "b")
    assert app.scene.session.people == ("a", "b")
    options = match.record().options
    assert (options["preset"], options["players"], options["best"]) == ("brief", 2, "low")
    assert options["open"] is True


def test_its_rules_are_read_and_searched(app):
    Navigator(app, "three-hats").open_menu()
    press(app, pygame.K_F2)
    assert any("ring the bell" in text for text in shown(app))
    for letter in "places":
        press(app, 0, letter)
    assert not any("ring the bell" in text for text in shown(app))
    press(app, pygame.K_F2)


@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
def test_nothing_is_clipped_or_lies_on_another(size):
    app = new_app(size)
    _, match = sit(app)
    for scale in (100, 200):
        app.settings.values = app.settings.values.model_copy(update={"scale": scale})
        app.refit()
        app.draw()
        assert clipped_texts(app) == []
        assert crossing_texts(app) == []
    play_by_mouse(app, match)
    app.draw()
    assert clipped_texts(app) == []
    app.scene.leave()


# --- nothing hidden is drawn ---------------------------------------------------------------------
def as_seen(match: Match, looking: str, seats):
    """The picture that a seat has of a match, and the log it has read."""
    app: App = new_app((960, 600))
    session = MatchSession(wonderland.game("three-hats"), match, seats)
    Navigator(app, "three-hats").matches.sit_down(session)
    assert app.scene.looking == looking
    app.draw()
    log = [line.words for line in app.scene.board.log.read(looking)]
    app.scene.board.log.flip()
    app.draw()
    notation = [line.words for line in app.scene.board.log.read(looking)]
    picture = pygame.image.tobytes(app.surface, "RGB")
    app.scenes.pop().leave()
    return picture, log, notation


def shuffled(match: Match, looking: str, rng: Random) -> Match:
    """The same match with other cards where the seat can't see them."""
    names = {card: card for card in range(1, 13)}
    known = {int(line.split()[3]) for line in match.lines if line.startswith(f"* deal {looking}")}
    others = [card for card in names if card not in known]
    names |= dict(zip(others, rng.sample(others, len(others)), strict=True))

    def renamed(line):
        words = line.split()
        if words[1] in ("deal", "lay"):
            words[-1] = str(names[int(words[-1])])
        return " ".join(words)

    record = match.record()
    return wonderland.game("three-hats").load(replace(record, moves=[renamed(line) for line in match.lines], lines=[]))


def test_a_seat_sees_the_same_whatever_is_hidden():
    rng = Random(5)
    seats = {"a": Seat("Ann", "ai:random"), "b": Seat("Ben"), "c": Seat("Cat", "ai:random")}
    match = wonderland.game("three-hats").new(seed=3)
    while match.to_act == "*":
        match.draw()
    match.play(next(line for line in map(str, match.legal("a")) if "lay" in line))
    before = as_seen(match, "b", seats)
    seen = set()
    for _ in range(4):
        other = shuffled(match, "b", rng)
        seen.add(tuple(other.lines))
        assert as_seen(other, "b", seats) == before
    assert len(seen) > 1, "something hidden was shuffled"
    assert any("a lays a card." in line for line in before[1])
