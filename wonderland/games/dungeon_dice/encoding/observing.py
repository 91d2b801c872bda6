"""A view in numbers: what stands where, as the side that looks sees it."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter

from wonderland.core.encoding import laid_out
from wonderland.games.dungeon_dice.codes import MASTER, NONE
from wonderland.games.dungeon_dice.columns import CAPACITY, FIGURE, SIDE, SQUARE, USED
from wonderland.games.dungeon_dice.crests import CRESTS
from wonderland.games.dungeon_dice.encoding.numbers import Numbers
from wonderland.games.dungeon_dice.state import AnyLink, State
from wonderland.games.dungeon_dice.view import View

LEAST, MOST = -1, 9999
DICE, LINKS, SAID = 3, 8, 16
_TABLE = (
    "phase", "turn", "quiet", "my master", "their master", "master attacked", "my turn", "moving",
    "placed", "how far", "target", "guarded", "life", "cap",
)  # fmt: skip
_SHOWN = ("hp", "atk", "def", "flying", "tunnel", "reach", "free", "slow", "held", "moved", "attacks", "may_attack")
"""What of a monster is told as its form has it."""
_MONSTER = ("figure", "mine", "square", *(key.replace("_", " ") for key in _SHOWN), "used")
_NOBODY = [0] * len(_MONSTER)
_shown = itemgetter(*_SHOWN)
_SQUARE = ("laid", "blocked", "item", "item mine", "item up")
_LINK = ("mine", "kind", "who", "target")
_DEEDS = ("move", "attack", "use", "item", "end")
_ON_SQUARES = ("move", "item")


class Observer:
    """Puts views into numbers.

    Attributes:
        length: how many there are.
        layout: the parts by name.
    """

    def __init__(self, numbers: Numbers) -> None:
        self._numbers = numbers
        definitions, grid = numbers.config.definitions, numbers.config.grid
        figures = tuple(figure.code for figure in definitions.figures)
        self.layout, self.length = laid_out(
            {
                "table": ((len(_TABLE),), _TABLE),
                "crests": ((2, len(CRESTS)), CRESTS),
                "rolled": ((DICE, 2), ("kind", "face")),
                "dice": ((2, len(definitions.kinds)), definitions.kinds),
                "figures": ((2, len(figures)), figures),
                "gone": ((2, len(figures)), figures),
                "monsters": ((CAPACITY, len(_MONSTER)), _MONSTER),
                "squares": ((grid.rows, grid.columns, len(_SQUARE)), _SQUARE),
                "chain": ((LINKS, len(_LINK)), _LINK),
                "said": ((SAID,), [f"number {at}" for at in range(1, SAID + 1)]),
            }
        )

    def observe(self, view: View, said: Sequence[int]) -> list[int]:
        """What a view holds; the latest links and numbers where there are too many."""
        state, me = view.known, "we".index(view.seat)
        row = self._table(state, me)
        for side in (me, 1 - me):
            row += state.crests[5 * side : 5 * side + 5]
        faces = [*state.faces, *[NONE] * (DICE - len(state.faces))]
        kinds = [*state.dice, *[NONE] * (DICE - len(state.dice))]
        for kind, face in zip(kinds, faces, strict=True):
            row += [kind + 1, face + 1]
        definitions = self._numbers.config.definitions
        for pair, count in (
            (state.dice_left, len(definitions.kinds)),
            (state.figures_left, len(definitions.figures)),
            (state.gone, len(definitions.figures)),
        ):
            for side in (me, 1 - me):
                row += _counts(pair[side], count)
        for monster in range(CAPACITY):
            row += self._monster(view, monster, me)
        row += self._squares(state, me)
        links = state.chain[-LINKS:]
        for link in links:
            row += self._link(link, me)
        row += [0] * ((LINKS - len(links)) * len(_LINK))
        told = list(said)[-SAID:]
        row += told
        row += [NONE] * (SAID - len(told))
        return row

    def _table(self, state: State, me: int) -> list[int]:
        placing, options = state.placing, state.config.options
        return [
            state.phase,
            min(state.turn, MOST),
            min(state.quiet, MOST),
            state.masters[me],
            state.masters[1 - me],
            int(state.master_attacked),
            int(state.active == me),
            state.moving + 1,
            placing.monster + 1 if placing else 0,
            placing.far if placing else 0,
            _row(state.target),
            int(state.guarded),
            options.life,
            options.cap,
        ]

    def _monster(self, view: View, monster: int, me: int) -> list[int]:
        state, store = view.known, view.known.store
        square = store[SQUARE + monster]
        if monster >= state.count or square < 0:
            return _NOBODY
        form = _shown(view.form["monsters"][state.id_of(monster)])
        row = [store[FIGURE + monster], int(store[SIDE + monster] == me)]
        row.append(self._numbers.facing[me].seen[square])
        row += [MOST if number > MOST else int(number) for number in form]
        row.append(store[USED + monster])
        return row

    def _squares(self, state: State, me: int) -> list[int]:
        facing, listed = self._numbers.facing[me], state.config.grid.listed
        row = [0] * (len(facing.square) * len(_SQUARE))  # most squares are empty
        for side in (1 - me, me):
            for square in listed(state.laid[side]):
                row[len(_SQUARE) * facing.seen[square]] = 1 if side == me else 2
        for square, until in state.blocks:
            row[len(_SQUARE) * facing.seen[square] + 1] = min(until - state.turn + 1, MOST)
        for item in reversed(state.items):
            at = len(_SQUARE) * facing.seen[item.square] + 2
            row[at : at + 3] = item.figure + 1, int(item.side == me), int(item.up)
        return row

    def _link(self, link: AnyLink, me: int) -> list[int]:
        seen, target = self._numbers.facing[me].seen, link.target
        what = seen[target] + 1 if link.deed in _ON_SQUARES else _row(target)
        return [int(link.side == me), _DEEDS.index(link.deed) + 1, _row(link.doer), what]


def _row(monster: int) -> int:
    """A monster's row from 1, -1 for a Master, 0 for none."""
    return -1 if monster == MASTER else monster + 1


def _counts(held: Sequence[int], kinds: int) -> list[int]:
    """How many there are of each kind."""
    found = [0] * kinds
    for kind in held:
        found[kind] += 1
    return found
