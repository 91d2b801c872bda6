"""Figures that go are a blow where a seat has none left, or where many go at once."""

from __future__ import annotations

import pytest

from tests.ui.apps import at_a_table, new_app
from wonderland.games.dominoes_of_war.events import Removed


@pytest.mark.rule("DW-80", "DW-83")
def test_the_last_figure_is_told_where_it_fell():
    table = at_a_table(new_app(), "dominoes-of-war")  # nobody has a figure yet
    blow = table.lively.blows.of(Removed((("a", "grunt", "j9"),)))
    assert (blow.seat, blow.place, blow.words) == ("a", "j9", "The last figure")
