"""Tips of Dungeon Dice: each once, on the felt, gone with a click or when one goes on."""

from __future__ import annotations

import pygame
import pytest

from tests.games.dungeon_dice.ui.player import GAME, Mouse, sit_down
from tests.ui.apps import new_app
from tests.ui.devices import click, region, settle
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
    scene.board.asides.tips = TipBox(TipBook(tips(GAME), Progress(), app.settings))
    scene.enter()
    settle(app)
    return scene


@pytest.mark.parametrize("size", [(1280, 720), (960, 600)])
def test_each_is_given_once_covers_no_control_and_goes_with_a_click(size):
    app = new_app(size)
    scene = tipped(app)
    assert scene.board.asides.tips.tip.rule == "DD-31"
    box = region(app, "tip-close").rect.inflate(20, 20)
    assert scene.layout.felt.contains(box)
    others = [r for r in app.canvas.regions if not r.key.startswith("tip-") and r.act]
    assert not any(r.rect.colliderect(box) for r in others)
    Mouse(app).use("tip-close")
    assert scene.board.asides.tips.tip is None
    scene.enter()
    assert scene.board.asides.tips.tip is None
    while app.scenes:
        app.scenes.pop().leave()


def test_the_next_one_comes_with_what_is_asked_next(app):
    scene = tipped(app)
    scene.control.choosing.suggest()
    app.draw()
    Mouse(app).use("roll")
    assert scene.board.asides.tips.tip is not None
    assert scene.board.asides.tips.tip.rule != "DD-31"


def test_moments_are_steps_or_events_and_rules_there_are():
    named = {name for name in KNOWN if name not in MOMENTS.values()}
    assert all(hasattr(events, name) for name in named)
    words = (registry.info(GAME).folder / "rules.yaml").read_text("utf-8")
    assert set(tips(GAME)) == KNOWN
    assert all(tip.rule in words for tip in tips(GAME).values())


@pytest.fixture
def calling(app):
    """A first net in hand, and the tip about it."""
    scene = tipped(app, seed=5)
    for line in ("w dice 1G 1G 1G", "* roll S S A"):
        scene.session.match.play(line)
    scene.control.laying.settle()
    scene.enter()
    settle(app)
    assert scene.board.asides.tips.tip.rule == "DD-37"
    return scene


def test_it_is_not_in_the_way_of_a_net_that_falls_open(moving):
    scene = tipped(moving, seed=5)
    for line in ("w dice 1G 1G 1G", "* roll S S A"):
        scene.session.match.play(line)
    scene.control.laying.settle()
    scene.enter()
    moving.draw()
    assert region(moving, "tip-close")
    scene.do(scene.control.laying.unfold)
    assert scene.board.film.telling
    moving.draw()
    assert not any(r.key.startswith("tip-") for r in moving.canvas.regions)


def point(app, at):
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    settle(app)


def test_it_does_not_run_away_from_the_mouse_that_carries_a_net(app, calling):
    there = region(app, "tip-close").rect
    for at in ((there.right + 300, there.bottom + 200), (there.right + 150, there.bottom + 60)):
        point(app, at)
        assert region(app, "tip-close").rect == there
    before = calling.control.laying.start
    click(app, there.center)
    assert calling.board.asides.tips.tip is None
    assert calling.control.laying.start == before  # the net stays beside what lies over the table


def test_why_a_net_may_not_lie_there_is_read_beside_it(app, calling):
    box = calling.board.view.noted[0]
    calling.control.laying.move_to("b11")
    app.dirty = True
    app.draw()
    assert calling.control.laying.refusal()
    why = calling.control.laying.refusal().message
    said = next(one for one in app.canvas.texts if one.text[1:].startswith(why[1:12]))
    assert not said.rect.colliderect(box)
    button = next(one for one in calling.board.bars.foot().buttons if one["key"] == "unfold")
    assert button["why"][0].isupper()


@pytest.mark.parametrize(("monsters", "told"), [([], False), (["wRAB1 d7"], True)])
def test_what_a_click_on_a_monster_shows_is_told_when_there_is_one(app, monsters, told):
    position = {"laid": {"w": "b7-f7"}, "monsters": monsters, "crests": {"w": {"M": 2}}}
    scene, _ = sit_down(app, position=position)
    scene.board.asides.tips = TipBox(TipBook(tips(GAME), Progress(), app.settings))
    scene.enter()
    settle(app)
    assert (scene.board.asides.tips.tip is not None) == told
