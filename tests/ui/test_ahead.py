"""A click does what was under the pointer when it was made, whatever has happened to the screen since."""

from __future__ import annotations

import pygame
import pytest

from tests.ui.apps import new_app
from wonderland.ui.kit.scene import Scene

HERE, THERE = pygame.Rect(100, 100, 80, 30), pygame.Rect(400, 100, 80, 30)


class Cards(Scene):
    """Two cards; what is played goes, and the other takes its place. A third comes up in a while."""

    def __init__(self, app):
        super().__init__(app)
        self.hand = ["Two", "Six"]
        self.played, self.pressed = [], []
        self.left, self.hurried = HERE, False

    def draw(self, canvas):
        for number, card in enumerate(self.hand):
            rect = self.left if not number else THERE
            canvas.region(f"card-{number}", rect, lambda c=card: self.play(c), card)
        if self.hurried:
            canvas.region("late", pygame.Rect(0, 0, 9, 9), lambda: self.play("Late"), "Late",
                          shortcut="undo")  # fmt: skip

    def play(self, card):
        self.played.append(card)
        if card in self.hand:
            self.hand.remove(card)

    def handle(self, event):
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.pressed.append(event.pos)
        return False

    def hasten(self):
        self.hurried, before = True, self.hurried
        return not before


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


def test_a_key_of_a_control_that_is_yet_to_come_up_is_not_lost(cards):
    cards.app.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_z, mod=0, unicode="z"))
    assert cards.played == ["Late"]
