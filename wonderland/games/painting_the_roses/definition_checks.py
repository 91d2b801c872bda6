"""What a file of the game's definitions is held against, by its name (``games.parts.Parts.check``)."""

from __future__ import annotations

from wonderland.content import rule_figures
from wonderland.content.definition_files import by_name
from wonderland.content.weights import FILE
from wonderland.games.painting_the_roses.ai import evaluator
from wonderland.games.painting_the_roses.definitions import FILES
from wonderland.games.painting_the_roses.figures import FiguresModel
from wonderland.games.painting_the_roses.game import PaintingTheRoses

check = by_name(
    {FILE: evaluator.read_evaluator, rule_figures.FILE: lambda path: FiguresModel.check(path, PaintingTheRoses())},
    FILES.check,
)
