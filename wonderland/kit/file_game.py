"""What games have in common whose data are files: the user's own files beside them, and opening a record."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import ClassVar, Generic, TypeVar

from wonderland.core.game import Position
from wonderland.core.record import Record
from wonderland.kit.head import set_up
from wonderland.kit.position import WEST_AND_EAST

D = TypeVar("D")
"""A game's data."""
P = TypeVar("P", bound=Position)


class FileGame(ABC, Generic[D, P]):
    """The parts of ``core.game.Game`` that are the same for most games.

    Args:
        extra: the user's own YAML files of definitions.

    Attributes:
        name: the name by which commands and records know it.
        setup_keys: what the head of a record may hold beside the options.
    """

    name: str
    setup_keys: ClassVar[tuple[str, ...]] = ("position",)

    def __init__(self, extra: Sequence[Path] = ()) -> None:
        self.extra = tuple(extra)

    @property
    def definitions(self) -> D:
        """The game's data.

        Raises:
            BadInput: with every problem of the definition files.
        """
        return self._definitions()

    def open(self, record: Record) -> P:
        """Set up the position before a record's first line.

        Raises:
            BadInput: with all that is wrong in the record's head.
        """
        return set_up(self.name, record, self.setup_keys, partial(self._begin, record))

    def set_up(self, record: Record, position: Position) -> Record:  # noqa: ARG002
        """The record with the names of the files that changed what is played."""
        return replace(record, mods=record.mods or self.mods)

    @property
    def mods(self) -> tuple[str, ...]:
        """The names of the user's own files."""
        return tuple(path.name for path in self.extra)

    @abstractmethod
    def _definitions(self) -> D:
        """Read the game's data, or look up what was read."""

    @abstractmethod
    def _begin(self, record: Record) -> P:
        """The position before a record's first line, or a ``SetupError`` with all that is wrong."""


class SidesGame(FileGame[D, P]):
    """A game that West and East play, whatever the options."""

    setup_keys = ("pools", "position")

    def seats(
        self,
        options: Mapping[str, object],  # noqa: ARG002
        setup: Mapping[str, object],  # noqa: ARG002
    ) -> tuple[str, ...]:
        """West and East."""
        return WEST_AND_EAST
