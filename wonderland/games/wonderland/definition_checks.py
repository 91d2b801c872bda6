"""Checking a file of definitions: against its kind, and against the game's other files."""

from __future__ import annotations

from pathlib import Path

from wonderland.content.definition_files import neighbours
from wonderland.content.places import config_folder
from wonderland.content.yamlfile import check_model, load
from wonderland.games.wonderland.ai.evaluator import read_evaluator
from wonderland.games.wonderland.definitions import MODELS, read_definitions

WEIGHTS = "evaluation.yaml", "evaluation-master.yaml", "evaluation-quick.yaml"
"""The files of weights."""


def check_file(path: Path) -> None:
    """Check a definition file: by its name one of the game's, otherwise a file of beings.

    Raises:
        BadInput: with all that is wrong in it, and with how it fits the others.
    """
    if path.name in WEIGHTS:
        read_evaluator(path)
        return
    if path.name in ("rules.yaml", "info.yaml"):
        return
    model, shipped = MODELS.get(path.name), config_folder() / "games" / "wonderland"
    if model is None:
        read_definitions(shipped, (path,))
        return
    check_model(load(path), model)
    read_definitions(path.parent, (), otherwise=neighbours(path, shipped))
