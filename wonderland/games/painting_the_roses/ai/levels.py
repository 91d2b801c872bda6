"""The levels of the game's agents, as ``ai.yaml`` has them."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from wonderland.content.levels import LevelFile, TrialLimits
from wonderland.content.levels import LevelModel as AnyLevel
from wonderland.content.weights import FILE
from wonderland.games.painting_the_roses.definitions import NAME


class SearchSettings(TrialLimits):
    """How far a level looks.

    Attributes:
        states: positions of its own turn that it looks at, at most.
        reply_states: positions of another's turn that it looks at.
        overlooks: how often it overlooks something for a turn.
    """

    states: Annotated[int, Field(ge=1, le=100_000)] = 3000
    reply_states: Annotated[int, Field(ge=1, le=100_000)] = 200
    overlooks: Annotated[float, Field(ge=0, le=1)] = 0.0


class LevelModel(AnyLevel):
    """A level: what it is called, and how it plays.

    Attributes:
        kind: ``random`` takes any legal action, ``sight`` weighs each action by itself and thinks
            of nobody else, ``search`` plays out its turn.
        noise: for ``sight``: how far it misjudges.
        search: for ``search``: how far it looks.
    """

    kind: Literal["random", "sight", "search"]
    noise: Annotated[float, Field(ge=0, le=20)] = 0.0
    search: SearchSettings | None = None

    @property
    def beside(self) -> tuple[str, ...]:
        """The file of weights, where it weighs."""
        return () if self.kind == "random" else (FILE,)


LEVELS = LevelFile(NAME, LevelModel)
