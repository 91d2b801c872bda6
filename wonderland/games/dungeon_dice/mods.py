"""The user's own files of figures and pools: which can be played, and what is wrong in others."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from pathlib import Path

from wonderland.games import sound_mods as house
from wonderland.games.dungeon_dice.definition_reader import read_definitions
from wonderland.games.dungeon_dice.definitions import changed, folder
from wonderland.games.parts import Mods


def sound_mods(files: Sequence[Path]) -> Mods:
    """Take the files one after another; one that does not fit those before it is left out."""
    return _sound(tuple((path, changed(path)) for path in files))


@cache
def _sound(stamped: tuple[tuple[Path, int], ...]) -> Mods:
    read = partial(read_definitions, folder())
    return house.sound_mods([path for path, _ in stamped], read)
