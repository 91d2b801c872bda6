"""``wonderland check``: definitions, lessons, puzzles and records, every fault with its place."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from pathlib import Path

from wonderland import api
from wonderland.ai import levels
from wonderland.cli import forms
from wonderland.content import files, themes, yamlfile
from wonderland.content.places import MODS
from wonderland.core.errors import BadInput, IllegalAction, Problem
from wonderland.core.message import say
from wonderland.core.record import HUMAN
from wonderland.games import registry
from wonderland.games.parts import PoolsPart
from wonderland.learn import check as lesson_check
from wonderland.learn import model as lesson_model
from wonderland.learn import puzzles, tips
from wonderland.session import controls, moments, progress, talk
from wonderland.session.lesson import adviser
from wonderland.session.match_session import read_player
from wonderland.session.pools import check_pools
from wonderland.session.settings import FILE as SETTINGS
from wonderland.session.settings import check_settings

LEVELS = "ai.yaml"
"""The file of a game's levels of agents."""


def command(arguments: argparse.Namespace) -> int:
    """Check each file or folder; say what is wrong with all of them."""
    problems: list[Problem] = []
    checked = 0
    for name in arguments.files:
        try:
            paths = _files(files.path_of(name), problems)
        except BadInput as bad:
            problems.extend(bad.problems)
            continue
        for path in paths:
            checked += 1
            problems.extend(_wrong_with(path))
    if problems:  # a file that others are read with is wrong once, however many need it
        raise BadInput(list(dict.fromkeys(problems)))
    print(f"{checked} checked, nothing wrong")
    return 0


def _files(path: Path, problems: list[Problem]) -> list[Path]:
    """The files that a path names; hidden ones are the program's own, or nobody's.

    Args:
        path: a file, or a folder, of which all that lies below it is meant.
        problems: takes the folders that can't be read.

    Raises:
        BadInput: if it is a folder with nothing to check in it.
    """
    try:
        if not path.is_dir():
            return [path]
    except OSError:
        return [path]  # whoever reads it says what is wrong
    found: list[Path] = []
    shut: list[Problem] = []

    def refused(error: OSError) -> None:
        what = say("the folder can't be read: {why}", why=files.reason(error))
        shut.append(Problem(str(error.filename), 0, what))

    for folder, below, names in os.walk(path, onerror=refused):
        below[:] = [name for name in below if not name.startswith(".")]
        named = (name for name in names if name.endswith(".yaml") and not name.startswith("."))
        found += [Path(folder, name) for name in named]
    if not found and not shut:
        raise BadInput([Problem(str(path), 0, say("there is nothing to check in this folder"))])
    problems += shut
    return sorted(found)


def _wrong_with(path: Path) -> list[Problem]:
    try:
        _check(path)
    except BadInput as bad:
        return bad.problems
    except IllegalAction as refused:
        return [Problem(str(path), 0, refused.message, rule=refused.rule)]
    return []


def _check(path: Path) -> None:
    document = yamlfile.load(path)
    data = document.data if isinstance(document.data, dict) else {}
    if path.absolute().parent.parent.name == MODS:
        registry.check_mod(path)
    elif "format" in data or "moves" in data:
        _BY_FORMAT.get(str(data.get("format")), _check_record)(path)
    elif path.name == controls.FILE:
        controls.check(path)
    elif path.parent.parent.name == "games" and path.parent.name in registry.names():
        _check_game(path.parent.name, path)
    elif path.parent.name == moments.FOLDER and path.parent.parent.name in registry.names():
        moments.check(path.parent.parent.name, path)
    elif path.name in (registry.INFO, registry.RULES):
        (registry.check_info if path.name == registry.INFO else registry.read_rules)(path)
    elif path.name == SETTINGS:
        check_settings(path)
    elif path.parent.name == "themes":
        themes.read(path)
    elif (owner := _owner(path.name)) and not any(isinstance(one, dict) for one in data.values()):
        check_pools(api.game(owner[0]), path, owner[1])
    elif game := forms.game_of(document):
        _check_game(game, path)
    elif game == forms.THEME or "colours" in data:
        themes.read(path)
    else:
        registry.owner_of(path)


def _check_game(name: str, path: Path) -> None:
    """Hold a file against what the file of this name is in a game."""
    if path.name == LEVELS:
        levels.read_levels(name, path)
    elif path.name == moments.STARTS:
        moments.check_starts(name, path)
    else:
        registry.check(name, path)


def _owner(file: str) -> tuple[str, PoolsPart] | None:
    """The game and the kind of pools of which a file of this name holds the player's own."""
    for name in registry.names():
        if pools := registry.parts(name).pools:
            for kind in pools.kinds():
                if kind.file == file:
                    return name, kind
    return None


def _check_record(path: Path) -> None:
    """Replay a record, and see that there are such players."""
    record = api.read_record(path)
    game = api.game_of(record)
    game.load(record)
    problems = []
    for side, seat in record.seats.items():
        try:
            read_player(game, side, seat.get("player", HUMAN))
        except BadInput as bad:
            line = record.line_of(("seats", side, "player"))
            problems += [Problem(str(path), line, one.message, move=0) for one in bad.problems]
    if problems:
        raise BadInput(problems)


def _check_lesson(path: Path) -> None:
    """Hold a lesson against its form, and play it through by its own answers."""
    lesson_check.check(path, registry.shipped, lambda game, level: adviser(api.shipped(game), level))


_BY_FORMAT: dict[str, Callable[[Path], object]] = {
    lesson_model.FORMAT: _check_lesson,
    puzzles.FORMAT: puzzles.check,
    tips.FORMAT: tips.read,
    progress.FORMAT: progress.check_progress,
    talk.FORMAT: talk.read,
}
"""What checks a file that says its format; a record where none does."""
