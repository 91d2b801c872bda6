"""Monsters and items beside the rules (``games.parts.Reference``)."""

from __future__ import annotations

from wonderland.core.game import Game
from wonderland.core.message import say
from wonderland.games.dungeon_dice import figure_words
from wonderland.games.dungeon_dice.game import DungeonDice

title = say("Monsters and items")
one = say("figure of code or kind")
keys = say("A code is three capitals, such as RAB; a kind is a level and a colour, such as 2G.")


def paragraphs(game: Game, key: str = "") -> list[str]:
    """Each in words, or those of a code or a kind."""
    assert isinstance(game, DungeonDice)
    return figure_words.paragraphs(game.definitions, key)
