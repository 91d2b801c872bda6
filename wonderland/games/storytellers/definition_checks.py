"""What a file of the game's definitions is held against, by its name (``games.parts.Parts.check``)."""

from __future__ import annotations

from wonderland.content.definition_files import by_name
from wonderland.games.storytellers import definitions, figures
from wonderland.games.storytellers.game import Storytellers

check = by_name(
    {figures.FILE: lambda path: figures.FiguresModel.check(path, Storytellers())},
    definitions.check_file,
)
