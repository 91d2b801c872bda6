"""A Master who loses a Heart Point is a blow, where he stands."""

from __future__ import annotations

import pytest

from tests.ui.apps import at_a_table, new_app
from wonderland.games.dungeon_dice.events import MasterHurt


@pytest.mark.rule("DD-54")
@pytest.mark.parametrize(("left", "words"), [(2, "−1 heart"), (0, "The last heart")])
def test_a_heart_lost_is_told_at_its_master(left, words):
    table = at_a_table(new_app(), "dungeon-dice")
    blow = table.lively.blows.of(MasterHurt("w", left))
    assert (blow.seat, blow.by, blow.words) == ("w", "e", words)
    assert table.place(blow.place)
