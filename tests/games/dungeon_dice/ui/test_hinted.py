"""A hint in two steps: a nudge in words; then its place, its net and its dice are pointed out."""

from __future__ import annotations

import pytest

from tests.games.dungeon_dice.tools import GAME
from tests.ui.devices import click, region, settle
from tests.ui.moments import show
from wonderland.games.dungeon_dice.named_line import in_names
from wonderland.ui.games.dungeon_dice.hinted import Hinted, hinted
from wonderland.ui.shell.studio import Studio

NET = {"j10", "k10", "l10", "l9", "m9", "n9"}
"""The squares of net K as it is drawn, its start square on l10; some lie under the net in hand."""


def test_the_move_shows_its_net_where_it_would_lie():
    stage = Studio((1280, 720), None, GAME)
    show(stage, "hint")
    stage.app.draw()
    view = stage.app.scene.board.view
    assert set(view.hinted.squares) == NET
    assert view.hinted.start == "l10"
    marks = view._marks(view.shown, "w")
    assert set(marks.pointed) == NET
    assert marks.starts == {"l10"}
    assert view.hinted.marked == {"K"}


def test_the_move_marks_its_dice():
    stage = Studio((1280, 720), None, GAME)
    show(stage, "hint-dice")
    stage.app.draw()
    assert stage.app.scene.board.view._lit_in_panel() == {"2G", "2W", "1B"}


@pytest.mark.parametrize("moment", ["hint", "hint-dice"])
def test_nothing_is_pointed_out_before_the_move_is_asked_for_or_after_it(moment):
    stage = Studio((1280, 720), None, GAME)
    show(stage, moment)
    stage.app.draw()
    app, view = stage.app, stage.app.scene.board.view
    shown = view.hinted
    assert shown != Hinted()
    for key, expected in (("hint-close", Hinted()), ("hint", Hinted()), ("hint", shown)):
        click(app, region(app, key).rect.center)
        settle(app)
        app.draw()
        assert view.hinted == expected


def test_whatever_may_be_said_is_pointed_out_on_the_table():
    """Of every line that may be said in the middle of a match: who does it, and where or on whom."""
    stage = Studio((1280, 720), None, GAME)
    show(stage, "match")
    stage.app.draw()
    match, table = stage.app.scene.session.match, stage.app.scene.layout
    verbs = set()
    for line in map(str, match.legal()):
        found, one = hinted(match, [line]), in_names(line)
        assert all(table.named(square) for square in found.squares), line
        if one.verb in ("move", "attack", "use"):
            verbs.add(one.verb)
            assert match.state()["monsters"][one.who]["square"] in found.squares
            assert one.verb != "move" or one.end in found.squares
            assert not one.on_master or "s7" in found.squares
    assert {"move", "attack"} <= verbs
