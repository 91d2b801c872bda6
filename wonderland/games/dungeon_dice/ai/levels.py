"""The levels of the game's agents, as ``ai.yaml`` has them."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from wonderland.content.levels import LevelFile, TrialLimits
from wonderland.content.levels import LevelModel as AnyLevel
from wonderland.content.weights import FILE
from wonderland.games.dungeon_dice.definitions import NAME


class SearchSettings(TrialLimits):
    """How far a level looks.

    Attributes:
        noise: how far it misjudges, in log-odds.
        states: positions of its own turn that it looks at, for each summon that it thinks of.
        width: lines of play that it follows at once.
        depth: deeds of one turn that follow one another.
        nets: summons with which it plays its turn out.
        lapses: how often it takes any dice, or gives any answer, without a thought.
        handful: sets of dice that come to its hand in a lapse, of which it takes the likeliest to
            summon.
        reply_states: positions of the other side's turn that it looks at.
    """

    noise: Annotated[float, Field(ge=0, le=20)] = 0.0
    states: Annotated[int, Field(ge=1, le=100_000)] = 100
    width: Annotated[int, Field(ge=1, le=1000)] = 6
    depth: Annotated[int, Field(ge=1, le=100)] = 8
    nets: Annotated[int, Field(ge=1, le=100)] = 3
    lapses: Annotated[float, Field(ge=0, le=1)] = 0.0
    handful: Annotated[int, Field(ge=1, le=1000)] = 1
    reply_states: Annotated[int, Field(ge=1, le=100_000)] = 15


class LevelModel(AnyLevel):
    """A level: what it is called, and how it plays.

    Attributes:
        kind: ``random`` takes any legal action, ``search`` plays out whole turns.
        search: for ``search``: how far it looks.
    """

    kind: Literal["random", "search"]
    search: SearchSettings | None = None

    @property
    def beside(self) -> tuple[str, ...]:
        """The file of weights, where it weighs."""
        return (FILE,) if self.search else ()


LEVELS = LevelFile(NAME, LevelModel)
"""Where the levels stand."""
