"""An Image that loses a life is a blow of the flagship's, where the Image stands."""

from __future__ import annotations

import pytest

from tests.ui.apps import at_a_table, new_app
from wonderland.games.wonderland.events import LifeLost


@pytest.mark.rule("W-65")
@pytest.mark.parametrize(("left", "words"), [(2, "−1 life"), (0, "The last life")])
def test_a_life_lost_is_told_at_its_image(left, words):
    table = at_a_table(new_app(), "wonderland")
    blow = table.lively.blows.of(LifeLost("e", left))
    assert (blow.seat, blow.by, blow.words) == ("e", "w", words)
    assert table.place(blow.place)
