"""What a file of the game's definitions is held against, by its name (``games.parts.Parts.check``)."""

from __future__ import annotations

from wonderland.content import rule_figures
from wonderland.content.definition_files import by_name
from wonderland.games.wonderland.ai.evaluator import read_evaluator
from wonderland.games.wonderland.definitions import FILES
from wonderland.games.wonderland.figures import FiguresModel

WEIGHTS = "evaluation.yaml", "evaluation-master.yaml", "evaluation-quick.yaml"
"""The files of weights."""
check = by_name({rule_figures.FILE: FiguresModel.read, **dict.fromkeys(WEIGHTS, read_evaluator)}, FILES.check)
