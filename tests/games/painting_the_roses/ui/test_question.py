"""What a King's holder is asked: each King once, and no default that hurts who takes it."""

from __future__ import annotations

import pygame
import pytest

import wonderland
from tests.games.painting_the_roses.tools import GAME, opened
from tests.ui.apps import new_app
from tests.ui.devices import press, region, settle
from tests.ui.test_window import clipped_texts
from wonderland.session.match_session import MatchSession, Seat
from wonderland.ui.games.painting_the_roses.scene import MatchScene
from wonderland.ui.games.painting_the_roses.where import where
from wonderland.ui.table.exits import TableExits

POSITION = {
    "active": "b",
    "gardens": {"a": "3H* 7C 9D* 2S TD", "b": "4C* 4H* 8S* 6D AC*", "c": "5C* 5D 2H 9S 6C"},
    "guards": {"a": "4D b4", "b": "5S b3", "c": "3D c3"},
    "kings": {"a": "KC"},
    "hands": {"a": "7H 9C", "b": "QD KD JC QH", "c": "3S"},
}


def asked(app, line, **position):
    match = opened({**POSITION, **position}, {"packs": 2})
    match.play(line)
    seats = {"a": Seat("Ann"), "b": Seat("Ben", "ai:easy"), "c": Seat("Coco", "ai:easy")}
    exits = TableExits(lambda: None, lambda: None)
    app.push(MatchScene(app, MatchSession(wonderland.game(GAME), match, seats), exits))
    settle(app)
    return app.scene


@pytest.mark.parametrize(
    ("line", "default"),
    [
        ("b play QD a1", "cancel-KC"),  # a red hedge of one's own
        ("b play QD c1", "allow"),
        ("b play KD", "allow"),
        ("b play QH unleash", "allow"),
        ("b play JC b4", "cancel-KC"),  # the last hedge of the one who would win
    ],
)
def test_enter_never_gives_away_paint_or_the_match(app, line, default):
    scene = asked(app, line)
    assert scene.first_focus() == default
    assert {"allow", "cancel-KC"} <= {r.key for r in app.canvas.regions}
    scene.leave()


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)], ids=str)
def test_of_many_kings_each_is_offered_once_by_its_name(size):
    app = new_app(size)
    scene = asked(app, "b play QD a1", kings={"a": "KC KC KS KD"}, hands={"b": "QD"})
    offered = [r.key for r in app.canvas.regions if r.key.startswith("cancel-")]
    assert sorted(offered) == ["cancel-KC", "cancel-KD", "cancel-KS"]
    words = {text.text for text in app.canvas.texts}
    assert {"King of Clubs", "King of Spades", "King of Diamonds"} <= words
    assert clipped_texts(app) == []
    boxes = [region(app, key).rect for key in (*offered, "allow")]
    assert all(one.collidelist(boxes[n + 1 :]) < 0 for n, one in enumerate(boxes))
    scene.leave()


@pytest.mark.usefixtures("curtains")
def test_nobody_goes_on_for_another_before_the_curtain_hangs(app):
    """What is still to be seen holds it up; meanwhile no button and no hint is the next one's."""
    match = opened({**POSITION, "active": "c", "kings": {}})
    seats = {"a": Seat("Ann"), "b": Seat("Ben"), "c": Seat("Coco")}
    exits = TableExits(lambda: None, lambda: None)
    scene = MatchScene(app, MatchSession(wonderland.game(GAME), match, seats), exits)
    app.push(scene)
    settle(app)
    app.scene.lift()
    assert scene.looking == "c"
    scene.do(lambda: scene.control.line("end"))
    while match.to_act == "*":
        match.draw()
    assert match.to_act == "a"
    app.dirty = True
    app.draw()
    assert region(app, "end") is None
    assert not scene.board.asides.hint.offered
    scene.leave()


