"""What a file of the game's definitions is held against, by its name (``games.parts.Parts.check``)."""

from __future__ import annotations

from pathlib import Path

from wonderland.games.painting_the_roses import figures
from wonderland.games.painting_the_roses.ai import evaluator
from wonderland.games.painting_the_roses.definitions import check_file
from wonderland.games.painting_the_roses.game import PaintingTheRoses


def check(path: Path) -> None:
    """Hold a definition file against its kind and against the game's other files.

    Raises:
        BadInput: with all that is wrong.
    """
    if path.name == evaluator.FILE:
        evaluator.read_evaluator(path)
    elif path.name == figures.FILE:
        figures.FiguresModel.check(path, PaintingTheRoses())
    else:
        check_file(path)
