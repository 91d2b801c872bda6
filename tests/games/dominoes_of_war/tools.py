"""What the tests of this game share."""

from __future__ import annotations

import random

import wonderland

GAME = "dominoes-of-war"
B_LANE = "k15 k16 k17 k18 k19 k20"


def opened(position=None, options=None, seed=1):
    """A match, from a custom start if one is given."""
    setup = {} if position is None else {"position": position}
    return wonderland.game(GAME).new(options=options or {}, seed=seed, **setup)


def standing(a, b=None, options=None, **rest):
    """A match in a's action step, with troops where they are said to stand."""
    troops = {"a": a, "b": b or {"k20": "general"}}
    return opened({"troops": troops, **rest}, options)


def lines(match):
    return {str(action) for action in match.legal()}


def verbs(match):
    return {str(action).split()[1] for action in match.legal()}


def step(match, rng):
    """Draw chance by the match's seed, or play any legal action."""
    if match.to_act == "*":
        match.draw()
    else:
        match.play(match.legal().choose(rng))


def set_up(options=None, upto="act", seed=1):
    """A match set up at random, up to a phase."""
    match, rng = opened(options=options, seed=seed), random.Random(seed)
    while match.state()["phase"] != upto:
        step(match, rng)
    return match


def played(seed, options=None, most=3000):
    """A match played at random."""
    match, rng = opened(options=options, seed=seed), random.Random(seed)
    while match.to_act is not None and len(match.lines) < most:
        step(match, rng)
    return match


def any_options(rng):
    """Options of any kind, drawn."""
    return rng.choice(
        [
            {},
            {"preset": "quick"},
            {"preset": "frontier"},
            {"preset": "teams", "field": "7x6", "base": 3},
            {"players": 3, "field": "6x8", "factions": {"b": "scouts", "c": "cowboys"}},
            {"players": 4, "base": 5, "walls": 0, "field": 8, "army": 2, "dead": "return"},
            {"factions": {"a": "cowboys", "b": "scouts"}, "repeats": "kind", "stocking": "open"},
            {"actions": {"a": 1, "b": 5}, "walls": 3, "first": "b", "quiet": 3, "rounds": 12},
        ]
    )
