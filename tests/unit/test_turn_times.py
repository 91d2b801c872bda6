"""The table of turns says what it measures: with a clock that ticks once a look, each decision takes one."""

from __future__ import annotations

from itertools import count

import pytest

from tools.speed import turns


def test_a_turn_is_what_one_seat_thinks_in_it():
    spent = turns.turns("painting-the-roses", "random", 1, 6, count().__next__)
    assert 6 <= len(spent) <= 14
    assert all(took == int(took) >= 1 for took in spent)
    assert sum(spent) > len(spent)


@pytest.mark.parametrize(
    ("level", "longest", "reached"),
    [("easy", 0.21, "no"), ("easy", 0.2, "yes"), ("master", 5.0, "yes"), ("master", 5.1, "no")],
)
def test_the_longest_turn_is_held_against_what_was_asked(level, longest, reached):
    row = turns.row("wonderland", level, [0.1, longest, 0.1], 0.3)
    assert row.endswith(f" {reached} |")
    assert f"| 3 | 30% | 0.10 | {longest:.2f} |" in row
