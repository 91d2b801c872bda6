"""Screens are laid out by rows and columns: what reckons places adds no bare numbers.

A function that draws may: there a number stands beside what it is. Elsewhere it has a name.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from wonderland.ui import kit

UI = Path(kit.__file__).parents[1]
ROOMS = ("shell", "table", "kit", "boards", "games")
FREE = {0, 1, 2, 0.5}
"""Nothing, the next one, both sides, the middle."""
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def bare_numbers(source: str) -> Iterator[tuple[int, str]]:
    """Each number that a function which does not draw adds or subtracts: its line, and what is reckoned."""
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, FUNCTIONS) and not draws(function):
            found = (node for node in own(function) if any(map(is_bare, terms(node))))
            yield from ((node.lineno, ast.unparse(node)) for node in found)


def own(function: ast.AST) -> Iterator[ast.AST]:
    """What stands in a function, without the functions in it."""
    for node in ast.iter_child_nodes(function):
        if not isinstance(node, FUNCTIONS):
            yield node
            yield from own(node)


def draws(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether a function is handed what it draws on, or the box that it lays out."""
    return any(one.arg in ("canvas", "sight", "box") for one in function.args.args)


def terms(node: ast.AST) -> tuple[ast.expr, ...]:
    """What is added to or subtracted from something by a part of a program."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
        return node.left, node.right
    if isinstance(node, ast.AugAssign) and isinstance(node.op, ast.Add | ast.Sub):
        return (node.value,)
    return ()


def is_bare(term: ast.expr) -> bool:
    """Whether a term is a number of its own, and not one of the few that need no name."""
    if isinstance(term, ast.UnaryOp):
        term = term.operand
    if not isinstance(term, ast.Constant) or type(term.value) not in (int, float):
        return False
    return term.value not in FREE


def found_in(path: Path) -> list[str]:
    """The bare numbers of a module, each with its place."""
    found = bare_numbers(path.read_text(encoding="utf-8"))
    return [f"{path.relative_to(UI)}:{line}: {what}" for line, what in found]


@pytest.mark.parametrize("room", ROOMS)
def test_no_place_is_reckoned_with_bare_numbers(room):
    paths = sorted((UI / room).rglob("*.py"))
    assert paths
    assert [one for path in paths for one in found_in(path)] == []


def test_bare_numbers_are_found():
    source = """
HIGH = 14 + 2

def place(x, y):
    y += 3
    x -= 1
    return x + 14, y / 2 - 0.5, -7.5 + x, x + HIGH, f(x - (20)), 1 + 2
"""
    assert [what for _, what in bare_numbers(source)] == ["y += 3", "x + 14", "-7.5 + x", "x - 20"]


def test_a_function_that_draws_may_add_them():
    drawn = "def draw(canvas, x, y):\n    canvas.text(x + 14, y - 3, 8 + x)\n"
    assert list(bare_numbers(drawn)) == []
    nested = "def draw(canvas, x):\n    def other(x):\n        return x + 5\n    return x + 6\n"
    assert [what for _, what in bare_numbers(nested)] == ["x + 5"]
