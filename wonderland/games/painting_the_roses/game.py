"""The game as the house knows it: how a match is opened from a record's head."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from wonderland.core.game import Position as AnyPosition
from wonderland.core.record import Record
from wonderland.games.painting_the_roses.definitions import (
    LETTERS,
    NAME,
    Definitions,
    load_definitions,
)
from wonderland.games.painting_the_roses.head_parser import open_match, players_of
from wonderland.games.painting_the_roses.position import Position
from wonderland.games.painting_the_roses.state import State
from wonderland.kit.head import set_up

SETUP_KEYS = ("position",)


class PaintingTheRoses:
    """*Painting the Roses* (``core.game.Game``).

    Args:
        extra: YAML files of further ranks.
    """

    name = NAME

    def __init__(self, extra: Sequence[Path] = ()) -> None:
        self.extra = tuple(extra)

    def seats(self, options: Mapping[str, object], setup: Mapping[str, object]) -> tuple[str, ...]:
        """The seats of a match, clockwise: those of a custom start's gardens, or the option's."""
        players = players_of(self.definitions, options, setup.get("position"))
        return tuple(LETTERS[:players])

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
            return open_match(self.definitions, record.options, record.setup.get("position"))

        return Position(set_up(self.name, record, SETUP_KEYS, begin))

    def set_up(self, record: Record, position: AnyPosition) -> Record:
        """The record with the number of players, where a custom start alone said it."""
        record = replace(record, mods=record.mods or tuple(path.name for path in self.extra))
        if position.seats == self.seats(record.options, {}):
            return record
        return replace(record, options={**record.options, "players": len(position.seats)})
