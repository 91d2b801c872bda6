"""In the smallest window there is, words lie beside one another: none on others, none on a control."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from tests.ui.apps import at_a_table, new_app
from tests.ui.devices import press, settle
from wonderland import api
from wonderland.games import registry
from wonderland.ui.shell.new_match import NewMatch
from wonderland.ui.shell.school import games_taught
from wonderland.ui.shell.screens import screens_of
from wonderland.ui.shell.shelf import Shelf
from wonderland.ui.shell.wishes import Wishes

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
    app.push(NewMatch(app, game, lambda _: None, Wishes.of(game)))
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
    meant = (
        scene.first_focus() or max(foot, key=lambda one: one.rect.right).key
    )  # none is yellow yet
    primary = next(one for one in app.canvas.regions if one.key == meant)
    assert primary.rect.bottom > app.room[1] * 0.9, "it stands in the foot"
    view = app.magnifier
    app.magnifier.show(primary.rect)
    seen = pygame.Rect((view.left, view.top), view.window)
    foot = [
        t.rect
        for t in app.canvas.texts
        if primary.rect.top <= t.rect.centery <= primary.rect.bottom
    ]
    assert len(foot) > 1
    first = min(foot, key=lambda rect: rect.left)
    assert seen.contains(primary.rect)
    assert first.left >= seen.left


def test_a_label_leaves_its_key_out_before_it_becomes_much_smaller_than_its_neighbours(app):
    canvas = app.canvas
    high = {}
    for label, hint in (("Turn", ""), ("Mirror", "F")):
        canvas.texts.clear()
        canvas.button(label, canvas.rect(20, 20, 52, 32), label, None, hint=hint)
        high[label] = canvas.texts[0].rect.height
    assert [text.text for text in canvas.texts] == ["Mirror"]
    assert high["Mirror"] >= 0.8 * high["Turn"]
