"""What a file of the game's definitions is held against, by its name (``games.parts.Parts.check``)."""

from __future__ import annotations

from wonderland.content import rule_figures
from wonderland.content.definition_files import by_name
from wonderland.games.storytellers.definitions import FILES
from wonderland.games.storytellers.figures import FiguresModel
from wonderland.games.storytellers.game import Storytellers

check = by_name({rule_figures.FILE: lambda path: FiguresModel.check(path, Storytellers())}, FILES.check)
