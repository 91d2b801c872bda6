"""What a file of the game's definitions is held against, by its name (``games.parts.Parts.check``)."""

from __future__ import annotations

from pathlib import Path

from wonderland.games.dungeon_dice.ai import evaluator
from wonderland.games.dungeon_dice.definition_reader import check_file


def check(path: Path) -> None:
    """Hold a definition file against its kind and against the game's other files.

    Raises:
        BadInput: with all that is wrong.
    """
    if path.name == evaluator.FILE:
        evaluator.read_evaluator(path)
    else:
        check_file(path)
