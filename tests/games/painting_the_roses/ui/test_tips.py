"""Tips of the roses: each once, over the log, gone with a click; no two games share a moment."""

from __future__ import annotations

import pytest

from tests.games.painting_the_roses.ui.player import GAME, Mouse, lift_curtain, sit_down
from tests.ui.apps import new_app
from tests.ui.devices import region, settle
from wonderland.core.errors import BadInput
from wonderland.games import registry
from wonderland.learn.tips import read, tips
from wonderland.session.progress import Progress, read_progress
from wonderland.session.tips import TipBook
from wonderland.ui.kit.tip_box import TipBox
from wonderland.ui.shell.navigator import Navigator


def tipped(app, players=2, **how):
    scene, _ = sit_down(app, players, dealer="a", **how)
    scene.board.asides.tips = TipBox(TipBook(tips(GAME), Progress(), app.settings))
    scene.enter()
    settle(app)
    lift_curtain(app, Mouse(app))
    return scene


def test_each_is_given_once_and_goes_with_a_click(app):
    scene = tipped(app, rows="dealt")
    assert scene.board.asides.tips.tip.rule == "PR-17"
    Mouse(app).use("tip-close")
    assert scene.board.asides.tips.tip is None
    scene.enter()
    assert scene.board.asides.tips.tip is None
    Mouse(app).use("card-0")
    Mouse(app).use("post")
    assert region(app, "tip-none") is None or scene.board.asides.tips.tip.rule != "PR-17"


@pytest.mark.parametrize("size", [(1280, 720), (960, 600)])
@pytest.mark.parametrize("players", [2, 6])
def test_a_tip_covers_nobody_and_no_control(size, players):
    app = new_app(size)
    scene = tipped(app, players, rows="dealt")
    app.draw()
    box = region(app, "tip-close").rect.inflate(20, 20)
    assert box.left >= app.canvas.px(scene.layout.panel.x)
    others = [r for r in app.canvas.regions if not r.key.startswith("tip-") and r.act]
    assert not any(r.rect.colliderect(box) for r in others)


def test_what_was_given_is_remembered(app):
    book = TipBook(tips(GAME), Navigator(app).school.progress, app.settings)
    assert book.at(["own-turn"]) is not None
    assert "own-turn" in read_progress().tips
    assert book.at(["own-turn"]) is None


def test_a_moment_that_there_is_not_is_named(tmp_path):
    path = tmp_path / "tips.yaml"
    text = f"format: wonderland-tips/1\ngame: {GAME}\ntips:\n  noon: {{rule: PR-1, says: x}}\n"
    path.write_text(text, "utf-8")
    with pytest.raises(BadInput, match="no moment noon") as bad:
        read(path)
    assert bad.value.problems[0].line == 4


def test_no_two_games_share_a_moment():
    made = [part.moments for name in registry.names() if (part := registry.parts(name).lessons)]
    assert sum(map(len, made)) == len(frozenset().union(*made))


def test_every_tip_is_about_a_rule_that_there_is():
    words = (registry.info(GAME).folder / "rules.yaml").read_text("utf-8")
    assert all(f"{tip.rule}:" in words or f" {tip.rule}" in words for tip in tips(GAME).values())
