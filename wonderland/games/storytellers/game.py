"""The game as the house knows it: how a match is opened from a record's head."""

from __future__ import annotations

from collections.abc import Mapping

from wonderland.core.record import Record
from wonderland.games.storytellers.definitions import LETTERS, NAME, Definitions, load_definitions
from wonderland.games.storytellers.head_parser import open_match, players_of
from wonderland.games.storytellers.position import Position
from wonderland.kit.file_game import FileGame


class Storytellers(FileGame[Definitions, Position]):
    """*Storytellers* (``core.game.Game``).

    Args:
        extra: YAML files of further words, themes and missions.
    """

    name = NAME

    def seats(self, options: Mapping[str, object], setup: Mapping[str, object]) -> tuple[str, ...]:
        """The seats of a match, clockwise."""
        return tuple(LETTERS[: players_of(self.definitions, options, setup)])

    def _definitions(self) -> Definitions:
        return load_definitions(self.extra)

    def _begin(self, record: Record) -> Position:
        return Position(open_match(self.definitions, record))
