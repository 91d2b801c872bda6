"""A small game with a picture of its own has a drawn table: played by clicks, keys, drag, typing, against agents."""

from __future__ import annotations

import inspect
import shutil
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

import wonderland
from tests.template import table as drawn
from tests.template.test_window import SIZES, click, lift, press, settle, shown, sit
from tests.ui import devices
from tests.ui.apps import new_app
from tests.ui.test_window import clipped_texts, crossing_texts
from tests.unit.test_worker import wait_for
from wonderland.content import places
from wonderland.core.errors import BadInput
from wonderland.games import registry
from wonderland.session.match_session import MatchSession, Seat
from wonderland.ui.shell.plain import table_of
from wonderland.ui.shell.plain_result import PlainResult
from wonderland.ui.shell.screens import screens_of
from wonderland.ui.shell.viewer import Viewer
from wonderland.ui.table.exits import TableExits

TEMPLATE = Path(__file__).parent / "games"
FOUR_SIZES = (*SIZES, (1920, 1080))


@pytest.fixture
def drawn_hats(tmp_path, monkeypatch):
    """Three Hats is among the games, and brings its own picture."""
    games = tmp_path / "games"
    shutil.copytree(TEMPLATE, games)
    info = games / "three-hats" / "info.yaml"
    info.write_text(info.read_text() + "screens: {match: 'tests.template.table:HatsPicture'}\n")
    monkeypatch.setenv(places.FURTHER, str(games))
    registry._read.cache_clear()
    yield
    registry._read.cache_clear()


@pytest.fixture(autouse=True)
def _among_the_games(drawn_hats):
    """Every test here is about that game."""


@pytest.fixture
def moving_table(moving):
    """A table of three people at which what happens is seen in motion."""
    game = wonderland.game("three-hats")
    seats = {"a": Seat("Ann"), "b": Seat("Coin", "ai:random"), "c": Seat("Coin", "ai:random")}
    moving.push(
        table_of(game.name)(moving, MatchSession(game, game.new(seed=1), seats), TableExits(lambda: None, lambda: None))
    )
    for _ in range(40):
        moving.step(30)
    return moving


def keys(app):
    app.draw()
    return {region.key: region for region in app.canvas.regions}


def hand_of(match, seat):
    return match.state()["hands"][seat]


@pytest.mark.parametrize(
    ("screens", "says"),
    [
        ("{mach: 'tests.template.table:HatsPicture'}", "there is no screen mach"),
        ("{match: 'tests.template.table'}", "tests.template.table is no screen"),
        ("{match: 'tests.template.table:HatsPicture', rules: 'tests.template.hats:__name__'}", "is no screen"),
    ],
)
def test_screens_that_there_are_not_are_told_with_their_line(screens, says):
    info = registry.info("three-hats").folder / "info.yaml"
    text = info.read_text().splitlines()[:-1]
    info.write_text("\n".join([*text, f"screens: {screens}"]))
    registry._read.cache_clear()
    with pytest.raises(BadInput) as bad:
        [getattr(screens_of("three-hats"), name) for name in ("match", "rules")]
    problem = bad.value.problems[0]
    assert (says in problem.message, problem.line) == (True, len(text) + 1)


def test_the_board_is_told_in_some_hundred_lines():
    assert len(inspect.getsource(drawn).splitlines()) < 300


def test_a_card_is_taken_up_and_laid_by_clicks_on_it_and_on_the_table(app):
    _, match = sit(app)
    assert isinstance(app.scene.board.picture, drawn.HatsPicture)
    card = hand_of(match, "a")[1]
    click(app, "card-1")
    assert len(match.lines) == 9, "it is in hand"
    assert app.scene.control.hand.chosen("card") == [str(card)]
    click(app, "felt")
    assert match.lines[-1] == f"a lay {card}"


def test_a_card_that_is_clicked_again_is_put_back_and_another_takes_its_place(app):
    _, match = sit(app)
    click(app, "card-0")
    click(app, "card-2")
    assert app.scene.control.hand.chosen("card") == [str(hand_of(match, "a")[2])]
    click(app, "card-2")
    assert app.scene.control.hand.picks == []
    click(app, "card-1")
    press(app, pygame.K_BACKSPACE)
    assert app.scene.control.hand.picks == [], "that key puts it back"
    assert isinstance(app.scene.board.picture, drawn.HatsPicture), "and does not leave"


def test_the_table_may_be_clicked_before_the_card(app):
    _, match = sit(app)
    click(app, "felt")
    click(app, "card-0")
    card = hand_of(match, "a")[0]
    press(app, pygame.K_RETURN)
    assert match.lines[-1] == f"a lay {card}"


