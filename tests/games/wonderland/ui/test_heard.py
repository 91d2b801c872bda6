"""What happens is heard from where it happens."""

from __future__ import annotations

from unittest import mock

from tests.ui.test_sound import table_at
from wonderland import api
from wonderland.ui.table.heard import ear


def test_what_happens_at_the_left_is_heard_at_the_left():
    match = api.game("wonderland").new(seed=1)
    table = table_at(match, "w")
    table.app.draw()
    hear = ear(table.app, table.board.place)
    with mock.patch.object(table.app.sounds, "play") as play:
        hear("step", "a5")
        hear("step", "t5")
        hear("step", "nowhere")
    left, right, middle = (call.args[1] for call in play.call_args_list)
    assert -1 <= left < right <= 1
    assert middle == 0.0
