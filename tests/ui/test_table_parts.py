"""A table is composed: no class of it has many members, and a click comes to the engine in few calls."""

from __future__ import annotations

import importlib
import inspect
import pkgutil

from tests.template.test_drawn import drawn_hats  # noqa: F401 - a fixture
from tests.ui.composed import DEEP, MOST, at_table, members, press, way_of

ROOMS = ("wonderland.ui.table", "wonderland.ui.games", "wonderland.ui.shell.plain")
SHELL = "wonderland.ui.shell."


def classes():
    """Every class of the tables: the house's, the plain table's, every game's; no screen of the shell."""
    names = set(ROOMS)
    for room in ROOMS[:2]:
        package = importlib.import_module(room)
        names |= {one.name for one in pkgutil.walk_packages(package.__path__, f"{room}.")}
    for name in sorted(names):
        for kind in vars(importlib.import_module(name)).values():
            if inspect.isclass(kind) and kind.__module__ == name:
                beside = any(one.__module__.startswith(SHELL) for one in kind.__mro__)
                if not beside or name.startswith(SHELL):
                    yield kind


def test_no_class_of_a_table_has_many_members():
    many = {f"{kind.__qualname__} of {kind.__module__.split('.')[3]}": len(members(kind)) for kind in classes()}
    assert {name for name, count in many.items() if count > MOST} == set()
    assert len(many) > 200


def test_a_click_on_a_picture_comes_to_the_rules_in_few_calls(app, drawn_hats):  # noqa: F811
    match = at_table(app, "three-hats").session.match
    press(app, "card-0")
    assert len(way := way_of(app, "felt", match.position)) <= DEEP, way
    press(app, "card-0")
    assert len(way := way_of(app, "lay", match.position)) <= DEEP, way
    assert [line.split()[1] for line in match.lines[-2:]] == ["lay", "lay"]
