"""Cards, dots and Kings under way: who gave what, to what it goes, and who forbids it (look sheet)."""

from __future__ import annotations

import pytest

import wonderland
from tests.games.painting_the_roses.tools import GAME, opened
from tests.ui.apps import new_app
from tests.ui.moments import show
from wonderland.games.painting_the_roses.names import SEAT_NAMES
from wonderland.session.match_session import MatchSession, Seat
from wonderland.ui.games.painting_the_roses import effects
from wonderland.ui.games.painting_the_roses import garden as gardens
from wonderland.ui.games.painting_the_roses.garden import on_lawn
from wonderland.ui.games.painting_the_roses.layout import BED, Layout
from wonderland.ui.games.painting_the_roses.scene import MatchScene
from wonderland.ui.shell.studio import Studio
from wonderland.ui.table.exits import TableExits

POSITION = {
    "gardens": {"a": "3H 7C 9D 2S TD", "b": "4C 4H 8S* 6D AC"},
    "guards": {"a": "4D a3", "b": "5S b3"},
    "queen": "b1",
    "hands": {"a": "2H 9C QC KD", "b": "3S"},
}


@pytest.fixture
def table(monkeypatch):
    """Lays a table at which a line was just played, and tells which cards are drawn where."""
    app = new_app((1280, 720), motion="normal")
    app.fast = False
    drawn = []

    def laid(position, line, looking="a", first=()):
        match = opened(position)
        for before in first:
            match.play(before)
        seats = {s: Seat(SEAT_NAMES[s], "human" if s == looking else "ai:easy") for s in match.seats}
        session = MatchSession(wonderland.game(GAME), match, seats)
        scene = MatchScene(app, session, TableExits(lambda: None, lambda: None))
        app.push(scene)
        before = scene.board.now()
        match.play(line)
        scene.control.news = match.film(looking)
        scene.show(before)
        return scene, drawn, app

    real = effects.draw_card

    def draw_card(canvas, card, box, *, faded=False):
        drawn.append((card, box))
        real(canvas, card, box, faded=faded)

    monkeypatch.setattr(effects, "draw_card", draw_card)
    yield laid
    while app.scenes:
        app.scenes.pop().leave()


def at(app, scene, drawn, effect, share):
    """The cards under way when an effect has come so far."""
    drawn.clear()
    scene.board.film.show.now = effect.begin + effect.length * share
    app.dirty = True
    app.draw()
    return dict(drawn)


def found(scene, kind):
    return next(effect for effect in scene.board.film.show.effects if isinstance(effect, kind))


@pytest.mark.parametrize(("line", "card"), [("a move 2H a5", "2H"), ("a stalk 2H b3", "2H"), ("a paint 9C", "9C")])
@pytest.mark.parametrize("looking", ["a", "b"])
def test_what_is_paid_goes_from_the_hand_to_the_discards(table, line, card, looking):
    scene, drawn, app = table(POSITION, line, looking)
    effect, layout = found(scene, effects.Spent), scene.layout
    start = at(app, scene, drawn, effect, 0.0)[card]
    hand = [layout.hand_card(number, 4) for number in range(4)]
    assert (start in hand) == (looking == "a"), "another’s comes from his name"
    assert at(app, scene, drawn, effect, 0.9)[card] == layout.discards


def test_a_card_that_leaves_is_no_longer_in_the_hand(table):
    scene, drawn, app = table(POSITION, "a move 2H a5")
    cards = ["2H", "9C", "QC", "KD"]
    at(app, scene, drawn, found(scene, effects.Spent), 0.2)
    assert scene.board.film.leaving(cards, "a") == 0
    assert scene.board.film.leaving(["9C", "2H", "2H"], "a") == 1, "of two alike one leaves"
    assert scene.board.film.leaving(cards, "b") is None


def test_dots_go_from_a_face_card_to_its_hedge(table):
    scene, drawn, app = table({**POSITION, "kings": {"b": "KC"}}, "a play QC b3")
    effect = found(scene, effects.Laid)
    at(app, scene, drawn, effect, 0.1)
    assert scene.board.film.moving(scene.layout).aim == ("b3", 0.0)
    at(app, scene, drawn, effect, 0.9)
    assert scene.board.film.moving(scene.layout).aim == ("b3", 1.0)


