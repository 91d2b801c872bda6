"""What is fixed for a match: its options, its field, and the figures that each seat leads."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from wonderland.games.dominoes_of_war.definitions import LETTERS, TYPES, Definitions, Troop
from wonderland.games.dominoes_of_war.ground import LETTERS as COLUMNS
from wonderland.games.dominoes_of_war.ground import MARGIN, ORTHOGONAL, STRIDE, Mask, neighbours, square_of
from wonderland.kit.options import Value, size_of

FIGURES = TYPES * len(LETTERS)
"""How many sorts of figures there are: each seat's five types."""
FACINGS = 5
"""No facing, north, east, south, west (DW-64)."""
FIELD_OF_TWO, FIELD_OF_MORE = "8x8", "10x10"
OPEN_FACE = 1
"""A tile that is face up with a face that nobody knows; a face that is known has a number above."""


@dataclass(frozen=True, slots=True)
class Options:
    """A match's options, every one with its value (section 8).

    Attributes:
        preset: the preset they come from.
        players: how many.
        teams: whether two play together.
        factions, army, actions: one for all, or by seat.
        field: columns by rows; None for what suits the players.
        base: tiles of a base.
        walls: walls of each seat.
        first: the seat that goes first, None where it is tossed for.
        repeats, stocking, dead, quiet, rounds: as in the rules.
    """

    preset: str
    players: int
    teams: bool
    factions: Value
    field: str | int | None
    base: int
    walls: int
    army: Value
    actions: Value
    repeats: str
    first: str | None
    stocking: str
    dead: str
    quiet: int
    rounds: int


class MatchConfig:
    """What is fixed for a match.

    A figure on the table is a number from 1: its facing, its seat, and which of the seat's five types
    it is. ``kinds``, ``owner``, ``slot`` and ``facing`` say these of each; ``aims`` says in which
    directions it attacks.

    Attributes:
        definitions, options: the game's data, the match's options.
        players: how many seats play; ``seats`` their letters.
        side: the side of each seat (DW-97).
        allies: for each side its seats.
        field: the squares of the field; ``field_name`` its size as it is written.
        columns, rows: of the field.
        grid: the squares of the grid (DW-12).
        edge: the squares of the margin that share an edge with the field: entrances (DW-27).
        types: for each seat its five types, in the order of their keys.
        keys: for each seat the keys of these.
        slots: for each seat which of its five a type is.
        army: for each seat how many figures of each type it owns.
        actions: for each seat its actions a turn.
        type_names: how lines write each type.
        copies: how often each face is in the match (DW-4).
    """

    def __init__(self, definitions: Definitions, options: Options) -> None:
        self.definitions = definitions
        self.options = options
        self.players = options.players
        self.seats = tuple(LETTERS[: options.players])
        self.side = tuple(seat % 2 if options.teams else seat for seat in range(self.players))
        self.allies: Mapping[int, tuple[int, ...]] = {
            side: tuple(seat for seat in range(self.players) if self.side[seat] == side)
            for side in sorted(set(self.side))
        }
        given = options.field or (FIELD_OF_TWO if self.players == 2 else FIELD_OF_MORE)
        self.columns, self.rows = size_of(given) or (8, 8)
        self.field_name = f"{self.columns}x{self.rows}"
        self.field = _block(MARGIN, MARGIN, self.columns, self.rows)
        self.grid = _block(0, 0, self.columns + 2 * MARGIN, self.rows + 2 * MARGIN)
        self.edge = neighbours(self.field) & self.grid & ~self.field
        chosen = options_by_seat(definitions, options, "factions", self.seats)
        own = [definitions.factions[str(name)].types for name in chosen]
        self.types = tuple(tuple(sorted(types)) for types in own)
        self.keys = tuple(tuple(definitions.troops[kind].key for kind in types) for types in self.types)
        self.slots = tuple({kind: at for at, kind in enumerate(types)} for types in self.types)
        self.army = _numbers(options_by_seat(definitions, options, "army", self.seats))
        self.actions = _numbers(options_by_seat(definitions, options, "actions", self.seats))
        sets = 1 if self.columns * self.rows <= definitions.one_set else 2
        self.type_names = tuple(troop.key for troop in definitions.troops)
        self.copies = bytes([sets] * len(definitions.faces))
        self._figures()
        self.secret = options.stocking == "secret"
        self.returns = options.dead == "return"
        self.one_kind = options.repeats == "kind"

    def _figures(self) -> None:
        """Say of each figure what it is; number 0 is none."""
        troops = self.definitions.troops
        owner, slot, facing = [0], [0], [0]
        kinds: list[Troop] = [troops[self.types[0][0]]]
        for way in range(FACINGS):
            for seat in range(len(LETTERS)):
                for at in range(TYPES):
                    owner.append(seat)
                    slot.append(at)
                    facing.append(way)
                    own = self.types[seat] if seat < self.players else self.types[0]
                    kinds.append(troops[own[at]])
        self.owner, self.slot, self.facing = tuple(owner), tuple(slot), tuple(facing)
        self.kinds = tuple(kinds)
        self.aims = tuple(map(_aims, kinds, facing))
        self.explosive = tuple(kind.explodes for kind in kinds)

    @staticmethod
    def figure(seat: int, slot: int, facing: int = 0) -> int:
        """The number of a figure."""
        return 1 + slot + TYPES * seat + FIGURES * facing

    def lane(self, seat: int) -> list[int]:
        """The base that a seat has in a custom start that gives none: a lane outward (section 10)."""
        column, row = MARGIN + self.columns // 2, MARGIN + self.rows // 2
        top, right = MARGIN + self.rows + 1, MARGIN + self.columns + 1
        ways = ((column, MARGIN, 0, -1), (column + 1, top, 0, 1), (MARGIN, row, -1, 0), (right, row + 1, 1, 0))
        across, up, right_by, up_by = ways[seat]
        found = []
        for step in range(self.options.base):
            name = f"{COLUMNS[across + step * right_by - 1]}{up + step * up_by}"
            square = square_of(name)
            assert square is not None, "a lane lies on the grid"
            found.append(square)
        return found


def _aims(kind: Troop, facing: int) -> tuple[int, ...]:
    """The directions in which a figure attacks; none for a sniper without a facing (DW-66, DW-67)."""
    if kind.attack is None:
        return ()
    if kind.facing and not kind.attack.directions:
        return (ORTHOGONAL[facing - 1],) if facing else ()
    return kind.attack.directions


def options_by_seat(definitions: Definitions, options: Options, key: str, seats: tuple[str, ...]) -> tuple[object, ...]:
    """The value of an option for each seat."""
    value: Value = getattr(options, key)
    return definitions.options.options[key].of_seats(value, seats)


def _numbers(values: tuple[object, ...]) -> tuple[int, ...]:
    return tuple([value for value in values if isinstance(value, int)])


def _block(left: int, low: int, columns: int, rows: int) -> Mask:
    """A rectangle of squares."""
    column = ((1 << rows) - 1) << low
    return sum(column << STRIDE * (left + step) for step in range(columns))
