"""What the tests of this game share."""

from __future__ import annotations

import random

import wonderland
from tests.playing import play, why_not

__all__ = ["GAME", "game", "lines", "on", "opened", "play", "played", "start", "step", "why_not"]
GAME = "dungeon-dice"


def game():
    return wonderland.game(GAME)


def opened(options=None, pools=None, seed=1, position=None):
    """A match, from a custom start if one is given."""
    setup = {"pools": pools, "position": position}
    given = {key: value for key, value in setup.items() if value is not None}
    return game().new(options=options or {}, seed=seed, **given)


def start(options=None, pools=None, **position):
    """A match from a custom start."""
    return opened(options, pools, position=position)


def lines(match):
    return sorted(str(action) for action in match.legal())


def on(match, monster):
    """What the state says of a monster; None if it is not in play."""
    return match.state()["monsters"].get(monster)


def step(match, rng):
    """Draw chance by the match's seed, or play any legal action."""
    match.draw() if match.to_act == "*" else match.play(match.legal().choose(rng))


def played(seed, options=None, most=3000, **rest):
    match, rng = opened(options, seed=seed, **rest), random.Random(seed)
    while match.to_act is not None and len(match.lines) < most:
        step(match, rng)
    return match