def test_a_card_under_way_passes_below_the_names(table, monkeypatch):
    scene, drawn, app = table({**POSITION, "active": "a"}, "a play QC b3")
    order = []
    real = gardens.draw_plate
    monkeypatch.setattr(gardens, "draw_plate", lambda *what: (order.append((what[2], len(drawn))), real(*what)))
    effect, met = found(scene, effects.Laid), 0
    for step in range(1, 20):
        order.clear()
        box = at(app, scene, drawn, effect, step / 60)["QC"]
        plate = scene.board.garden.places(app.canvas, scene.layout, scene.board.now())["a"].plate
        if box.rect(app.canvas).colliderect(plate.rect(app.canvas)):
            met += 1
            assert order[-1] == ("a", 1), "drawn once more after the card"
    assert met > 2


def test_a_card_with_effect_leaves_the_lawn(table):
    scene, drawn, app = table(POSITION, "a play QC b3")
    effect = found(scene, effects.Cleared)
    assert at(app, scene, drawn, effect, 0.0)["QC"] == on_lawn(scene.layout)
    assert scene.board.film.moving(scene.layout).cleared
    assert at(app, scene, drawn, effect, 0.99)["QC"].x > on_lawn(scene.layout).x + 200


def test_a_king_forbids_from_his_own_place(table, monkeypatch):
    position = {**POSITION, "kings": {"b": "KC KS"}}
    scene, drawn, app = table(position, "b cancel KS", first=("a play QC b3",))
    kings = []
    real = effects.draw_king
    monkeypatch.setattr(effects, "draw_king", lambda c, box, king: (kings.append((king, box)), real(c, box, king)))
    effect, layout = found(scene, effects.Forbidden), scene.layout
    at(app, scene, drawn, effect, 0.0)
    view = scene.board.film.view(scene.board.now())
    waits = scene.board.garden.king_place(app.canvas, layout, "b", view, "KS")
    assert kings.pop() == ("KS", waits)
    assert scene.board.film.moving(layout).kings == {"b": "KS"}, "not in two places"
    assert at(app, scene, drawn, effect, 0.6)["QC"] == on_lawn(layout)
    king, box = kings.pop()
    assert king == "KS" and abs(box.right - on_lawn(layout).x) < 1.0
    assert "cancels" in scene.board.bars.foot().sentence, "told though Ann could go on"


def test_the_bar_names_whose_deed_is_seen_and_not_who_comes_next(table):
    position = {**POSITION, "active": "b", "kings": {"a": "KS"}, "hands": {"a": "2H", "b": "3S QD"}}
    scene, _, _ = table({**position, "gardens": {"a": "3H* 7C 9D 2S TD", "b": "4C 4H 8S 6D AC"}}, "b play QD a1")
    assert scene.board.film.holding
    assert scene.board.bars.title() == "Bluebell’s turn"
    scene.board.film.show.skip()
    assert scene.board.bars.title() == "Aster, will you cancel?"


def test_the_bar_tells_one_s_own_deed_while_it_is_seen_and_not_what_is_used_up_by_it(table):
    scene, _, _ = table(POSITION, "a play KD")
    assert scene.board.film.holding
    assert scene.board.bars.foot().sentence == "Aster plays the King of Diamonds."
    assert [spec["key"] for spec in scene.board.bars.foot().buttons][-1] == "end", "he may go on already"
    scene.board.film.show.skip()
    assert "Still open: a move, paint." in scene.board.bars.foot().sentence


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080), (2560, 1440), (3840, 2160)], ids=str)
def test_the_bed_lies_between_the_bars(size):
    layout = Layout(*map(float, size), tuple("abcdef"))
    half = BED / 2 * layout.zoom
    assert layout.ring.track.top - half >= layout.bar.height
    assert layout.ring.track.bottom + half <= layout.foot.y


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)], ids=str)
def test_a_question_to_a_king_lies_over_no_number(size):
    stage = Studio(size, None, GAME)
    show(stage, "six-seats")
    stage.app.draw()
    canvas = stage.app.canvas
    numbers = [text.rect for text in canvas.texts if text.text.endswith((" to draw", " discarded"))]
    asked = [cover.rect for cover in canvas.covers]
    assert len(numbers) == 2
    assert asked
    assert all(number.collidelist(asked) < 0 for number in numbers)
