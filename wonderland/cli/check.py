"""``wonderland check``: definitions, records and puzzles, every fault with file and line."""

from __future__ import annotations

import argparse
from pathlib import Path

from wonderland import api
from wonderland.content import yamlfile
from wonderland.content.places import config_folder
from wonderland.core.errors import BadInput, Problem
from wonderland.games import registry
from wonderland.lessons import proof, puzzles


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
        if document.data["format"] == puzzles.FORMAT:
            proof.check(path)
        else:
            api.load(path)
        return
    if path.parent.parent.name == "games" and path.parent.name in registry.names():
        registry.check(path.parent.name, path)
    elif config_folder() not in path.resolve().parents:
        registry.check(registry.names()[0], path)
