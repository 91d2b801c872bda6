"""What a seat's view holds, as a row of numbers; nothing in it comes from anywhere else.

Three parts, as ``Observer.layout`` says: planes over the squares, a row of fields for each card of
each side, and single numbers. The own side comes first, and its Image is on the left.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from wonderland.core.encoding import Said, laid_out
from wonderland.games.wonderland.actions.acting import AbilityCode, EndActions, Step, Strike
from wonderland.games.wonderland.codes import AimedCode, OfBeing
from wonderland.games.wonderland.combat import IMAGE
from wonderland.games.wonderland.components import (
    ATK_MOD,
    ATTACKED,
    CREDIT,
    DEF_MOD,
    DEFENDED,
    HALTED,
    HIT_BY,
    HOBBLE,
    POINTS,
    SPUR,
    SQUARE,
    START,
    STEPPED,
    STRENGTH,
    layout_of,
)
from wonderland.games.wonderland.definitions import SUITS
from wonderland.games.wonderland.encoding import numbers as no
from wonderland.games.wonderland.encoding.numbers import Facing, Numbers
from wonderland.games.wonderland.match_config import Options
from wonderland.games.wonderland.pairs import front_of
from wonderland.games.wonderland.state import ACTION, CHOOSE, DEFENSE, NOBODY, SIDES, SUMMON, WINDOW, State
from wonderland.games.wonderland.unknown import CONCEALED
from wonderland.games.wonderland.view import View

LEAST, MOST = -9999, 9999
"""A number beyond these is told as the nearest of them."""
SHORT = "h"
"""How a row keeps its numbers: there are thousands, and few are not 0."""
MOST_DICE = 4
_BEING = ("strength", "attack", "defense", "points")
PLANES = ("own path", "enemy path", "path in hand", "declared step",
          *(f"own {what}" for what in _BEING), *(f"enemy {what}" for what in _BEING))  # fmt: skip
"""The path in hand has 1 to 6 on its squares in the order in which they are laid."""
CARD_FIELDS = (
    "in pool", "die", "in play", "discarded", "declares", "aimed at", "taken up", "targeted",
    "column", "row", "start column", "start row", "strength", "attack", "defense", "hobble",
    "spur", "credit", "points", "attacked", "halted", "defended", "passing",
    *(f"hit by {suit}" for suit in SUITS),
)  # fmt: skip
"""Columns, rows and dice count from 1, 0 where there is none; the enemy's pool is as far as known."""
_PAIRED = ("back", "mov", "stepped")
"""With paired cards (W-91): the back card's place in the deck from 1; 0 where it is not known."""
_HIDDEN = ("unknown",)
"""With hidden beings: whether the other side doesn't know it. An enemy that is unknown has a row of its
own by its number (W-81)."""
UNTOLD = -1
"""Stands for the enemy's factors and for a face that is hidden (W-77)."""
_OWN_COLUMNS = {column.name for column in layout_of().columns}
_FROM_COLUMNS = (
    ("strength", STRENGTH), ("hobble", HOBBLE), ("spur", SPUR), ("credit", CREDIT),
    ("points", POINTS), ("attacked", ATTACKED), ("halted", HALTED), ("defended", DEFENDED),
)  # fmt: skip
_PHASES = (CHOOSE, SUMMON, ACTION, WINDOW, DEFENSE)
_DECLARED = (Step, Strike, AbilityCode, EndActions)
"""An ability with a target is told like one without."""
_NUMBERS = (
    "own life", "enemy life", "own pool", "enemy pool", "own Image struck", "enemy Image struck",
    "choose", "summon", "action", "window", "defend", "own turn", "to act", "four dice",
    "passes", "quiet turns", "eventful",
    "step declared", "attack declared", "blast declared", "end declared", "amount declared",
    *(f"die {i} {what}" for i in range(1, MOST_DICE + 1) for what in ("level", "face")),
    "more said",
)  # fmt: skip
"""After the factors of both. A face counts from 1, S and then the factors in their order, 0 where
it is not rolled; a blast stands for every ability that is declared."""


