"""The flagship's table in the window, driven by events under SDL's dummy driver."""

from __future__ import annotations

import pygame
import pytest

from tests.games.wonderland.helpers import game
from tests.games.wonderland.ui.hand import Hand, Inside
from tests.ui.devices import press, type_line
from tests.unit.test_worker import wait_for
from wonderland.ai.levels import levels
from wonderland.content import records
from wonderland.content.places import records_folder
from wonderland.session.autosave import Autosave, autosave_path
from wonderland.session.match_session import MatchSession, Seat
from wonderland.session.settings import read_settings
from wonderland.ui.shell.menu import Menu
from wonderland.ui.shell.navigator import Navigator
from wonderland.ui.shell.screens import screens_of


def sit(app, seed=7, seats=None, **options):
    house = Navigator(app)
    house.open_menu()
    match = game().new(options={"preset": "quick", **options}, seed=seed)
    seats = seats or {"w": Seat("Ann"), "e": Seat("Bob")}
    house.matches.sit_down(MatchSession(game(), match, seats, Autosave(autosave_path("wonderland"))))
    device = Inside(app)
    device.settle()
    return match, Hand(app, device)


def test_a_whole_match_with_the_mouse_leaves_the_record_of_its_lines(app):
    match, hand = sit(app)
    agents = {side: game().agent("easy", index) for index, side in enumerate("we")}
    hand.lift_curtain()
    for _ in range(2500):
        if match.result:
            break
        side = match.to_act
        assert side in "we"
        line = str(agents[side].choose(match.view(side)).action)
        before = len(match.lines)
        hand.play(line)
        if line.endswith(" end") and not match.lines[before:]:
            hand.play(line)  # what was left is told once
        assert len(match.lines) > before, (line, hand.scene.control.refused)
        assert line in match.lines[before:], line
    assert match.result
    assert type(app.scene) is screens_of("wonderland").finish
    hand.press("save")
    kept = next(records_folder().iterdir())
    headless = game().load(kept)
    assert headless.lines == match.lines
    assert headless.state() == match.state()
    again = game().open(records.read(kept))
    for line in match.lines:
        again.play(line)
    assert again.state() == match.state()


def test_a_match_can_be_typed(app):
    match, hand = sit(app, first="w")
    card = match.state()["pools"]["w"][0]
    type_line(app, f"w dice {card}")
    assert match.lines[0] == f"w dice {card}"
    assert match.lines[1].startswith("* roll")
    type_line(app, "w nonsense")
    assert len(match.lines) == 2
    assert hand.scene.typed.box is not None, "it stays open and says why"
    assert "nonsense" in hand.scene.typed.box.error


def test_completion(app):
    _match, hand = sit(app, first="w")
    key(app, pygame.K_COLON, ":")
    key(app, pygame.K_TAB)
    assert hand.scene.typed.box.text.startswith("w dice ")
    key(app, pygame.K_ESCAPE)
    assert hand.scene.typed.box is None


def test_play_by_keyboard_alone(app):
    match, hand = sit(app, first="w")
    for _ in range(12):
        key(app, pygame.K_TAB)
        if app.pointer.focus.startswith("card-"):
            break
    key(app, pygame.K_RETURN)
    assert hand.scene.control.dice.cards
    app.pointer.focus_shown = False
    key(app, pygame.K_RETURN)
    key(app, pygame.K_RETURN)  # so few dice are asked about first
    assert match.lines[0].startswith("w dice")


def test_undo_until_something_is_revealed(app):
    match, hand = sit(app, first="w")
    hand.play(f"w dice {match.state()['pools']['w'][0]}")
    assert not hand.scene.back.can_undo(), "a roll is not taken back"


def test_an_agent_plays_its_turns(app):
    match, hand = sit(app, seats={"w": Seat("Ann"), "e": Seat("Easy", "ai:easy")}, first="w")
    hand.play(f"w dice {match.state()['pools']['w'][0]}")
    if match.state()["phase"] == "summon":
        hand.play("w skip")
    hand.play("w end")

    def back():
        app.step(50)
        return match.to_act == "w" and match.state()["turn"] == 3

    wait_for(back)


