"""The user's own decks: which can be played, and what is wrong in others."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from wonderland.games import sound_mods as house
from wonderland.games.parts import Mods
from wonderland.games.storytellers.definitions import read_definitions


def sound_mods(files: Sequence[Path]) -> Mods:
    """Take the files one after another; one that does not fit those before it is left out."""
    return house.sound_mods(files, read_definitions)
