"""What the tests of every game do with a match: play lines, ask why one is refused, hold a state against a part."""

from __future__ import annotations

import random

import wonderland


def play(match, *lines):
    """Play lines, and return the match."""
    for line in lines:
        match.play(line)
    return match


def why_not(match, line):
    """The rule that refuses a line; None if it may be played."""
    refused = match.check(line)
    return None if refused is None else refused.rule


def check_part(state, expected, whole=(), where="state"):
    """Each value expected is in the state: of mappings the part expected, null for what isn't there.

    Args:
        state: a state or a part of one.
        expected: what should be there.
        whole: keys whose mappings are expected whole.
        where: what part it is, for the message.
    """
    for key, value in expected.items():
        at = f"{where}.{key}"
        if key not in whole and isinstance(value, dict) and isinstance(state.get(key), dict):
            check_part(state[key], value, whole, at)
        elif value is None:
            assert state.get(key) is None, at
        else:
            assert state[key] == value, at


def check_example(match, example, whole=()):
    """A worked example of the rules: its lines lead to what it says, and what it forbids is refused."""
    play(match, *example.get("moves", ()))
    state = match.state()
    check_part(state, example.get("expect", {}), whole)
    for line, rule in example.get("refused", {}).items():
        assert why_not(match, line) == rule, line
    assert match.state() == state


class Playing:
    """What the tests of one game do with matches of it.

    Args:
        game: its name.
        acting: the phase up to which a match is set up.
    """

    def __init__(self, game, acting):
        self._game, self._acting = game, acting

    def opened(self, position=None, options=None, seed=1):
        """A match, from a custom start if one is given."""
        setup = {} if position is None else {"position": position}
        return wonderland.game(self._game).new(options=options or {}, seed=seed, **setup)

    def set_up(self, options=None, upto=None, seed=1):
        """A match dealt and set up at random, up to a phase."""
        match, rng = self.opened(options=options, seed=seed), random.Random(seed)
        while match.state()["phase"] != (upto or self._acting):
            step(match, rng)
        return match

    def played(self, seed, options=None, most=3000):
        """A match played at random, to its end if it has no more lines than that."""
        match, rng = self.opened(options=options, seed=seed), random.Random(seed)
        while match.to_act is not None and len(match.lines) < most:
            step(match, rng)
        return match


def step(match, rng):
    """Draw chance by the match's seed, or play any legal line."""
    if match.to_act == "*":
        match.draw()
    else:
        match.play(match.legal().choose(rng))


def lines(match, seat=None):
    """The legal lines."""
    return {str(action) for action in match.legal(seat)}


def verbs(match):
    """The verbs of the legal lines."""
    return {line.split()[1] for line in lines(match)}
