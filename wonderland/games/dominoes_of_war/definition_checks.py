"""What a file of the game's definitions is held against, by its name (``games.parts.Parts.check``)."""

from __future__ import annotations

from pathlib import Path

from wonderland.games.dominoes_of_war.definitions import check_file


def check(path: Path) -> None:
    """Hold a definition file against its kind and against the game's other files.

    Raises:
        BadInput: with all that is wrong.
    """
    check_file(path)
