"""Holding the definition files of the game against their kinds (``wonderland check``)."""

from __future__ import annotations

from pathlib import Path

from wonderland.games.storytellers import definitions, figures
from wonderland.games.storytellers.game import Storytellers


def check(path: Path) -> None:
    """Hold a definition file of this game against its kind.

    Raises:
        BadInput: with all that is wrong in it.
    """
    if path.name == figures.FILE:
        figures.FiguresModel.check(path, Storytellers())
    else:
        definitions.check_file(path)
