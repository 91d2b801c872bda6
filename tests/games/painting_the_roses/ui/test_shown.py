"""Of what came at once, the garden shows what was seen already, and says what it was."""

from __future__ import annotations

import pytest

import wonderland
from tests.games.painting_the_roses.tools import GAME, opened
from tests.ui.apps import new_app
from wonderland.games.painting_the_roses.position import seen
from wonderland.session.match_session import MatchSession, Seat
from wonderland.ui.games.painting_the_roses.effects import QueenLands
from wonderland.ui.games.painting_the_roses.scene import MatchScene
from wonderland.ui.table.exits import TableExits

POSITION = {
    "gardens": {"a": "3H 7C 9D 2S TD", "b": "4C 4H 8S* 6D AC"},
    "guards": {"a": "4D a3", "b": "5S b3"},
    "queen": "b1",
    "hands": {"a": "2H 5D QC KD", "b": "3S"},
}


@pytest.fixture
def moving():
    """An app in which effects take their time."""
    app = new_app((1280, 720), motion="normal")
    app.fast = False
    yield app
    while app.scenes:
        app.scenes.pop().leave()


def test_she_stands_where_she_walked_to_while_her_verdict_is_shown(moving):
    match = opened(POSITION)
    before = seen(match, "b")
    match.play("a stalk 2H b3")
    seats = {"a": Seat("Ann", "ai:easy"), "b": Seat("Ben", "human")}
    scene = MatchScene(moving, MatchSession(wonderland.game(GAME), match, seats), _exits())
    scene.board.film.stage(match.film("b"), before, "b")
    show = scene.board.film.show
    landing = next(effect for effect in show.effects if isinstance(effect, QueenLands))
    assert scene.board.film.view(seen(match, "b"))["queen"] == "b1"
    assert scene.board.film.under_way == match.events_for("b")[0]
    show.update(landing.begin + 1)
    shown = scene.board.film.view(seen(match, "b"))
    assert shown["queen"] == "b3"
    assert shown["guards"]["b"] is not None and not shown["tower"], "not yet found out"
    assert type(scene.board.film.under_way).__name__ == "QueenLanded"
    show.skip()
    assert scene.board.film.under_way is None
    assert scene.board.film.view(seen(match, "b"))["tower"] == ["5S"]


def test_who_did_what_with_which_card_is_read_while_it_is_seen(moving):
    match = opened({**POSITION, "active": "b", "hands": {"a": "2H 5D", "b": "3S 4S"}})
    seats = {"a": Seat("Ann", "human"), "b": Seat("Ben", "ai:easy")}
    scene = MatchScene(moving, MatchSession(wonderland.game(GAME), match, seats), _exits())
    before = seen(match, "a")
    match.play("b move 4S a4")
    scene.control.news = match.film("a")
    scene.show(before)
    assert "the 4 of Spades" in scene.board.bars.foot().sentence
    assert not any("4 of Spades" in line.words for line in scene.board.log.lines), "not told yet"


def _exits():
    return TableExits(lambda: None, lambda: None)
