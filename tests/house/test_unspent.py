"""A turn in which something useful is left is ended by a second press, and its button is not the yellow one."""

from __future__ import annotations

import inspect
from random import Random

import pygame
import pytest

from tests.house.matches import GAMES, begun, people, play_any
from tests.ui.devices import press, region
from wonderland import api
from wonderland.session.match_session import MatchSession
from wonderland.session.moments import starts
from wonderland.ui.shell.screens import screens_of
from wonderland.ui.table.exits import TableExits
from wonderland.ui.table.table import Board
from wonderland.ui.table.table_control import WAITING

WITH_TURNS = [
    name for name in GAMES if "ends" in inspect.get_annotations(getattr(screens_of(name).match, "brings", Board))
]
"""The games whose boards say what is left unspent."""
LINES = 160


@pytest.fixture(params=WITH_TURNS)
def table(request, app):
    """People at a table of a game, in the thick of it where the game has such a start."""
    app.settings.values = app.settings.values.model_copy(update={"curtain": False})
    middle = starts(request.param).get("middle")
    match = middle.match(api.game(request.param)) if middle else begun(request.param, seed=4)
    session = MatchSession(api.game(request.param), match, people(match))
    app.push(screens_of(request.param).match(app, session, TableExits(lambda: None, lambda: None)))
    return app.scene


def turns(table):
    """The moments at which a person may end his turn, in random play: the control that ends it."""
    match, rng = table.session.match, Random(4)
    while match.to_act is not None and len(match.lines) < LINES:
        for _ in range(60):
            table.app.step(40)
            if table.control.mode != WAITING:
                break
        table.app.draw()
        if end := region(table.app, "end"):
            yield end
        if match.to_act is not None and table.control.mode != WAITING:
            play_any(table.session, rng)
            table.stand_anew()


def means_enter(table):
    return table.first_focus() == "end"


def test_the_button_that_ends_a_turn_is_the_yellow_one_only_where_nothing_useful_is_open(table):
    seen = set()
    for _ in turns(table):
        useful = bool(table.board.ends.unspent())
        assert means_enter(table) is not useful
        seen.add(useful)
    assert True in seen


def test_what_is_left_is_told_once_a_turn_and_then_the_turn_ends(table):
    told = 0
    for _ in turns(table):
        left, lines = table.board.ends.unspent(), list(table.session.match.lines)
        press(table.app, pygame.K_e, "e")
        if left:
            assert table.session.match.lines == lines
            assert table.control.refused.message.startswith(left)
            told += 1
            table.app.draw()
            press(table.app, pygame.K_e, "e")
        assert table.session.match.lines[len(lines)].endswith(" end")
        if told == 3:
            return
    raise AssertionError("nothing useful was ever left")
