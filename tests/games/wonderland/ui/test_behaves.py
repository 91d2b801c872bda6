"""The table behaves: nothing is told early, nothing scolds, Enter and a click do what they promise."""

from __future__ import annotations

import pygame
import pytest

from tests.games.wonderland.ui.hand import Hand, Inside
from tests.games.wonderland.ui.tables import match_scene, positioned, summoning
from wonderland.core.errors import IllegalAction
from wonderland.core.match import Match
from wonderland.games.wonderland import queries
from wonderland.games.wonderland.queries import laying as queries_laying
from wonderland.ui.games.wonderland.path_begun import DIRECTIONS
from wonderland.ui.games.wonderland.scene import MatchScene
from wonderland.ui.shell.studio import Studio

ALONE = {"w": {"M": 5, "A": 2}, "e": {}}
STARRED = "w dice 5S 6C 2D", "* roll S S M"


@pytest.fixture
def studio():
    return Studio((1280, 720), None, "wonderland")


def press_key(app, code, unicode=""):
    app.handle(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=unicode))
    app.draw()


def words(app):
    app.draw()
    return " ".join(text.text for text in app.canvas.texts)


def hand(studio):
    return Hand(studio.app, Inside(studio.app))


def point(scene: MatchScene, square: str) -> None:
    Inside(scene.app).move(*scene.layout.cell(square).center)


# --- dice ------------------------------------------------------------------------------------
@pytest.fixture
def rolling(studio, capsys):
    """A table at which dice have just been thrown and still tumble, and what was seen before."""
    app = studio.app
    app.settings.values = app.settings.values.model_copy(update={"speak": True})
    scene = match_scene(studio, positioned(studio, phase="choose", factors=ALONE))
    scene.board.film.show.speed = 1.0
    for card in ("5S", "6C", "2D"):
        scene.control.dice.pick_card(card)
    scene.do(scene.control.dice.roll)
    capsys.readouterr()
    before = scene.session.match.state()
    app.step(16)
    assert scene.session.match.lines[-1].startswith("* roll")
    assert scene.board.film.dice is not None
    return scene, before


@pytest.mark.rule("W-18")
def test_nothing_tells_the_roll_while_the_dice_tumble(rolling, capsys):
    scene, before = rolling
    sentences = [line.words for line in scene.board.log.lines]
    while scene.board.film.dice is not None:
        assert [line.words for line in scene.board.log.lines] == sentences
        assert scene.board.film.before == before
        said = words(scene.app)
        assert "rolls" in said
        if not scene.board.film.dice.resting:
            assert not any(word in said for word in ("summon", "to the pool", "may", "End actions"))
        assert capsys.readouterr().out == ""
        scene.app.step(30)
    assert len(scene.board.log.lines) > len(sentences)
    assert "roll" in capsys.readouterr().out
    assert scene.board.film.before is None


def test_the_panel_shows_the_pool_and_the_tray_as_they_were_until_the_dice_rest(rolling, monkeypatch):
    scene, before = rolling
    seen = []
    panel = scene.board.view.panel
    draw = panel.draw
    monkeypatch.setattr(panel, "draw", lambda c, lay, shown: seen.append(shown) or draw(c, lay, shown))
    scene.app.draw()
    assert seen[-1].state["factors"] == before["factors"]
    assert seen[-1].lit == set()
    assert seen[-1].picked is None
    assert all(die["face"] is None for die in seen[-1].state["dice"])
    scene.board.film.hasten()
    scene.board.film.hasten()
    scene.app.step(16)
    scene.app.draw()
    assert seen[-1].state == scene.session.match.state()


@pytest.mark.rule("W-62")
def test_what_a_defence_led_to_is_in_the_log_at_once(studio):
    match = positioned(studio)
    for line in ("w attack 6H e5C", "e pass", "w end", "e pass"):
        match.play(line)
    scene = match_scene(studio, match)
    studio.app.draw()
    hand(studio).press("done")
    assert "falls" in scene.board.log.lines[-1].words
    written = [line.words for line in scene.board.log.lines]
    scene.board.log.rewrite()
    assert [line.words for line in scene.board.log.lines] == written


@pytest.mark.rule("W-58")
def test_what_an_answer_led_to_is_in_the_log_at_once(studio):
    match = positioned(studio)
    match.play("w attack 6H e5C")
    scene = match_scene(studio, match)
    said = len(scene.board.log.lines)
    hand(studio).press("pass")
    assert len(scene.board.log.lines) > said


# --- refusals --------------------------------------------------------------------------------
@pytest.fixture
def laying(studio):
    scene = summoning(studio)
    scene.control.path.summon("6C")
    studio.app.draw()
    return scene


