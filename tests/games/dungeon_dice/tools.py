"""What the tests of this game share."""

from __future__ import annotations

import random

import wonderland

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


def play(match, *lines):
    for line in lines:
        match.play(line)
    return match


def why_not(match, line):
    """The rule that refuses a line; None if it may be played."""
    refused = match.check(line)
    return None if refused is None else refused.rule


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


def check_part(state, expected, where="state"):
    """Each value expected is in the state: of mappings the part expected, null for what isn't there."""
    for key, value in expected.items():
        at = f"{where}.{key}"
        if isinstance(value, dict) and isinstance(state.get(key), dict):
            check_part(state[key], value, at)
        elif value is None:
            assert state.get(key) is None, at
        else:
            assert state[key] == value, at
