"""What the tests of this game share."""

from __future__ import annotations

import random

import wonderland
from tests.playing import play, why_not

__all__ = [
    "AREA",
    "GAME",
    "lines",
    "opened",
    "play",
    "played",
    "set_up",
    "start",
    "step",
    "why_not",
]
GAME = "storytellers"
AREA = {"when": "when03", "who": "who09", "where": "where26", "what": "what11"}


def opened(position=None, options=None, seed=1):
    """A match, from a custom start if one is given."""
    setup = {} if position is None else {"position": position}
    return wonderland.game(GAME).new(options=options or {}, seed=seed, **setup)


def start(options=None, **rest):
    """A match in a round, on the usual area where no other is given."""
    return opened({"area": AREA, **rest}, options)


def lines(match, seat=None):
    """The legal lines."""
    return {str(action) for action in match.legal(seat)}


def set_up(options=None, upto="play", seed=1):
    """A match dealt at random, up to a phase."""
    match, rng = opened(options=options, seed=seed), random.Random(seed)
    while match.state()["phase"] != upto:
        step(match, rng)
    return match


def step(match, rng):
    """Draw chance by the match's seed, or play any legal line."""
    if match.to_act == "*":
        match.draw()
    else:
        match.play(rng.choice(list(match.legal())))


def played(seed, options=None, most=3000):
    """A match played at random, to its end if it has no more lines than that."""
    match, rng = opened(options=options, seed=seed), random.Random(seed)
    while match.to_act is not None and len(match.lines) < most:
        step(match, rng)
    return match
