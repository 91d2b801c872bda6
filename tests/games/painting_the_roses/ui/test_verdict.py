"""The Queen lands on wet paint: a scene over the garden, in which nothing unseen can be hit."""

from __future__ import annotations

import pytest

import wonderland
from tests.games.painting_the_roses.tools import GAME, opened
from tests.ui.apps import new_app
from tests.ui.devices import region
from tests.ui.test_window import clipped_texts
from wonderland.games.painting_the_roses import events as ev
from wonderland.games.painting_the_roses.words import after_verdict
from wonderland.session.match_session import MatchSession, Seat
from wonderland.session.moments import starts
from wonderland.ui.games.painting_the_roses import verdict as scenes
from wonderland.ui.games.painting_the_roses.effects import GuardWalks, QueenLands
from wonderland.ui.games.painting_the_roses.scene import MatchScene
from wonderland.ui.kit.motion import EffectPlayer, unheard
from wonderland.ui.table.exits import TableExits

POSITION = {
    "active": "b",
    "gardens": {"a": "3H 7C 9D* 2S TD", "b": "4C 4H 8S* 6D AC", "c": "5C 5D 2H 9S 6C"},
    "guards": {"a": "4D a3", "b": "5S b3", "c": "3D a3"},
    "queen": "a1",
    "hands": {"a": "7H 9C", "b": "2C KD", "c": "3S"},
}


@pytest.fixture
def landing(request):
    """A window in which she is seen to land on a3, where two guardsmen stand."""
    seats = {"a": Seat("Ann"), "b": Seat("Ben", "ai:easy"), "c": Seat("Coco", "ai:easy")}
    app, scene = seen(request.param, opened(POSITION), seats, "b stalk 2C a3")
    effect = next(e for e in scene.board.film.show.effects if isinstance(e, QueenLands))
    yield app, scene, effect
    scene.leave()
    app.scenes.clear()


def seen(size, match, seats, line):
    """A window in which a line is seen that was just played, and its table."""
    app = new_app(size, motion="normal")
    app.fast = False
    scene = MatchScene(app, MatchSession(wonderland.game(GAME), match, seats), TableExits(_go, _go))
    app.push(scene)
    before = scene.board.now()
    match.play(line)
    scene.control.news = match.film("a")
    scene.show(before)
    return app, scene


def _go():
    pass


def at(app, scene, effect, share):
    scene.board.film.show.now = effect.begin + effect.length * share
    app.dirty = True
    app.draw()
    return [text.text for text in app.canvas.texts]


@pytest.mark.parametrize("landing", [(960, 600), (1280, 720), (2560, 1080)], ids=str, indirect=True)
def test_the_scene_names_her_hedge_and_its_neighbours_and_is_whole(landing, monkeypatch):
    app, scene, effect = landing
    found = []
    real = scenes._draw_found
    monkeypatch.setattr(scenes, "_draw_found", lambda stage, *which: (found.append(which), real(stage, *which)))
    for share in (0.05, 0.5, 1.0):
        said = at(app, scene, effect, min(share, 0.99))
        assert "The Queen of Hearts lands on a3" in said
        assert {"a2", "a3", "a4"} <= set(said)
        assert not any(words.endswith(" in tower") for words in said), "the ring is not seen"
        assert clipped_texts(app) == []
    assert {which[:2] for which in found} == {("a", "4D"), ("c", "3D")}
    assert region(app, "card-0") is None


@pytest.mark.parametrize("landing", [(1280, 720)], ids=str, indirect=True)
def test_the_roses_are_silver_from_the_middle_of_it_on(landing, monkeypatch):
    app, scene, effect = landing
    drawn = []
    real = scenes.compose_hedge
    monkeypatch.setattr(scenes, "compose_hedge", lambda *what, **how: (drawn.append(what[3]), real(*what, **how))[1])
    at(app, scene, effect, 0.1)
    assert "9D*" in drawn and "9D" not in drawn
    at(app, scene, effect, 0.5)
    assert "9D" in drawn


@pytest.mark.parametrize("landing", [(1280, 720)], ids=str, indirect=True)
def test_a_click_skips_it_to_the_truth_on_the_ring(landing):
    app, scene, effect = landing
    at(app, scene, effect, 0.2)
    assert scene.hasten()
    app.draw()
    assert scene.board.film.verdict is None
    assert any(text.text.endswith(" in tower") for text in app.canvas.texts)


def test_a_still_keeps_its_time_where_nothing_moves():
    show = EffectPlayer(1.0, unheard, reduced=True)
    landed, moved = ev.QueenLanded("b3", True), ev.Moved("a", "2H", "a3", "a5", True)
    show.stage([[QueenLands(landed)], [GuardWalks(moved)]])
    still, walk = show.effects
    assert still.length == 1400
    assert walk.length < 200


@pytest.mark.parametrize("landing", [(1280, 720)], ids=str, indirect=True)
def test_caps_fly_and_the_foot_says_what_it_leads_to(landing, monkeypatch):
    app, scene, effect = landing
    put = []
    real = scenes.Stage.put
    monkeypatch.setattr(scenes.Stage, "put", lambda stage, name, *at: (put.append(name), real(stage, name, *at))[1])
    said = at(app, scene, effect, 0.6)
    assert {"cap-a", "cap-c"} <= set(put)
    assert "Aster and Clover have no guardsmen and may recruit. The Queen goes to the discards." in said
    put.clear()
    at(app, scene, effect, 0.1)
    assert not {"cap-a", "cap-c"} & set(put), "nobody flies yet"


def test_whom_she_finds_may_recruit_and_where_she_finds_nobody_she_stays():
    """PR-65, PR-66 and PR-68."""
    assert after_verdict([]).endswith("and she stays.")
    assert after_verdict(["b"]).startswith("Bluebell has no guardsman and may recruit.")


@pytest.mark.parametrize("who", ["Ann", "Hatter"])
def test_the_last_deed_of_a_match_is_told_while_it_is_seen(who):
    match, other = opened(starts("painting-the-roses")["nearly"].position), Seat("Coco", "ai:easy")
    seats = dict.fromkeys(match.seats, other) | {"a": Seat(who) if who == "Ann" else other}
    app, scene = seen((1280, 720), match, seats, "a paint 6H")
    assert scene.board.film.holding
    app.draw()
    said = [text.text for text in app.canvas.texts if text.rect.top > scene.layout.foot.y]
    assert any(words.startswith("Aster paints") for words in said), said
    scene.leave()
    app.scenes.clear()
