"""The battlefield is composed: few calls from a click to the rules."""

from __future__ import annotations

import pytest

from tests.games.dominoes_of_war.tools import GAME, opened, standing
from tests.house.matches import people
from tests.ui.composed import DEEP, press, way_of
from tests.ui.devices import settle
from wonderland import api
from wonderland.session.match_session import MatchSession
from wonderland.ui.shell.screens import screens_of
from wonderland.ui.table.exits import TableExits

BASES = ["j6 j5 j4 j3 j2 j1", "k15 k16 k17 k18 k19 k20"]
FIGURES = {"j8": "grunt", "j5": "grunt", "g9": "kamikaze", "j11": "kamikaze"}
FOES = {"j10": "grunt", "h9": "grunt", "k20": "general"}


def at_table(app, match):
    session = MatchSession(api.game(GAME), match, people(match))
    app.push(screens_of(GAME).match(app, session, TableExits(lambda: None, lambda: None)))
    return match.position


@pytest.mark.parametrize(
    ("clicks", "key"),
    [(["j8"], "j10"), (["j8"], "j9"), (["g9"], "h9"), (["j8", "j11"], "shoot"), (["g9"], "g9g10"), (["end"], "end")],
)
def test_an_act_comes_to_the_rules_in_few_calls(app, clicks, key):
    troops = {**FIGURES} if key != "shoot" else {"j8": "grunt", "j11": "kamikaze"}
    position = at_table(app, standing(troops, {**FOES} if key != "shoot" else None, walls="g9g10"))
    for one in clicks:
        press(app, one)
    assert len(way := way_of(app, key, position)) <= DEEP, way


def test_setting_up_comes_to_the_rules_in_few_calls(app):
    position = at_table(app, opened(options={"first": "a", "walls": 1}, seed=3))
    for base in BASES:
        for square in base.split():  # from the field outwards, as the table grows
            press(app, square)
        assert len(way := way_of(app, "lay", position)) <= DEEP, way
        settle(app)
    assert len(way := way_of(app, "j9j10", position)) <= DEEP, way
