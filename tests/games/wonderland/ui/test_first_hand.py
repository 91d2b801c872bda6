"""What a stranger at the table does first: every click is answered, nothing is said too early."""

from __future__ import annotations

import pytest

from tests.games.wonderland.ui.tables import match_scene, played, positioned, summoning
from tests.games.wonderland.ui.test_lessons import runner_of
from tests.games.wonderland.ui.test_lessons import sit as learn
from tests.ui.apps import new_app
from wonderland.core.match import Match
from wonderland.games.wonderland import queries
from wonderland.learn.tips import tips
from wonderland.session.match_session import MatchSession
from wonderland.session.progress import Progress
from wonderland.session.tips import TipBook
from wonderland.ui.games.wonderland.scene import MatchScene
from wonderland.ui.kit import log
from wonderland.ui.kit.app import App
from wonderland.ui.kit.tip_box import TipBox
from wonderland.ui.shell.studio import Studio
from wonderland.ui.table.exits import TableExits


@pytest.fixture
def studio() -> Studio:
    return Studio((1280, 720), None, "wonderland")


def words(app: App) -> str:
    app.draw()
    return " ".join(text.text for text in app.canvas.texts)


def poor(studio: Studio, moves: int, **changes: object) -> Match:
    """A match in the middle, where West holds some Move and an Attack."""
    return positioned(studio, factors={"w": {"M": moves, "A": 1}, "e": {}}, **changes)


# --- a square before the being ---------------------------------------------------------------
@pytest.mark.rule("W-33")
def test_a_square_that_one_being_alone_can_reach_takes_it_up(studio):
    scene = match_scene(studio, poor(studio, 1))
    scene.do(lambda: scene.control.being.touch("j6"))
    assert scene.control.being.picked == "w6H"
    assert scene.control.match.lines == [], "nobody walks by that alone"
    scene.do(lambda: scene.control.being.touch("j6"))
    assert scene.control.match.lines == ["w move 6H j6"]


def test_where_several_could_go_it_is_asked_which(studio):
    scene = match_scene(studio, poor(studio, 2))
    scene.control.being.touch("i6")
    assert scene.control.being.picked is None
    assert scene.control.refused
    assert scene.control.refused.square == "i6"
    assert "click one of them first" in words(studio.app)
    scene.control.being.take_up("w6H")
    assert scene.control.refused is None


@pytest.mark.rule("W-47")
def test_the_image_before_its_attacker(studio):
    beings = [{"id": "w4C", "square": "s7"}, {"id": "w6H", "square": "j7"}]
    scene = match_scene(studio, poor(studio, 1, beings=beings))
    scene.control.being.touch("t7")
    assert scene.control.being.picked == "w4C"


def test_an_enemy_and_bare_felt_are_what_they_were(studio):
    scene = match_scene(studio, poor(studio, 2))
    scene.control.being.touch("k7")
    assert scene.control.being.picked == "e5C"
    scene.control.being.take_up(None)
    assert scene.control.being.touch("a1") is None
    assert scene.control.being.picked is None
    assert scene.control.refused is None


# --- what is said ----------------------------------------------------------------------------
@pytest.mark.rule("W-43")
def test_who_can_do_no_more_is_not_told_to_click_a_square(studio):
    scene = match_scene(studio, poor(studio, 0))
    scene.control.being.take_up("w6H")
    assert "Attack the Five of Clubs" in words(studio.app)
    scene.do(lambda: scene.control.line("attack 6H e5C"))
    scene.control.finish()
    scene.control.being.take_up("w6H")
    said = words(studio.app)
    assert "square in reach" not in said
    assert "Nothing can be done now: end the turn." in said
    assert "nothing more now" not in said, "once is enough"
    scene = match_scene(studio, played(studio, 45))  # others can act
    scene.control.being.take_up("w4C")
    said = words(studio.app)
    assert "Four of Clubs can do nothing more now. Click a being of yours" in said


def test_a_tip_about_acting_waits_until_something_can_be_done(studio):
    given = TipBook(tips("wonderland"), Progress(), studio.app.settings)
    scene = match_scene(studio, positioned(studio, beings=[], factors={"w": {}, "e": {}}))
    scene.board.asides.tips = TipBox(given)
    scene.enter()
    assert scene.board.asides.tips.tip is None
    scene = match_scene(studio, positioned(studio))
    scene.board.asides.tips = TipBox(given)
    scene.enter()
    assert scene.board.asides.tips.tip is not None


@pytest.mark.rule("W-21")
def test_the_coach_says_what_is_not_laid_with_the_path_and_without(studio):
    scene = summoning(studio)
    scene.control.path.summon("6C")
    for pair in (("a8", "a9"), ("b9", "b10"), ("c10", "c11")):
        scene.control.path.put(pair)
    box = scene.board.view._highlighter.picked(coach=True)
    assert box.lines[0].startswith("To their Image: ")
    ways = [line for line in box.lines if "Image" in line or "yours" in line or "Without" in line]
    assert all("laid" in way for way in ways)
    assert not [line for line in box.lines if "before" in line]


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((960, 600), 150)], ids=str)
def test_the_coach_leaves_the_pool_free(size, scale):
    app = new_app(size, scale=scale)
    studio = Studio(size, None, "wonderland")
    session = MatchSession(studio.game, positioned(studio, phase="choose"), studio.seats())
    session.match.play("w dice 5S 6C 2D")
    session.match.play("* roll S S M")
    scene = MatchScene(app, session, TableExits(lambda: None, lambda: None))
    app.push(scene)
    scene.control.path.summon("6C")
    scene.control.path.suggest()
    app.draw()
    last = next(text for text in app.canvas.texts if text.text.startswith("Room left"))
    assert any(text.text.startswith("Without it") for text in app.canvas.texts)
    assert last.within.bottom <= scene.board.view.panel.areas["pool"].top


