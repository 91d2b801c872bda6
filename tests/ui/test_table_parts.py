"""A table is composed: no class of it has many members, and a click comes to the engine in few calls."""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap

import pytest

import wonderland
from tests.template.test_drawn import drawn_hats  # noqa: F401 - a fixture
from tests.ui.devices import click, region
from wonderland.session.match_session import MatchSession, Seat
from wonderland.ui.games.dungeon_dice import scene as dungeon
from wonderland.ui.games.painting_the_roses import scene as garden
from wonderland.ui.games.wonderland import scene as flagship
from wonderland.ui.kit.app import App
from wonderland.ui.kit.scene import Scene
from wonderland.ui.shell.plain import PlainBoard, PlainPicture, PlainScene
from wonderland.ui.shell.screens import screens_of
from wonderland.ui.table.ending import Ending
from wonderland.ui.table.exits import TableExits
from wonderland.ui.table.hand import Hand
from wonderland.ui.table.house_board import HouseControl

MOST, DEEP = 40, 8
"""So many members a class of a table has, its own and inherited ones, without a scene's; and so many
calls lie between a click and the rules."""
PARTS = (
    PlainScene, PlainBoard, PlainPicture, HouseControl, Hand, Ending, garden.MatchScene, garden.GardenBoard,
    garden.Bars, dungeon.DungeonBoard, dungeon.Bars, flagship.MatchBoard, flagship.Bars, flagship.SmallTable,
)  # fmt: skip


def given(kind):
    """What a class's methods set on ``self``."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(kind)))
    stored = (
        n for n in ast.walk(tree) if isinstance(n, ast.Attribute) and isinstance(n.ctx, ast.Store)
    )
    return {n.attr for n in stored if isinstance(n.value, ast.Name) and n.value.id == "self"}


def members(kind):
    """The names that a class and those that it derives from define, or set on what they make."""
    found = set()
    for one in kind.__mro__:
        if one.__module__.startswith("wonderland"):
            found |= {*vars(one), *inspect.get_annotations(one), *given(one)}
    return {name for name in found if not name.startswith(("__", "_abc_"))} - {*dir(Scene), "app"}


@pytest.mark.parametrize("kind", PARTS, ids=lambda kind: kind.__qualname__)
def test_no_class_of_a_table_has_many_members(kind):
    assert len(members(kind)) <= MOST, sorted(members(kind))


def way_of(app, key, position):
    """The calls from the window to the rules when a control is clicked."""
    app.step(16)
    app.draw()
    at = region(app, key).rect.center
    ways, perform = [], type(position).perform

    def watched(self, action, events):
        frame, names = sys._getframe(1), ["perform"]
        while frame:
            names.append(frame.f_code.co_qualname)
            if frame.f_code is App.handle.__code__:
                ways.append(names[::-1])
                break
            frame = frame.f_back
        return perform(self, action, events)

    type(position).perform = watched
    try:
        click(app, at)
    finally:
        type(position).perform = perform
    return ways[0]


def at_table(app, game):
    match = wonderland.game(game).new(seed=7)
    while match.to_act == "*":
        match.draw()
    seats = {seat: Seat(f"Person {seat}") for seat in match.seats}
    session = MatchSession(wonderland.game(game), match, seats)
    app.settings.values = app.settings.values.model_copy(update={"curtain": False})
    app.push(screens_of(game).match(app, session, TableExits(lambda: None, lambda: None)))
    app.step(16)
    return app.scene


def press(app, key):
    app.step(16)
    app.draw()
    click(app, region(app, key).rect.center)


def test_a_click_on_a_picture_comes_to_the_rules_in_few_calls(app, drawn_hats):  # noqa: F811
    match = at_table(app, "three-hats").session.match
    press(app, "card-0")
    assert len(way := way_of(app, "felt", match.position)) <= DEEP, way
    press(app, "card-0")
    assert len(way := way_of(app, "lay", match.position)) <= DEEP, way
    assert [line.split()[1] for line in match.lines[-2:]] == ["lay", "lay"]


def test_a_click_in_the_garden_comes_to_the_rules_in_few_calls(app):
    scene = at_table(app, "painting-the-roses")
    match = scene.session.match
    while match.state()["phase"] == "row":
        assert len(way := way_of(app, "lay", match.position)) <= DEEP, way
        app.step(16)
    while match.state()["phase"] != "act" or match.to_act == "*":
        app.step(60)
        if match.state()["phase"] == "guard" and match.to_act != "*":
            press(app, "card-0")
            assert len(way := way_of(app, "post", match.position)) <= DEEP, way
    _, card, hedge = next(
        one for one in scene.control.own_lines() if one.startswith("move ")
    ).split()
    press(app, f"card-{scene.control.hand.index(card)}")
    key = f"hedge-{hedge}"
    assert len(way := way_of(app, key, match.position)) <= DEEP, way
    assert len(way := way_of(app, "end", match.position)) <= DEEP, way


@pytest.mark.parametrize("game", ["dungeon-dice", "wonderland"])
def test_a_button_of_the_other_tables_comes_to_the_rules_in_few_calls(app, game):
    scene = at_table(app, game)
    match = scene.session.match
    begin = next(str(line) for line in match.legal())
    scene.do(lambda: begin)
    for _ in range(200):
        app.step(60)
        app.draw()
        one = region(app, "end") or region(app, "decline")
        if one and one.act:
            break
    assert len(way := way_of(app, one.key, match.position)) <= DEEP, way
