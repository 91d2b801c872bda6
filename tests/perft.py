"""Perft: how many ways there are to go on, by depth, counted exactly."""

from __future__ import annotations

import copy

OVER = (None,)
CHANCE_TOO = (None, "*")
"""Where counting ends: when the match is over, or at chance as well."""


def perft(match, depth, ends=CHANCE_TOO):
    """Count the lines of play of a depth by the engine."""
    if depth == 0 or match.to_act in ends:
        return 1
    legal = match.legal()
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        after = match.copy()
        after.play(action)
        total += perft(after, depth - 1, ends)
    return total


def by_oracle(oracle, depth, to_act):
    """Count them by a second implementation.

    Args:
        oracle: where it stands.
        depth: how many lines.
        to_act: says of one who is awaited.
    """
    if depth == 0 or to_act(oracle) in CHANCE_TOO:
        return 1
    total = 0
    for line in oracle.legal():
        after = copy.deepcopy(oracle)
        after.play(line)
        total += by_oracle(after, depth - 1, to_act)
    return total
