"""Hints, reasons and the mark of a thinker in the window, by events."""

from __future__ import annotations

import threading
from pathlib import Path

import pygame
import pytest

from tests import works
from tests.games.wonderland.ui.hand import Inside
from tests.games.wonderland.ui.tables import match_scene, positioned, summoning
from tests.unit.test_worker import gone, wait_for
from wonderland.content.places import assets_folder
from wonderland.learn.tips import tips
from wonderland.session import thinking, worker
from wonderland.session.match_session import MatchSession, Reason, Seat
from wonderland.session.progress import Progress
from wonderland.session.settings import SettingsFile, defaults
from wonderland.session.thinking import Hint
from wonderland.session.tips import TipBook
from wonderland.ui.games.wonderland.hint import CLOSED, MOVE, NUDGE
from wonderland.ui.games.wonderland.scene import MatchScene
from wonderland.ui.kit.app import App
from wonderland.ui.kit.thinking_mark import AFTER_MS, STEP_MS, STILL, ThinkingMark
from wonderland.ui.kit.tip_box import TipBox
from wonderland.ui.shell.navigator import Navigator
from wonderland.ui.shell.shots import shoot
from wonderland.ui.shell.studio import Studio
from wonderland.ui.table.exits import TableExits

ATTACK = Hint(("w attack 6H e5C",), "Takes a being from the enemy. It stands at 60%.")


@pytest.fixture
def studio():
    return Studio((1280, 720), None, "wonderland")


@pytest.fixture
def scene(studio):
    scene = match_scene(studio, positioned(studio))
    scene.session.hint = ATTACK
    studio.app.draw()
    return scene


def key(app, code, unicode=""):
    app.handle(pygame.event.Event(pygame.KEYDOWN, key=code, unicode=unicode, mod=0))
    app.step(16)


def region(app, name):
    return next((r for r in app.canvas.regions if r.key == name), None)


def shown(app):
    """All that is written on the screen."""
    app.draw()
    return " ".join(text.text for text in app.canvas.texts)


def click(app, name):
    Inside(app).click(*region(app, name).rect.center)


# --- hints ---------------------------------------------------------------------------------------
def test_first_a_nudge_then_the_move_then_nothing(studio, scene):
    app = studio.app
    key(app, pygame.K_h, "h")
    assert scene.board.asides.hint.step == NUDGE
    assert "One of your beings has an enemy" in shown(app)
    assert "Attack East" not in shown(app)
    assert not scene.board.view.marks().hinted, "nothing is marked yet"
    key(app, pygame.K_h, "h")
    assert scene.board.asides.hint.step == MOVE
    found = shown(app)
    assert "Attack East’s Five of Clubs with your" in found
    assert "You stand at 60%." in found
    assert {place[0] for place in scene.board.view.marks().hinted} == {("j7",), ("k7",)}
    key(app, pygame.K_h, "h")
    assert scene.board.asides.hint.step == CLOSED
    assert scene.session.match.lines == [], "the player plays himself"


def test_buttons_do_the_same(studio, scene):
    click(studio.app, "hint")
    click(studio.app, "hint-more")
    assert scene.board.asides.hint.step == MOVE
    click(studio.app, "hint-close")
    assert scene.board.asides.hint.step == CLOSED


def test_escape_closes_it_and_nothing_else(studio, scene):
    key(studio.app, pygame.K_h, "h")
    key(studio.app, pygame.K_ESCAPE)
    assert scene.board.asides.hint.step == CLOSED
    assert studio.app.scene is scene
    assert scene.session.match.lines == []


def test_escape_does_not_decline_a_summon_but_a_key_of_its_own(studio):
    scene = summoning(studio)
    scene.session.hint = Hint(("w skip",), "It is not worth it.")
    key(studio.app, pygame.K_h, "h")
    key(studio.app, pygame.K_ESCAPE)
    assert (scene.board.asides.hint.step, scene.session.match.state()["phase"]) == (CLOSED, "summon")
    key(studio.app, pygame.K_x, "x")
    assert scene.session.match.state()["phase"] == "action"


def test_a_hint_ends_when_the_player_acts(studio, scene):
    key(studio.app, pygame.K_h, "h")
    key(studio.app, pygame.K_h, "h")
    scene.do(lambda: scene.control.line("move 4C f9"))
    studio.app.step(16)
    assert scene.board.asides.hint.step == CLOSED
    assert scene.session.hint is None


