"""Two friends and one mouse: a click takes the other up, and every way over a friend stays open."""

from __future__ import annotations

import pygame
import pytest

from tests.games.wonderland.helpers import start
from tests.games.wonderland.ui.hand import Hand, Inside
from tests.games.wonderland.ui.tables import match_scene
from tests.ui.test_window import clipped_texts, crossing_texts
from wonderland.ui.shell.studio import Studio


def sit(move, size=(1280, 720), **more):
    """The Six on c6, the Ace beside it on d6, the way goes on to d7."""
    studio = Studio(size, None, "wonderland")
    match = start(
        {"preset": "quick"},
        {"w": ["6H", "AS", "4H"], "e": ["6C", "4C", "AC"]},
        factors={"w": {"M": move}, "e": {}},
        laid={"w": ["b6", "c6", "d6", "d7", "e7", "f7"], "e": ["j6"]},
        beings=[{"id": "w6H", "square": "c6"}, {"id": "wAS", "square": "d6"}, {"id": "e6C", "square": "j6"}],
        **more,
    )
    scene = match_scene(studio, match)
    return scene, Hand(studio.app, Inside(studio.app))


def test_a_click_on_a_friend_takes_it_up():
    scene, hand = sit(3)
    hand.square("c6")
    assert scene.control.being.picked == "w6H"
    hand.square("d6")
    assert scene.control.being.picked == "wAS"
    hand.square("c6")
    assert scene.control.being.picked == "w6H"
    assert scene.session.match.lines == []
    hand.square("c6")
    assert scene.control.being.picked is None


@pytest.mark.rule("W-35")
def test_a_click_beyond_leads_over_the_friend():
    scene, hand = sit(3)
    hand.square("c6")
    hand.square("d7")
    assert hand.where("w6H") == "d7"
    assert scene.session.match.lines[-1] == "w move 6H d6 d7"


@pytest.mark.rule("W-35", "W-36")
@pytest.mark.parametrize("in_hand", [False, True])
def test_a_being_is_dragged_onto_a_friend(in_hand):
    scene, hand = sit(3)
    if in_hand:
        hand.square("c6")
    hand.carry("w6H", "d6")
    assert scene.control.standing_on("d6") == ["w6H", "wAS"]
    assert scene.control.being.picked == "w6H"
    hand.press("halt")
    assert scene.control.standing_on("d6") == ["wAS"]


@pytest.mark.rule("W-35")
def test_from_a_friends_square_it_goes_on_by_a_click_or_a_drag():
    for further in (Hand.square, lambda hand, square: hand.carry("w6H", square)):
        _, hand = sit(3)
        hand.carry("w6H", "d6")
        further(hand, "d7")
        assert hand.where("w6H") == "d7"


@pytest.mark.rule("W-35")
@pytest.mark.parametrize("size", [(1280, 720), (960, 600)])
def test_who_was_in_hand_can_still_step_onto_the_friend_that_was_clicked(size):
    """That is the way for the keyboard and the gamepad."""
    scene, hand = sit(3, size)
    hand.square("c6")
    hand.square("d6")
    assert clipped_texts(hand.app) == crossing_texts(hand.app) == []
    hand.app.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_o, mod=0, unicode="o"))
    assert scene.control.standing_on("d6") == ["w6H", "wAS"]
    assert scene.control.being.picked == "w6H"
    assert scene.control.being.instead is None


@pytest.mark.rule("W-35")
def test_where_it_may_not_enter_it_is_not_offered_and_a_drag_says_why():
    scene, hand = sit(1)
    hand.square("c6")
    hand.square("d6")
    assert all(region.key != "instead" for region in hand.app.canvas.regions)
    hand.carry("w6H", "d6")
    assert scene.session.match.lines == []
    assert scene.control.refused.rule == "W-35"


def test_only_what_was_dragged_moves():
    """The mouse that slips while a square is clicked does not walk on."""
    scene, hand = sit(3)
    hand.square("c6")
    cell = scene.layout.cell
    hand.device.drag(cell("b6").center, cell("c6").center)
    assert hand.where("w6H") == "b6"
