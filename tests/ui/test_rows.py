"""Screens are laid out by rows and columns: no bare number is added to a place or taken from one."""

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
    """Each number that a function adds or subtracts as it stands: its line, and what is reckoned."""
    seen = set()
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, FUNCTIONS):
            for node in ast.walk(function):
                if any(map(is_bare, terms(node))) and node not in seen:
                    seen.add(node)
                    yield node.lineno, ast.unparse(node)


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

def draw(x, y):
    y += 3
    x -= 1
    return x + 14, y / 2 - 0.5, -7.5 + x, x + HIGH, f(x - (20)), 1 + 2
"""
    assert [what for _, what in bare_numbers(source)] == ["y += 3", "x + 14", "-7.5 + x", "x - 20"]
