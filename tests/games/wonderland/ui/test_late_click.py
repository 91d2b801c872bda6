"""A click on a card that comes after its side has ended its turn picks nothing."""

from __future__ import annotations

import pytest

from tests.games.wonderland.ui.tables import match_scene, played
from wonderland.ui.shell.studio import Studio


@pytest.mark.rule("W-16")
def test_a_card_of_the_other_side_alone_is_not_picked_and_the_screen_is_drawn():
    studio = Studio((1280, 720), None, "wonderland")
    scene = match_scene(studio, played(studio, 1))
    control = scene.control
    pools = control.state["pools"]
    theirs = next(side for side in pools if side != control.seat)
    only_theirs = next(card for card in pools[theirs] if card not in pools[control.seat])
    own = pools[control.seat][0]
    control.clear()
    control.dice.pick_card(only_theirs)
    studio.app.draw()
    assert control.dice.cards == []
    control.dice.pick_cards([only_theirs, own])
    studio.app.draw()
    assert control.dice.cards == [own]
