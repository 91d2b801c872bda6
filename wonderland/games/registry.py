"""What games there are, without loading them."""

from __future__ import annotations

from importlib import import_module
from typing import Any, cast

from wonderland.core.game import Game

_BUILT = {"wonderland": ("wonderland.games.wonderland.game", "Wonderland")}
COMING = {
    "dungeon-dice": "Dungeon Dice",
    "dominoes-of-war": "Dominoes of War",
    "painting-the-roses": "Painting the Roses",
    "storytellers": "Storytellers",
}
"""The sister games that are not built yet, by name and title."""


def names() -> tuple[str, ...]:
    """The games that can be played."""
    return tuple(_BUILT)


def load(name: str) -> Game:
    """Load a game.

    Raises:
        KeyError: if there is none of that name.
    """
    module, cls = _BUILT[name]
    return cast(Game, getattr(import_module(module), cls)())


def tactics(name: str) -> Any:
    """Load what a game knows about playing well: ``choose(view, rng, paths) -> (action, why)``."""
    return import_module(f"wonderland.games.{name.replace('-', '_')}.tactics").choose
