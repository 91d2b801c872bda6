"""A whole match of the roses by a gamepad alone, and one by typing alone."""

from __future__ import annotations

import random

import pygame
import pytest

from tests.games.painting_the_roses.ui.player import Keys, sit_down
from tests.games.painting_the_roses.ui.test_garden import play_on
from tests.ui.devices import press, settle, type_line
from tests.ui.remapped import ByOtherKeys, ByOtherPad, remap
from wonderland import api
from wonderland.ui.table.curtain import Curtain

PADS = {pygame.K_RETURN: 0, pygame.K_TAB: 10}
BY_PAD, BY_TYPING = 400, 1500
"""How many lines are played at most."""
SOME = 10
"""How many are enough to see that a device works."""
ROUNDS = 2
"""After so many the Queen’s tour is over (PR-91)."""


class Pad(Keys):
    """Plays by a gamepad's buttons: to the next control, and what it does."""

    def press(self, key):
        button = pygame.event.Event(pygame.JOYBUTTONDOWN, button=PADS[key], instance_id=0)
        self.app.handle(button)


def test_a_whole_match_by_gamepad(app):
    scene, over = sit_down(app, 2, seed=2, dealer="a", rows="dealt", rounds=ROUNDS)
    meant = play_on(app, scene, over, Pad(app), random.Random(3), BY_PAD)
    assert scene.session.match.result is not None
    assert {"guard", "move", "end"} <= {line.split()[1] for line in meant}
    again = api.game("painting-the-roses").load(scene.session.record())
    assert again.state() == scene.session.match.state()


class KeysOtherwise(ByOtherKeys, Keys):
    """Plays by keys that have all been set to others."""


class PadOtherwise(ByOtherPad, Keys):
    """Plays by a gamepad whose stick and buttons have all been set anew."""


@pytest.mark.parametrize("device", [KeysOtherwise, PadOtherwise])
def test_it_is_played_by_other_keys_and_buttons_as_well(app, device):
    remap(app)
    scene, over = sit_down(app, 2, seed=2, dealer="a", rows="dealt", rounds=ROUNDS)
    meant = play_on(app, scene, over, device(app), random.Random(3), SOME)
    assert {"guard", "end"} <= {line.split()[1] for line in meant}


def test_a_whole_match_by_typing(app):
    scene, _ = sit_down(app, 2, seed=2, dealer="a", rows="dealt", rounds=ROUNDS)
    match, rng = scene.session.match, random.Random(3)
    settle(app)
    for _ in range(BY_TYPING):
        if match.result:
            break
        if isinstance(app.scene, Curtain):
            press(app, pygame.K_RETURN)
            settle(app)
            continue
        lines = list(map(str, match.legal()))
        line, before = rng.choice(lines), len(match.lines)
        type_line(app, line)
        assert match.lines[before] == line
    assert match.result
