"""What lies about on the lawn."""

from __future__ import annotations

import pytest

from tests.ui.apps import new_app
from wonderland.games.painting_the_roses.names import SEAT_NAMES
from wonderland.ui.boards.still_things import CUP
from wonderland.ui.games.painting_the_roses.garden import Garden
from wonderland.ui.games.painting_the_roses.layout import Layout
from wonderland.ui.games.painting_the_roses.things import lying


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_on_the_lawn_nothing_lies_under_a_name_or_a_king(seats):
    app, names = new_app(), "abcdef"[:seats]
    layout = Layout(1280.0, 720.0, tuple(names))
    view = {"queen": "", "kings": {seat: [] for seat in names}, "guards": {}}
    placed = Garden(SEAT_NAMES).places(app.canvas, layout, view)
    parts = [part for place in placed.values() for part in place.parts]
    found = lying(app.canvas, layout, parts)
    assert CUP in [one.sprite for one in found]
    assert not lying(app.canvas, layout, [layout.lawn])
