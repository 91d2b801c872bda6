"""Positions that the tests of agents share."""

import random

from tests.games.wonderland.helpers import game, play, start


def at_a_choice(seed, actions=60):
    """A random match of the quick preset, at the start of a turn after so many actions."""
    match, rng = game().new(options={"preset": "quick"}, seed=seed), random.Random(seed)
    for _ in range(400):
        if match.to_act == "*":
            match.draw()
        elif match.to_act is None or (len(match.lines) > actions and match.state()["phase"] == "choose"):
            break
        else:
            match.play(match.legal().choose(rng))
    return match


def besieged():
    """East's Six stands at West's door; West has Attack, and rolled a summon of level 2."""
    match = start(
        phase="choose",
        images={"w": 2, "e": 3},
        factors={"w": {"A": 1}, "e": {"A": 3}},
        laid={"w": ["b5", "b6", "c5"], "e": ["b7", "c7", "d7"]},
        beings=[{"id": "e6C", "square": "b7", "str": 1}, {"id": "w4H", "square": "c5"}],
    )
    play(match, "w dice 5C 6H", "* roll S S")
    return match
