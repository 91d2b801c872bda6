"""The user's own files of figures and pools: which can be played, and what is wrong in others."""

from __future__ import annotations

from wonderland.games.dungeon_dice.definition_reader import read_definitions
from wonderland.games.dungeon_dice.definitions import folder
from wonderland.games.sound_mods import kept

sound_mods = kept(lambda files: read_definitions(folder(), files))
"""Take files one after another; one that does not fit those before it is left out."""
