"""A guardsman who is found out is a blow, where he stood."""

from __future__ import annotations

import pytest

from tests.ui.apps import at_a_table, new_app
from wonderland.games.painting_the_roses.events import GuardTaken


@pytest.mark.rule("PR-66")
def test_a_guardsman_who_is_taken_is_told_where_he_stood():
    table = at_a_table(new_app(), "painting-the-roses")
    blow = table.lively.blows.of(GuardTaken("b", "5S", "b3"))
    assert (blow.seat, blow.words) == ("b", "Found out")
    assert table.place(blow.place) != table.place("b3")
    assert table.place("guard z9") is None
