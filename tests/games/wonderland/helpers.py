"""Short ways to a match, for tests."""

from __future__ import annotations

import random

import wonderland

POOL_W = ["AS", "4H", "JS", "2D", "5C", "6H", "JD", "QS", "3D", "7D", "QH", "KS", "9H", "TS", "KH"]
POOL_E = ["AH", "4C", "JC", "2S", "5S", "6C", "JH", "QC", "3C", "7S", "QD", "KC", "9S", "TS", "KD"]
ROW7 = [f"{c}7" for c in "bcdefghijklmnopqrs"]


def game():
    return wonderland.game("wonderland")


def start(options=None, pools=None, **position):
    """A match from a custom start; West begins unless the position says otherwise."""
    position = {"active": "w", "phase": "action", **position}
    pools = pools or {"w": POOL_W, "e": POOL_E}
    return game().new(options=options or {}, pools=pools, seed=1, position=position)


def fresh(**options):
    """A match from the beginning, West first."""
    return game().new(options={"first": "w", **options}, pools={"w": POOL_W, "e": POOL_E}, seed=1)


def play(match, *lines):
    """Play lines; return all their events."""
    return [event for line in lines for event in match.play(line)]


def being(match, name):
    """A being of the state, or None."""
    return next((b for b in match.state()["beings"] if b["id"] == name), None)


def rule_of(match, line):
    """The rule that refuses a line, None if it is legal."""
    refused = match.check(line)
    return refused.rule if refused else None


def legal(match):
    return sorted(str(action) for action in match.legal())


def random_match(seed, lines=400, **options):
    """A match of random legal play."""
    match, rng = game().new(options=options, seed=seed), random.Random(seed)
    while match.to_act is not None and len(match.lines) < lines:
        if match.to_act == "*":
            match.draw()
        else:
            match.play(match.legal().choose(rng))
    return match
