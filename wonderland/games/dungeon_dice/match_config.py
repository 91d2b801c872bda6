"""What is fixed for a match: its options, its table, its figures by number."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from wonderland.games.dungeon_dice.columns import LAYOUT
from wonderland.games.dungeon_dice.definitions import Definitions
from wonderland.games.dungeon_dice.grid import grid_of
from wonderland.games.dungeon_dice.laying import laying_of
from wonderland.games.dungeon_dice.names import die


@dataclass(frozen=True, slots=True)
class Options:
    """A match's options, every one with its value (section 9)."""

    preset: str
    columns: int
    rows: int
    life: int
    cap: int
    lethal: str
    open_items: bool
    first: str | None
    quiet: int
    turns: int


class MatchConfig:
    """What is fixed for a match; to the rules of the table it is a ``TableConfig``.

    Both sides know all of it: what they brought is not in it. What is not named here stands there.

    Attributes:
        definitions, options: the game's data, the match's options.
        given: the options as they were given, for the record.
        laying: how nets lie on a table of this size.
        approach: for each side the squares beside its slot, as a set.
        figures: the definitions by number.
        opening: the phase in which the first turn begins, ``choose`` or ``action``.
    """

    def __init__(self, definitions: Definitions, options: Options, given: Mapping[str, object], opening: str) -> None:
        self.definitions = definitions
        self.options = options
        self.given = dict(given)
        self.opening = opening
        self.grid = grid_of(options.columns, options.rows)
        self.laying = laying_of(self.grid, definitions.nets)
        self.approach = tuple(self.grid.near_mask[slot] & self.grid.ground for slot in self.grid.slots)
        self.figures = definitions.figures
        self.life = options.life
        self.cap = options.cap
        self.exceed = options.lethal == "exceed"
        self.layout = LAYOUT

    def die(self, kind: int) -> str:
        """What people call a die of a kind, by its number: ``Beast die of level 2``."""
        return die(self.definitions.classes, self.definitions.kinds[kind])
