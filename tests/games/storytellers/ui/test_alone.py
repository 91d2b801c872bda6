"""A whole match of Storytellers by each device alone: mouse, keys, gamepad."""

from __future__ import annotations

import random

import pygame
import pytest

from tests.games.storytellers.ui.tables import sit_down
from tests.ui.devices import click, only_shown, press, settle
from wonderland import api
from wonderland.games.storytellers.definitions import load_definitions
from wonderland.ui.table.curtain import Curtain

OPTIONS = {"players": 2, "themes": 1, "first": "a"}
MOST = 40
"""How many lines are played at most."""


class Mouse:
    """Clicks on what is shown."""

    def __init__(self, app):
        self.app = app

    def use(self, key):
        click(self.app, only_shown(self.app, key).rect.center)
        settle(self.app)


class Keys(Mouse):
    """Goes to a control, and does what it does."""

    def press(self, key):
        press(self.app, key)

    def use(self, key):
        self.app.draw()
        for _ in range(60):
            if self.app.pointer.focus == key:
                break
            self.press(pygame.K_TAB)
        assert self.app.pointer.focus == key, key
        self.press(pygame.K_RETURN)
        settle(self.app)


class Pad(Keys):
    """The same by a gamepad's buttons."""

    def press(self, key):
        number = {pygame.K_RETURN: 0, pygame.K_TAB: 10}[key]
        self.app.handle(pygame.event.Event(pygame.JOYBUTTONDOWN, button=number, instance_id=0))


def controls(app, line):
    """The controls that say a line, in order."""
    _, verb, word = line.split()
    if verb == "tell":
        return ["told"]
    if verb == "rate":
        return [word]
    if verb == "collect" and word == "-":
        return ["keep-nothing"]
    if verb == "collect":
        return [f"pile-{word.rstrip('0123456789')}", "collect"]
    if verb != "play":
        return [f"{verb}-{'nothing' if word == '-' else word}"]
    data = load_definitions()
    title = data.cards[data.card_of[word]].title
    cards = [one for one in app.canvas.regions if one.key.startswith("card-")]
    return [next(one.key for one in cards if one.spoken == title), "play"]


@pytest.mark.parametrize("device", [Mouse, Keys, Pad])
def test_a_whole_match_by_one_device(app, curtains, device):
    sit_down(app, "ab", OPTIONS, position=None)
    session, rng, hands = app.scenes[-2].session, random.Random(5), device(app)
    match = session.match
    for _ in range(MOST):
        if match.result:
            break
        if isinstance(app.scene, Curtain):
            hands.use("lift")
            continue
        lines = [str(line) for line in match.legal() if "reveal" not in str(line)]
        line, before = rng.choice(lines), len(match.lines)
        for key in controls(app, line):
            hands.use(key)
        assert match.lines[before] == line
    assert match.result
    assert api.game("storytellers").load(session.record()).state() == match.state()
