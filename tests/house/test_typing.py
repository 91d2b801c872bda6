"""Lines are typed in capitals, small letters and with the signs of suits, in every game."""

from __future__ import annotations

import random
import re

import pytest

from tests.house.matches import begun, people, play_any
from wonderland import api
from wonderland.session.match_session import MatchSession
from wonderland.session.typing import spelled

SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
RANK = {"T": "10"}


def with_signs(line):
    """A line whose cards are written with the signs of their suits."""
    return re.sub(r"\b([2-9TJQKA])([SHDC])\b", lambda m: RANK.get(m[1], m[1]) + SIGNS[m[2]], line)


@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_typed_means_the_line(name, seed):
    match, rng = begun(name, 0, seed=seed), random.Random(seed)
    table = MatchSession(api.game(name), match, people(match))
    cards = 0
    for _ in range(120):
        if match.to_act is None:
            break
        if match.to_act != "*":
            line = str(match.legal().choose(rng))
            signed = with_signs(line)
            cards += signed != line
            for typed in (line, line.lower(), line.upper(), line.swapcase(), f"  {signed} ", signed.lower()):
                assert spelled(typed, table) in (line, typed), (typed, line)
                assert match.check(spelled(typed, table)) is None, (typed, line)
        play_any(match, rng)
    assert match.check(spelled(f"{match.to_act or match.seats[0]} nonsense", table))
