"""Twins of a match: the same as far as a seat can tell, with other cards in the hands of others (section 13)."""

from __future__ import annotations

from dataclasses import replace

from tests.games.painting_the_roses.tools import opened

SWAPS = 4


def begun():
    """Matches at their beginning, of few and of many seats."""
    for seed, options in enumerate(({}, {"players": 3}, {"ranks": "memory"}, {"players": 6})):
        yield opened(options=options, seed=seed)


def names(match):
    """Every card that there is."""
    return list(dict.fromkeys(match.position.config.names))


def twin(match, seat, rng):
    """The record with cards of others' hands changed for one another, and for cards of the draw pile."""
    record, state = match.record(), match.state()
    moves = [line.split() for line in record.moves]
    places = {
        other: {card: _dealt(moves, other, card) for card in state["hands"][other]}
        for other in match.seats
        if other != seat
    }
    hidden = [(other, card) for other, cards in places.items() for card in cards]
    for _ in range(SWAPS):
        if not hidden:
            break
        other, card = hidden.pop(rng.randrange(len(hidden)))
        third, new = rng.choice([*hidden, *(("", one) for one in state["pile"])] or [("", card)])
        if third:
            hidden.remove((third, new))
            _put(moves, places[third][new], card)
        _put(moves, places[other][card], new)
    return replace(record, moves=[" ".join(words) for words in moves])


def _dealt(moves, seat, card):
    """Where a card of a hand was dealt last: the line, and the word in it."""
    return next(
        (line, at)
        for line in reversed(range(len(moves)))
        if moves[line][:1] == ["*"] and moves[line][1] in ("hand", "draw") and moves[line][2] == seat
        for at, word in enumerate(moves[line])
        if at > 2 and word == card
    )


def _put(moves, place, card):
    line, at = place
    moves[line][at] = card
