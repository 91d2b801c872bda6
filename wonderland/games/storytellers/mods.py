"""The user's own decks: which can be played, and what is wrong in others."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from wonderland.core.errors import BadInput, Problem
from wonderland.games.parts import Mods
from wonderland.games.storytellers.definitions import read_definitions


def sound_mods(files: Sequence[Path]) -> Mods:
    """Take the files one after another; one that does not fit those before it is left out."""
    sound: list[Path] = []
    problems: list[Problem] = []
    for path in files:
        try:
            read_definitions((*sound, path))
        except BadInput as bad:
            problems += bad.problems
        else:
            sound.append(path)
    return Mods(tuple(sound), tuple(problems))
