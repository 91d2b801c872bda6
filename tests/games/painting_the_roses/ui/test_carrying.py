"""Dragging cards: to a hedge, to the guardsman, to the Queen, and beside everything."""

from __future__ import annotations

import pygame
import pytest

from tests.games.painting_the_roses.ui.player import sit_down
from tests.ui.devices import region, settle

POSITION = {
    "gardens": {"a": "3H 7C 9D* 2S TD", "b": "4C 4H 8S* 6D AC"},
    "guards": {"a": "4D a2", "b": "5S b3"},
    "hands": {"a": "2D 8H QC", "b": "6S"},
}


@pytest.fixture
def scene(app):
    found, _ = sit_down(app, 2, people=["a"], position=POSITION)
    settle(app)
    return found


def drag(app, card, place):
    """Press on a card, move in steps, let go at a place in logical pixels."""
    start = region(app, f"card-{card}").rect.center
    end = tuple(round(value * app.scale) for value in place)
    half = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)

    def event(kind, at, **more):
        app.handle(pygame.event.Event(kind, pos=at, **more))
        app.draw()

    event(pygame.MOUSEBUTTONDOWN, start, button=1)
    for at in (half, end):
        event(pygame.MOUSEMOTION, at, rel=(1, 1), buttons=(1, 0, 0))
    event(pygame.MOUSEBUTTONUP, end, button=1)
    settle(app)


def said(scene):
    return scene.session.match.lines


def test_a_card_on_a_hedge_walks_there(app, scene):
    drag(app, 0, scene.layout.hedge_box("a4").centre)
    assert said(scene)[0] == "a move 2D a4"


def test_a_card_on_the_guardsman_paints(app, scene):
    box = scene.layout.figure_box("a2", scene.layout.guard)
    drag(app, 1, box.centre)
    assert said(scene)[0] == "a paint 8H"


def test_a_queen_on_a_red_hedge_undoes_it(app, scene):
    drag(app, 2, scene.layout.hedge_box("b3").centre)
    assert said(scene)[0] == "a play QC b3"


def test_beside_everything_it_is_put_back(app, scene):
    drag(app, 0, scene.layout.lawn.centre)
    assert not said(scene)
    assert scene.control.picked == ""


def test_where_it_can_do_nothing_the_rule_says_so(app, scene):
    drag(app, 0, scene.layout.hedge_box("a5").centre)
    assert not said(scene)
    assert scene.control.refused.rule == "PR-24"


def test_on_the_queen_it_asks_which_way(app):
    scene, _ = sit_down(app, 2, people=["a"], position={**POSITION, "queen": "b1"})
    settle(app)
    size = (104.0 * scene.layout.zoom, 130.0 * scene.layout.zoom)
    drag(app, 0, scene.layout.figure_box("b1", size).centre)
    assert not said(scene)
    assert scene.control.picked == "2D"
    assert region(app, "stalk-b3")


def test_a_first_guardsman_is_dragged_into_the_garden(app):
    scene, _ = sit_down(app, 2, people=["a"], seed=3, dealer="a", rows="dealt")
    settle(app)
    card = scene.control.cards[0]
    drag(app, 0, scene.layout.hedge_box("a3").centre)
    assert f"a guard {card}" in said(scene)
