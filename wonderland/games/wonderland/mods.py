"""The user's own files of definitions: which of them can be played, and what is wrong in others."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from pathlib import Path

from wonderland.content.places import config_folder
from wonderland.games import sound_mods as house
from wonderland.games.parts import Mods
from wonderland.games.wonderland.definitions import changed, read_definitions


def sound_mods(files: Sequence[Path]) -> Mods:
    """Take the files one after another; one that does not fit those before it is left out."""
    stamped = [(path, changed(path)) for path in files]
    return _sound(tuple(stamped))


@cache
def _sound(stamped: tuple[tuple[Path, int], ...]) -> Mods:
    read = partial(read_definitions, config_folder() / "games" / "wonderland")
    return house.sound_mods([path for path, _ in stamped], read)
