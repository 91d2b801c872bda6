"""Where a match stands, in flat numbers that copy quickly.

Squares are numbers of ``ground``, sets of them masks; seats are counted from 0, ``NONE`` is none.
What lies under a face-down tile stands nowhere (DW-5): ``bag`` is what may lie there.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from wonderland.games.dominoes_of_war.definitions import TYPES
from wonderland.games.dominoes_of_war.ground import ALL, SIZE, Joins, Mask
from wonderland.games.dominoes_of_war.match_config import FIGURES, MatchConfig
from wonderland.kit.codes import CHANCE_ACTOR
from wonderland.kit.state import NumberState, Result

NONE = -1

(TOSS, FIRST, BASE, WALL, STOCK, ACT, FLIP, BONUS, FACE, OVER) = range(10)
PHASES = ("toss", "first", "base", "wall", "stock", "act", "flip", "bonus", "face", "over")
SETUP_PHASES = (TOSS, FIRST, BASE, WALL, STOCK)
CHANCE_PHASES = (TOSS, FLIP)


class Standing(NamedTuple):
    """Who stands where, for the figures of one seat: found once for all that they may do.

    Attributes:
        seat: whose figures.
        joins: what joins neighbouring tiles.
        occupied: the tiles with a troop.
        enemies: the tiles with an enemy.
        passable: the tiles without one (DW-42).
    """

    seat: int
    joins: Joins
    occupied: Mask
    enemies: Mask
    passable: Mask


@dataclass(slots=True, eq=False, repr=False)
class State(NumberState):
    """A match's state; before its first line no base is laid and nobody has won the toss.

    Attributes:
        config: what is fixed for the match.
        phase: one of the phases.
        active: the seat whose turn it is, or that places and stocks.
        chooser: the seat that has won the toss.
        first: the seat that goes first.
        turn, round: from 1; 0 in set-up.
        actions: how many are left in the turn.
        bonus: the total of the bonus that is pending, 0 for none.
        flipping: the square that waits for chance.
        offer: the seat whose offer of a draw stands.
        quiet: quiet turns in a row (DW-89).
        stirred: whether this turn is no quiet one.
        board: the figure on each square, 0 for none.
        men: the squares of each seat's troops.
        tiles: all tiles; ``bases`` those of each seat's base.
        north, east: the squares from which no wall stands to the north, and to the east.
        down: the field tiles that lie face down.
        faces: for each tile that is face up ``OPEN_FACE``, or ``OPEN_FACE`` + 1 + its face.
        bag: how often each face has not been seen (DW-5).
        discards: how often each mine was discarded.
        army: how many of each type each seat has left, five numbers a seat.
        acted: the squares of the active seat's troops that have acted.
        moved, struck: those of them whose first action was a move, or was another (DW-38).
        facing: the squares of those that still choose a facing.
        gone: the seats that are out, those at the same moment together, the earliest first.
        result: None, or how it ended.
    """

    config: MatchConfig
    phase: int = TOSS
    active: int = NONE
    chooser: int = NONE
    first: int = NONE
    turn: int = 0
    round: int = 0
    actions: int = 0
    bonus: int = 0
    flipping: int = NONE
    offer: int = NONE
    quiet: int = 0
    stirred: bool = False
    board: bytearray = field(init=False)
    men: tuple[Mask, ...] = field(init=False)
    tiles: Mask = field(init=False)
    bases: tuple[Mask, ...] = field(init=False)
    north: Mask = ALL
    east: Mask = ALL
    down: Mask = field(init=False)
    faces: bytearray = field(init=False)
    bag: bytearray = field(init=False)
    discards: bytearray = field(init=False)
    army: bytearray = field(init=False)
    acted: Mask = 0
    moved: Mask = 0
    struck: Mask = 0
    facing: Mask = 0
    gone: tuple[tuple[int, ...], ...] = ()
    result: Result | None = None

    def __post_init__(self) -> None:
        config = self.config
        self.board, self.faces = bytearray(SIZE), bytearray(SIZE)
        self.men = self.bases = (0,) * config.players
        self.tiles = self.down = config.field
        self.bag, self.discards = bytearray(config.copies), bytearray(len(config.copies))
        self.army = bytearray(FIGURES)
        for seat, owned in enumerate(config.army):
            self.army[seat * TYPES : (seat + 1) * TYPES] = bytes([owned] * TYPES)

    @property
    def to_act(self) -> int | None:
        """The seat that acts, ``CHANCE_ACTOR`` for chance, None when the match is over."""
        if self.phase in CHANCE_PHASES:
            return CHANCE_ACTOR
        if self.phase == OVER:
            return None
        return self.chooser if self.phase == FIRST else self.active

    @property
    def joins(self) -> Joins:
        """What joins neighbouring tiles."""
        return Joins(self.tiles, self.north, self.east)

    @property
    def walled(self) -> bool:
        """Whether there is any wall."""
        return self.north != ALL or self.east != ALL

    @property
    def occupied(self) -> Mask:
        """The tiles with a troop."""
        found = 0
        for men in self.men:
            found |= men
        return found

    def enemies_of(self, seat: int) -> Mask:
        """The tiles with an enemy of a seat."""
        side, found = self.config.side, 0
        for other, men in enumerate(self.men):
            if side[other] != side[seat]:
                found |= men
        return found

    def standing(self, seat: int) -> Standing:
        """Who stands where, for the figures of a seat."""
        enemies = self.enemies_of(seat)
        return Standing(seat, self.joins, self.occupied, enemies, self.tiles & ~enemies)

    def is_out(self, seat: int) -> bool:
        """Whether a seat is out (DW-83)."""
        return bool(self.gone) and any(seat in group for group in self.gone)

    @property
    def sides_in(self) -> list[int]:
        """The sides that have a seat in."""
        return [s for s, own in self.config.allies.items() if not all(map(self.is_out, own))]

    def owned(self, seat: int, slot: int) -> int:
        """How many of a type a seat's army has left."""
        return self.army[seat * TYPES + slot]

    # --- troops
    def put(self, seat: int, slot: int, square: int, facing: int = 0) -> None:
        """Put a troop on a tile."""
        self.board[square] = self.config.figure(seat, slot, facing)
        self._stand(seat, self.men[seat] | 1 << square)

    def bring(self, seat: int, slot: int, square: int) -> None:
        """Bring a troop of the army onto a tile; the turn is no quiet one (DW-89)."""
        self.army[seat * TYPES + slot] -= 1
        self.put(seat, slot, square)
        self.stirred = True

    def lift(self, square: int) -> int:
        """Take a troop off its tile; return its figure."""
        figure, bit = self.board[square], 1 << square
        seat = self.config.owner[figure]
        self.board[square] = 0
        self._stand(seat, self.men[seat] & ~bit)
        self.acted &= ~bit
        self.moved &= ~bit
        self.struck &= ~bit
        return figure

    def walk(self, square: int, target: int) -> None:
        """Move a troop to an empty tile; its facing and what it has done go with it."""
        figure, both = self.board[square], 1 << square | 1 << target
        self.board[square], self.board[target] = 0, figure
        seat = self.config.owner[figure]
        self._stand(seat, self.men[seat] ^ both)
        if self.acted >> square & 1:
            self.acted ^= both
        if self.moved >> square & 1:
            self.moved ^= both
        if self.struck >> square & 1:
            self.struck ^= both

    def remove(self, square: int) -> int:
        """Remove a troop from play (DW-10, option ``dead``); return its figure."""
        figure = self.lift(square)
        if self.config.returns:
            self.army[self.config.owner[figure] * TYPES + self.config.slot[figure]] += 1
        self.stirred = True
        return figure

    def _stand(self, seat: int, men: Mask) -> None:
        self.men = (*self.men[:seat], men, *self.men[seat + 1 :])

    # --- ground
    def wall(self, edge: int, *, stands: bool) -> None:
        """Put up a wall on an edge, or take it away."""
        bit = 1 << edge // 2
        if edge % 2:
            self.east = self.east & ~bit if stands else self.east | bit
        else:
            self.north = self.north & ~bit if stands else self.north | bit

    def has_wall(self, edge: int) -> bool:
        """Whether a wall stands on an edge."""
        return edge < 2 * SIZE and not (self.east if edge % 2 else self.north) >> edge // 2 & 1

    def lay_base(self, seat: int, tiles: Mask) -> None:
        """Make squares part of a seat's base."""
        own = self.bases[seat] | tiles
        self.bases = (*self.bases[:seat], own, *self.bases[seat + 1 :])
        self.tiles |= tiles
