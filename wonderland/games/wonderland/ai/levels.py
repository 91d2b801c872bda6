"""The levels of the flagship's agents, as ``ai.yaml`` has them."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from wonderland.content.levels import LevelFile
from wonderland.content.levels import LevelModel as AnyLevel
from wonderland.games.wonderland.ai.search_settings import SHORT, SearchSettings


class LevelModel(AnyLevel):
    """A level: what it is called, and how it plays.

    Attributes:
        kind: ``random`` takes any legal action, ``heuristics`` weighs each step by itself,
            ``search`` plans whole turns.
        paths: for ``heuristics``: how many paths are looked at for a summon.
        slips: for ``heuristics``: how often it does not weigh what it does.
        search: for ``search``: how far it looks.
    """

    kind: Literal["random", "heuristics", "search"]
    paths: Annotated[int, Field(ge=1, le=1000)] = 40
    slips: Annotated[float, Field(ge=0, le=1)] = 0.0
    search: SearchSettings | None = None

    @property
    def beside(self) -> tuple[str, ...]:
        """The files of weights by which it judges, where it searches."""
        return (self.search.weights, SHORT) if self.search else ()


LEVELS = LevelFile("wonderland", LevelModel)