@pytest.mark.parametrize("players", [2, 6])
@pytest.mark.parametrize("size", [(960, 600), (1280, 720)], ids=str)
def test_a_seat_without_a_guardsman_says_so_beside_its_kings(size, players):
    app = new_app(size)
    gardens = ("3H* 7C 9D* 2S TD", "4C* 4H* 8S* 6D AC*", "5C* 5D 2H 9S 6C", "3D 7H 9C 2D TC", "AH 6H 8D 2C TS",
               "AD 6S 8C 3S TH")[:players]  # fmt: skip
    match = opened({"gardens": dict(zip("abcdef", gardens, strict=False)), "kings": {"a": "KC KS", "b": "KD"}})
    seats = {**{seat: Seat("Ben", "ai:normal") for seat in match.seats}, "a": Seat("Ann")}
    exits = TableExits(lambda: None, lambda: None)
    app.push(MatchScene(app, MatchSession(wonderland.game(GAME), match, seats), exits))
    settle(app)
    said = " ".join(text.text for text in app.canvas.texts)
    assert said.replace("no\nguard", "no guard").count("guard") >= players
    assert "…" not in said
    assert clipped_texts(app) == []
    app.scene.leave()


def test_enter_posts_who_was_chosen_also_where_the_focus_rests_on_a_card(app):
    game = wonderland.game(GAME)
    match = game.new(options={"players": 2, "rows": "dealt", "dealer": "a"}, seed=21)
    seats = {"a": Seat("Ann"), "b": Seat("Ben", "ai:easy")}
    exits = TableExits(lambda: None, lambda: None)
    app.push(MatchScene(app, MatchSession(game, match, seats), exits))
    settle(app)
    press(app, pygame.K_TAB)
    while not app.pointer.focus.startswith("card-"):
        press(app, pygame.K_TAB)
    app.dirty = True
    app.draw()
    press(app, pygame.K_RETURN)
    assert app.scene.control.picked, "nothing was chosen yet: Enter chooses"
    chosen = app.scene.control.picked
    app.dirty = True
    app.draw()
    press(app, pygame.K_RETURN)
    assert f"a guard {chosen}" in match.lines
    app.scene.leave()


@pytest.mark.rule("PR-32")
@pytest.mark.rule("PR-34")
@pytest.mark.parametrize(
    ("hand", "guard", "said"),
    [
        ("2C 6H", "4D a2", "Nothing to paint: the 6 of Hearts is lower than the 7 of Clubs on a2 (PR-32)."),
        ("9C 8D", "4D a1", "Nothing to paint: a1 is painted already (PR-34)."),
        ("9C 8D", "4D a2", ""),
    ],
)
def test_why_nothing_can_be_painted_is_said_before_a_card_is_picked(app, hand, guard, said):
    guards = {**POSITION["guards"], "a": guard}
    match = opened({**POSITION, "active": "a", "guards": guards, "hands": {"a": hand}})
    seats = {"a": Seat("Ann"), "b": Seat("Ben", "ai:easy"), "c": Seat("Coco", "ai:easy")}
    exits = TableExits(lambda: None, lambda: None)
    app.push(MatchScene(app, MatchSession(wonderland.game(GAME), match, seats), exits))
    settle(app)
    foot = app.scene.board.bars.foot().sentence
    assert foot.startswith("Pick a card. Still open: a move, paint, a face card.")
    assert foot.endswith(said or "a face card.")


def test_that_no_card_can_do_anything_is_said(app):
    hands = {"a": "", "b": "QD KD JC QH", "c": "3S"}
    match = opened({**POSITION, "active": "a", "hands": hands})
    seats = {"a": Seat("Ann"), "b": Seat("Ben", "ai:easy"), "c": Seat("Coco", "ai:easy")}
    exits = TableExits(lambda: None, lambda: None)
    app.push(MatchScene(app, MatchSession(wonderland.game(GAME), match, seats), exits))
    settle(app)
    assert app.scene.board.bars.foot().sentence.startswith("None of your cards can do anything now.")
    assert app.scene.first_focus() == "end"


def test_a_king_that_cancels_is_marked_where_he_waits(app):
    """As "Show" marks what was played and what was better."""
    scene = asked(app, "b play QD a1")
    (place,) = where(scene, ["a cancel KC"])
    waits = scene.board.garden.king_place(app.canvas, scene.layout, "a", scene.board.now(), "KC")
    assert place.rect == waits.rect(app.canvas)
    scene.leave()
