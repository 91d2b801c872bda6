"""Which number says what: words, cards, directions, shapes of paths, squares.

Each side sees the table with its own Image on the left, so that what one side learns serves the
other. Only the squares depend on the table's size; they come last.
"""

from __future__ import annotations

from bisect import bisect_right

from wonderland.games.wonderland.components import SIDE_CAPACITY, Mobile
from wonderland.games.wonderland.definitions import Definitions
from wonderland.games.wonderland.grid import PATH_SQUARES, STEPS, Grid, Offset
from wonderland.games.wonderland.state import SIDE, State
from wonderland.games.wonderland.unknown import NUMBER

WORDS = ("end", "pass", "done", "skip", "roll", "four", "halt", "blast", "more")
END, PASS, DONE, SKIP, ROLL, FOUR, HALT, BLAST, MORE = range(len(WORDS))
AMOUNTS = 8
"""An amount is said as so many times ``MORE`` (8 each) and a rest from 1 to 8."""
WAYS: tuple[Offset, ...] = (*STEPS, (1, 1), (1, -1), (-1, 1), (-1, -1))
_WAY_NAMES = ("ahead", "back", "up", "down", "ahead and up", "ahead and down", "back and up", "back and down")


class Facing:
    """The table as a side sees it.

    Attributes:
        seen: for each square of the table the index at which the side sees it.
        square: the square of each such index.
        shape: for each shape of a path how the side sees it, and the other way round.
        ways: the differences of square numbers that the directions stand for.
        way: the direction of each such difference.
    """

    def __init__(self, grid: Grid, side: int) -> None:
        turn = -1 if side else 1
        self.square: list[int] = []
        for row in range(grid.rows):
            columns = range(grid.columns)[::turn]
            self.square += [row * grid.stride + column for column in columns]
        self.seen = {square: index for index, square in enumerate(self.square)}
        self.shape = tuple(grid.shape_of[tuple((turn * dc, dr) for dc, dr in shape.offsets)] for shape in grid.shapes)
        self.ways = tuple(dr * grid.stride + turn * dc for dc, dr in WAYS)
        self.way = {delta: index for index, delta in enumerate(self.ways)}


class Numbers:
    """The numbers of a table and a deck, in blocks.

    Attributes:
        grid: the table.
        letters: of the factors.
        layout: where the numbers of beings lie.
        deck: every card's name, sorted, and with hidden beings the numbers of unknown ones behind
            them (W-81); ``card_of`` is each one's place in it.
        card, own, other: the first numbers of the cards: to take up, and as targets of
            abilities, one's own beings and the enemy's.
        step, strike: of the directions of a step (four, or eight where beings step diagonally) and
            the eight of an attack.
        which: of the abilities of a being after its first.
        amount, shape, place, square: of the rests of amounts, the shapes of paths as seen, the
            squares of a path on which the being may start, and the squares as seen.
        count: how many numbers there are.
        facing: the table as each side sees it.
    """

    def __init__(self, grid: Grid, definitions: Definitions, *, hoods: bool = False) -> None:
        self.grid = grid
        self.letters, self.layout = definitions.letters, definitions.layout
        self.face_letters = definitions.face_letters
        numbers = [f"{NUMBER}{n}" for n in range(1, SIDE_CAPACITY + 1)] if hoods else []
        self.deck = (*sorted(definitions.cards), *numbers)
        cards = definitions.cards.values()
        mobile = [part for card in cards if (part := card.of(Mobile))]
        straight = all(part.steps == "orthogonal" for part in mobile)
        most = max(len(card.abilities) for card in cards)
        self.card_of = {name: index for index, name in enumerate(self.deck)}
        sizes = [len(self.deck)] * 3
        sizes += [len(STEPS) if straight else len(WAYS), len(WAYS), max(0, most - 1), AMOUNTS]
        sizes += [len(grid.shapes), PATH_SQUARES, grid.columns * grid.rows]
        starts = [len(WORDS)]
        for size in sizes:
            starts.append(starts[-1] + size)
        self.card, self.own, self.other, self.step, self.strike, self.which = starts[:6]
        self.amount, self.shape, self.place, self.square, self.count = starts[6:]
        self.facing = (Facing(grid, 0), Facing(grid, 1))
        self._starts = starts[:-1]

    def of_card(self, state: State, entity: int) -> int:
        """The place of an entity's card in the deck."""
        return self.card_of[state.config.ids[entity][1:]]

    def card_number(self, state: State, entity: int) -> int:
        """The number that takes up a card of the side that acts."""
        return self.card + self.of_card(state, entity)

    def target_number(self, state: State, entity: int) -> int:
        """The number of a being as the target of an ability."""
        block = self.own if SIDE[entity] == state.to_act else self.other
        return block + self.of_card(state, entity)

    def entity(self, state: State, number: int) -> int:
        """The entity that a number of a card or a target stands for.

        Raises:
            KeyError: if the state has no such entity.
        """
        side = state.to_act
        assert side is not None
        if number >= self.other:
            return state.config.entity["we"[1 - side] + self.deck[number - self.other]]
        block = self.own if number >= self.own else self.card
        return state.config.entity["we"[side] + self.deck[number - block]]

    def explain(self, number: int) -> str:
        """What a number stands for, as the side on the left sees it.

        Raises:
            ValueError: if there is no such number.
        """
        if not 0 <= number < self.count:
            raise ValueError(f"the numbers go from 0 to {self.count - 1}; {number} is none")
        if number < len(WORDS):
            return WORDS[number]
        block = bisect_right(self._starts, number) - 1
        at = number - self._starts[block]
        if block < 3:
            return ("card {}", "on own {}", "on enemy {}")[block].format(self.deck[at])
        if block < 5:
            return f"{('step', 'attack')[block - 3]} {_WAY_NAMES[at]}"
        if block == 5:
            return f"ability {at + 2}"
        if block < 9:
            return f"{('amount', 'shape', 'start on square')[block - 6]} {at + (block != 7)}"
        return f"first square {self.grid.names[self.facing[0].square[at]]}"
