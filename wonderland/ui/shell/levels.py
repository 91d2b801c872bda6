"""What a level of agents is called on a screen."""

from __future__ import annotations

from functools import lru_cache

from wonderland.ai.levels import levels


@lru_cache(maxsize=64)
def level_name(game: str, level: str) -> str:
    """The name of a game's level, ``""`` for a person, who has none."""
    known = levels(game).get(level) if level else None
    return known.name if known else level
