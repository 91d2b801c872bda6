"""Buttons of a bar keep their places, and their order from left to right."""

from __future__ import annotations

from itertools import pairwise

import pytest

from wonderland.ui.kit.steady import Steady

RIGHT, GAP = 600.0, 10.0


def drawn(steady, keys, wide=60.0):
    """Where each of some buttons ends, as they are drawn one after another."""
    steady.begin("the bar", keys)
    ends = dict(zip(keys, steady.ends(keys, [wide] * len(keys), RIGHT, GAP), strict=True))
    steady.keep(0, ends)
    return ends


def test_one_that_stays_keeps_its_place_while_others_go():
    steady = Steady()
    before = drawn(steady, ["undo", "threats", "decline", "roll"])
    after = drawn(steady, ["undo", "threats", "roll"])
    assert all(after[key] == before[key] for key in after)


@pytest.mark.parametrize(
    ("first", "then"),
    [
        (["leave", "go-on"], ["turn", "mirror", "unfold", "leave", "go-on"]),
        (["threats", "a", "leave", "go-on"], ["turn", "threats", "leave", "go-on"]),
        (["a", "b", "c", "end"], ["new", "b", "end"]),
    ],
)
def test_what_is_new_stands_left_of_all_that_follow_it(first, then):
    steady = Steady()
    before, after = drawn(steady, first), drawn(steady, then)
    assert all(after[key] == before[key] for key in {*first} & {*then})
    assert all(after[one] < after[other] for one, other in pairwise(then))


def test_none_lies_on_another():
    steady = Steady()
    drawn(steady, ["a", "b", "c", "d", "end"])
    ends = sorted(drawn(steady, ["x", "b", "y", "d", "z", "end"]).values())
    assert all(other - one >= 60 + GAP for one, other in pairwise(ends))
