"""What the tests of this game share."""

from __future__ import annotations

import random

import wonderland
from tests.playing import play, why_not

__all__ = [
    "GAME",
    "A",
    "B",
    "C",
    "finish_turn",
    "lines",
    "opened",
    "play",
    "played",
    "set_up",
    "start",
    "step",
    "verbs",
    "why_not",
]  # fmt: skip
GAME = "painting-the-roses"
A = "3H 7C 9D 2S TD"
B = "4C 4H 8S 6D AC"
C = "5C 5D 2H 9S 6C"


def opened(position=None, options=None, seed=1):
    """A match, from a custom start if one is given."""
    setup = {} if position is None else {"position": position}
    return wonderland.game(GAME).new(options=options or {}, seed=seed, **setup)


def start(a=A, b=B, options=None, **rest):
    """A match in its action step, two gardens where ``c`` is not given; guardsmen at home."""
    gardens = {"a": a, "b": b}
    guards = {"a": "4D a3", "b": "5S b3"}
    if (c := rest.pop("c", None)) is not None:
        gardens["c"] = C if c is True else c
        guards["c"] = "3D c3"
    rest = {"guards": guards, **rest}
    return opened({"gardens": gardens, **rest}, options)


def lines(match):
    return {str(action) for action in match.legal()}


def verbs(match):
    return {str(action).split()[1] for action in match.legal()}


def set_up(options=None, upto="act", seed=1):
    """A match dealt and set up at random, up to a phase."""
    match, rng = opened(options=options, seed=seed), random.Random(seed)
    while match.state()["phase"] != upto:
        step(match, rng)
    return match


def step(match, rng):
    """Draw chance by the match's seed, or play any legal action."""
    if match.to_act == "*":
        match.draw()
    else:
        match.play(rng.choice(list(match.legal())))


def played(seed, options=None, most=3000):
    match, rng = opened(options=options, seed=seed), random.Random(seed)
    while match.to_act is not None and len(match.lines) < most:
        step(match, rng)
    return match


def finish_turn(match, *rest):
    """End the action step; draw and reveal the cards named, or any."""
    match.play(f"{match.to_act} end")
    for line in rest:
        match.play(line)
    while match.to_act == "*":
        match.draw()
    return match
