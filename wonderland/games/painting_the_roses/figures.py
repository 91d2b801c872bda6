"""The pictures of the rules as data: small positions, and what is pointed at in them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from wonderland.content.yamlfile import check_model, load
from wonderland.core.record import Record
from wonderland.games.painting_the_roses.definitions import NAME, folder
from wonderland.kit.wording import Text

FILE = "figures.yaml"
PLAYERS = 4
"""The seats of the garden in the pictures."""


class Figure(BaseModel):
    """A picture of a rule.

    Attributes:
        rules: the rules that it stands beside.
        says: what is to be seen.
        position: what is other than in the garden of all pictures.
        moves: lines played from there.
        card: what the awaited seat points at, ``""`` for nothing.
        about: the hedges that are to be seen.
    """

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    rules: Annotated[list[str], Field(min_length=1)]
    says: Text
    position: dict[str, object] = {}
    moves: list[str] = []
    card: str = ""
    about: Annotated[list[str], Field(min_length=1)]


class FiguresModel(BaseModel):
    """``figures.yaml``: the position of all pictures, and each of them."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    garden: dict[str, object]
    figures: dict[str, Figure]

    def record(self, figure: Figure) -> Record:
        """The record that opens a picture's match."""
        position = {**self.garden, **figure.position}
        options = {"players": PLAYERS}
        return Record(NAME, seed=0, options=options, setup={"position": position})


@cache
def load_figures() -> FiguresModel:
    """Load the pictures.

    Raises:
        BadInput: with all that is wrong in their file.
    """
    return read_figures(folder() / FILE)


def read_figures(path: Path) -> FiguresModel:
    """Read a file of pictures.

    Raises:
        BadInput: with all that is wrong in it.
    """
    return check_model(load(path), FiguresModel)
