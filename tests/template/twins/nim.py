"""Twins of matches of the game of docs/a-game-from-nothing.md: the same as far as a seat can tell."""

from __future__ import annotations

from random import Random

import wonderland


def begun():
    """Matches at their beginning."""
    for seed in range(2):
        yield wonderland.game("nim").new(seed=seed)


def names(match):
    """Every stash that there is."""
    return ["1", "2", "3"]


def twin(match, seat, rng: Random):
    """Another stash for one that was not added: what the game itself draws for a match that is shown."""
    game = wonderland.game("nim")
    return game.parts.known(game.rules, match.record(), seat, rng)