class Observer:
    """Writes observations of one table.

    Attributes:
        length: how many numbers an observation has.
        layout: its parts by name.
        added: the columns that others than the game itself brought; each is a field of a card.
        of_options: the fields that the match's options bring.
    """

    def __init__(self, numbers: Numbers, options: Options) -> None:
        self.numbers = numbers
        grid = numbers.grid
        self.squares = grid.columns * grid.rows
        self.added = tuple(c.name for c in numbers.layout.columns if c.name not in _OWN_COLUMNS)
        self.of_options = (*_PAIRED * options.paired_cards, *_HIDDEN * options.hidden_beings)
        fields = (*CARD_FIELDS, *self.added, *self.of_options)
        factors = [f"{whose} {letter}" for whose in ("own", "enemy") for letter in numbers.letters]
        single = (*factors, *_NUMBERS)
        self.layout, self.length = laid_out(
            {
                "planes": ((len(PLANES), grid.rows, grid.columns), PLANES),
                "cards": ((2, len(numbers.deck), len(fields)), fields),
                "numbers": ((len(single),), single),
            }
        )

    def observe(self, view: View, said: Said) -> Sequence[int]:
        """What a view holds, and what its own seat has begun to say."""
        writer = _Writer(self, view, said)
        writer.planes()
        writer.path_in_hand()
        writer.cards()
        writer.beings()
        writer.pending()
        writer.taken_up()
        writer.single()
        return writer.row


def _told(number: int) -> int:
    """A number, or the nearest that is told."""
    return number if LEAST <= number <= MOST else LEAST if number < LEAST else MOST


