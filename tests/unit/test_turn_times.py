"""The table of turns says what it measures: with a clock that ticks once a look, each decision takes one."""

from __future__ import annotations

from itertools import count

import pytest

from tools.speed import turns
from wonderland.games import registry

MOST = 6
"""Turns that are played."""


@pytest.mark.parametrize("name", registry.names())
def test_a_turn_is_what_one_seat_thinks_in_it(name):
    spent = turns.turns(name, "random", 1, MOST, count().__next__)
    assert 1 < len(spent) <= (MOST + 1) * len(registry.info(name).seats)
    assert all(took == int(took) >= 1 for took in spent)
    assert sum(spent) > len(spent)


@pytest.mark.parametrize(
    ("level", "longest", "reached"),
    [("easy", 0.21, "no"), ("easy", 0.2, "yes"), ("master", 5.0, "yes"), ("master", 5.1, "no")],
)
def test_the_longest_turn_is_held_against_what_was_asked(level, longest, reached):
    row = turns.row("any", level, [0.1, longest, 0.1], 0.3)
    assert row.endswith(f" {reached} |")
    assert f"| 3 | 30% | 0.10 | {longest:.2f} |" in row
