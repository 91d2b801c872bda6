"""What is seen while events are still to be shown: drawn at every moment, and never ahead of itself."""

from __future__ import annotations

from functools import partial

import pytest

from tests.games.dungeon_dice.ui.player import sit_down
from tests.ui.apps import new_app
from wonderland.games.dungeon_dice import events as ev
from wonderland.ui.games.dungeon_dice.animation import Surroundings, effects_of

BATTLE = {
    "laid": {"w": "b7-e7"}, "monsters": ["wRKN1 d7", "eWAL1 e7"],
    "crests": {"w": {"A": 3}, "e": {"D": 1, "T": 1}},
}  # fmt: skip


@pytest.fixture
def moving():
    """An app in which effects take their time."""
    app = new_app(motion="normal")
    app.fast = False
    yield app
    while app.scenes:
        app.scenes.pop().leave()


def frames(app, scene):
    """Each moment until all was seen: the texts on the screen, and what is said of the chain."""
    for _ in range(400):
        app.step(60)
        app.dirty = True
        app.draw()
        yield [text.text for text in app.canvas.texts]
        if not scene.presentation.show.running:
            return


@pytest.mark.rule("DD-70")
def test_a_chain_is_seen_to_unwind_and_nobody_is_asked_meanwhile(moving):
    scene, _ = sit_down(moving, position=BATTLE)
    seen = []
    for line in ("w attack RKN1 WAL1", "e use WAL1 weep RKN1", "w use RKN1 charge", "e defend"):
        scene.do(partial(scene.control.say_line, line))
        seen += list(frames(moving, scene))
    unwinding = [texts for texts in seen if "The chain is closed" in texts]
    assert unwinding
    assert not any("is asked" in text for texts in unwinding for text in texts)
    assert "eWAL1" not in scene.control.view["monsters"]


def test_harm_to_somebody_who_is_gone_before_he_was_seen_is_drawn_nowhere():
    harm = ev.Damaged("wDUM1", 20, 0)
    assert effects_of(harm, Surroundings({}, {}, long=False)) == []
    shown = effects_of(harm, Surroundings({"wDUM1": "c7"}, {}, long=False))
    assert shown[0][0].origin == "c7"
