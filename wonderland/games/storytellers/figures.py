"""The pictures of the rules as data: small positions, of which the four piles are shown."""

from __future__ import annotations

from functools import cache

from wonderland.content.rule_figures import RuleFigure, RuleFigures
from wonderland.games.storytellers.definitions import NAME, folder

FILE = "figures.yaml"


class FiguresModel(RuleFigures[RuleFigure]):
    """``figures.yaml``: each picture by its name."""

    game = NAME
    players = 3


@cache
def load_figures() -> FiguresModel:
    """Load the pictures.

    Raises:
        BadInput: with all that is wrong in their file.
    """
    return FiguresModel.read(folder() / FILE)
