"""Twins of a match: the same as far as a seat can tell, with other things where it sees none (section 10)."""

from __future__ import annotations

from dataclasses import replace

from tests.games.storytellers.tools import opened

SWAPS = 6


def begun():
    """Matches at their beginning, of few and of many seats."""
    for seed, options in enumerate(({}, {"players": 3}, {"players": 5, "ratings": "open"}, {"players": 8})):
        yield opened(options=options, seed=seed)


def names(match):
    """Every card, mission and character that there is."""
    config = match.position.config
    return [*config.names, *config.achievement_names, *config.character_names]


def twin(match, seat, rng):
    """The record with what others hold exchanged for other things of its sort that the seat hasn't seen."""
    record, state = match.record(), match.state()
    swapped = {}
    for pool in _pools(match, seat, state):
        rng.shuffle(pool)
        for one, other in list(zip(pool[::2], pool[1::2], strict=False))[:SWAPS]:
            swapped |= {one: other, other: one}
    moves = [" ".join([swapped.get(word, word) for word in line.split()]) for line in record.moves]
    if state["phase"] == "rate" and state["ratings"] and match.position.config.secret:
        moves = [*moves[:-9], *(_turned(line, seat, rng) for line in moves[-9:])]
    return replace(record, moves=moves)


def _pools(match, seat, state):
    """Names of one sort of which the seat has never seen any."""
    seen = {word for line in match.lines_for(seat) for word in line.split()}
    shown = {c["id"] for c in state["characters"].values() if c and c["face"] == "up"}
    config = match.position.config
    for kind in ("who", "where", "what", "when"):
        yield [name for name in config.names if name.startswith(kind) and name not in seen]
    dealt = [n for at, n in enumerate(config.achievement_names) if config.dealt_from >> at & 1]
    yield [name for name in dealt if name not in seen]
    yield [name for name in config.character_names if name not in seen | shown]


def _turned(line, seat, rng):
    who, verb, *rest = line.split()
    if verb == "rate" and who != seat and rng.random() < 0.5:
        return f"{who} rate {'boring' if rest == ['wondering'] else 'wondering'}"
    return line