def test_nothing_is_drawn_at_rest(app):
    sit(app, first="w")
    app.step(16)
    before = app.drawn
    for _ in range(200):
        app.step(16)
    assert app.drawn == before


def test_refusals_show_the_rule(app):
    _match, hand = sit(app, first="w")
    scene = hand.scene
    scene.do(lambda: scene.control.line("end"))
    assert scene.control.refused.rule == "W-31"
    app.draw()
    assert any(text.text == "W-31" for text in app.canvas.texts)


def test_the_menu_offers_to_go_on(app):
    match, hand = sit(app, first="w")
    hand.play(f"w dice {match.state()['pools']['w'][0]}")
    lines = list(match.lines)
    key(app, pygame.K_ESCAPE)
    hand.press("menu-leave")
    assert isinstance(app.scene, Menu)
    app.step(16)
    labels = [region.spoken for region in app.canvas.regions]
    assert labels[0].startswith("Go on, ")
    Hand(app, Inside(app)).press("menu:0")
    assert type(app.scene) is screens_of("wonderland").match
    assert app.scene.session.match.lines[: len(lines)] == lines


def test_a_damaged_autosave_is_told_in_the_menu(app):
    path = autosave_path("wonderland")
    path.parent.mkdir(parents=True)
    path.write_text("nonsense")
    Navigator(app).open_menu()
    assert "kept as" in app.scene.notice
    app.step(16)


def test_a_new_match_says_what_each_player_is_like(app):
    Navigator(app).new_match()
    app.step(16)
    for level, model in levels("wonderland").items():
        Hand(app, Inside(app)).press(f"player-w:ai:{level}")
        app.draw()
        assert " ".join(model.says.split()[:3]) in " ".join(text.text for text in app.canvas.texts)


def choosing(app):
    """The form of a new match in front, and a hand to fill it in."""
    house = Navigator(app)
    house.open_menu()
    house.new_match()
    app.step(16)
    return house, Hand(app, Inside(app))


def test_a_match_is_begun_with_the_options_that_were_chosen(app):
    house, hand = choosing(app)
    for region in (
        "preset:quick",
        "player-e:human",
        "first:w",
        "more-life",
        "less-rows",
        "face_down",
        "pool-w-croquet",
    ):
        hand.press(region)
    hand.press("begin")
    options = app.scene.session.match.position.config.options
    assert (options.preset, options.life, options.rows, options.face_down) == ("quick", 3, 9, True)
    croquet = house.game.rules.definitions.pools["croquet"].cards[:10]
    assert app.scene.session.match.state()["pools"]["w"] == sorted(croquet)


def key(app, code, unicode="", mod=0):
    press(app, code, unicode, mod)
    Inside(app).settle()


@pytest.mark.parametrize("size", [(640, 400), (1, 1), (200, 3000)])
def test_any_size_of_window_is_drawn(app, size):
    sit(app, first="w")
    app.surface = pygame.Surface(size)
    app.refit()
    app.draw()


def test_a_gamepads_buttons_stand_for_keys(app):
    match, hand = sit(app, first="w")
    hand.press(f"card-{match.state()['pools']['w'][0]}")
    for _ in range(2):  # so few dice are asked about first
        app.handle(pygame.event.Event(pygame.JOYBUTTONDOWN, button=0))
        Inside(app).settle()
    assert match.lines[0].startswith("w dice")


def test_a_person_is_called_as_he_likes_now_and_next_time(app):
    house, hand = choosing(app)
    hand.press("name-w")
    for letter in "Adaq":
        key(app, 0, letter)
    key(app, pygame.K_BACKSPACE)
    hand.press("begin")  # a name that is being typed counts
    assert app.scene.session.seats["w"].name == "Ada"
    assert read_settings().values.name == "Ada"
    house.quick_match()
    assert app.scene.session.seats["w"].name == "Ada"


def test_a_pool_is_taken_for_either_side_and_by_its_card_for_the_person(app):
    house, hand = choosing(app)
    for region in ("player-w:ai:easy", "player-e:human", "pool-tea-party", "pool-w-croquet"):
        hand.press(region)
    assert house.wishes.chosen == {"w": "croquet", "e": "tea-party"}
