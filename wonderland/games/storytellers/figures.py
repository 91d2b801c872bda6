"""The pictures of the rules as data: small positions, of which the four piles are shown."""

from __future__ import annotations

from wonderland.content.rule_figures import RuleFigure, RuleFigures
from wonderland.games.storytellers.definitions import NAME


class FiguresModel(RuleFigures[RuleFigure]):
    """``figures.yaml``: each picture by its name."""

    game = NAME
    players = 3
