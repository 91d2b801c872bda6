"""What changes in a match, in flat numbers that copy quickly.

The rules of the table (``movement``, ``combat``, ``harm``) and what abilities are made of
(``targets``, ``effects``) work on these numbers. Of a figure they ask what is printed on it beside
its abilities (``Printed``), so that they don't know what has which ability; what knows that has a
``state.State``.

Monsters are rows of one store (``columns``), numbered in the order in which they came into play;
one that has left play stands on no square. Squares are bits (``grid``), figures and kinds of dice
numbers of the definitions, crests one array of five a side.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Generic, Literal, NamedTuple, Protocol, TypeAlias, TypeVar

from wonderland.games.dungeon_dice.codes import NONE
from wonderland.games.dungeon_dice.columns import (
    ATK_ALWAYS,
    ATK_BATTLE,
    ATK_TURN,
    DAMAGE,
    DEF_ALWAYS,
    DEF_BATTLE,
    DEF_TURN,
    FIGURE,
    GAINED,
    LOST,
    NUMBER,
    SIDE,
    SQUARE,
)
from wonderland.games.dungeon_dice.components import FLYING, TUNNEL
from wonderland.games.dungeon_dice.grid import Grid
from wonderland.games.dungeon_dice.names import numbered
from wonderland.kit.codes import CHANCE_ACTOR
from wonderland.kit.columns import ColumnLayout
from wonderland.kit.state import NumberState

Pair = tuple[tuple[int, ...], tuple[int, ...]]

SIDES = ("w", "e")
(FIRST, CHOOSE, ROLL, SUMMON, ACTION, CHAIN, DEFEND, PLACE, OVER) = range(9)
PHASES = ("first", "choose", "roll", "summon", "action", "chain", "defend", "place", "over")
_BY_TURN, _BY_QUESTION = (ACTION, CHOOSE, SUMMON), (CHAIN, DEFEND, PLACE)
"""The phases in which the active side acts, and those in which the one that is asked does."""
NOBODY = 255
"""On a square of ``TableState.at`` where no monster stands."""


class Item(NamedTuple):
    """An item in play (DD-77): whose, its figure, its number, its square, and whether it is up."""

    side: int
    figure: int
    number: int
    square: int
    up: bool


class Touched(NamedTuple):
    """An item that was touched, as it was then, and by whom (DD-80)."""

    item: Item
    monster: int


class Placing(NamedTuple):
    """A monster that waits for its square (DD-81): who chooses, which monster, how far."""

    side: int
    monster: int
    far: int


C_co = TypeVar("C_co", covariant=True)
Deed: TypeAlias = Literal["move", "attack", "use", "item", "end"]
"""What a link of a chain does: an action, by its verb, or an item's effect."""


class Link(NamedTuple, Generic[C_co]):
    """A link of a chain (DD-66, DD-80).

    Attributes:
        side: whose it is.
        code: what is carried out, in its own words.
        deed: of what sort it is.
        doer: the monster or Master who does it, or the finder of an item; ``NONE`` for an end.
        target: whom or what it is done to, or the square to which it leads; ``NONE`` for nothing.
    """

    side: int
    code: C_co
    deed: Deed
    doer: int = NONE
    target: int = NONE


class Result(NamedTuple):
    """How a match ended: the winning side or ``NONE``, and why."""

    winner: int
    reason: str


class Printed(Protocol):
    """What is printed on a figure beside its abilities; ``figure.Figure`` is all of it."""

    @property
    def code(self) -> str:
        """Three capitals."""
        ...

    @property
    def name(self) -> str:
        """What people call it."""
        ...

    @property
    def atk(self) -> int:
        """Its Atk."""
        ...

    @property
    def defence(self) -> int:
        """Its Def."""
        ...

    @property
    def hp(self) -> int:
        """Its HP."""
        ...

    @property
    def traits(self) -> int:
        """Its general abilities, as a set of their bits."""
        ...

    @property
    def unknown(self) -> bool:
        """Whether it stands for any item of its kind (DD-93)."""
        ...


