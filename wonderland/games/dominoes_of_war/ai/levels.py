"""The levels of the game's agents, as ``ai.yaml`` has them."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from wonderland.content.levels import LevelFile, TrialLimits
from wonderland.content.levels import LevelModel as AnyLevel
from wonderland.games.dominoes_of_war.definitions import NAME


class SearchSettings(TrialLimits):
    """How far a level looks.

    Attributes:
        width: lines of play of its own turn that it follows at once.
        states: positions of its own turn that it looks at, at most.
        reply_states: positions of another's turn that it looks at.
    """

    width: Annotated[int, Field(ge=1, le=1000)] = 8
    states: Annotated[int, Field(ge=1, le=100_000)] = 400
    reply_states: Annotated[int, Field(ge=1, le=100_000)] = 60


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
