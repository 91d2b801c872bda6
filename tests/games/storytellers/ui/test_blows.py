"""A story that is found boring is a blow to whoever told it; a wonderful one is none."""

from __future__ import annotations

import pytest

from tests.ui.apps import at_a_table, new_app
from wonderland.games.storytellers.events import RatingsShown


@pytest.mark.rule("ST-41")
def test_a_boring_story_is_told_of_its_teller():
    table = at_a_table(new_app(), "storytellers")
    of = table.lively.blows.of
    blow = of(RatingsShown({}, 0, 2, wonderful=False))
    assert (blow.seat, blow.words, blow.late) == (str(table.session.match.active), "Boring", True)
    assert of(RatingsShown({}, 2, 2, wonderful=True)) is None