def test_enter_lays_the_card_in_hand_and_never_rings_the_bell(app):
    _, match = sit(app)
    before = list(match.lines)
    press(app, pygame.K_RETURN)
    assert match.lines == before, "nothing is in hand yet"
    press(app, pygame.K_1, "1")
    press(app, pygame.K_RETURN)
    assert match.lines[-1] == f"a lay {match.state()['laid']['a']}"


def test_the_bell_is_rung_out_of_turn_and_with_a_card_in_hand(app):
    _, match = sit(app, {"a": Seat("Ann", "ai:random"), "b": Seat("Ben"), "c": Seat("Cat")})
    assert app.scene.looking == "b"
    wait_for(lambda: app.step(50) or len(match.lines) > 9)
    settle(app)
    if match.to_act == "b":
        click(app, "card-0")
    if not match.state()["double"]:
        click(app, "bell")
        assert match.lines[-1] == "b bell"
        assert "bell" not in keys(app), "nobody can ring it twice"


def test_free_text_begins_with_a_click(app):
    _, match = sit(app)
    click(app, "talk")
    for letter in "Ah":
        press(app, 0, letter)
    press(app, pygame.K_RETURN)
    assert match.lines[-1] == "a say Ah"


def test_a_line_is_typed_and_a_wrong_one_refused_with_the_rule(app):
    _, match = sit(app)
    devices.type_line(app, "a lay 99", settle)
    assert "can't be played" in app.scene.typed.box.error
    press(app, pygame.K_ESCAPE)
    card = hand_of(match, "a")[0]
    devices.type_line(app, f"a lay {card}", settle)
    assert match.lines[-1] == f"a lay {card}"


def test_who_may_not_lay_is_told_why(app):
    _, match = sit(app, {"a": Seat("Ann"), "b": Seat("Ben", "ai:random"), "c": Seat("Cat")})
    match.play(f"a lay {hand_of(match, 'a')[0]}")
    lines = list(match.lines)
    click(app, "card-0")
    assert match.lines[: len(lines)] == lines
    assert any("can't be played now. (TH-2)" in words for words in shown(app))
    assert app.scene.rule_now() == "TH-2"


def test_a_whole_match_is_played_by_the_mouse(app):
    _, match = sit(app)
    while match.to_act is not None:
        lift(app)
        click(app, "card-0")
        click(app, "lay")
    assert isinstance(app.scene, PlainResult)
    assert len(match.lines) == 18


def test_a_whole_match_is_played_by_keys_against_agents(app):
    seats = {"a": Seat("Ann"), "b": Seat("Coin", "ai:random"), "c": Seat("Coin", "ai:random")}
    _, match = sit(app, seats)
    while match.to_act is not None:
        wait_for(lambda: app.step(50) or match.to_act in ("a", None))
        if match.to_act:
            press(app, pygame.K_1, "1")
            press(app, pygame.K_RETURN)
    settle(app)
    assert isinstance(app.scene, PlainResult)


def test_undo_takes_the_card_back_into_the_hand(app):
    app.settings.values = app.settings.values.model_copy(update={"undo": "free"})
    _, match = sit(app)
    cards = hand_of(match, "a")
    devices.type_line(app, "a say Ah", settle)
    click(app, "undo")
    assert (hand_of(match, "a"), len(match.lines)) == (cards, 9)


# --- the film ------------------------------------------------------------------------------------
def test_each_event_is_looked_at_and_nothing_is_told_before(moving_table):
    app, board = moving_table, moving_table.scene.board
    match = app.scene.session.match
    card = hand_of(match, "a")[0]
    read = len(board.log.read("a"))
    app.scene.do(lambda: f"a lay {card}")
    assert board.film.running
    assert board.film.view(board.now())["laid"] == {"a": card}
    assert len(board.log.read("a")) == read, "it is still being seen"
    app.step(drawn.SEEN_MS[drawn.Laid] * 3)
    assert board.log.read("a")[read].words == f"a lays {card}."


def test_a_trick_lies_open_until_it_was_seen_though_it_is_taken(moving_table):
    app, board = moving_table, moving_table.scene.board
    match = app.scene.session.match
    match.play(f"a lay {hand_of(match, 'a')[0]}")
    match.play(f"b lay {hand_of(match, 'b')[0]}")
    before = board.now()
    match.play(f"c lay {hand_of(match, 'c')[0]}")
    app.scene.control.news = app.scene.session.film()
    app.scene.show(before)
    assert match.state()["laid"] == {}
    assert len(board.film.view(board.now())["laid"]) == 3
    app.scene.skip()
    assert board.film.view(board.now())["laid"] == {}


