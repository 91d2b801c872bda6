"""How a table is composed: how many members its classes have, and how many calls a click takes."""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap

import wonderland
from tests.ui.devices import click, region
from wonderland.session.match_session import MatchSession, Seat
from wonderland.ui.kit.app import App
from wonderland.ui.kit.scene import Scene
from wonderland.ui.shell.screens import screens_of
from wonderland.ui.table.exits import TableExits

MOST, DEEP = 40, 8
"""So many members a class of a table has, its own and inherited ones, without a scene's; and so many
calls lie between a click and the rules."""


def given(kind):
    """What a class's methods set on ``self``."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(kind)))
    stored = (n for n in ast.walk(tree) if isinstance(n, ast.Attribute) and isinstance(n.ctx, ast.Store))
    return {n.attr for n in stored if isinstance(n.value, ast.Name) and n.value.id == "self"}


def members(kind):
    """The names that a class and those that it derives from define, or set on what they make."""
    found = set()
    for one in kind.__mro__:
        if one.__module__.partition(".")[0] == wonderland.__name__:
            found |= {*vars(one), *inspect.get_annotations(one), *given(one)}
    return {name for name in found if not name.startswith(("__", "_abc_"))} - {*dir(Scene), "app"}


def way_of(app, key, position):
    """The calls from the window to the rules when a control is clicked."""
    app.step(16)
    app.draw()
    return way_at(app, region(app, key).rect.center, position)


def way_at(app, at, position):
    """The calls from the window to the rules when a place is clicked."""
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
