"""A King in a hidden hand shows in nothing: not in pictures, sounds, or the time until play goes on."""

from __future__ import annotations

import pygame
import pytest

import wonderland
from tests.games.painting_the_roses.tools import GAME, opened
from tests.ui.apps import new_app
from wonderland.session.match_session import MatchSession, Seat
from wonderland.ui.games.painting_the_roses.scene import MatchScene
from wonderland.ui.shell.exits import TableExits

POSITION = {
    "gardens": {"a": "3H 7C 9D 2S TD", "b": "4C 4H 8S* 6D AC"},
    "guards": {"a": "4D a3", "b": "5S b3"},
}  # fmt: skip


def seen_and_heard(held, other):
    """What the player of a Queen sees and hears, step by step, until he may act again."""
    app = new_app((960, 600), motion="normal", curtain=True)
    app.fast = False
    heard = []
    app.sounds.play = heard.append
    match = opened({**POSITION, "hands": {"a": "QC 2D 5D", "b": held}})
    seats = {"a": Seat("Ann", "human"), "b": Seat("Ben", other)}
    exits = TableExits(lambda: None, lambda: None)
    scene = MatchScene(app, MatchSession(wonderland.game(GAME), match, seats), exits)
    app.push(scene)
    scene.do(lambda: scene.control.say("play QC b3"))
    frames = []
    for _ in range(40):
        app.step(50)
        app.draw()
        frames.append(pygame.image.tobytes(app.canvas.surface, "RGB"))
        if not scene.presentation.show.running:
            break
    while app.scenes:
        app.scenes.pop().leave()
    return frames, heard


@pytest.mark.parametrize("other", ["ai:easy", "human"])
def test_whether_a_king_is_held_can_not_be_seen_or_heard(other):
    with_king, without = seen_and_heard("KD 6S", other), seen_and_heard("3S 6S", other)
    assert len(with_king[0]) > 5 and with_king[1]
    assert with_king == without
