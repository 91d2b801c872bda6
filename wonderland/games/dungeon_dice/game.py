"""The game as the house knows it: how a match is opened from a record's head."""

from __future__ import annotations

from dataclasses import replace

from wonderland.core.game import Position as AnyPosition
from wonderland.core.record import Record
from wonderland.games.dungeon_dice.definition_reader import load_definitions
from wonderland.games.dungeon_dice.definitions import NAME, Definitions
from wonderland.games.dungeon_dice.head_parser import brought, open_match
from wonderland.games.dungeon_dice.position import Position
from wonderland.games.dungeon_dice.state import SIDES
from wonderland.kit.file_game import SidesGame


class DungeonDice(SidesGame[Definitions, Position]):
    """*Dungeon Dice* (``core.game.Game``).

    Args:
        extra: YAML files of further monsters, items and pools.
    """

    name = NAME

    def _definitions(self) -> Definitions:
        return load_definitions(self.extra)

    def _begin(self, record: Record) -> Position:
        return Position(open_match(self.definitions, record))

    def set_up(self, record: Record, position: AnyPosition) -> Record:  # noqa: ARG002 - it knows no pool
        """Return the record with both pools written out."""
        pools = {
            side: {"dice": list(pool.dice), "figures": list(pool.figures)}
            for side, pool in zip(SIDES, brought(self.definitions, record), strict=True)
        }
        mods = record.mods or self.mods
        return replace(record, setup={**record.setup, "pools": pools}, mods=mods)
