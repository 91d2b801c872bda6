"""The user's own decks: which can be played, and what is wrong in others."""

from __future__ import annotations

from functools import partial

from wonderland.games import sound_mods as house
from wonderland.games.storytellers.definitions import read_definitions

sound_mods = partial(house.sound_mods, read=read_definitions)
"""Take files one after another; one that does not fit those before it is left out."""
