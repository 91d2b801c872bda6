"""Source that notes which of its statements are run; ``plugin`` reads it."""

from __future__ import annotations

import ast

REACHED = "__mutate_reached__"
"""A set among the builtins: the functions and statements run since it was last emptied."""
KEPT = "__mutate_kept__"
"""Another: what was run below functions that keep their results, and so counts for every test."""


def noting(source: str, file: str) -> str:
    """Return a module that does the same and notes every function called and statement run."""
    tree = ast.parse(source)
    _note(tree, file, "")
    return ast.unparse(tree)


def key(file: str, place: str | int) -> str:
    """What is noted for a function, by its qualified name, or a statement, by its line."""
    return f"{file}::{place}"


def _note(tree: ast.AST, file: str, outer: str) -> None:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            name = f"{outer}{node.name}"
            _note(node, file, f"{name}.<locals>.")
            body = [_noted(file, name), *_each_noted(node.body, file)]
            cached = any("cache" in ast.unparse(decorator) for decorator in node.decorator_list)
            node.body = _kept(body) if cached else body
        elif isinstance(node, ast.ClassDef):
            _note(node, file, f"{outer}{node.name}.")
        else:
            _note(node, file, outer)


def _noted(file: str, place: str | int) -> ast.stmt:
    return ast.parse(f"{REACHED}.add({key(file, place)!r})").body[0]


def _each_noted(body: list[ast.stmt], file: str) -> list[ast.stmt]:
    """The statements of a function, and those in their blocks, each after a note of its line."""
    noted: list[ast.stmt] = []
    for statement in body:
        noted += [_noted(file, statement.lineno), statement]
        if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue  # a function of its own, noted as such
        blocks: list[ast.AST] = [statement, *getattr(statement, "handlers", [])]
        blocks += getattr(statement, "cases", [])
        for block in blocks:
            for name in ("body", "orelse", "finalbody"):
                if inner := getattr(block, name, None):
                    setattr(block, name, _each_noted(inner, file))
    return noted


def _kept(body: list[ast.stmt]) -> list[ast.stmt]:
    """The body of a function that keeps its results: all it calls goes to ``KEPT``."""
    frame = ast.parse(
        f"__before = {REACHED}.copy()\n"
        f"{REACHED}.clear()\n"
        f"try:\n    pass\n"
        f"finally:\n    {KEPT}.update({REACHED})\n    {REACHED}.clear()\n"
        f"    {REACHED}.update(__before)\n"
    ).body
    attempt = frame[2]
    assert isinstance(attempt, ast.Try)
    attempt.body = body
    return frame
