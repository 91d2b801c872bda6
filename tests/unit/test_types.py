"""``Any`` turns type checking off for all that it touches, so each use of it has to be worth it."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import wonderland
from tests.exceptions import exceptions

ROOT = Path(wonderland.__file__).parent
MAY_USE_ANY = {
    "kit/looking_back.py": "looking back hands a game's turns and states to that game's assessor "
    "alone, whichever game's they are",
    "kit/position.py": "a position hands a game's states, and what is fixed for its match, to that "
    "game's own modules alone",
    "rl/environment.py": "PettingZoo's environments and wrappers say no types of their own",
    "ui/table/table.py": "a table hands a board's layout and view back to that board alone, whichever game's they are",
    "ui/table/ways.py": "how tight a match is, a game tells by its own view, whichever game's it is",
    "ui/table/story.py": "which turn begins, a game tells by its own events, whichever game's it is",
    **exceptions("any"),
}
MAY_TAKE_ANYTHING = {
    "cli/simulate/workers.py": "Dask's client runs whatever function it is handed",
    "kit/head.py": "a game's class of options takes those of its options.yaml, each checked before",
}


@cache
def modules() -> dict[str, ast.Module]:
    """Those that speak of types that may let anything pass; parsing all would take long."""
    sources = {path.relative_to(ROOT).as_posix(): path.read_text() for path in ROOT.rglob("*.py")}
    assert len(sources) > 500
    return {name: ast.parse(source) for name, source in sources.items() if "Any" in source or "Callable" in source}


def says_any(tree: ast.AST) -> bool:
    return any(
        (isinstance(node, ast.ImportFrom) and "Any" in [alias.name for alias in node.names])
        or (isinstance(node, ast.Attribute) and node.attr == "Any")
        for node in ast.walk(tree)
    )


def takes_anything(tree: ast.AST) -> bool:
    """Whether it says ``Callable[..., R]``: a function of which only the answer is checked."""
    return any(
        isinstance(node, ast.Subscript)
        and isinstance(node.value, ast.Name)
        and node.value.id == "Callable"
        and isinstance(node.slice, ast.Tuple)
        and isinstance(node.slice.elts[0], ast.Constant)
        for node in ast.walk(tree)
    )


def test_any_is_used_where_there_is_a_reason_and_nowhere_else():
    assert {name for name, tree in modules().items() if says_any(tree)} == set(MAY_USE_ANY)


def test_functions_say_what_they_take():
    found = {name for name, tree in modules().items() if takes_anything(tree)}
    assert found == set(MAY_TAKE_ANYTHING)


def test_every_way_to_say_it_is_seen():
    assert says_any(ast.parse("from typing import Any as Whatever"))
    assert says_any(ast.parse("import typing\nx: typing.Any = 1"))
    assert not says_any(ast.parse("from typing import AnyStr"))
    assert takes_anything(ast.parse("x: dict[str, Callable[..., int]]"))
    assert not takes_anything(ast.parse("x: Callable[[int], int]"))
