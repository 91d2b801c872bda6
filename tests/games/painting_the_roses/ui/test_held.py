"""The end of a match of any game is held over its table: by its screens or by the plain one."""

from __future__ import annotations

from functools import partial

import pygame
import pytest

from tests.ui.moments import show
from tests.ui.test_window import clipped_texts
from wonderland import api
from wonderland.games.painting_the_roses.words import ending
from wonderland.session.match_session import MatchSession, Seat
from wonderland.session.moments import starts
from wonderland.ui.games.painting_the_roses.scene import MatchScene
from wonderland.ui.shell.doors import last_turn
from wonderland.ui.shell.menu import Menu
from wonderland.ui.shell.navigator import Navigator
from wonderland.ui.shell.plain import PlainScene
from wonderland.ui.shell.plain_result import PlainResult
from wonderland.ui.shell.studio import Studio
from wonderland.ui.shell.viewer import Viewer
from wonderland.ui.shell.wishes import Wishes
from wonderland.ui.table.exits import TableExits

ROSES = "painting-the-roses"


def press(app, key):
    app.draw()
    region = next(r for r in app.canvas.regions if r.key == key)
    app.activate(region)
    app.draw()


def words(app):
    app.draw()
    return [text.text for text in app.canvas.texts]


def ended(seats):
    """A match of the roses that Aster has just won."""
    game = api.game(ROSES)
    match = starts(ROSES)["nearly"].match(game)
    match.play("a paint 6H")
    return MatchSession(game, match, seats)


def four(**people):
    return {seat: people.get(seat, Seat("Hatter", "ai:hard")) for seat in "abcd"}


@pytest.mark.rule("PR-92")
@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)], ids=str)
def test_all_places_stand_over_the_garden(size):
    studio = Studio(size, None, ROSES)
    scene = show(studio, "victory")
    said = words(studio.app)
    assert "You win" in said
    assert {"1.", "2.", "3.", "4."} <= set(said)
    assert clipped_texts(studio.app) == []
    assert scene.first_focus() == "went"


@pytest.mark.parametrize(
    ("people", "title"),
    [
        ({"a": Seat("Ann")}, "You win"),
        ({"b": Seat("Bob")}, "Aster wins"),
        ({"a": Seat("Ann"), "b": Seat("Bob")}, "Ann wins"),
    ],
)
def test_the_winner_is_called_by_name_or_you(app, people, title):
    app.fast = False
    left = []
    app.push(
        PlainScene(app, ended(four(**people)), TableExits(lambda: left.append("went"), lambda: left.append("menu")))
    )
    app.step(20)
    app.step(1000)  # the banner rises
    assert title in words(app)
    assert not left
    press(app, "table")
    assert title not in words(app)
    press(app, "menu")
    press(app, "went")
    assert left == ["menu", "went"]


def test_the_end_of_a_match_of_agents_is_held_on_the_plain_screen_as_well(app):
    app.fast = False
    left = []
    app.push(PlainScene(app, ended(four()), TableExits(partial(left.append, True), lambda: None)))
    app.step(20)
    assert (left, app.scene.ending.victory is not None) == ([], True)


def resigned(app):
    """A quick match of the flagship between two people, of whom the first to act resigns."""
    house = Navigator(app)
    house.open_menu()
    app.fast = False
    wishes = Wishes.of(house.info.name)
    wishes.preset = "quick"
    wishes.players = {"w": "human", "e": "human"}
    still = {"motion": "off"}  # it need not glide onto its table
    app.settings.values = app.settings.values.model_copy(update=still)
    house.matches.begin(house.game, wishes)
    session = app.scene.session
    while session.match.to_act == "*":
        session.draw()
    session.play(f"{session.match.to_act} resign")
    for _ in range(3):
        app.step(20)
    return session


def test_a_rematch_has_the_same_players_and_options(app):
    session = resigned(app)
    press(app, "rematch")
    again = app.scene.session
    assert again is not session
    assert not again.match.result
    assert again.seats == session.seats
    assert again.match.record().options == session.match.record().options
    assert isinstance(app.scenes[0], Menu)


def test_how_it_went_comes_after_the_end_is_left(app):
    resigned(app)
    assert not isinstance(app.scene, PlainResult)
    scene = app.scene
    app.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, unicode="", mod=0))
    assert app.scene is not scene


def test_the_last_turn_is_shown_from_its_first_line_and_slowly(app):
    game = api.game("wonderland")
    match = game.new(options={"preset": "quick", "first": "w"}, seed=5)
    agents = {side: game.agent("random", 1) for side in "we"}
    while match.turn < 4:
        if match.to_act == "*":
            match.draw()
        else:
            match.play(str(agents[match.to_act].choose(match.view(match.to_act)).action))
    begun = len(match.lines)
    match.play(f"{match.to_act} resign")
    assert last_turn(game, match.record()) == begun
    app.fast = False
    session = MatchSession(game, match, {"w": Seat("Ann"), "e": Seat("Bob")})
    app.push(PlainScene(app, session, TableExits(lambda: None, lambda: None)))
    app.step(20)
    press(app, "slowly")
    assert isinstance(app.scene, Viewer)
    assert app.scene.at == begun
    assert app.scene.playing


def test_the_last_hedge_is_seen_red_where_agents_play_alone(app):
    app.fast = False
    left = []
    session = ended(four())
    app.push(MatchScene(app, session, TableExits(partial(left.append, True), lambda: None)))
    for _ in range(60):
        app.step(100)
    assert not left
    assert ending(session.match.result) in " ".join(words(app))


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)], ids=str)
def test_the_bar_says_in_one_line_who_won_and_the_foot_how(size):
    studio = Studio(size, None, ROSES)
    scene = show(studio, "victory")
    scene.ending.victory = None
    said = words(studio.app)
    assert "Aster wins" in said
    assert ending(scene.session.match.result) in " ".join(said)
    assert clipped_texts(studio.app) == []
