"""The game as the house knows it: how a match is opened from a record's head."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from wonderland.core.game import Position as AnyPosition
from wonderland.core.record import Record
from wonderland.games.dungeon_dice.definition_reader import load_definitions
from wonderland.games.dungeon_dice.definitions import NAME, Definitions
from wonderland.games.dungeon_dice.head_parser import open_match
from wonderland.games.dungeon_dice.position import Position
from wonderland.games.dungeon_dice.state import SIDES, State
from wonderland.kit.head import set_up

SETUP_KEYS = ("pools", "position")


class DungeonDice:
    """*Dungeon Dice* (``core.game.Game``).

    Args:
        extra: YAML files of further monsters, items and pools.
    """

    name = NAME

    def __init__(self, extra: Sequence[Path] = ()) -> None:
        self.extra = tuple(extra)

    def seats(
        self,
        options: Mapping[str, object],  # noqa: ARG002
        setup: Mapping[str, object],  # noqa: ARG002
    ) -> tuple[str, ...]:
        """West and East, whatever the options."""
        return tuple(SIDES)

    @property
    def definitions(self) -> Definitions:
        """The game's data.

        Raises:
            BadInput: with every problem of the definition files.
        """
        return load_definitions(self.extra)

    def open(self, record: Record) -> Position:
        """Set up the position before a record's first line.

        Raises:
            BadInput: with all that is wrong in the record's head.
        """

        def begin() -> State:
            pools, position = (record.setup.get(key) for key in SETUP_KEYS)
            return open_match(self.definitions, record.options, pools, position, record.seed)

        return Position(set_up(self.name, record, SETUP_KEYS, begin))

    def set_up(self, record: Record, position: AnyPosition) -> Record:
        """Return the record with both pools written out, as the position has them."""
        assert isinstance(position, Position)
        pools = {
            side: {"dice": list(pool.dice), "figures": list(pool.figures)}
            for side, pool in zip(SIDES, position.config.pools, strict=True)
        }
        mods = record.mods or tuple(path.name for path in self.extra)
        return replace(record, setup={**record.setup, "pools": pools}, mods=mods)
