"""The game as the house knows it: how a match is opened from a record's head."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from wonderland.core.game import Position as AnyPosition
from wonderland.core.record import Record
from wonderland.games.painting_the_roses.definitions import LETTERS, NAME, Definitions, load_definitions
from wonderland.games.painting_the_roses.head_parser import open_match, players_of
from wonderland.games.painting_the_roses.position import Position
from wonderland.kit.file_game import FileGame


class PaintingTheRoses(FileGame[Definitions, Position]):
    """*Painting the Roses* (``core.game.Game``).

    Args:
        extra: YAML files of further ranks.
    """

    name = NAME

    def seats(self, options: Mapping[str, object], setup: Mapping[str, object]) -> tuple[str, ...]:
        """The seats of a match, clockwise: those of a custom start's gardens, or the option's."""
        players = players_of(self.definitions, options, setup.get("position"))
        return tuple(LETTERS[:players])

    def _definitions(self) -> Definitions:
        return load_definitions(self.extra)

    def _begin(self, record: Record) -> Position:
        return Position(open_match(self.definitions, record))

    def set_up(self, record: Record, position: AnyPosition) -> Record:
        """The record with packs and rounds, and with the players where a custom start alone said them.

        What packs and rounds there are where nothing is said has changed before (``formats.yaml``).
        """
        assert isinstance(position, Position)
        played = position.config.options
        options = {**record.options, "packs": played.packs, "rounds": played.rounds}
        if position.seats != self.seats(record.options, {}):
            options["players"] = played.players
        return replace(super().set_up(record, position), options=options)
