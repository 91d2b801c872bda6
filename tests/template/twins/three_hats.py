"""Twins of matches of Three Hats: the same as far as a seat can tell."""

from __future__ import annotations

from dataclasses import replace

import wonderland
from tests.template.hats import DECK, NAME


def begun():
    """Matches at their beginning."""
    for seed in range(2):
        yield wonderland.game(NAME).new(seed=seed)


def names(match):
    """Every card that there is."""
    return [str(card) for card in DECK]


def twin(match, seat, rng):
    """Two cards changed for one another that the seat neither holds nor has seen laid.

    None where somebody else would have taken a trick.
    """
    record, size = match.record(), len(match.seats)
    moves = [line.split() for line in record.moves]
    lays = [words for words in moves if words[1] == "lay"]
    own = [words for words in moves if words[1] == "deal" and words[2] == seat]
    mine = [words for words in lays if words[0] == seat]
    seen = {words[-1] for words in (*own, *mine, *lays[size - 1 :: size])}
    hidden = [str(card) for card in DECK if str(card) not in seen]
    if len(hidden) < 2:
        return None
    one, other = rng.sample(hidden, 2)
    names = {one: other, other: one}
    moves = [[*words[:-1], names.get(words[-1], words[-1])] for words in moves]
    changed = [words for words in moves if words[1] == "lay"]
    if _takers(lays, size) != _takers(changed, size):
        return None
    return replace(record, moves=[" ".join(words) for words in moves])


def _takers(lays, size):
    """Who took each trick that is over."""
    tricks = [lays[at : at + size] for at in range(0, len(lays) // size * size, size)]
    return [max(trick, key=lambda words: int(words[-1]))[0] for trick in tricks]
