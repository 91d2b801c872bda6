"""Twins of matches of Low Card: the same as far as a seat can tell."""

from __future__ import annotations

from dataclasses import replace

import wonderland


def begun():
    """Matches at their beginning."""
    for seed in range(2):
        yield wonderland.game("low-card").new(seed=seed)


def names(match):
    """Every card that there is."""
    return ["1", "2", "3"]


def twin(match, seat, rng):
    """Other cards for those that others hold and did not lay."""
    record = match.record()
    laid = {line.split()[0]: line.split()[2] for line in record.moves if " lay " in line}
    moves = []
    for line in record.moves:
        words = line.split()
        if words[1] == "deal" and words[2] != seat:
            kept = [laid[words[2]]] if words[2] in laid else []
            words[3] = "".join([*kept, *(str(rng.randint(1, 3)) for _ in range(2 - len(kept)))])
        moves.append(" ".join(words))
    return replace(record, moves=moves)