class _Writer:
    """Fills one observation."""

    def __init__(self, observer: Observer, view: View, said: Said) -> None:
        self.numbers = observer.numbers
        self.squares = observer.squares
        cards = observer.layout["cards"]
        self.card_start, self.added = cards.start, observer.added
        self.single_start = observer.layout["numbers"].start
        self.of_options = observer.of_options
        self._at = {name: index for index, name in enumerate(cards.names)}
        self.view, self.said = view, said
        self.state: State = view.known
        self.side = SIDES.index(view.seat)
        self.facing: Facing = self.numbers.facing[self.side]
        self.row = array(SHORT, bytes(array(SHORT).itemsize * observer.length))

    def plane(self, name: int, square: int, value: int) -> None:
        self.row[name * self.squares + self.facing.seen[square]] = _told(value)

    def card(self, entity: int, field: str, value: int = 1) -> None:
        config = self.state.config
        enemy = config.ids[entity][0] != self.view.seat
        place = self.numbers.of_card(self.state, entity) + enemy * len(self.numbers.deck)
        self.row[self.card_start + place * len(self._at) + self._at[field]] = _told(value)

    def sides(self) -> tuple[int, int]:
        """The own side and the other."""
        return self.side, 1 - self.side

    def planes(self) -> None:
        """What is laid, and the beings that stand on it."""
        state, columns = self.state, self.state.columns
        for plane, side in enumerate(self.sides()):
            for square in state.config.grid.members_unsorted(state.laid[side]):
                self.plane(plane, square, 1)
            for being in state.beings[side]:
                if being == state.sharer:
                    continue
                values = (columns[STRENGTH + being], self.attack(being), self.defense(being), columns[POINTS + being])
                for offset, value in enumerate(values, start=4 + len(_BEING) * plane):
                    self.plane(offset, columns[SQUARE + being], value)
        if isinstance(state.pending, Step):
            self.plane(PLANES.index("declared step"), state.pending.square, 1)

    def attack(self, being: int) -> int:
        return self.state.config.attack[being] + self.state.columns[ATK_MOD + being]

    def defense(self, being: int) -> int:
        return self.state.config.defense[being] + self.state.columns[DEF_MOD + being]

    def path_in_hand(self) -> None:
        """The squares of the path that the seat has begun to say."""
        if self.state.phase != SUMMON or len(self.said) < 2:
            return
        plane = PLANES.index("path in hand")
        first = self.facing.square[self.said[1] - self.numbers.square]
        self.plane(plane, first, 1)
        if len(self.said) > 2:
            shape = self.facing.shape[self.said[2] - self.numbers.shape]
            for order, delta in enumerate(self.numbers.grid.shapes[shape].deltas, start=1):
                self.plane(plane, first + delta, order)

    def cards(self) -> None:
        """Where the cards are."""
        state = self.state
        for side in self.sides():
            for entity in state.pool[side]:
                self.card(entity, "in pool")
            for entity in state.discards[side]:
                self.card(entity, "discarded")
        active = SIDES[state.active]
        for index, die in enumerate(self.view.form["dice"], start=1):
            if die["card"]:
                self.card(state.config.entity[active + front_of(die["card"])], "die", index)

    def beings(self) -> None:
        """What is on the table, in the words of the cards."""
        state, columns = self.state, self.state.columns
        grid = state.config.grid
        for being in (*state.beings[0], *state.beings[1]):
            self.card(being, "in play")
            for word, field in (("", SQUARE), ("start ", START)):
                row, column = divmod(self.facing.seen[columns[field + being]], grid.columns)
                self.card(being, f"{word}column", column + 1)
                self.card(being, f"{word}row", row + 1)
            for name, field in _FROM_COLUMNS:
                self.card(being, name, columns[field + being])
            for name in self.added:
                self.card(being, name, columns[state.config.layout.offset(name) + being])
            for name in self.of_options:
                self.card(being, name, self.by_option(being, name))
            self.card(being, "attack", self.attack(being))
            self.card(being, "defense", self.defense(being))
            for suit, letter in enumerate(SUITS):
                self.card(being, f"hit by {letter}", columns[HIT_BY + being] >> suit & 1)
        if state.sharer != NOBODY:
            self.card(state.sharer, "passing")

    def by_option(self, being: int, name: str) -> int:
        """A field of a being that an option brings."""
        state, card = self.state, self.state.config.cards[being]
        assert card
        if name == "back":
            return self.numbers.card_of[card.back] + 1 if card.back else 0
        if name == "mov":
            return card.mov or 0
        return state.columns[STEPPED + being] if name == "stepped" else int(being in state.guises)

    def pending(self) -> None:
        """Who is about to act, and on whom (W-58)."""
        code = self.state.pending
        if isinstance(code, OfBeing):
            self.card(code.being, "declares")
        if isinstance(code, AimedCode) and code.target != IMAGE:
            self.card(code.target, "aimed at")

    def taken_up(self) -> None:
        """The cards that the seat has begun to say."""
        numbers = self.numbers
        for number in self.said:
            if numbers.card <= number < numbers.own:
                self.card(numbers.entity(self.state, number), "taken up")
            elif numbers.own <= number < numbers.step:
                self.card(numbers.entity(self.state, number), "targeted")

    def single(self) -> None:
        """Write the numbers that belong to no square and no card."""
        state, (own, enemy) = self.state, self.sides()
        pending = state.pending
        blast = pending.n if isinstance(pending, AbilityCode) else 0
        theirs = state.factors[enemy::2]
        found = [*state.factors[own::2], *([UNTOLD] * len(theirs) if state.config.referee else theirs)]
        found += [state.life[own], state.life[enemy], len(state.pool[own])]
        found += [len(state.pool[enemy]) + self.view.hidden]
        found += [state.struck >> own & 1, state.struck >> enemy & 1]
        found += [int(state.phase == phase) for phase in _PHASES]
        found += [int(state.active == own), int(state.to_act == own), int(state.four)]
        found += [state.passes, state.quiet, int(state.eventful)]
        found += [*(int(isinstance(pending, kind)) for kind in _DECLARED), blast]
        found += [*self.dice(), self.said.count(no.MORE)]
        self.row[self.single_start :] = array(SHORT, map(_told, found))

    def dice(self) -> list[int]:
        letters = self.numbers.face_letters
        shown = [
            (die["level"], UNTOLD if die["face"] == CONCEALED else letters.find(die["face"] or "-") + 1)
            for die in self.view.form["dice"]
        ]
        shown += [(0, 0)] * (MOST_DICE - len(shown))
        return [number for die in shown for number in die]
