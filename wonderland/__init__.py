"""Wonderland: a digital table for a family of five tabletop games.

The Python face (see ``wonderland.api``)::

    import wonderland
    game = wonderland.game("wonderland")
    match = game.new(options={"preset": "quick"}, seed=7)
    while match.to_act is not None:
        if match.to_act == "*":
            match.draw()
        else:
            match.play(match.legal()[0])
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wonderland.core.errors import BadInput, IllegalAction

if TYPE_CHECKING:
    from wonderland.api import Game

__all__ = ["BadInput", "IllegalAction", "game"]


def game(name: str) -> Game:
    """Return a game of the family.

    Raises:
        BadInput: if there is none of that name.
    """
    from wonderland import api  # noqa: PLC0415 - naming the package loads no game

    return api.game(name)