@pytest.mark.rule("W-22")
def test_a_refusal_goes_when_the_place_became_legal_or_another_is_pointed_at(laying):
    scene = laying
    point(scene, "k8")
    Inside(scene.app).click(*scene.layout.cell("k8").center)
    assert scene.board.view.refused()
    assert "Not here" in words(scene.app)
    point(scene, "j8")
    assert scene.board.view.refused() is None
    assert "Not here" not in words(scene.app)


@pytest.mark.rule("W-22")
def test_after_a_domino_was_laid_nothing_is_said_until_another_square_is_pointed_at(laying):
    scene = laying
    for square in ("j8", "j10"):
        Inside(scene.app).click(*scene.layout.cell(square).center)
        assert scene.board.view.refused() is None
        assert "Not here" not in words(scene.app)
    assert len(scene.control.path.laid) == 4
    assert scene.board.domino.tried == (None, None)
    point(scene, "j9")  # on the way over the path in hand nothing is said either
    assert scene.board.view.refused() is None
    assert "Not here" not in words(scene.app)
    Inside(scene.app).click(*scene.layout.cell("j9").center)
    assert scene.board.view.refused() is not None, "but it is to whoever clicks there"
    point(scene, "c2")
    assert scene.board.view.refused() is not None


@pytest.mark.rule("W-22")
def test_a_refusal_goes_when_the_domino_turns_to_where_the_mouse_is(laying):
    scene = laying
    point(scene, "j8")
    first = scene.board.domino.fits("j8")
    assert len(first) > 1
    scene.control.refuse(IllegalAction("W-22", "not so"), "j8")
    other = next(turn for turn in first if turn != scene.control.path.turn)
    scene.board.domino.lean("j8", *DIRECTIONS[other])
    assert scene.control.path.turn == other
    assert scene.board.view.refused() is None


def test_the_domino_in_hand_turns_to_the_way_that_fits(laying):
    scene = laying
    for square in sorted({pair[0] for pair in _places(scene.session.match)}):
        scene.control.path.turn = 0
        point(scene, square)
        fits = scene.board.domino.fits(square)
        assert fits
        assert scene.board.view.refused() is None
        seen = set()
        for _ in range(4):
            scene.board.domino.turn(1)
            assert scene.board.view.refused() is None
            seen.add(scene.control.path.turn)
        assert seen == set(fits), "the wheel goes through those that fit, and through those alone"


def _places(match: Match):
    return queries_laying.placements(match, [])


# --- the keyboard ----------------------------------------------------------------------------
@pytest.fixture
def laid(laying):
    scene = laying
    for pair in (("j8", "j9"), ("j10", "k10"), ("l10", "l11")):
        assert scene.control.path.put(pair), scene.control.refused
    scene.app.draw()
    return scene


@pytest.mark.rule("W-28")
@pytest.mark.parametrize("cursor", ["a1", "t13", None])
def test_enter_lays_a_finished_path_wherever_the_cursor_is(laid, cursor):
    laid.board.pointing.cursor = cursor
    press_key(laid.app, pygame.K_RETURN)
    assert laid.session.match.lines[-1].startswith("w summon 6C j8j9")


@pytest.mark.rule("W-28")
def test_a_click_off_the_path_says_where_the_being_may_start(laid):
    Inside(laid.app).click(*laid.layout.cell("b2").center)
    assert laid.board.view.refused().rule == "W-28"
    assert "starts on" in words(laid.app)


@pytest.mark.rule("W-16")
def test_enter_rolls_though_a_chosen_card_has_the_focus_and_space_takes_the_card(studio):
    app = studio.app
    scene = match_scene(studio, positioned(studio, phase="choose"))
    app.draw()
    app.pointer.focus, app.pointer.focus_shown = "card-5S", True
    press_key(app, pygame.K_SPACE)
    assert scene.control.dice.cards == ["5S"]
    press_key(app, pygame.K_RETURN)
    press_key(app, pygame.K_RETURN)  # one die of three is asked about first
    assert scene.session.match.lines[0] == "w dice 5S"


@pytest.mark.rule("W-16")
def test_card_after_card_is_taken_by_enter_and_nothing_rolls_before_there_are_three(studio):
    app = studio.app
    scene = match_scene(studio, positioned(studio, phase="choose"))
    app.draw()
    for card in ("5S", "6C", "7H"):
        app.pointer.focus, app.pointer.focus_shown = f"card-{card}", True
        press_key(app, pygame.K_RETURN)
        assert not scene.session.match.lines
    assert scene.control.dice.cards == ["5S", "6C", "7H"]
    app.pointer.focus = "card-2D"
    press_key(app, pygame.K_RETURN)
    assert scene.session.match.lines[0] == "w dice 5S 6C 7H"


