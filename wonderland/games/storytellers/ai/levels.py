"""The levels of the game's agents, as ``ai.yaml`` has them."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from wonderland.content.levels import LevelFile, SearchLimits
from wonderland.content.levels import LevelModel as AnyLevel
from wonderland.games.storytellers.definitions import NAME


class SearchSettings(SearchLimits):
    """How far a level looks.

    Attributes:
        worlds: over how many deals of the hidden cards it plays each card to the round's end.
    """

    worlds: Annotated[int, Field(ge=1, le=1000)] = 24


class LevelModel(AnyLevel):
    """A level: what it is called, and how it plays, tells and rates.

    Attributes:
        kind: ``random`` says any legal line, ``sight`` plays any card, ``worth`` weighs each by
            itself, ``search`` plays each to the round's end.
        rater: how it rates (12.2); None for one that it draws.
        minds: whether it minds the group and the leader when it rates (12.2).
        search: for ``search``: how far it looks.
    """

    kind: Literal["random", "sight", "worth", "search"]
    rater: Literal["generous", "fair", "fussy"] | None = None
    minds: bool = False
    search: SearchSettings | None = None


LEVELS = LevelFile(NAME, LevelModel)
