"""A match under way as a seat knows it: it went so, looks so to the seat, and tells nothing else."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tests.house.matches import begun
from wonderland import api
from wonderland.core.match import Match

PLACES = (12, 40, 90)
SEEDS = range(3)


def under_way(name: str) -> list[Match]:
    """Matches of random play that are not over; none of a game that does not say what a seat knows.

    Such a game gives nothing away.
    """
    if api.game(name).parts.known is None:
        match = begun(name, PLACES[0])
        with pytest.raises(LookupError):
            known(match, match.seats[0])
        return []
    return [begun(name, lines, seed) for lines in PLACES for seed in SEEDS]


def known(match: Match, seat: str, chance: int = 1) -> Match:
    """The match as a seat knows it, hidden things drawn from a chance."""
    game = api.Game(match.game)
    return game.load(game.known(match.record(), seat, Random(chance)))


def test_it_looks_to_the_seat_as_the_match_does(name):
    for match in under_way(name):
        for seat in match.seats:
            other = known(match, seat)
            assert other.lines_for(seat) == match.lines_for(seat)
            assert other.view(seat) == match.view(seat)
            assert other.to_act == match.to_act


def test_it_is_the_same_whatever_is_hidden(name):
    """What one chance draws is another truth, of which the seat must be told no other story."""
    several, matches = 0, under_way(name)
    for match in matches:
        for seat in match.seats:
            one, other = known(match, seat, 1), known(match, seat, 2)
            several += one.record() != other.record()
            assert known(other, seat, 1).record() == one.record() == known(one, seat, 1).record()
    assert several or not matches, "something was hidden"


def test_what_comes_next_is_drawn_from_what_nobody_knows(name):
    """Neither from the match's seed nor from anything else that the record holds."""
    for match in under_way(name):
        game, seat, record = api.Game(match.game), match.seats[0], match.record()
        reseeded = replace(record, seed=(record.seed or 0) + 1)
        one, other = (game.known(each, seat, Random(3)) for each in (record, reseeded))
        assert one == other, "the seed has no part in it"
        assert one.seed != game.known(record, seat, Random(4)).seed
