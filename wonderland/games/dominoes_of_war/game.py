"""The game as the house knows it: how a match is opened from a record's head."""

from __future__ import annotations

from collections.abc import Mapping

from wonderland.core.record import Record
from wonderland.games.dominoes_of_war.definitions import LETTERS, NAME, Definitions, load_definitions
from wonderland.games.dominoes_of_war.head_parser import open_match
from wonderland.games.dominoes_of_war.position import Position
from wonderland.kit.file_game import FileGame


class DominoesOfWar(FileGame[Definitions, Position]):
    """*Dominoes of War* (``core.game.Game``).

    Args:
        extra: YAML files of further troops and factions.
    """

    name = NAME

    def seats(self, options: Mapping[str, object], setup: Mapping[str, object]) -> tuple[str, ...]:  # noqa: ARG002
        """The seats of a match, clockwise."""
        return tuple(LETTERS[: self.definitions.options.players(options, LETTERS)])

    def _definitions(self) -> Definitions:
        return load_definitions(self.extra)

    def _begin(self, record: Record) -> Position:
        return Position(open_match(self.definitions, record))
