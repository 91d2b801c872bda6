"""The flagship as the house knows it: how a match is opened from a record's head."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from wonderland.core.errors import BadInput
from wonderland.core.game import Position as AnyPosition
from wonderland.core.record import Record
from wonderland.games.wonderland.abilities.base import Ability
from wonderland.games.wonderland.components import Component
from wonderland.games.wonderland.definitions import OWN_KINDS, Definitions, files_with, kinds_with
from wonderland.games.wonderland.head_parser import open_match
from wonderland.games.wonderland.position import Position
from wonderland.kit.file_game import SidesGame


class Wonderland(SidesGame[Definitions, Position]):
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
        super().__init__(extra)
        self.kinds = kinds_with(components, kinds) if kinds or components else OWN_KINDS

    def _definitions(self) -> Definitions:
        return files_with(self.kinds).load(self.extra)

    def _begin(self, record: Record) -> Position:
        return Position(open_match(self.definitions, record))

    def set_up(self, record: Record, position: AnyPosition) -> Record:
        """Return the record with both pools written out, and the files that make them what they are."""
        assert isinstance(position, Position)
        selections = position.config.selections
        pools = {"w": list(selections[0]), "e": list(selections[1])}
        mods = record.mods or self._mods_of(selections)
        return replace(record, setup={**record.setup, "pools": pools}, mods=mods)

    def _mods_of(self, selections: Sequence[Sequence[str]]) -> tuple[str, ...]:
        """The further files without which these cards or their dice would be others."""
        return tuple(path.name for path in self.extra if self._matters(path, selections))

    def _matters(self, path: Path, selections: Sequence[Sequence[str]]) -> bool:
        now = self.definitions
        try:
            files = files_with(self.kinds)
            less = files.load([other for other in self.extra if other != path])
        except BadInput:
            return True  # another file builds on it
        if (less.faces, less.factors) != (now.faces, now.factors):
            return True
        return any(less.cards[card] != now.cards[card] for cards in selections for card in cards)
