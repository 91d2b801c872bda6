"""Holding the definition files of the game against their kinds (``wonderland check``)."""

from __future__ import annotations

from pathlib import Path

from wonderland.games.storytellers import definitions, figures


def check(path: Path) -> None:
    """Hold a definition file of this game against its kind.

    Raises:
        BadInput: with all that is wrong in it.
    """
    if path.name == figures.FILE:
        figures.check_figures(path)
    else:
        definitions.check_file(path)
