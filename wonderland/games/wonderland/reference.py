"""The beings beside the rules (``games.parts.Reference``)."""

from __future__ import annotations

from wonderland.core.game import Game
from wonderland.core.message import say
from wonderland.games.wonderland import being_cards
from wonderland.games.wonderland.game import Wonderland

title = say("The beings")
one = say("being of rank")
keys = say("A rank is A, 2 to 10, J, Q or K.")


def paragraphs(game: Game, key: str = "") -> list[str]:
    """Each being in words, or those of a rank."""
    assert isinstance(game, Wonderland)
    rank = "T" if key == "10" else key.upper()
    return list(being_cards.paragraphs(game.definitions, rank))
