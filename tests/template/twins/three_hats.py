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
    """Two cards changed for one another that the seat neither holds nor has seen in a trick."""
    record, size = match.record(), len(match.seats)
    moves = [line.split() for line in record.moves]
    lays = [words for words in moves if words[1] == "lay"]
    own = [words for words in moves if words[1] == "deal" and words[2] == seat]
    seen = {words[-1] for words in (*own, *lays[: len(lays) // size * size])}
    hidden = [str(card) for card in DECK if str(card) not in seen]
    if len(hidden) < 2:
        return None
    one, other = rng.sample(hidden, 2)
    names = {one: other, other: one}
    moves = [[*words[:-1], names.get(words[-1], words[-1])] for words in moves]
    return replace(record, moves=[" ".join(words) for words in moves])
