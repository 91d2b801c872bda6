"""Tips of Dungeon Dice: each once, on the felt, gone with a click or when one goes on."""

from __future__ import annotations

import pytest

from tests.games.dungeon_dice.ui.player import GAME, Mouse, sit_down
from tests.ui.apps import new_app
from tests.ui.devices import region, settle
from wonderland.games import registry
from wonderland.games.dungeon_dice import events
from wonderland.games.dungeon_dice.lesson_words import MOMENTS as KNOWN
from wonderland.learn.tips import tips
from wonderland.session.progress import Progress
from wonderland.session.tips import TipBook
from wonderland.ui.games.dungeon_dice.scene import MOMENTS
from wonderland.ui.kit.tip_box import TipBox


def tipped(app, **setup):
    scene, _ = sit_down(app, options={"first": "w"}, **setup)
    scene.asides.tips = TipBox(TipBook(tips(GAME), Progress(), app.settings))
    scene.enter()
    settle(app)
    return scene


@pytest.mark.parametrize("size", [(1280, 720), (960, 600)])
def test_each_is_given_once_covers_no_control_and_goes_with_a_click(size):
    app = new_app(size)
    scene = tipped(app)
    assert scene.asides.tips.tip.rule == "DD-31"
    box = region(app, "tip-close").rect.inflate(20, 20)
    assert scene.layout.felt.contains(box)
    others = [r for r in app.canvas.regions if not r.key.startswith("tip-") and r.act]
    assert not any(r.rect.colliderect(box) for r in others)
    Mouse(app).use("tip-close")
    assert scene.asides.tips.tip is None
    scene.enter()
    assert scene.asides.tips.tip is None
    while app.scenes:
        app.scenes.pop().leave()


def test_the_next_one_comes_with_what_is_asked_next(app):
    scene = tipped(app)
    scene.control.choosing.suggest()
    app.draw()
    Mouse(app).use("roll")
    assert scene.asides.tips.tip is not None
    assert scene.asides.tips.tip.rule != "DD-31"


def test_moments_are_steps_or_events_and_rules_there_are():
    named = {name for name in KNOWN if name not in MOMENTS.values()}
    assert all(hasattr(events, name) for name in named)
    words = (registry.info(GAME).folder / "rules.yaml").read_text("utf-8")
    assert set(tips(GAME)) == KNOWN
    assert all(tip.rule in words for tip in tips(GAME).values())
