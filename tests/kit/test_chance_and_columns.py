"""Chance by weights, and where each column of a store lies."""

from __future__ import annotations

import pytest

from wonderland.kit.chance import RANDOM_BITS, drawn, probabilities
from wonderland.kit.columns import Column, ColumnLayout, new_store

WHOLE = 1 << RANDOM_BITS
WEIGHTS = [("leaf", 1), ("rose", 0), ("card", 3)]


def test_probabilities_are_shares_of_the_weights():
    assert probabilities(WEIGHTS) == [("leaf", 0.25), ("rose", 0.0), ("card", 0.75)]
    assert probabilities([]) == []


def test_every_number_draws_by_the_weights_to_the_last_one():
    quarter = WHOLE // 4
    assert RANDOM_BITS == 64
    assert drawn(WEIGHTS, 0) == "leaf"
    assert drawn(WEIGHTS, quarter - 1) == "leaf"
    assert drawn(WEIGHTS, quarter) == "card"
    assert drawn(WEIGHTS, WHOLE - 1) == "card"
    assert [drawn([(n, 1) for n in range(4)], n * quarter) for n in range(4)] == [0, 1, 2, 3]


def test_nothing_is_drawn_from_nothing():
    with pytest.raises(ValueError, match="nothing to draw"):
        drawn([], 0)
    with pytest.raises(ValueError, match="nothing to draw"):
        drawn([("rose", 0)], 5)


OWN = [Column("passes"), Column("stays", lasts=True), Column("also passes")]


def test_columns_that_last_lie_first_and_added_ones_move_nothing():
    layout = ColumnLayout(OWN, 4)
    assert [layout.offset(c) for c in ("stays", "passes", "also passes")] == [0, 4, 8]
    more = ColumnLayout(OWN, 4, [Column("new", lasts=True), Column("brief")])
    assert [more.offset(c) for c in ("stays", "passes", "also passes")] == [0, 4, 8]
    assert (more.offset("brief"), more.offset("new")) == (12, 16)
    assert list(more.offsets()) == [0, 4, 8, 12, 16]
    with pytest.raises(KeyError):
        layout.offset("new")


def test_what_ends_with_the_turn_is_one_slice():
    layout = ColumnLayout(OWN, 4, [Column("new", lasts=True), Column("brief")])
    store = layout.store()
    assert list(store) == [0] * 20
    for index in range(len(store)):
        store[index] = index + 1
    store[layout.passing] = layout.nothing
    assert list(store) == [1, 2, 3, 4] + [0] * 12 + [17, 18, 19, 20]
    for index in range(len(store)):
        store[index] = index + 1
    store[layout.passing_of[2]] = layout.nothing_of_one
    assert [index for index, number in enumerate(store) if not number] == [6, 10, 14]
    assert layout.capacity == 4


def test_two_columns_of_one_name_are_refused():
    with pytest.raises(ValueError, match="same"):
        ColumnLayout(OWN, 4, [Column("passes")])


def test_a_store_is_all_zero():
    assert list(new_store(2, 3)) == [0] * 6
    assert new_store(2, 3).typecode == "i"


def test_a_column_says_nothing_and_passes_unless_told():
    column = Column("plain")
    assert (column.lasts, column.more, column.less) == (False, "", "")
