"""Setting up at the table: each step says what is done and why not, and may be done by one click."""

from __future__ import annotations

import pytest

from tests.games.dominoes_of_war.tools import GAME
from tests.house.matches import people
from tests.ui.apps import new_app
from tests.ui.devices import region, settle
from tests.ui.moments import show
from wonderland import api
from wonderland.games.dominoes_of_war import queries
from wonderland.games.dominoes_of_war.shapes import SHAPES
from wonderland.session.match_session import MatchSession
from wonderland.ui.shell.screens import screens_of
from wonderland.ui.shell.studio import Studio
from wonderland.ui.table.curtain import Curtain
from wonderland.ui.table.exits import TableExits

BASES = ["a base j1 j2 j3 j4 j5 j6", "b base k15 k16 k17 k18 k19 k20"]
TILES = ["j1", "j2", "j3", "j4", "j5", "j6"]


def at_table(app, lines=(), **options):
    match = api.game(GAME).new(options={"first": "a", **options}, seed=3)
    for line in lines:
        match.play(line)
    session = MatchSession(api.game(GAME), match, people(match))
    app.push(screens_of(GAME).match(app, session, TableExits(lambda: None, lambda: None)))
    settle(app)
    return app.scene


def press(app, *keys):
    for key in keys:
        app.activate(region(app, key))
        app.draw()


def written(app):
    return " ".join(str(box.text) for box in app.canvas.texts)


@pytest.mark.parametrize(
    ("moment", "title", "step"),
    [
        ("laying-the-base", "Green lays a base", "step 1 of 3"),
        ("walls", "Green puts up a wall", "step 2 of 3"),
        ("stocking", "Green stocks in secret", "step 2 of 2"),
    ],
)
def test_each_step_is_titled_and_told(moment, title, step):
    app = show(Studio((1280, 720), None, GAME), moment).app
    app.draw()
    assert title in written(app)
    assert step in written(app)
    assert region(app, "step-Stocking")
    assert "Next tile up" not in written(app)


def test_the_last_tile_of_a_base_moves_nothing_under_the_pointer(app):
    """A base that grows outwards is shown with more room, but the last tile asks for none."""
    at_table(app, preset="quick")
    press(app, "h6", "h5", "i6")
    before = region(app, "h4").rect
    press(app, "h4")
    assert region(app, "h4").rect == before


@pytest.mark.rule("DW-24", "DW-27", "DW-29")
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("size", [3, 4, 5, 6])
def test_a_ready_made_base_may_be_laid_wherever_it_is_offered(shape, size):
    view = api.game(GAME).new(options={"first": "a", "base": size}, seed=1).view("a")
    found = queries.ready_bases(view, shape)
    assert found
    assert all(queries.may_be_base(view, squares) for squares in found)


def test_a_ready_made_base_lies_far_from_the_others_first(app):
    view = at_table(app, BASES[:1]).session.match.view("b")
    assert min(int(name[1:]) for name in queries.ready_bases(view, "lane")[0]) > 10


def test_a_base_is_laid_by_one_click_and_confirmed(app):
    scene = at_table(app)
    press(app, "ready-lane", "lay")
    assert len(scene.session.match.state()["bases"]["a"]) == 6


@pytest.mark.parametrize(
    ("begun", "square", "rule", "words"),
    [
        (["i6", "i5", "j5", "k5", "k6"], "j6", "DW-27", "third gate"),
        (["j6"], "g15", "DW-26", "hang together"),
        (TILES[::-1], "i4", "DW-24", "6 tiles"),
    ],
)
def test_a_square_that_does_not_fit_says_why_at_the_first_click(app, begun, square, rule, words):
    scene = at_table(app)
    press(app, *begun, square)
    assert scene.control.refused.rule == rule
    assert words in scene.control.refused.message


@pytest.mark.rule("DW-32")
def test_a_wall_that_would_cut_the_field_says_so(app):
    scene = at_table(app, [*BASES, "a wall n13n14"])
    app.draw()
    press(app, "m14n14")
    assert scene.control.refused.rule == "DW-32"


def test_a_base_is_stocked_in_any_order_and_altered_until_it_is_said(app):
    scene = at_table(app, BASES, walls=0)
    press(app, "j6", "stock-grunt", *["stock-general"] * 3)
    assert region(app, "stock-general").act is None
    press(app, "stock-sniper", "stock-sniper", "j1", "stock-kamikaze", "stocked")
    assert scene.session.match.lines[-1] == ("a stock j1 kamikaze j2 general j3 general j4 sniper j5 sniper j6 grunt")


def test_what_was_stocked_is_offered_again_the_next_time(app, monkeypatch):
    monkeypatch.setattr(MatchSession, "saves", True)
    for expected in (False, True):
        scene = at_table(app, BASES, walls=0)
        assert bool(region(app, "as-last-time")) is expected
        if expected:
            press(app, "as-last-time")
        else:
            press(app, *["stock-grunt"] * 3, *["stock-sniper"] * 3)
        press(app, "stocked")
        assert scene.session.match.lines[-1].count("sniper") == 3


def test_one_step_or_all_of_it_is_chosen_by_one_click(app):
    scene = at_table(app, walls=0)
    press(app, "for-me")
    assert not scene.session.match.lines
    press(app, "lay")
    scene.session.match.play("b base k15 k16 k17 k18 k19 k20")
    settle(app)
    press(app, "all-for-me")
    settle(app)
    assert scene.session.match.to_act == "b"
    assert len(scene.session.match.state()["bases"]["a"]) == 6


@pytest.mark.rule("DW-100")
def test_a_curtain_hangs_before_each_stocking_and_nowhere_else():
    app = new_app(curtain=True)
    scene = at_table(app)
    press(app, "ready-lane", "lay")
    settle(app)
    assert app.scene is scene
    at_table(app, BASES, walls=0)
    for _ in ("a", "b"):
        assert isinstance(app.scene, Curtain)
        app.scene.lift()
        settle(app)
        press(app, "for-me", "stocked")
        settle(app)
    assert not isinstance(app.scene, Curtain)
    assert app.scene.session.match.turn == 1


def test_the_fallen_are_counted_by_seat():
    match = api.game(GAME).new(options={"preset": "quick", "first": "a"}, seed=5)
    had = queries.begun_with(match)
    assert had["a"] == dict.fromkeys(had["a"], 2)
    while not match.turn:
        match.play(str(next(iter(match.legal()))))
    assert queries.fallen(match.view("a"), had) == {"a": {}, "b": {}}
