"""What a file of the game's definitions is held against, by its name (``games.parts.Parts.check``)."""

from __future__ import annotations

from wonderland.content.definition_files import by_name
from wonderland.content.weights import FILE
from wonderland.games.dungeon_dice.ai import evaluator
from wonderland.games.dungeon_dice.definition_reader import FILES

check = by_name({FILE: evaluator.read_evaluator}, FILES.check)