def test_enter_takes_the_card_that_has_the_focus_while_there_is_nothing_to_roll(studio):
    scene = match_scene(studio, positioned(studio, phase="choose"))
    studio.app.draw()
    studio.app.pointer.focus, studio.app.pointer.focus_shown = "card-5S", True
    press_key(studio.app, pygame.K_RETURN)
    assert scene.control.dice.cards == ["5S"]
    assert not scene.session.match.lines


# --- answers ---------------------------------------------------------------------------------
def answering(studio, line="w attack 6H e5C", **changes):
    match = positioned(studio, **changes)
    match.play(line)
    scene = match_scene(studio, match)
    studio.app.draw()
    return scene


@pytest.mark.rule("W-58")
@pytest.mark.parametrize("line", ["w attack 6H e5C", "w move JD g6", "w end"])
def test_a_default_never_hurts_whoever_takes_it(studio, line):
    factors = {"w": {"C": 2, "F": 3, "D": 2, "A": 3, "M": 5}, "e": {"C": 4, "F": 4, "D": 1}}
    scene = answering(studio, line, factors=factors)
    box = scene.board.questions.answer
    choices = box.choices()
    assert any(c.hostile for c in choices)
    assert any(not c.hostile for c in choices)
    for index, ability in enumerate(choices):
        box.index, box.target = index, None
        if not ability.aimed:
            continue
        target = ability.usable[box.aimed_at(ability)]
        meant = [t for t in ability.usable if (t[0] != "e") == ability.hostile]
        assert target in (meant or ability.usable)
    box.index = None
    chosen = box.current()
    assert (
        box.primary() == "pass"
        or not chosen.aimed
        or ((chosen.usable[box.aimed_at(chosen)][0] != "e") == chosen.hostile)
    )


@pytest.mark.rule("W-58")
def test_enter_lets_pass_where_every_answer_would_hurt_ones_own_side(studio):
    beings = [
        {"id": "w6H", "square": "j7"},
        {"id": "w4C", "square": "b7"},
        {"id": "eKS", "square": "o9"},
        {"id": "e8D", "square": "p9"},
    ]
    scene = answering(studio, "w move 6H j6", beings=beings, factors={"w": {"M": 3}, "e": {"C": 3, "F": 3}})
    box = scene.board.questions.answer
    assert all(target[0] == "e" for ability in box.choices() for target in ability.usable)
    assert all(ability.hostile for ability in box.choices())
    assert scene.first_focus() == "pass"
    press_key(studio.app, pygame.K_RETURN)
    assert scene.session.match.lines[1] == "e pass"


@pytest.mark.rule("W-58")
def test_a_click_on_a_being_aims_the_answer(studio):
    factors = {"w": {"C": 2, "M": 5, "A": 3}, "e": {"C": 4, "F": 4, "D": 1}}
    scene = answering(studio, factors=factors)
    box = scene.board.questions.answer
    aimed = next(c for c in box.choices() if c.aimed and len(c.usable) > 1)
    box.index = box.choices().index(aimed)
    for target in aimed.usable:
        hand(studio).square(hand(studio).where(target))
        assert box.current().usable[box.aimed_at(box.current())] == target


@pytest.mark.rule("W-62")
def test_enter_defends_where_that_saves_str_and_else_is_done(studio):
    match = positioned(studio)
    for line in ("w attack 6H e5C", "e pass", "w end", "e pass"):
        match.play(line)
    scene = match_scene(studio, match)
    studio.app.draw()
    assert scene.first_focus() == "defend-e5C"
    press_key(studio.app, pygame.K_RETURN)
    assert scene.session.match.lines[-1].startswith("e defend 5C")


@pytest.mark.rule("W-2")
def test_enter_summons_the_stronger_of_two_and_not_just_the_last(studio):
    match = positioned(studio, phase="choose")
    match.play("w dice AH JS")
    match.play("* roll S S")
    scene = match_scene(studio, match)
    cards = queries.fixed(match).definitions.cards
    offered = scene.control.path.summonable()
    assert sorted(offered) == ["AH", "JS"]
    assert [cards[one].strength for one in offered] == sorted(cards[c].strength for c in offered)
    for pair in (["2D", "5S"], ["5S", "2D"]):
        again = positioned(studio, phase="choose")
        again.play(f"w dice {' '.join(pair)}")
        again.play("* roll S S")
        assert match_scene(studio, again).control.path.summonable()[-1] == "5S"