def test_a_hint_is_thought_of_elsewhere_and_given_up_when_the_player_acts(studio, monkeypatch):
    monkeypatch.setattr(thinking, "hint", works.stuck)
    scene = match_scene(studio, positioned(studio))
    key(studio.app, pygame.K_h, "h")
    for _ in range(100):
        studio.app.step(16)
    assert scene.session.seeking, "the window goes on without it"
    assert "Looking at the table." in shown(studio.app)
    pid = scene.session._worker.pid
    scene.do(lambda: scene.control.line("end"))
    wait_for(lambda: gone(pid))
    studio.app.step(16)
    assert scene.board.asides.hint.step == CLOSED


def test_a_hint_that_was_closed_meanwhile_is_there_at_the_next_press(studio):
    scene = match_scene(studio, positioned(studio))
    key(studio.app, pygame.K_h, "h")
    key(studio.app, pygame.K_ESCAPE)

    def found():
        studio.app.step(16)
        return scene.session.hint

    hint = wait_for(found)
    scene.session.close()
    assert scene.session.match.check(hint.lines[0]) is None
    assert scene.board.asides.hint.step == CLOSED


@pytest.mark.parametrize("phase", ["choose", "summon", "laying", "action", "window", "defend"])
def test_hints_are_offered_at_every_decision(studio, phase):
    lines = {"window": ["w attack 6H e5C"], "defend": ["w attack 6H e5C", "w end", "e pass"]}
    if phase in ("summon", "laying"):
        scene = summoning(studio)
        if phase == "laying":
            scene.control.path.summon("6C")
    else:
        match = positioned(studio, phase="choose" if phase == "choose" else "action")
        for line in lines.get(phase, []):
            match.play(line)
        scene = match_scene(studio, match)
    studio.app.draw()
    assert scene.board.asides.hint.offered
    assert region(studio.app, "hint").shortcut == "hint"


def test_hints_can_be_switched_off(studio, scene):
    values = studio.app.settings.values
    studio.app.settings.values = values.model_copy(update={"hints": False})
    studio.app.draw()
    assert region(studio.app, "hint") is None
    key(studio.app, pygame.K_h, "h")
    assert scene.board.asides.hint.step == CLOSED


def test_a_hint_for_dice_marks_the_cards(studio):
    scene = match_scene(studio, positioned(studio, phase="choose"))
    scene.session.hint = Hint(("w dice 7H 3C KS",), "A being of level 3 would help most.")
    for _ in range(2):
        key(studio.app, pygame.K_h, "h")
    assert scene.board.asides.hint.shown.cards == ("7H", "3C", "KS")
    plain = pygame.image.tobytes(studio.app.surface, "RGB")
    key(studio.app, pygame.K_ESCAPE)
    studio.app.draw()
    assert pygame.image.tobytes(studio.app.surface, "RGB") != plain


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("mode", ["answering", "defending"])
def test_a_hint_does_not_lie_on_the_question(size, mode):
    studio = Studio(size, None, "wonderland")
    match = positioned(studio)
    for line in ["w attack 6H e5C", "w end", "e pass"][: 1 if mode == "answering" else 3]:
        match.play(line)
    scene = match_scene(studio, match)
    studio.app.draw()
    line = "e pass" if mode == "answering" else "e done"
    scene.session.hint = Hint((line,), "Keeps its factors: an answer would cost more than it brings.")
    scene.board.asides.hint.press()
    scene.board.asides.hint.press()
    studio.app.draw()
    question = (scene.board.questions.answer if mode == "answering" else scene.board.questions.defense).rect
    assert not region(studio.app, "hint-close").rect.colliderect(question)


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("lines", [[], ["w attack 6H e5C"], ["w attack 6H e5C", "w end", "e pass"]])
def test_reasons_and_tips_and_questions_do_not_lie_on_one_another(size, lines):
    studio = Studio(size, None, "wonderland")
    match = positioned(studio)
    for line in lines:
        match.play(line)
    scene = match_scene(studio, match)
    scene.board.asides.tips = TipBox(TipBook(tips("wonderland"), Progress(), studio.app.settings))
    scene.board.asides.tips.look(scene.control.mode, ())
    studio.app.draw()
    (tip,) = scene.board.view.covers
    for index, line in enumerate(["e skip", "e end", "e pass"]):
        scene.session.reasons.append(Reason(index, 1, True, line, f"Brings its beings nearer. {index}"))
    scene.board.asides.why.press("e")
    studio.app.draw()
    (note,) = scene.board.view.covers
    assert not note.colliderect(scene.board.questions.answer.rect)
    assert not note.colliderect(scene.board.questions.defense.rect)
    assert scene.board.view.square_at(scene.layout, note.center) is None
    scene.board.asides.why.close()
    studio.app.draw()
    assert scene.board.view.covers == [tip], "the tip waits until the reasons are closed"


