"""Each bonus is used by clicking on the table."""

from __future__ import annotations

import pytest

from tests.games.dominoes_of_war.tools import GAME, standing
from tests.house.matches import people
from wonderland import api
from wonderland.session.match_session import MatchSession
from wonderland.ui.shell.screens import screens_of
from wonderland.ui.table.exits import TableExits

BASE = {"bases": {"a": "f9 e9 e10"}, "walls": "k9k10"}


def region(app, key):
    app.draw()
    return next(one for one in app.canvas.regions if one.key == key and one.act)


@pytest.mark.parametrize(
    ("face", "clicks", "line"),
    [
        ("6-4", ["f9", "type-grunt"], "a reinforce grunt f9"),
        ("8-4", ["g9", "g11"], "a move g9 g11"),
        ("9-8", ["e11"], "a build e11"),
        ("12-8", ["k9k10", "l9l10"], "a shift k9k10 l9l10"),
    ],
)
def test_it_is_used_by_clicks(app, face, clicks, line):
    match = standing({"f9": "grunt"}, **BASE)
    for played in ("a move f9 g9", f"* flip g9 {face}"):
        match.play(played)
    session = MatchSession(api.game(GAME), match, people(match))
    app.push(screens_of(GAME).match(app, session, TableExits(lambda: None, lambda: None)))
    for key in clicks:
        app.activate(region(app, key))
    assert match.lines[2] == line
