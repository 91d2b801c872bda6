"""The flagship as the house knows it: how a match is opened from a record's head."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from wonderland.core.errors import BadInput, Problem
from wonderland.core.game import Position as AnyPosition
from wonderland.core.record import Record
from wonderland.games.wonderland.abilities.base import Ability
from wonderland.games.wonderland.components import Component
from wonderland.games.wonderland.definitions import (
    OWN_KINDS,
    Definitions,
    kinds_with,
    load_definitions,
)
from wonderland.games.wonderland.head_parser import open_match
from wonderland.games.wonderland.match_config import SetupError
from wonderland.games.wonderland.position import Position
from wonderland.games.wonderland.state import SIDES

SETUP_KEYS = ("pools", "position")


class Wonderland:
    """*Wonderland, the game of games* (``core.game.Game``).

    Args:
        extra: YAML files of further beings, which take their cards from those of the game.
        kinds: classes of further kinds of abilities, which those files may name.
        components: classes of further components.

    Raises:
        ValueError: if two kinds have one name, or bring numbers of one name.
    """

    name = "wonderland"

    def __init__(
        self,
        extra: Sequence[Path] = (),
        kinds: Sequence[type[Ability]] = (),
        components: Sequence[type[Component]] = (),
    ) -> None:
        self.extra = tuple(extra)
        self.kinds = kinds_with(components, kinds) if kinds or components else OWN_KINDS

    def seats(self, options: Mapping[str, Any]) -> tuple[str, ...]:  # noqa: ARG002
        """West and East, whatever the options."""
        return tuple(SIDES)

    @property
    def definitions(self) -> Definitions:
        """The game's data.

        Raises:
            BadInput: with every problem of the definition files.
        """
        return load_definitions(self.extra, self.kinds)

    def open(self, record: Record) -> Position:
        """Set up the position before a record's first line.

        Raises:
            BadInput: with all that is wrong in the record's head, at line 0 of the record.
        """
        name = record.source or "record"
        for key in record.setup:
            if key not in SETUP_KEYS:
                raise BadInput([Problem(name, 0, f"{self.name} has no key {key}", move=0)])
        try:
            state = open_match(
                self.definitions,
                record.options,
                record.setup.get("pools"),
                record.setup.get("position"),
                record.seed,
            )
        except SetupError as error:
            raise BadInput(
                [
                    Problem(
                        name,
                        record.line_of(fault.path),
                        fault.message,
                        move=0,
                        rule=fault.rule,
                    )
                    for fault in error.faults
                ]
            ) from error
        return Position(state)

    def set_up(self, record: Record, position: AnyPosition) -> Record:
        """Return the record with both pools written out, as the position has them."""
        assert isinstance(position, Position)
        selections = position.config.selections
        pools = {"w": list(selections[0]), "e": list(selections[1])}
        return replace(record, setup={**record.setup, "pools": pools})
