"""Lines are said by clicks on the table, and a click that does nothing says why."""

from __future__ import annotations

import pytest

from tests.games.dominoes_of_war.tools import GAME, opened, standing
from tests.house.matches import people
from tests.ui.apps import new_app
from wonderland import api
from wonderland.session.match_session import MatchSession
from wonderland.ui.shell.screens import screens_of
from wonderland.ui.table.exits import TableExits

BASE = {"bases": {"a": "f9 e9 e10"}, "walls": "k9k10"}
COWBOYS = {"options": {"factions": {"a": "cowboys"}}}
BOMB = {"j8": "grunt", "j11": "kamikaze"}
AIMED = {"j10": "grunt", "l8": "grunt"}
TEAM = {"a": {"j8": "grunt"}, "b": {"p16": "general"}, "c": {"j11": "kamikaze"}, "d": {"p8": "grunt"}}


def table_of(app, match):
    session = MatchSession(api.game(GAME), match, people(match))
    app.push(screens_of(GAME).match(app, session, TableExits(lambda: None, lambda: None)))
    return app.scene


def click(app, *keys):
    for key in keys:
        app.draw()
        app.activate(next(one for one in app.canvas.regions if one.key == key and one.act))


@pytest.mark.parametrize(
    ("face", "clicks", "line"),
    [
        ("6-4", ["f9", "type-grunt"], "a reinforce grunt f9"),
        ("8-4", ["g9", "g11"], "a move g9 g11"),
        ("9-8", ["e11"], "a build e11"),
        ("12-8", ["k9k10", "l9l10"], "a shift k9k10 l9l10"),
    ],
)
def test_a_bonus_is_used_by_clicks(app, face, clicks, line):
    match = standing({"f9": "grunt"}, **BASE)
    for played in ("a move f9 g9", f"* flip g9 {face}"):
        match.play(played)
    table_of(app, match)
    click(app, *clicks)
    assert match.lines[2] == line


def test_a_bonus_lets_one_shoot_at_two(app):
    match = standing({"j7": "quickshot"}, {**AIMED, "k20": "general"}, **COWBOYS)
    for played in ("a move j7 j8", "* flip j8 8-4"):
        match.play(played)
    table_of(app, match)
    click(app, "j8", "j10", "l8", "shoot")
    assert match.lines[2] == "a attack j8 j10 l8"


@pytest.mark.rule("DW-56")
@pytest.mark.parametrize(
    ("clicks", "line"),
    [
        (["j11", "k11"], "a move j11 k11"),
        (["j8", "j11", "j11", "k11"], "a move j11 k11"),
        (["j8", "j11", "shoot"], "a attack j8 j11"),
    ],
)
def test_a_friend_who_may_be_shot_is_asked_about_first(app, clicks, line):
    match = standing(BOMB)
    table_of(app, match)
    click(app, *clicks[:-1])
    assert not match.lines
    click(app, clicks[-1])
    assert match.lines == [line]


@pytest.mark.rule("DW-97")
def test_an_ally_is_asked_about_too(app):
    match = opened({"troops": TEAM}, {"preset": "teams"})
    table_of(app, match)
    click(app, "j8", "j11")
    assert not match.lines
    click(app, "shoot")
    assert match.lines == ["a attack j8 j11"]


@pytest.mark.rule("DW-61")
@pytest.mark.parametrize(("answer", "line"), [("type-grunt", "a spawn j7 grunt j6"), ("move-j7-j6", "a move j7 j6")])
def test_who_may_walk_or_call_onto_a_tile_is_asked_which(app, answer, line):
    match = standing({"j7": "general"})
    table_of(app, match)
    click(app, "j7", "j6")
    assert not match.lines
    click(app, answer)
    assert match.lines == [line]


@pytest.mark.parametrize(
    ("clicks", "rule"),
    [
        (["l12"], "DW-37"),  # nobody stands there
        (["k20"], "DW-37"),  # an enemy
        (["j4"], "DW-37"),  # it has no way out
        (["j11"], "DW-38"),  # it has acted
        (["j8", "j11"], "DW-38"),
        (["j8", "l12"], "DW-41"),
        (["j8", "k20"], "DW-58"),
    ],
)
def test_a_click_that_does_nothing_says_why(app, clicks, rule):
    match = standing({"j8": "grunt", "j4": "grenadier", "j11": "grunt"}, acted="j11")
    table = table_of(app, match)
    click(app, *clicks)
    assert not match.lines
    assert table.control.refused.rule == rule


@pytest.mark.rule("DW-47")
@pytest.mark.parametrize(
    ("lines", "square", "why"),
    [
        (["a move j8 j9", "* flip j9 6-6"], "j9", "Grunt fell: a mine lay on j9"),
        (["a move j8 j9", "* flip j9 6-6"], "j8", "Nobody stands on j8"),
        (["a attack j8 l8"], "l8", "Grunt on l8 has just fallen"),
    ],
)
def test_of_an_empty_tile_it_is_told_who_has_just_fallen_there(app, lines, square, why):
    match = standing({"j8": "grunt", "j4": "general"}, {"l8": "grunt", "k20": "general"})
    for line in lines:
        match.play(line)
    table = table_of(app, match)
    click(app, square)
    assert table.control.refused.message == f"{why}."


@pytest.mark.parametrize("size", [(1280, 720), (960, 600)])
def test_no_edge_takes_the_clicks_of_another(size):
    """Two edges that meet in a corner have each a place of its own, also on the largest field."""
    match = opened(options={"first": "a", "players": 4, "field": "12x12", "base": 3}, seed=3)
    for line in ("a base l4 l5 l6", "b base d13 e13 f13", "c base l19 l20 l21", "d base s9 t9 u9"):
        match.play(line)
    app = new_app(size)
    table_of(app, match)
    app.draw()
    edges = [one.rect for one in app.canvas.regions if one.spoken.startswith("Between")]
    assert len(edges) == 2 * 12 * 11
    assert all(len(edge.collidelistall(edges)) == 1 for edge in edges)
