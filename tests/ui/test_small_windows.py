"""In the smallest window there is, words lie beside one another: none on others, none on a control."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pygame
import pytest

from tests.ui.apps import at_a_table, new_app
from tests.ui.devices import press, settle
from wonderland import api
from wonderland.games import registry
from wonderland.ui.kit.magnifier import Magnifier
from wonderland.ui.shell.new_match import NewMatch
from wonderland.ui.shell.school import games_taught
from wonderland.ui.shell.screens import screens_of
from wonderland.ui.shell.shelf import Shelf
from wonderland.ui.shell.wishes import Wishes
from wonderland.ui.table.curtain import Curtain

SMALLEST = (960, 600)


def on_one_another(app):
    """Texts that lie on others, their edges left out: letters have room above and below them."""
    app.draw()
    return [
        (one.text, other.text)
        for one, other in combinations(app.canvas.texts, 2)
        if one.rect.inflate(-2, -8).colliderect(other.rect.inflate(-2, -8))
    ]


@pytest.mark.parametrize("name", registry.names())
def test_no_option_of_a_match_lies_on_its_control(name):
    app, game = new_app(SMALLEST), api.game(name)
    app.push(NewMatch(app, game, lambda _: None, Wishes.of(game.name)))
    assert on_one_another(app) == []


def test_both_buttons_of_a_game_on_the_shelf_can_be_read():
    app = new_app(SMALLEST)
    app.push(Shelf(app, lambda _: None, learn=lambda _: None, taught=games_taught()))
    assert on_one_another(app) == []
    words = [text.text for text in app.canvas.texts]
    assert words.count("Learn") == words.count("Play") == len(games_taught())


@pytest.mark.parametrize("scale", [100, 150, 200])
@pytest.mark.parametrize("name", [n for n in registry.names() if screens_of(n).match])
def test_what_the_foot_says_is_seen_together_with_the_primary_button(name, scale):
    app = new_app(SMALLEST, scale=scale)
    scene = at_a_table(app, name)
    settle(app)
    if app.scene is not scene:  # a curtain
        press(app, pygame.K_RETURN)
        settle(app)
    foot = [one for one in app.canvas.regions if one.rect.top > app.room[1] * 0.9]
    meant = scene.first_focus() or max(foot, key=lambda one: one.rect.right).key  # none is yellow yet
    primary = next(one for one in app.canvas.regions if one.key == meant)
    assert primary.rect.bottom > app.room[1] * 0.9, "it stands in the foot"
    view = app.magnifier
    for axis in (0, 1):
        view.go(axis, 0)
    view.show(primary.rect)
    seen = pygame.Rect((view.left, view.top), view.window)
    foot = [t.rect for t in app.canvas.texts if primary.rect.top <= t.rect.centery <= primary.rect.bottom]
    assert len(foot) > 1
    first = min(foot, key=lambda rect: rect.left)
    assert seen.contains(primary.rect)
    assert first.left >= seen.left


AWAY = {"table-menu", "rules", "log", "hint", "type", "threats", "book"}
"""Controls that play nothing."""
CLICKS, CHOSEN = 14, 6
"""So many clicks, and choices by keys and by a gamepad in turn."""
BUTTONS = {pygame.K_RETURN: 0, pygame.K_TAB: 10}


def by_key(app, code):
    press(app, code)


def by_button(app, code):
    app.handle(pygame.event.Event(pygame.JOYBUTTONDOWN, button=BUTTONS[code], instance_id=0))


def asked_in_view(app, table):
    """What is asked for, as far as it is in view; a hung curtain or a box over the table is lifted."""
    settle(app)
    while app.scene is not table:
        press(app, pygame.K_RETURN if isinstance(app.scene, Curtain) else pygame.K_ESCAPE)
        settle(app)
    asked = app._follower.asked
    found = [one for one in asked if app.magnifier.seen.contains(one)]
    assert found, (table.session.match.lines[-1:], asked, app.magnifier.seen)
    return found


def click_in_view(app, rect):
    """Click on what is in view, and rest the mouse in the middle of the window."""
    at = rect.centerx - app.magnifier.left, rect.centery - app.magnifier.top
    for kind, extra in (
        (pygame.MOUSEMOTION, {"rel": (0, 0), "buttons": (0, 0, 0)}),
        (pygame.MOUSEBUTTONDOWN, {"button": 1}),
        (pygame.MOUSEBUTTONUP, {"button": 1}),
    ):
        app.handle(pygame.event.Event(kind, pos=at, **extra))
    app.magnifier._mouse = None


def choose(app, press_one, key):
    """Walk to a control, each of which comes into view, and choose it."""
    view = app.magnifier
    for _ in range(len(app.canvas.regions) + 1):
        if app.pointer.focus == key and app.pointer.focus_shown:
            break
        press_one(app, pygame.K_TAB)
        focused = next(one.rect for one in app.canvas.regions if one.key == app.pointer.focus)
        assert view.seen.contains(focused) or not view.fits(focused)
    assert app.pointer.focus == key
    press_one(app, pygame.K_RETURN)


@pytest.mark.parametrize("name", registry.names())
def test_in_640_by_400_a_match_is_played_by_what_is_in_view_with_one_device_alone(name, monkeypatch):
    app = new_app((640, 400), motion="off", tips=False)
    table, rng, used = at_a_table(app, name), Random(3), []
    before = len(table.session.match.lines)
    for number in range(CLICKS):
        asked = asked_in_view(app, table)
        offered = [
            one.rect
            for one in app.canvas.regions
            if one.act and one.key not in AWAY and app.magnifier.seen.contains(one.rect)
        ]
        click_in_view(app, rng.choice(offered if offered and number % 3 == 2 else asked))
    assert len(table.session.match.lines) > before
    activate = app.activate
    monkeypatch.setattr(app, "activate", lambda one: (used.append(one.key), activate(one)))
    for number in range(CHOSEN):
        asked = asked_in_view(app, table)
        chosen = [one for one in app.canvas.regions if one.act and one.rect in asked]
        if found := [one.key for one in chosen if not one.chosen_by_space]:  # Enter means another
            key = rng.choice(found)
            choose(app, (by_key, by_button)[number % 2], key)
            assert used[-1] == key
    assert used


def test_in_640_by_400_the_button_that_lifts_a_curtain_is_in_view():
    app = new_app((640, 400), curtain=True, motion="off", tips=False)
    at_a_table(app, registry.names()[0])
    settle(app)
    assert isinstance(app.scene, Curtain)
    lift = next(one.rect for one in app.canvas.regions if one.key == "lift")
    assert app.magnifier.seen.contains(lift)


def test_a_label_leaves_its_key_out_before_it_becomes_much_smaller_than_its_neighbours(app):
    canvas = app.canvas
    high = {}
    for label, hint in (("Turn", ""), ("Mirror", "F")):
        canvas.texts.clear()
        canvas.button(label, canvas.rect(20, 20, 52, 32), label, None, hint=hint)
        high[label] = canvas.texts[0].rect.height
    assert [text.text for text in canvas.texts] == ["Mirror"]
    assert high["Mirror"] >= 0.8 * high["Turn"]


def test_screens_of_a_small_window_share_one_sheet():
    """Each would leave its own behind, until the garbage is collected."""
    magnifier, room, sheets = Magnifier(), (640, 400), []
    for least in ((960, 600), (900, 700), (960, 600), (960, 700)):
        magnifier.fit(room, least)
        sheets.append(magnifier.sheet(room))
        assert sheets[-1].get_size() == magnifier.page
    assert len({id(sheet.get_parent()) for sheet in sheets[1:]}) == 1
    magnifier.fit((1280, 720), (960, 600))
    assert magnifier.sheet((1280, 720)) is None