class TableConfig(Protocol):
    """What the rules of the table ask of what is fixed for a match; all of it is ``MatchConfig``.

    Attributes:
        grid: the table.
        layout: where the columns of monsters lie.
        life: a Master's HP at first.
        cap: the most crests of a sort that a side keeps.
        exceed: whether damage must be more than HP (DD-58).
    """

    grid: Grid
    layout: ColumnLayout
    life: int
    cap: int
    exceed: bool

    @property
    def figures(self) -> Sequence[Printed]:
        """The figures by number."""
        ...


@dataclass(slots=True, eq=False, repr=False)
class TableState(NumberState):
    """The numbers that change in a match; at first nothing is laid and nobody in play (DD-25).

    Attributes:
        config: what is fixed for the match.
        phase: one of the phases.
        active: the side whose turn it is, ``NONE`` until chance has named one.
        turn: from 1.
        store: the columns of the monsters; ``count`` rows are in use.
        at: the monster on each square, ``NOBODY`` for none.
        crew: each side's monsters in play, in the order in which they came.
        held: the squares of each side's monsters.
        laid: the squares that each side laid.
        masters: each Master's HP; ``master_attacked`` whether the active one has attacked.
        crests: West's five, then East's (``5 * side + crest``).
        items: those in play; ``chests`` their squares.
        blocks: blocked squares and the turn at whose end each goes; ``blocked`` as a set.
        dice_left, figures_left: each side's pool, sorted.
        gone: each side's figures that are out of play, sorted.
        dice, faces: the dice of this turn, and what they show; no faces until they are rolled.
        moving: the monster whose move is under way (DD-47).
        chain: its links, the first first; ``cancelled`` those that do nothing, as bits.
        asked: who is asked in the phases CHAIN, DEFEND and PLACE.
        target: whom the attack of the chain hits; ``guarded`` whether somebody stepped in.
        touched: items touched and not yet dealt with.
        placing: the monster that waits for its square.
        ending: whether the turn ends when all is dealt with.
        quiet: quiet turns in a row; ``stirred`` whether this turn is none (DD-87).
        offer: the side that offers a draw.
        result: None, or how it ended.
    """

    config: TableConfig
    phase: int = FIRST
    active: int = NONE
    turn: int = 1
    store: array[int] = field(init=False)
    count: int = 0
    at: bytearray = field(init=False)
    crew: Pair = ((), ())
    held: tuple[int, int] = (0, 0)
    laid: tuple[int, int] = (0, 0)
    masters: tuple[int, int] = field(init=False)
    master_attacked: bool = False
    crests: bytearray = field(default_factory=lambda: bytearray(10))
    items: tuple[Item, ...] = ()
    chests: int = 0
    blocks: tuple[tuple[int, int], ...] = ()
    blocked: int = 0
    dice_left: Pair = ((), ())
    figures_left: Pair = ((), ())
    gone: Pair = ((), ())
    dice: tuple[int, ...] = ()
    faces: tuple[int, ...] = ()
    moving: int = NONE
    chain: tuple[Link[object], ...] = ()
    cancelled: int = 0
    asked: int = NONE
    target: int = NONE
    guarded: bool = False
    touched: tuple[Touched, ...] = ()
    placing: Placing | None = None
    ending: bool = False
    quiet: int = 0
    stirred: bool = False
    offer: int = NONE
    result: Result | None = None

    def __post_init__(self) -> None:
        self.store = self.config.layout.store()
        self.at = bytearray([NOBODY]) * self.config.grid.size
        self.masters = (self.config.life, self.config.life)

    # --- who acts
    @property
    def to_act(self) -> int | None:
        """The side that acts, ``CHANCE_ACTOR`` for chance, None when the match is over."""
        phase = self.phase
        if phase in _BY_TURN:
            return self.active
        if phase in _BY_QUESTION:
            return self.asked
        return None if phase == OVER else CHANCE_ACTOR

    # --- the table
    @property
    def ground(self) -> int:
        """All laid squares (DD-22)."""
        return self.laid[0] | self.laid[1]

    @property
    def walkable(self) -> int:
        """The squares that a monster may come onto, if no other stands there (DD-43)."""
        return (self.laid[0] | self.laid[1]) & ~self.blocked

    @property
    def free(self) -> int:
        """The free squares: laid, without a monster, not blocked (DD-10)."""
        laid, held = self.laid, self.held
        return (laid[0] | laid[1]) & ~(self.blocked | held[0] | held[1])

    def item_at(self, square: int) -> Item | None:
        """The item on a square."""
        if self.chests >> square & 1:
            for item in self.items:
                if item.square == square:
                    return item
        return None

    # --- monsters
    def printed(self, monster: int) -> Printed:
        """What is printed on a monster."""
        return self.config.figures[self.store[FIGURE + monster]]

    def id_of(self, monster: int) -> str:
        """A monster's id: ``wRAB1``."""
        store = self.store
        code = self.config.figures[store[FIGURE + monster]].code
        return f"{SIDES[store[SIDE + monster]]}{code}{store[NUMBER + monster]}"

    def name_of(self, monster: int) -> str:
        """What people call a monster: ``West’s White Rabbit``."""
        store = self.store
        side, number = SIDES[store[SIDE + monster]], store[NUMBER + monster]
        return numbered(side, self.printed(monster).name, number)

    def item_id(self, item: Item) -> str | None:
        """An item's id, None where it is not known."""
        figure = self.config.figures[item.figure]
        return None if figure.unknown else f"{SIDES[item.side]}{figure.code}{item.number}"

    def in_play(self, monster: int) -> bool:
        """Whether a monster is in play."""
        return self.store[SQUARE + monster] >= 0

    def traits(self, monster: int) -> int:
        """A monster's general abilities now: the latest word of this turn counts (DD-11)."""
        store = self.store
        own = self.config.figures[store[FIGURE + monster]].traits
        return (own | store[GAINED + monster]) & ~store[LOST + monster]

    def flies(self, monster: int) -> bool:
        """Whether it is FLYING now."""
        return bool(self.traits(monster) & FLYING)

    def tunnels(self, monster: int) -> bool:
        """Whether it has TUNNEL now."""
        return bool(self.traits(monster) & TUNNEL)

    def atk(self, monster: int) -> int:
        """Its Atk now, never below 0 (DD-11)."""
        s, own = self.store, self.printed(monster).atk
        atk = own + s[ATK_ALWAYS + monster] + s[ATK_TURN + monster] + s[ATK_BATTLE + monster]
        return max(0, atk)

    def defence(self, monster: int) -> int:
        """Its Def now, never below 0 (DD-11)."""
        s, own = self.store, self.printed(monster).defence
        defence = own + s[DEF_ALWAYS + monster] + s[DEF_TURN + monster] + s[DEF_BATTLE + monster]
        return max(0, defence)

    def hp(self, monster: int) -> int:
        """What is left of its HP."""
        return self.printed(monster).hp - self.store[DAMAGE + monster]

    def appear(self, side: int, figure: int, number: int, square: int) -> int:
        """Bring a monster into play (DD-38)."""
        monster, store = self.count, self.store
        self.count += 1
        store[FIGURE + monster] = figure
        store[SIDE + monster] = side
        store[NUMBER + monster] = number
        store[SQUARE + monster] = square
        self.at[square] = monster
        self.held = _with(self.held, side, self.held[side] | 1 << square)
        self.crew = _put(self.crew, side, (*self.crew[side], monster))
        return monster

    def leave(self, monster: int) -> None:
        """Take a monster out of play for good (DD-59)."""
        store = self.store
        side, square = store[SIDE + monster], store[SQUARE + monster]
        store[SQUARE + monster] = NONE
        self.at[square] = NOBODY
        self.held = _with(self.held, side, self.held[side] & ~(1 << square))
        self.crew = _put(self.crew, side, tuple(m for m in self.crew[side] if m != monster))
        self.gone = add(self.gone, side, store[FIGURE + monster])
        if self.moving == monster:
            self.moving = NONE

    def step(self, monster: int, square: int) -> None:
        """Move a monster to a square on which nobody stands."""
        store = self.store
        side, before = store[SIDE + monster], store[SQUARE + monster]
        store[SQUARE + monster] = square
        self.at[before] = NOBODY
        self.at[square] = monster
        self.held = _with(self.held, side, self.held[side] & ~(1 << before) | 1 << square)

    def swap(self, one: int, other: int) -> None:
        """Let two monsters change squares."""
        store = self.store
        here, there = store[SQUARE + one], store[SQUARE + other]
        store[SQUARE + one], store[SQUARE + other] = there, here
        self.at[there], self.at[here] = one, other
        mine, its = store[SIDE + one], store[SIDE + other]
        if mine != its:
            both = 1 << here | 1 << there
            held = [self.held[0] ^ both, self.held[1] ^ both]
            self.held = (held[0], held[1])

    # --- items and blocks
    def lay_item(self, item: Item) -> None:
        """Bring an item into play."""
        self.items = (*self.items, item)
        self.chests |= 1 << item.square

    def turn_up(self, item: Item) -> None:
        """Turn an item face up for good."""
        self.items = tuple(i._replace(up=True) if i is item else i for i in self.items)

    def discard(self, item: Item) -> None:
        """Take an item out of play (DD-59)."""
        self.items = tuple(i for i in self.items if i is not item)
        self.chests &= ~(1 << item.square)
        self.gone = add(self.gone, item.side, item.figure)

    def block(self, square: int, until: int) -> None:
        """Block a square to the end of a turn (DD-11)."""
        self.blocks = tuple(sorted((*self.blocks, (square, until))))
        self.blocked |= 1 << square

    def unblock(self, turn: int) -> list[int]:
        """Let the blocks go that are due at the end of a turn; their squares (DD-74)."""
        due = [square for square, until in self.blocks if until <= turn]
        if due:
            self.blocks = tuple(block for block in self.blocks if block[1] > turn)
            self.blocked = sum(1 << square for square, _ in self.blocks)
        return due

    def next_number(self, side: int, figure: int) -> int:
        """The number of the next figure of a code (section 11, "Fine points").

        One more than the highest in play, or than the number of those in play and gone.
        """
        store = self.store
        numbers = [store[NUMBER + m] for m in self.crew[side] if store[FIGURE + m] == figure]
        numbers += [i.number for i in self.items if i.side == side and i.figure == figure]
        count = len(numbers) + self.gone[side].count(figure)
        return max([count, *numbers]) + 1


def _with(pair: tuple[int, int], side: int, value: int) -> tuple[int, int]:
    return (pair[0], value) if side else (value, pair[1])


def _put(pair: Pair, side: int, value: tuple[int, ...]) -> Pair:
    return (pair[0], value) if side else (value, pair[1])


def add(pair: Pair, side: int, value: int) -> Pair:
    """Add a value to a side's sorted ones."""
    return _put(pair, side, tuple(sorted((*pair[side], value))))


def remove(pair: Pair, side: int, value: int) -> Pair:
    """Take a value away from a side's sorted ones."""
    at = pair[side].index(value)
    return _put(pair, side, pair[side][:at] + pair[side][at + 1 :])


def lay(state: TableState, side: int, squares: int) -> None:
    """Add squares to a side's dungeon (DD-22)."""
    state.laid = _with(state.laid, side, state.laid[side] | squares)


def hurt_master(state: TableState, side: int) -> None:
    """Take 1 HP off a Master (DD-54)."""
    state.masters = _with(state.masters, side, state.masters[side] - 1)
