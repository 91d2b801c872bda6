"""Which number says what: words, kinds, figures, nets, monsters, abilities, crests, squares.

Each side sees the table with its own slot on the left, so that what one side learns serves the
other. Only the squares depend on the table's size; they come last.
"""

from __future__ import annotations

from bisect import bisect_right

from wonderland.games.dungeon_dice.codes import MASTER
from wonderland.games.dungeon_dice.columns import CAPACITY
from wonderland.games.dungeon_dice.crests import CRESTS
from wonderland.games.dungeon_dice.match_config import MatchConfig

WORDS = ("skip", "pass", "defend", "end", "dice", "summon", "move", "attack", "use", "place", "master")
MOST_ABILITIES = 8


class Facing:
    """The table as a side sees it.

    Attributes:
        seen: for each square of the table the index at which the side sees it, -1 for none.
        square: the square of each such index.
        net: for each oriented net how the side sees it, and the other way round.
    """

    def __init__(self, config: MatchConfig, side: int) -> None:
        grid, turn = config.grid, -1 if side else 1
        self.square: list[int] = []
        for row in range(grid.rows):
            columns = range(grid.columns)[::turn]
            self.square += [row * grid.stride + column for column in columns]
        self.seen = [-1] * grid.size
        for index, square in enumerate(self.square):
            self.seen[square] = index
        nets = config.definitions.nets
        at = {frozenset(net.offsets): index for index, net in enumerate(nets)}
        self.net = tuple(at[frozenset((turn * x, y) for x, y in net.offsets)] for net in nets)


class Numbers:
    """The numbers of a table and of some definitions, in blocks; each name is a block's first.

    Attributes:
        count: how many numbers there are.
        facing: the table as each side sees it.
    """

    def __init__(self, config: MatchConfig) -> None:
        self.config = config
        definitions, grid = config.definitions, config.grid
        squares = grid.columns * grid.rows
        sizes = {
            "kind": len(definitions.kinds),
            "figure": len(definitions.figures),
            "net": len(definitions.nets),
            "monster": CAPACITY,
            "ability": MOST_ABILITIES,
            "crest": len(CRESTS),
            "square": squares,
            "over": squares,
        }
        starts = [len(WORDS)]
        for size in sizes.values():
            starts.append(starts[-1] + size)
        self._starts = [0, *starts[:-1]]
        self._names = ("word", *sizes)
        self._first = dict(zip(self._names, self._starts, strict=True))
        self.kind, self.figure, self.net, self.monster, self.ability = starts[:5]
        self.crest, self.square, self.over, self.count = starts[5:]
        self.facing = (Facing(config, 0), Facing(config, 1))

    def number(self, side: int, block: str, value: int) -> int:
        """The number of one of a block, a place as a side sees it; of a Master among monsters."""
        if value == MASTER:
            return WORDS.index("master")
        if block == "net":
            value = self.facing[side].net[value]
        elif block in ("square", "over"):
            value = self.facing[side].seen[value]
        return self._first[block] + value

    def explain(self, number: int) -> str:
        """What a number stands for, as the side on the left sees it.

        Raises:
            ValueError: if there is none of that number.
        """
        if not 0 <= number < self.count:
            raise ValueError(f"there is none of that number: {number}")
        block = bisect_right(self._starts, number) - 1
        at, what = number - self._starts[block], self._names[block]
        definitions, grid = self.config.definitions, self.config.grid
        if what in ("square", "over"):
            name = grid.names[self.facing[0].square[at]]
            return name if what == "square" else f"over {name}"
        return {
            "word": lambda: WORDS[at],
            "kind": lambda: definitions.kinds[at],
            "figure": lambda: definitions.figures[at].code,
            "net": lambda: definitions.nets[at].text,
            "monster": lambda: f"monster {at + 1}",
            "ability": lambda: f"ability {at + 1}",
            "crest": lambda: CRESTS[at],
        }[what]()
