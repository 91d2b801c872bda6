"""Source that notes which of its functions are called; ``order`` is the plugin that reads it."""

from __future__ import annotations

import ast

REACHED = "__mutate_reached__"
"""A set among the builtins: the functions called since it was last emptied."""
KEPT = "__mutate_kept__"
"""Another: what was called below functions that keep their results, and so counts for every test."""


def noting(source: str, file: str) -> str:
    """Return a module that does the same and notes every function of its own that is called."""
    tree = ast.parse(source)
    _note(tree, file, "")
    return ast.unparse(tree)


def key(file: str, function: str) -> str:
    """What is noted for a function."""
    return f"{file}::{function}"


def _note(tree: ast.AST, file: str, outer: str) -> None:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            name = f"{outer}{node.name}"
            _note(node, file, f"{name}.<locals>.")
            note = ast.parse(f"{REACHED}.add({key(file, name)!r})").body
            if any("cache" in ast.unparse(decorator) for decorator in node.decorator_list):
                node.body = _kept(node.body, note)
            else:
                node.body = [*note, *node.body]
        elif isinstance(node, ast.ClassDef):
            _note(node, file, f"{outer}{node.name}.")
        else:
            _note(node, file, outer)


def _kept(body: list[ast.stmt], note: list[ast.stmt]) -> list[ast.stmt]:
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
    attempt.body = [*note, *body]
    return frame
