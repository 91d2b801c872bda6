"""A click does what was under the pointer when it was made, whatever has happened to the screen since."""

from __future__ import annotations

import pygame
import pytest

from tests.ui.apps import new_app
from wonderland.ui.kit.scene import Scene

HERE, THERE = pygame.Rect(100, 100, 80, 30), pygame.Rect(400, 100, 80, 30)


class Cards(Scene):
    """Two cards; what is played goes, and the other takes its place. A third comes up once nothing moves."""

    def __init__(self, app):
        super().__init__(app)
        self.hand = ["Two", "Six"]
        self.played, self.pressed = [], []
        self.left, self.moving = HERE, False

    def draw(self, canvas):
        for number, card in enumerate(self.hand):
            rect = self.left if not number else THERE
            canvas.region(f"card-{number}", rect, lambda c=card: self.play(c), card)
        if not self.moving:
            canvas.region("late", pygame.Rect(0, 0, 9, 9), lambda: self.play("Late"), "Late", shortcut="undo")
        canvas.region("log", pygame.Rect(20, 0, 9, 9), lambda: self.played.append("Log"), "Log", shortcut="log")

    def play(self, card):
        self.played.append(card)
        if card in self.hand:
            self.hand.remove(card)

    def handle(self, event):
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.pressed.append(event.pos)
        return False

    def hasten(self):
        before, self.moving = self.moving, False
        return before


@pytest.fixture
def cards():
    app = new_app()
    app.push(Cards(app))
    app.draw()
    yield app.scene
    app.scenes.clear()


def mouse(scene, kind, at):
    scene.app.handle(pygame.event.Event(kind, pos=at, button=1))


def down(scene, at):
    mouse(scene, pygame.MOUSEBUTTONDOWN, at)


def up(scene, at):
    mouse(scene, pygame.MOUSEBUTTONUP, at)


def test_a_card_that_has_taken_the_place_of_the_pressed_one_is_not_played(cards):
    down(cards, HERE.center)
    cards.hand.pop(0)
    cards.app.draw()
    up(cards, HERE.center)
    assert cards.played == []


def test_a_card_that_moves_while_it_is_pressed_is_played(cards):
    down(cards, HERE.center)
    cards.left = HERE.move(0, 200)
    cards.app.draw()
    up(cards, HERE.center)
    assert cards.played == ["Two"]


def test_two_clicks_before_a_frame_is_drawn_play_nothing_that_was_not_there(cards):
    for _ in range(2):
        down(cards, HERE.center)
        up(cards, HERE.center)
    assert cards.played == ["Two"]
    assert cards.pressed == []


PRESSES = {
    "key": [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_z, mod=0, unicode="z")],
    "Enter": [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")],
    "Space": [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ")],
    "pad": [pygame.event.Event(pygame.JOYBUTTONDOWN, button=3, instance_id=0)],
    "click": [
        pygame.event.Event(kind, pos=HERE.center, button=1) for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
    ],
}


@pytest.mark.parametrize("press", PRESSES.values(), ids=PRESSES)
def test_a_press_while_something_moves_is_used_up_by_hastening_it(cards, press):
    cards.moving = True
    cards.app.pointer.focus, cards.app.pointer.focus_shown = "card-0", True
    for event in press:
        cards.app.handle(event)
    assert (cards.played, cards.moving) == ([], False)
    for event in press:
        cards.app.handle(event)
    assert len(cards.played) == 1, "now it means what it says"


def test_what_only_shows_something_is_done_while_something_moves(cards):
    cards.moving = True
    cards.app.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_v, mod=0, unicode="v"))
    down(cards, (24, 4))
    up(cards, (24, 4))
    assert (cards.played, cards.moving) == (["Log", "Log"], True)
