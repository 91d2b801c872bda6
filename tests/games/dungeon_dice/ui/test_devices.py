"""Matches of Dungeon Dice by mouse alone, by keyboard alone, by gamepad alone, and by typing."""

from __future__ import annotations

import random

import pytest

from tests.games.dungeon_dice.ui.player import PLAYERS, Keys, Mouse, Pad, lift_curtain, play_on, sit_down, wanted
from tests.ui.devices import type_line
from tests.ui.remapped import ByOtherKeys, ByOtherPad, remap
from wonderland import api

MOST = 120
"""How many lines are played at most."""
SOME = 10
"""How many are enough to see that a device works."""
SHORT = {"preset": "quick", "columns": 9, "rows": 7, "life": 1, "first": "w"}
SEED, CHANCE = 6, 4
"""A match that soon ends at a Master."""
VERBS = {"dice", "summon", "move", "attack", "use", "end"}


def replayed(scene):
    return api.game("dungeon-dice").load(scene.session.record()).state()


@pytest.mark.parametrize("device", [Mouse, Keys, Pad])
def test_a_whole_match_by_one_device(app, device):
    scene, over = sit_down(app, options=SHORT, seed=SEED)
    meant = play_on(app, scene, over, device(app), random.Random(CHANCE), MOST)
    assert scene.session.match.result["reason"] == "master"
    assert {line.split()[1] for line in meant} == VERBS
    assert replayed(scene) == scene.session.match.state()


class KeysOtherwise(ByOtherKeys, Keys):
    """Plays by keys that have all been set to others."""


class PadOtherwise(ByOtherPad, Keys):
    """Plays by a gamepad whose stick and buttons have all been set anew."""


@pytest.mark.parametrize("device", [KeysOtherwise, PadOtherwise])
def test_it_is_played_by_other_keys_and_buttons_as_well(app, device):
    remap(app)
    scene, over = sit_down(app, options=SHORT, seed=SEED)
    meant = play_on(app, scene, over, device(app), random.Random(CHANCE), SOME)
    assert {"dice", "summon", "end"} <= {line.split()[1] for line in meant}


def test_a_whole_match_by_typing(app):
    scene, _ = sit_down(app, options=SHORT, seed=SEED)
    match, rng = scene.session.match, random.Random(CHANCE)
    for _ in range(MOST):
        if match.result:
            break
        if lift_curtain(app, Keys(app)):
            continue
        lines = [line for line in map(str, match.legal()) if line.split()[1] in PLAYERS]
        line, before = wanted(lines, rng), len(match.lines)
        type_line(app, line)
        assert match.lines[before] == line
    assert match.result["reason"] == "master"
