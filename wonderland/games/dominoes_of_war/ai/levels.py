"""The levels of the game's agents, as ``ai.yaml`` has them."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from wonderland.content.levels import LevelFile, SearchLimits
from wonderland.content.levels import LevelModel as AnyLevel
from wonderland.games.dominoes_of_war.definitions import NAME


class SearchSettings(SearchLimits):
    """How far a level looks.

    Attributes:
        width: lines of play of its own turn that it follows at once.
        states: positions of its own turn that it looks at, at most.
        noise: how far it misjudges, in grunts.
        plans: so many of its best plans are held against the next seat's answer; 0 for none.
        reply_width: lines of play of that answer that it follows at once.
        reply_states: positions of that answer that it looks at.
    """

    width: Annotated[int, Field(ge=1, le=1000)] = 8
    states: Annotated[int, Field(ge=1, le=100_000)] = 400
    noise: Annotated[float, Field(ge=0, le=20)] = 0.0
    plans: Annotated[int, Field(ge=0, le=100)] = 0
    reply_width: Annotated[int, Field(ge=1, le=1000)] = 6
    reply_states: Annotated[int, Field(ge=1, le=100_000)] = 300


class LevelModel(AnyLevel):
    """A level: what it is called, and how it plays.

    Attributes:
        kind: ``random`` takes any legal action, ``sight`` weighs each action by itself and fears
            nobody, ``search`` plans its turn.
        noise: for ``sight``: how far it misjudges, in grunts.
        search: for ``search``: how far it looks.
    """

    kind: Literal["random", "sight", "search"]
    noise: Annotated[float, Field(ge=0, le=20)] = 0.0
    search: SearchSettings | None = None


LEVELS = LevelFile(NAME, LevelModel)
