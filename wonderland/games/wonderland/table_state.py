"""What changes in a match: numbers, and nothing else; cheap to copy.

The rules of the table (``movement``, ``combat``, ``paths``) and the abilities work on these numbers.
Of what is fixed they ask numbers too (``TableConfig``), so that they know neither the cards nor
which being has which ability; what knows that has a ``state.State``. Pairs are West's and East's,
in that order.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Protocol, TypeVar

from wonderland.games.wonderland.components import CAPACITY, SIDE_CAPACITY, SQUARE, START, Barricade
from wonderland.games.wonderland.grid import Grid
from wonderland.games.wonderland.ledger import Ledger
from wonderland.kit.columns import ColumnLayout
from wonderland.kit.state import NumberState

WEST, EAST = 0, 1
NOBODY = -1
SIDES = ("w", "e")
SIDE: Final = tuple(int(entity >= SIDE_CAPACITY) for entity in range(CAPACITY))
"""The side of each entity."""

# Phases of a turn, in order; FIRST comes before the match's first turn.
FIRST, CHOOSE, ROLL, SUMMON, ACTION, WINDOW, DEFENSE, OVER = range(8)
_WHO = (2, 0, 2, 0, 0, 1, 1, 3)
"""Who acts in each phase: 0 the active side, 1 the one that is asked, 2 chance, 3 nobody."""
PHASES = ("choose", "choose", "roll", "summon", "action", "window", "defend", "over")

UNLIMITED: Final = 1 << 30
"""More steps than a turn has: what a being may take that is no pair (W-88)."""

T = TypeVar("T")
Entities = tuple[tuple[int, ...], tuple[int, ...]]

Refusal = tuple[str, str]
"""The number of a rule and the sentence that says what it forbids here."""


class TableConfig(Protocol):
    """What the rules of the table and the abilities ask of what is fixed for a match.

    All tuples are indexed by entity, "", None or 0 where there is none. ``MatchConfig`` is all that
    is fixed; it makes these of the cards.

    Attributes:
        grid: the table.
        layout: where the numbers of beings lie in a state's columns.
        ids: each entity's id (``"w4H"``).
        labels: what each is called in a pool: its card, or its pair (W-86).
        level, attack, defense, strength, barricade: of its card.
        mobile: whether it takes steps (W-38).
        mov: the most steps that it takes in a turn, 0 where it never moves (W-88).
        around, near: for each square those that it may step onto from there, as a tuple and as a
            set, whatever lies on them.
        reach: for each square those that it can attack from there, as a set (W-44).
        suit_bit: the bit of its suit; ``bests`` the bit of the suit it bests.
        wields: the factors that it can pay in a window.
        approach: for each side the squares beside its Image, as a set.
        letters: the letters of the factors in the order of their indices.
        referee: whether factors are hidden from the other side (W-77).
        hidden_beings: whether beings are, until something makes them known (W-80).
    """

    grid: Grid
    layout: ColumnLayout
    ids: tuple[str, ...]
    labels: tuple[str, ...]
    level: tuple[int, ...]
    attack: tuple[int, ...]
    defense: tuple[int, ...]
    strength: tuple[int, ...]
    barricade: tuple[Barricade | None, ...]
    mobile: tuple[bool, ...]
    mov: tuple[int, ...]
    around: tuple[tuple[tuple[int, ...], ...], ...]
    near: tuple[tuple[int, ...], ...]
    reach: tuple[tuple[int, ...], ...]
    suit_bit: tuple[int, ...]
    bests: tuple[int, ...]
    wields: tuple[tuple[int, ...], ...]
    approach: tuple[int, int]
    letters: str
    referee: bool
    hidden_beings: bool

    def factor_name(self, index: int) -> str:
        """A factor's name by its index."""
        ...

    def being_name(self, entity: int) -> str:
        """What people call a being: ``"West’s Six of Hearts"``."""
        ...


