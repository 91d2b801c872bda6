"""Twins of a match: the same as far as a seat can tell, with other figures on the others' tiles (DW-99)."""

from __future__ import annotations

from dataclasses import replace

from tests.games.dominoes_of_war.tools import opened, set_up


def begun():
    """Matches in which bases are being stocked, of two seats and of more."""
    for seed, options in enumerate(({}, {"players": 3, "base": 4}, {"preset": "quick"}, {"preset": "teams"})):
        yield opened(options=options, seed=seed)
        yield set_up(options, "stock", seed)


def names(match):
    """Every type that there is."""
    return [troop.key for troop in match.position.config.definitions.troops]


def twin(match, seat, rng):
    """The record with what others have stocked dealt out anew; nothing else is hidden."""
    if match.state()["phase"] != "stock":
        return None
    record, moves = match.record(), []
    left = {}
    for line in record.moves:
        words = line.split()
        if words[1] == "stock" and words[0] != seat:
            army = left.setdefault(words[0], _army(match, words[0]))
            for at in range(3, len(words), 2):
                words[at] = army.pop(rng.randrange(len(army)))
        moves.append(" ".join(words))
    return replace(record, moves=moves)


def _army(match, seat):
    config = match.position.config
    at = config.seats.index(seat)
    return [key for key in config.keys[at] for _ in range(config.army[at])]
