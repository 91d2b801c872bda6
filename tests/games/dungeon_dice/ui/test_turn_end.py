"""Ending a turn with an attack left undone says so once; else it is what Enter means."""

from __future__ import annotations

import pytest

from tests.games.dungeon_dice.ui.player import sit_down

BESIDE = {"laid": {"w": "b7-f7", "e": "g7-r7"}, "monsters": ["wLIO1 c7", "eKOB1 e7"]}


@pytest.mark.rule("DD-41", "DD-49")
@pytest.mark.parametrize(
    ("crests", "left"),
    [({"M": 1, "A": 1}, "Lion could still attack."), ({"A": 1}, ""), ({"M": 1}, "")],
    ids=["after a stride", "out of reach", "no Attack"],
)
def test_an_attack_that_is_left_undone_is_told_once_before_the_turn_ends(app, crests, left):
    scene, _ = sit_down(app, position={**BESIDE, "crests": {"w": crests}})
    app.draw()
    assert (scene.first_focus() == "end") is not bool(left)
    end, match = scene.board.ends.button(), scene.session.match
    assert end["primary"] is not bool(left)
    scene.do(scene.board.ends.end)
    if left:
        assert not match.lines
        assert left in scene.control.refused.message
        scene.do(scene.board.ends.end)
    assert match.lines[0] == "w end"
