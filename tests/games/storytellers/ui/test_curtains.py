"""Where several share the screen a curtain hangs before hands and votes, and nowhere else (ST-83, ST-84)."""

from __future__ import annotations

import random
from functools import partial

import pytest

from tests.games.storytellers.ui.tables import TELLING, sit_down
from tests.ui.devices import click, region, settle
from wonderland.ui.games.storytellers.scene import MatchScene
from wonderland.ui.table.curtain import Curtain

TWO = {"players": 2, "themes": 2, "first": "a"}
MINE = {
    **TELLING, "phase": "collect", "verdict": "wonderful", "hands": {"a": "who05 what20"},
    "achievements": {"a": "ach14 ach18 ach33"}, "characters": {"a": "chr02 down"},
}  # fmt: skip


def keys(app):
    app.draw()
    return {one.key for one in app.canvas.regions}


@pytest.mark.rule("ST-83", "ST-84")
def test_two_people_meet_three_curtains_a_round(app, curtains):
    sit_down(app, "ab", TWO, position=None)
    table, rng = next(one for one in app.scenes if isinstance(one, MatchScene)), random.Random(5)
    match, hung = table.session.match, []
    while not match.result:
        if isinstance(app.scene, Curtain):
            state = match.state()
            hung.append((state["round"], state["phase"]))
            app.scene.lift()
        else:
            lines = [str(line) for line in match.legal() if "reveal" not in str(line)]
            line = rng.choice(lines)
            table.do(partial(str, line))
        settle(app)
    for number in (1, 2):
        steps = [phase for at, phase in hung if at == number]
        assert sorted(steps) == ["play", "play", "rate"]


@pytest.mark.rule("ST-83")
def test_who_keeps_a_card_before_all_eyes_may_look_at_his_own_behind_a_curtain(app, curtains):
    table = sit_down(app, position=MINE)
    assert app.scene is table, "what lies open is chosen from openly"
    own = {"card-0", "card-1", "reveal", "hint", "type", "log"}
    assert {"pile-who", "look"} <= (seen := keys(app))
    assert not own & seen
    assert not any("Always Six" in text.text for text in app.canvas.texts)
    click(app, region(app, "look").rect.center)
    assert isinstance(app.scene, Curtain)
    app.scene.lift()
    settle(app)
    assert own - {"hint"} <= keys(app)
    assert "look" not in keys(app)
    assert any("Always Six" in text.text for text in app.canvas.texts)


@pytest.mark.rule("ST-83")
def test_who_has_voted_is_not_alone_when_the_votes_are_counted(app, curtains):
    """All come to see them: neither the character nor a hand of who voted last may come up."""
    place = {key: value for key, value in MINE.items() if key != "verdict"}
    sit_down(app, "ab", position={**place, "phase": "rate", "active": "c", "last": "a"})
    table = app.scenes[-2]
    for _ in "ab":
        assert isinstance(app.scene, Curtain)
        app.scene.lift()
        settle(app)
        assert "reveal" in keys(app) or table.looking == "b"
        click(app, region(app, "wondering").rect.center)
        app.step(16)
    assert table.board.screen.discreet
    assert not {"reveal", "card-0", "hint"} & keys(app)