# --- how it looks --------------------------------------------------------------------------------
@pytest.mark.parametrize("size", FOUR_SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
def test_nothing_is_clipped_or_lies_on_another(size):
    app = new_app(size)
    sit(app)
    for scale in (100, 200):
        app.settings.values = app.settings.values.model_copy(update={"scale": scale})
        app.refit()
        click(app, "card-0")
        assert clipped_texts(app) == []
        assert crossing_texts(app) == []
        assert {"card-0", "card-1", "card-2", "felt", "lay", "bell", "talk"} <= set(keys(app))
    app.scene.leave()


def test_a_seat_is_shown_no_card_that_it_may_not_know(app):
    _, match = sit(app)
    click(app, "card-0")
    click(app, "lay")
    lift(app)
    assert app.scene.looking == "b"
    said = shown(app)
    assert "?" in said, "Ann's card lies face down"
    own = {str(card) for card in hand_of(match, "b")}
    others = {str(card) for seat in "ac" for card in hand_of(match, seat)} - own
    assert own <= set(said)
    assert not {f"The {card}" for card in others} & {r.spoken for r in app.canvas.regions}


# --- a record on the board ---------------------------------------------------------------------------
@pytest.fixture
def watched(moving):
    """A record of a trick in the viewer, from its beginning, and the match that it is of."""
    game = wonderland.game("three-hats")
    match = game.new(seed=1)
    while len(match.lines) < 14:
        if match.to_act == "*":
            match.draw()
        else:
            match.play(match.legal()[0])
    seats = {"a": {"name": "Ann", "player": "human"}, "b": {"name": "Bob", "player": "human"}}
    hatter = {"c": {"name": "Coin", "player": "ai:random"}}
    moving.push(Viewer(moving, replace(match.record(), seats=seats | hatter)))
    return moving, match


def test_a_record_is_drawn_as_the_table_is(watched):
    app, match = watched
    viewer, kinds = app.scene, set()
    assert isinstance(viewer.board.picture, drawn.HatsPicture)
    for at, line in enumerate(match.lines, start=1):
        viewer.go(at)
        assert viewer.session.match.lines[-1] == line
        before = viewer.board.film.running
        kinds |= {type(event) for event in viewer.session.match.last_events if before}
        settle_film(app)
        seen = viewer.session.match.view("a")
        words, hand = shown(app), seen["hands"]["a"]
        cards = [*(hand if isinstance(hand, list) else []), *seen["laid"].values()]
        assert {str(card or "?") for card in cards} <= {*words}
        assert any(text.startswith(f"line {at} of {len(match.lines)}") for text in words)
    assert kinds == {*drawn.SEEN_MS}, "a card that was laid and a trick are looked at for a while"


def settle_film(app):
    for _ in range(100):
        app.scene.board.film.update(30)
    assert not app.scene.board.film.running


def test_nothing_can_be_done_in_a_record(watched):
    app, match = watched
    viewer = app.scene
    viewer.go(10)
    settle_film(app)
    found = keys(app)
    assert {"leave", "play", "on", "back"} <= {*found}
    assert not [key for key in found if key.startswith("card-") or key in ("felt", "bell", "lay")]
    for key, letter in ((pygame.K_1, "1"), (pygame.K_2, "2")):
        press(app, key, letter)
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=app.surface.get_rect().center, button=1))
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=app.surface.get_rect().center, button=1))
    for _ in range(50):
        app.step(100)
    assert (viewer.at, viewer.session.match.lines) == (10, match.lines[:10]), "nor does an agent act"


def test_a_record_is_seen_with_the_eyes_of_one_seat_and_its_log_grows_and_shrinks(watched):
    app, match = watched
    viewer = app.scene
    told = []
    for seat in ("a", "b"):
        viewer.board.looking = seat
        viewer.go(9)
        app.draw()
        own, other = (hand_of(viewer.session.match, one) for one in (seat, "ab".replace(seat, "")))
        words = shown(app)
        assert {*map(str, own)} <= {*words}
        assert not ({*map(str, other)} - {*map(str, own)}) & {*words}
        viewer.go(len(match.lines))
        told.append(len(viewer.board.log.read(seat)))
        viewer.go(0)
        assert len(viewer.board.log.read(seat)) < told[-1]
    assert min(told) > 1
