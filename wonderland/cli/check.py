"""``wonderland check``: definitions, lessons, puzzles and records, every fault with its place."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from wonderland import api
from wonderland.ai import levels
from wonderland.content import yamlfile
from wonderland.content.places import config_folder
from wonderland.core.errors import BadInput, Problem
from wonderland.games import registry
from wonderland.learn import check as lesson_check
from wonderland.learn import model as lesson_model
from wonderland.learn import puzzles, tips
from wonderland.session.lesson import adviser

LEVELS = "ai.yaml"
"""The file of a game's levels of agents."""


def command(arguments: argparse.Namespace) -> int:
    """Check each file or folder; say what is wrong with all of them."""
    problems: list[Problem] = []
    checked = 0
    for name in arguments.files:
        for path in _files(Path(name)):
            checked += 1
            try:
                _check(path)
            except BadInput as bad:
                problems.extend(bad.problems)
    if problems:
        raise BadInput(problems)
    print(f"{checked} checked, nothing wrong")
    return 0


def _files(path: Path) -> list[Path]:
    if path.is_dir():
        return sorted(path.rglob("*.yaml"))
    return [path]


def _check(path: Path) -> None:
    document = yamlfile.load(path)
    if isinstance(document.data, dict) and "format" in document.data:
        _BY_FORMAT.get(str(document.data["format"]), api.load)(path)
        return
    if path.parent.parent.name == "games" and path.parent.name in registry.names():
        if path.name == LEVELS:
            levels.read_levels(path.parent.name, path)
        else:
            registry.check(path.parent.name, path)
    elif config_folder() not in path.resolve().parents:
        registry.check(registry.names()[0], path)


def _check_lesson(path: Path) -> None:
    """Hold a lesson against its form, and play it through by its own answers."""
    lesson_check.check(path, registry.load, lambda game, level: adviser(api.game(game), level))


_BY_FORMAT: dict[str, Callable[[Path], object]] = {
    lesson_model.FORMAT: _check_lesson,
    puzzles.FORMAT: puzzles.check,
    tips.FORMAT: tips.read,
}
"""What checks a file that says its format; a record where none does."""
