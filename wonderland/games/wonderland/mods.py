"""The user's own files of definitions: which of them can be played, and what is wrong in others."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from wonderland.content.places import config_folder
from wonderland.core.errors import BadInput, Problem
from wonderland.games.parts import Mods
from wonderland.games.wonderland.definitions import changed, read_definitions


def sound_mods(files: Sequence[Path]) -> Mods:
    """Take the files one after another; one that does not fit those before it is left out."""
    stamped = [(path, changed(path)) for path in files]
    return _sound(tuple(stamped))


@cache
def _sound(stamped: tuple[tuple[Path, int], ...]) -> Mods:
    folder = config_folder() / "games" / "wonderland"
    sound: list[Path] = []
    problems: list[Problem] = []
    for path, _ in stamped:
        try:
            read_definitions(folder, (*sound, path))
        except BadInput as bad:
            problems += bad.problems
        else:
            sound.append(path)
    return Mods(tuple(sound), tuple(problems))