@dataclass(slots=True, eq=False, repr=False)
class TableState(NumberState):
    """The numbers that change in a match; before its first line nothing is laid (W-15).

    Attributes:
        config: what doesn't change.
        columns: the beings' component columns.
        laid: the squares each side has laid.
        held: the squares on which each side has a being.
        factors: West's and East's count of each factor, at ``2 * factor + side``.
        life: of the Images.
        pool, beings, discards: each side's cards (entities) in its pool, in play, and gone.
        needs: the factors (indices) that a side's beings can use in a window (W-60).
        wardens: each side's beings that barricade, as far as the other side knows them.
        dice, faces: the entities chosen this turn, and the faces rolled.
        turn, active, phase: as the state's JSON has them, in numbers; active is -1 until the side
            that begins is drawn.
        four: whether the fourth die is paid for (W-71).
        sharer: the being that shares a friend's square, or -1.
        pending: the declared action that a window is about, or None.
        asked: the side that a window or check defense asks, or -1.
        passes: how many passes in a row a window has seen (W-58).
        struck: the Images attacked this turn, a bit for each side.
        eventful: whether this turn saw a summon, damage or loss of life (W-69).
        quiet: how many turns in a row had none.
        offer: the side whose offer of a draw stands, or -1.
        result: None, or the winning side (-1 for none) and the reason.
        seen: entities that the other side has seen, a bit each (W-76).
        came: each side's beings in the order in which they came into play, with hidden beings
            (W-81).
        guises: the beings that the other side doesn't know, each with the cards that it may be as
            far as that side knows (W-80).
        ambush: those of each side that barricade, and are in no ``wardens`` (W-84).
        ledgers: what each side's factors may be as the other side knows it, with referee.
        known_by: the side that knows no more than this (``secrets.known_to``), or -1.
    """

    config: TableConfig
    columns: array[int] = field(init=False)
    laid: tuple[int, int] = (0, 0)
    held: tuple[int, int] = (0, 0)
    factors: tuple[int, ...] = field(init=False)
    life: tuple[int, int] = (0, 0)
    pool: Entities = ((), ())
    beings: Entities = ((), ())
    discards: Entities = ((), ())
    needs: Entities = ((), ())
    wardens: Entities = ((), ())
    dice: tuple[int, ...] = ()
    faces: tuple[int, ...] = ()
    turn: int = 1
    active: int = NOBODY
    phase: int = FIRST
    four: bool = False
    sharer: int = NOBODY
    pending: object | None = None
    asked: int = NOBODY
    passes: int = 0
    struck: int = 0
    eventful: bool = False
    quiet: int = 0
    offer: int = NOBODY
    result: tuple[int, str] | None = None
    seen: int = 0
    came: Entities = ((), ())
    guises: Mapping[int, frozenset[str]] = field(init=False)
    ambush: Entities = ((), ())
    ledgers: tuple[Ledger, Ledger] | None = None
    known_by: int = NOBODY

    def __post_init__(self) -> None:
        self.columns = self.config.layout.store()
        self.factors = (0,) * (2 * len(self.config.letters))
        self.guises = {}

    @property
    def to_act(self) -> int | None:
        """The side that acts, -1 for chance, None when the match is over."""
        who = _WHO[self.phase]
        if who == 0:
            return self.active
        if who == 1:
            return self.asked
        return NOBODY if who == 2 else None

    # --- factors ---------------------------------------------------------------------------------
    def pay(self, factor: int, side: int, n: int) -> None:
        """Take so many of a factor from a side, which has them."""
        factors = list(self.factors)
        factors[2 * factor + side] -= n
        self.factors = tuple(factors)
        if self.ledgers:
            self.ledgers = swap(self.ledgers, side, self.ledgers[side].pays(factor, n))

    def set_factor(self, factor: int, side: int, n: int) -> None:
        """Let a side have so many of a factor, however many it had."""
        factors = list(self.factors)
        factors[2 * factor + side] = n
        self.factors = tuple(factors)

    # --- beings on and off the table -------------------------------------------------------------
    def place(self, being: int, square: int) -> None:
        """Put a being into play on a free square."""
        side = SIDE[being]
        columns = self.columns
        columns[SQUARE + being] = columns[START + being] = square
        self.held = swap(self.held, side, self.held[side] | self.config.grid.bit[square])
        self.beings = swap(self.beings, side, tuple(sorted((*self.beings[side], being))))
        if self.config.hidden_beings:
            self.came = swap(self.came, side, (*self.came[side], being))
        self._note_wielders(being)

    def remove(self, being: int) -> None:
        """Take a being out of play, to the discards."""
        if being in self.guises:
            self.make_known(being)
        side = SIDE[being]
        square = self.columns[SQUARE + being]
        sharer = self.sharer
        if sharer != NOBODY and self.columns[SQUARE + sharer] == square:
            self.sharer = NOBODY  # the other of the two stays (W-35)
        else:
            self.held = swap(self.held, side, self.held[side] & ~self.config.grid.bit[square])
        mine = self.beings[side]
        at = mine.index(being)
        self.beings = swap(self.beings, side, mine[:at] + mine[at + 1 :])
        self.discards = swap(self.discards, side, tuple(sorted((*self.discards[side], being))))
        layout = self.config.layout
        self.columns[layout.passing_of[being]] = layout.nothing_of_one
        self._note_wielders(being)

    def being_on(self, side: int, square: int) -> int:
        """A side's being on a square that the side holds.

        Where two share it (W-35), the one that was there first; the other is ``sharer``.
        """
        columns, sharer = self.columns, self.sharer
        for being in self.beings[side]:
            if columns[SQUARE + being] == square and being != sharer:
                return being
        raise AssertionError(f"no being of side {side} stands on square {square}")

    def _note_wielders(self, being: int) -> None:
        """Note what a being that comes or goes changes in ``needs`` and ``wardens``."""
        if self.config.wields[being] or self.config.barricade[being]:
            self.note_wielders(SIDE[being])

    def note_wielders(self, side: int) -> None:
        """Note what a side's beings wield, and which barricade, known or unknown."""
        config, mine = self.config, self.beings[side]
        wielded = {factor for b in mine for factor in config.wields[b]}
        self.needs = swap(self.needs, side, tuple(sorted(wielded)))
        wardens = tuple(b for b in mine if config.barricade[b])
        if self.guises or self.ambush[side]:
            lurking = tuple(b for b in wardens if b in self.guises)
            self.ambush = swap(self.ambush, side, lurking)
            wardens = tuple(b for b in wardens if b not in lurking)
        self.wardens = swap(self.wardens, side, wardens)

    def can_answer(self, side: int) -> bool:
        """Whether a side could use an ability or a blast: the reading of W-60."""
        for factor in self.needs[side]:  # noqa: SIM110 - asked in every step; twice as fast as any()
            if self.factors[2 * factor + side]:
                return True
        return False

    def is_asked(self, side: int) -> bool:
        """Whether a side is asked in a window: by what it could use (W-60), or by what lies open (W-78)."""
        config = self.config
        if config.referee:
            return bool(self.beings[side] if config.hidden_beings else self.needs[side])
        return self.can_answer(side)

    def make_known(self, being: int) -> None:
        """Let a being be known to the other side for good (W-80); no other can be its card."""
        side, card = SIDE[being], self.config.labels[being]
        self.guises = {
            other: cards - {card} if SIDE[other] == side else cards
            for other, cards in self.guises.items()
            if other != being
        }
        self.seen |= 1 << being
        self._note_wielders(being)

    def clear_turn(self) -> None:
        """End what lasts until the end of the turn (W-66)."""
        columns = self.columns
        layout = self.config.layout
        columns[layout.passing] = layout.nothing
        columns[START : START + CAPACITY] = columns[SQUARE : SQUARE + CAPACITY]


def swap(pair: tuple[T, T], side: int, value: T) -> tuple[T, T]:
    """Return the pair with one side's value replaced."""
    return (pair[0], value) if side else (value, pair[1])
