"""Tips of Storytellers: each once, over the log, gone with a click; what they are given at there is."""

from __future__ import annotations

import pytest

from tests.games.storytellers.ui.tables import TELLING, sit_down
from tests.ui.apps import new_app
from tests.ui.devices import click, region, settle
from wonderland import api
from wonderland.games import registry
from wonderland.games.storytellers import events
from wonderland.games.storytellers.lesson_words import MOMENTS, STEPS
from wonderland.learn.tips import tips
from wonderland.session.progress import Progress
from wonderland.session.tips import TipBook
from wonderland.ui.games.storytellers.questions import moment
from wonderland.ui.kit.tip_box import TipBox

NAME = "storytellers"
LEADING = {
    **{key: value for key, value in TELLING.items() if key != "last"}, "phase": "play", "to_play": ["a", "b", "c"],
    "hands": {"a": "what01 who02", "b": "where02"},
    "told": {"when": "when09", "who": "who17"}, "achievements": {"a": "ach25 ach33 ach36"},
}  # fmt: skip
"""The storyteller is to play, and every pile is kept."""
TITLES = ("Your missions", "Verdict First", "The Clock That Sang Backwards", "The Riddle Tournament")


def tipped(app, people="a", position=LEADING):
    scene = sit_down(app, people, position=position)
    scene.board.asides.tips = TipBox(TipBook(tips(NAME), Progress(), app.settings))
    scene.board.tell([events.ThemeTurned("thm15")])
    settle(app)
    return scene


@pytest.mark.parametrize("size", [(1280, 720), (960, 600)])
def test_a_tip_lies_over_the_log_covers_no_control_and_no_mission_and_goes_with_a_click(size):
    app = new_app(size)
    scene = tipped(app)
    assert scene.board.asides.tips.tip.rule == "ST-43"
    buttons = [region(app, key).rect for key in ("tip-close", "tip-none")]
    assert all(scene.board.layout.panel.contains(one) for one in buttons)
    box = buttons[0].union(buttons[1]).inflate(20, 20)
    others = [r for r in app.canvas.regions if not r.key.startswith(("tip-", "log")) and r.act]
    assert not [one.key for one in others if one.rect.colliderect(box)]
    tip = app.canvas.covers[-1].rect
    missions = [one for one in app.canvas.texts if one.text in TITLES]
    assert len(missions) == len(TITLES)
    assert not [one.text for one in missions if one.rect.colliderect(tip)]
    click(app, buttons[0].center)
    assert scene.board.asides.tips.tip is None
    scene.board.tell([events.ThemeTurned("thm15")])
    assert scene.board.asides.tips.tip is None
    while app.scenes:
        app.scenes.pop().leave()


@pytest.mark.parametrize(("change", "step"), [
    ({"hands": {"a": "where02"}, "told": TELLING["told"]}, "closed"),
    ({"active": "b"}, "play"),
    ({"active": "b", "to_play": ["a"]}, "last"),
    ({"phase": "draw", "verdict": "boring"}, "draw"),
    ({"phase": "collect", "verdict": "wonderful"}, "collect"),
    ({"to_play": ["b", "c"]}, ""),
])  # fmt: skip
def test_what_is_asked_has_a_name_for_whoever_is_asked(change, step):
    position = {**LEADING, **change}
    if "phase" in change:
        del position["to_play"]
    assert moment(api.game(NAME).new({}, seed=7, position=position).view("a")) == step


def test_every_moment_has_a_tip_is_a_step_or_an_event_and_names_a_rule():
    assert {*tips(NAME)} == MOMENTS
    assert all(hasattr(events, name) for name in MOMENTS - STEPS)
    words = (registry.info(NAME).folder / "rules.yaml").read_text("utf-8")
    assert all(tip.rule in words for tip in tips(NAME).values())