# --- why -----------------------------------------------------------------------------------------
def sat(studio, *reasons):
    """A table at which East is an agent that has played and said why."""
    match = positioned(studio, active="e", factors={"w": {}, "e": {"M": 3}})
    session = MatchSession(studio.game, match, {"w": Seat("Ann"), "e": Seat("Hatter", "ai:easy")})
    for line, why in reasons:
        session.reasons.append(Reason(len(match.lines), 1, True, line, why))
        match.play(line)
    scene = MatchScene(studio.app, session, TableExits(lambda: None, lambda: None))
    studio.app.push(scene)
    studio.app.step(16)
    return scene


SAID = (
    ("e move QD o6", "Brings its beings nearer."),
    ("e move QD o5", "Brings its beings nearer."),
    ("e end", "Nothing more is worth its price."),
)


def test_why_is_told_on_request(studio):
    scene = sat(studio, *SAID)
    key(studio.app, pygame.K_w, "w")
    found = shown(studio.app)
    assert "Why Hatter did that" in found
    assert found.count("Brings its beings nearer.") == 1, "one reason is told once"
    assert "Moved the Queen of Diamonds to o5." in found
    assert "Ended the actions." in found
    key(studio.app, pygame.K_ESCAPE)
    assert "Why Hatter" not in shown(studio.app)
    assert studio.app.scene is scene
    click(studio.app, "why-e")
    assert "Why Hatter did that" in shown(studio.app)


def test_there_is_no_why_where_nobody_said_any(studio, scene):
    key(studio.app, pygame.K_w, "w")
    assert region(studio.app, "why-e") is None
    assert "Why" not in shown(studio.app)


def test_a_hint_closes_why_and_the_other_way_round(studio):
    scene = sat(studio, *SAID)
    scene.session.hint = Hint(("w dice 5S",), "It needs factors.")
    key(studio.app, pygame.K_w, "w")
    key(studio.app, pygame.K_h, "h")
    assert (scene.board.asides.why.side, scene.board.asides.hint.step) == ("", NUDGE)
    key(studio.app, pygame.K_w, "w")
    assert (scene.board.asides.why.side, scene.board.asides.hint.step) == ("e", CLOSED)


def test_a_line_of_the_log_says_why_when_pointed_at(studio):
    sat(studio, *SAID)
    app = studio.app
    x, y = next(text.rect.center for text in app.canvas.texts if text.text.startswith("Queen of Diamonds steps"))
    for dx in (0, 1):
        app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(x + dx, y), rel=(1, 0), buttons=(0, 0, 0)))
        app.step(16)
    app.step(400)
    assert region(app, "log").why == "Brings its beings nearer."
    assert shown(app).count("Brings its beings nearer.") == 1
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(x, 5), rel=(1, 0), buttons=(0, 0, 0)))
    app.step(400)
    assert "Brings its beings nearer." not in shown(app)


def test_what_a_person_did_has_no_why(studio):
    scene = sat(studio, *SAID)
    scene.do(lambda: scene.control.line("dice 5S"))
    studio.app.step(16)
    whys = {line.words: line.why for line in scene.board.log.lines}
    assert whys["West chooses Five of Spades."] == ""
    assert whys["East ends the actions."] == "Nothing more is worth its price."


def test_an_agents_declared_step_keeps_its_why_when_it_happens_later(studio):
    """The step stands in the news of the pass that let it happen."""
    match = positioned(studio, active="e", factors={"w": {"F": 1}, "e": {"M": 3}})
    session = MatchSession(studio.game, match, {"w": Seat("Ann"), "e": Seat("Hatter", "ai:easy")})
    session.reasons.append(Reason(0, 1, True, "e move QD o6", "Brings its beings nearer."))
    match.play("e move QD o6")
    scene = MatchScene(studio.app, session, TableExits(lambda: None, lambda: None))
    studio.app.push(scene)
    scene.control.asking.wish = "always"
    studio.app.step(16)
    scene.do(lambda: scene.control.line("pass"))
    assert {line.words: line.why for line in scene.board.log.lines}["Queen of Diamonds steps to o6 (1 Move)."]
    session.close()


