"""What a file of the game's definitions is held against, by its name (``games.parts.Parts.check``)."""

from __future__ import annotations

from wonderland.content.definition_files import by_name
from wonderland.content.weights import FILE
from wonderland.games.painting_the_roses import figures
from wonderland.games.painting_the_roses.ai import evaluator
from wonderland.games.painting_the_roses.definitions import check_file
from wonderland.games.painting_the_roses.game import PaintingTheRoses

check = by_name(
    {
        FILE: evaluator.read_evaluator,
        figures.FILE: lambda path: figures.FiguresModel.check(path, PaintingTheRoses()),
    },
    check_file,
)