@pytest.mark.rule("W-28")
def test_the_coach_counts_from_where_the_being_may_start(studio):
    pools = {"w": ["AD", "4C", "6H"], "e": ["JC", "4H", "AS"]}
    beings = [{"id": "w6H", "square": "i6"}, {"id": "e4H", "square": "b8"}]
    position = {**QUICK, "active": "w", "phase": "choose", "beings": beings}
    match = studio.game.new({"preset": "quick"}, pools=pools, seed=1, position=position)
    match.play("w dice AD 4C")
    match.play("* roll S S")
    way = queries.coach(match, ["h4", "i4", "j4", "j5", "k5", "l5"]).own_after
    assert way == (1, 0), "from k5, which is beside k6, to l5, which is beside the Image"


def test_a_card_in_the_panel_is_not_told_again_in_a_tip(studio):
    app = studio.app
    match_scene(studio, positioned(studio, phase="choose"))
    app.draw()
    card = next(region for region in app.canvas.regions if region.key == "card-5S")
    app.pointer.hover = card.key
    app._tip = card.key
    app.draw()
    assert not app._tip_box.width, "the panel shows that very card"
    gone = next(region for region in app.canvas.regions if region.key == "card-6H")
    app.pointer.hover = app._tip = gone.key
    app.draw()
    assert app._tip_box.width, "why a card can't be chosen is said"


# --- what is shown ---------------------------------------------------------------------------
def test_the_being_that_a_lesson_speaks_of_lies_open_in_the_panel(app):
    learn(app, "beings")
    for title in ("Pips make numbers", "The Five, for example"):
        app.scene.do(app.scene.taken.go_on)
        assert runner_of(app).step.title == title
        assert "Five of Clubs" in words(app)
        assert "longest column" in words(app)


def test_pictures_of_two_rows_of_the_log_do_not_cover_each_other(studio):
    assert log.USUAL.leading >= log.PIECE


QUICK = {
    "active": "e",
    "phase": "action",
    "factors": {"w": {"D": 5, "A": 5}, "e": {"D": 2, "A": 4}},
    "laid": {
        "w": ["b6", "c6", "d6", "d7", "e7", "f7", "e6", "f6", "g6", "g5", "h5", "i5"],
        "e": ["k6", "j6", "i6", "i7", "h7", "g7", "g8", "f8", "f9", "f10", "f11", "e11",
              "e9", "d9", "c9", "c8", "b8", "b7"],
    },
    "beings": [
        {"id": "wJS", "square": "b6"}, {"id": "w6H", "square": "g5"},
        {"id": "eJC", "square": "b7"}, {"id": "e4H", "square": "i6"},
    ],
}  # fmt: skip
"""A match as it was played, in which the question and the tip sought the same corner."""


@pytest.mark.rule("W-62")
@pytest.mark.parametrize("size", [(1280, 720), (960, 600)], ids=str)
def test_a_tip_never_covers_what_is_asked(size):
    studio = Studio(size, None, "wonderland")
    pools = {"w": ["JS", "6H", "5H", "QS"], "e": ["JC", "4H", "AS", "TS"]}
    match = studio.game.new({"preset": "quick"}, pools=pools, seed=1, position=QUICK)
    match.play("e attack JC wJS")
    match.play("e end")
    scene = match_scene(studio, match)
    scene.board.asides.tips = TipBox(TipBook(tips("wonderland"), Progress(), studio.app.settings))
    settings = studio.app.settings
    settings.values = settings.values.model_copy(update={"ask": "always"})
    scene.enter()
    assert scene.board.asides.tips.tip is not None
    assert "A tip" in words(studio.app), "there is room for both"
    asked = scene.board.questions.taken()
    assert asked
    assert not [cover for cover in scene.board.view.covers if cover.collidelist(asked) >= 0]


def test_a_tip_waits_where_there_is_no_other_room(studio):
    scene = summoning(studio)
    scene.board.asides.tips = TipBox(TipBook(tips("wonderland"), Progress(), studio.app.settings))
    scene.enter()
    tip, felt = scene.board.asides.tips, scene.layout.felt
    high = tip.draw(studio.app.canvas, felt)
    assert high is not None
    low = tip.draw(studio.app.canvas, felt, never=[felt.move(0, -felt.height // 2)])
    assert low is not None
    assert low.top > high.bottom
    assert tip.draw(studio.app.canvas, felt, never=[felt]) is None


@pytest.mark.rule("W-20")
def test_the_same_dice_are_as_many_where_a_level_ran_out(studio):
    pools = {"w": ["4C", "5H", "QS", "3C", "6H"], "e": ["JC", "4H", "AS"]}
    beings = [{"id": "w6H", "square": "i6"}, {"id": "e4H", "square": "b8"}]
    position = {**QUICK, "active": "w", "phase": "choose", "beings": beings}
    match = studio.game.new({"preset": "quick"}, pools=pools, seed=1, position=position)
    for line in ("w dice 4C 5H QS", "* roll A S S", "w summon 5H h4i4 j4j5 k5l5 k5", "w end",
                 "e dice JC", "* roll S", "e end"):  # fmt: skip
        match.play(line)
    scene = match_scene(studio, match)
    assert scene.control.dice.same_dice() == ["4C", "QS", "3C"], "the Three is of the nearest level"