# --- thinking ------------------------------------------------------------------------------------
def test_the_window_goes_on_while_an_agent_thinks(studio, monkeypatch):
    monkeypatch.setattr(thinking, "choose", works.stuck)
    match = positioned(studio, active="e", phase="choose")
    session = MatchSession(studio.game, match, {"w": Seat("Ann"), "e": Seat("Hatter", "ai:master")})
    scene = MatchScene(studio.app, session, TableExits(lambda: None, lambda: None))
    studio.app.push(scene)
    for _ in range(60):
        scene.update(16)
        studio.app.draw()
    assert session.thinking, "no update waited for it"
    assert match.lines == []
    assert scene.board.asides.thinking_mark.step == STILL, "motion is off here"
    pid = session._worker.pid
    may, usual = threading.Event(), worker._end
    monkeypatch.setattr(worker, "_end", lambda *given: may.wait() and usual(*given))
    studio.app.pop()
    assert not gone(pid), "leaving did not wait for its end"
    may.set()
    wait_for(lambda: gone(pid))


def test_the_mark_of_a_thinker_waits_and_then_moves():
    thinking_mark = ThinkingMark()
    assert not thinking_mark.update(AFTER_MS, thinking=True, moving=True)
    assert thinking_mark.step is None
    assert thinking_mark.update(1, thinking=True, moving=True)
    steps = [thinking_mark.step]
    for _ in range(3):
        assert not thinking_mark.update(STEP_MS - 2, thinking=True, moving=True)
        assert thinking_mark.update(2, thinking=True, moving=True)
        steps.append(thinking_mark.step)
    assert steps == [0, 1, 2, 0]
    assert thinking_mark.update(1, thinking=False, moving=True)
    assert thinking_mark.step is None


def test_the_mark_stands_still_where_motion_is_reduced():
    thinking_mark = ThinkingMark()
    assert thinking_mark.update(AFTER_MS + 1, thinking=True, moving=False)
    assert thinking_mark.step == STILL
    assert not thinking_mark.update(10 * STEP_MS, thinking=True, moving=False)


def test_a_failed_thought_is_told_once_in_the_log(studio, monkeypatch):
    monkeypatch.setattr(thinking, "choose", works.fail)
    match = positioned(studio, active="e", phase="choose")
    session = MatchSession(studio.game, match, {"w": Seat("Ann"), "e": Seat("Hatter", "ai:easy")})
    scene = MatchScene(studio.app, session, TableExits(lambda: None, lambda: None))
    studio.app.push(scene)

    def played():
        studio.app.step(16)
        return match.lines

    wait_for(played)
    monkeypatch.undo()
    session.close()
    notes = [line.words for line in scene.board.log.lines if "could not think" in line.words]
    assert notes == ["Hatter could not think, and did the next best thing. The log says why."]


def test_the_setting_says_how_long_agents_think():
    pygame.display.init()
    pygame.font.init()
    surface = pygame.display.set_mode((1280, 720))
    values = defaults().model_copy(update={"think": 3})
    app = App(surface, SettingsFile(Path("unused.yaml"), values), assets_folder(), fast=True, mute=True)
    house = Navigator(app)
    house.open_menu()
    for told, then in ((None, 3), (0.5, 0.5)):
        match = house.game.new(seed=1, options={"preset": "quick"})
        session = MatchSession(house.game, match, {"w": Seat("Ann"), "e": Seat("Bob")}, seconds=told)
        house.matches.sit_down(session)
        assert session.seconds == then
        app.pop()


def test_the_seconds_are_set_by_keyboard(tmp_path):
    app = shoot("settings", (1280, 720))
    app.settings.path = tmp_path / "settings.yaml"
    app.pointer.focus, app.pointer.focus_shown = "think", True
    for expected in (1, 2):
        key(app, pygame.K_RIGHT)
        assert app.settings.values.think == expected
    assert "2 s a turn" in shown(app)


def test_why_it_did_that_hides_no_being():
    scene = shoot("why", (1280, 720)).scene
    box = scene.board.view.covers[-1]
    beings = [scene.layout.standing(b["square"]) for b in scene.session.match.state()["beings"]]
    assert box.collidelist(beings) == -1
