"""Which of a user's own definition files can be played, and what is wrong in the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from wonderland.core.errors import BadInput, Problem
from wonderland.games.parts import Mods

Reader = Callable[[tuple[Path, ...]], object]
"""Reads the game's definitions with further files; raises ``BadInput`` if they don't fit."""


def sound_mods(files: Sequence[Path], read: Reader) -> Mods:
    """Take files one after another; one that does not fit those before it is left out.

    All are tried together first, and where something is wrong, halves of them: so a hundred sound
    files are read once, and a fault among them costs some readings more.
    """
    sound: list[Path] = []
    problems: list[Problem] = []
    left = list(files)
    while left:
        fitting, wrong = _fitting(sound, left, read)
        sound += left[:fitting]
        problems += wrong
        left = left[fitting + 1 :]
    return Mods(tuple(sound), tuple(problems))


def _fitting(sound: Sequence[Path], left: Sequence[Path], read: Reader) -> tuple[int, Sequence[Problem]]:
    """How many of some files fit behind sound ones, and what is wrong in the next; nothing if all do."""
    fit, misfit = 0, len(left) + 1
    tried, wrong = len(left), list[Problem]()
    while misfit - fit > 1:
        try:
            read((*sound, *left[:tried]))
        except BadInput as bad:
            misfit, wrong = tried, list(bad.problems)
        else:
            fit = tried
        tried = (fit + misfit) // 2
    return fit, wrong
