"""The user's own files of definitions: which of them can be played, and what is wrong in others."""

from __future__ import annotations

from wonderland.content.places import config_folder
from wonderland.games.sound_mods import kept
from wonderland.games.wonderland.definitions import read_definitions

sound_mods = kept(lambda files: read_definitions(config_folder() / "games" / "wonderland", files))
"""Take files one after another; one that does not fit those before it is left out."""
