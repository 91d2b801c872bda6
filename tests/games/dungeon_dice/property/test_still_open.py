"""Who could still attack in a turn, held against the lines that may be said."""

from __future__ import annotations

import random

import pytest

import wonderland
from tests.games.dungeon_dice.tools import GAME
from tests.games.dungeon_dice.wild import wild_position
from wonderland.games.dungeon_dice import queries


def attackers(match):
    """Who could attack where they stand, or after one walk by which nothing is touched."""
    side, found = match.to_act, set()
    state = match.state()
    for line in map(str, match.legal()):
        if line.startswith(f"{side} attack "):
            who = line.split()[2]
            found.add(f"{side} master" if who == "master" else side + who)
    for key in (key for key in state["monsters"] if key[0] == side):
        for walk in queries.reach(match, key).values():
            if walk.chests:
                continue
            there = match.copy()
            for stride in walk.strides:
                there.play(f"{side} move {key[1:]} {stride}")
                while there.state()["phase"] == "chain":
                    there.play(f"{there.to_act} pass")
            if any(str(one).startswith(f"{side} attack {key[1:]} ") for one in there.legal()):
                found.add(key)
    return found


@pytest.mark.rule("DD-48", "DD-49")
def test_who_could_still_attack_is_known_before_the_turn_is_ended():
    seen = set()
    for seed in range(60):
        rng, game = random.Random(seed), wonderland.game(GAME)
        pools, position = wild_position(rng, game.options.values({"preset": "quick"}))
        position = {**position, "phase": "action", "items": []}
        position["crests"] = {side: {"M": 3, "A": 1} for side in "we"}
        match = game.new(options={"preset": "quick"}, seed=seed, pools=pools, position=position)
        found = set(queries.could_attack(match))
        assert found == attackers(match), seed
        seen.add(min(2, len(found)))
    assert seen == {0, 1, 2}
