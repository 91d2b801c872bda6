"""The game as the house knows it: how a match is opened from a record's head."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from wonderland.core.errors import BadInput, Problem
from wonderland.core.game import Position as AnyPosition
from wonderland.core.record import Record
from wonderland.games.painting_the_roses.definitions import (
    LETTERS,
    NAME,
    Definitions,
    load_definitions,
)
from wonderland.games.painting_the_roses.head_parser import open_match, players_of
from wonderland.games.painting_the_roses.match_config import SetupError
from wonderland.games.painting_the_roses.position import Position

SETUP_KEYS = ("position",)


class PaintingTheRoses:
    """*Painting the Roses* (``core.game.Game``).

    Args:
        extra: YAML files of further ranks.
    """

    name = NAME

    def __init__(self, extra: Sequence[Path] = ()) -> None:
        self.extra = tuple(extra)

    def seats(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """The seats of a match with these options, clockwise."""
        return tuple(LETTERS[: players_of(self.definitions, options)])

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
        name = record.source or "record"
        problems = [
            Problem(name, record.line_of((key,)), f"{self.name} has no key {key}", move=0)
            for key in record.setup
            if key not in SETUP_KEYS
        ]
        try:
            state = open_match(self.definitions, record.options, record.setup.get("position"))
        except SetupError as error:
            problems += [
                Problem(name, record.line_of(fault.path), fault.message, move=0, rule=fault.rule)
                for fault in error.faults
            ]
        if problems:
            raise BadInput(problems)
        return Position(state)

    def set_up(self, record: Record, position: AnyPosition) -> Record:
        """The record with the number of players, where a custom start alone said it."""
        if position.seats == self.seats(record.options):
            return record
        return replace(record, options={**record.options, "players": len(position.seats)})
