"""A puzzle in the making: paths, beings and factors that are easy to change one by one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from wonderland.core.record import Record
from wonderland.games.wonderland.card import BETWEEN
from wonderland.games.wonderland.factors import RULES_FACTORS as FACTORS
from wonderland.games.wonderland.game import Wonderland
from wonderland.games.wonderland.pairs import cards_in
from wonderland.games.wonderland.position import Position
from wonderland.games.wonderland.state import SIDES, State

OPTIONS: Mapping[str, object] = {"line": 4, "rows": 7}
"""A table on which few pieces are near each other."""
Path = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Being:
    """A being of a sketch: its side, card or pair, and square."""

    side: int
    card: str
    square: str

    @property
    def given(self) -> Mapping[str, str]:
        """How a custom start gives it (W-91)."""
        front, *back = cards_in(self.card)
        behind = {"back": back[0]} if back else {}
        return {"id": f"{SIDES[self.side]}{front}", **behind, "square": self.square}


@dataclass(frozen=True, slots=True)
class Sketch:
    """A position to be; every path was laid for a being that is in play or gone.

    Attributes:
        paths: side and squares of each path, in the order in which they were laid.
        beings: those in play.
        gone: for each side the cards in its discards.
        kept: for each side the cards in its pool.
        factors: West's five, then East's.
        life: of West's Image, then East's.
    """

    paths: tuple[tuple[int, Path], ...]
    beings: tuple[Being, ...]
    gone: tuple[tuple[str, ...], tuple[str, ...]]
    kept: tuple[tuple[str, ...], tuple[str, ...]]
    factors: tuple[int, ...]
    life: tuple[int, int]

    def record(self) -> Record:
        """The sketch as a record of a custom start, West to act."""
        pools, factors, laid, gone = {}, {}, {}, {}
        for i, side in enumerate(SIDES):
            mine = [being.card for being in self.beings if being.side == i]
            pools[side] = sorted([*mine, *self.gone[i], *self.kept[i]])
            held = zip(FACTORS, self.factors[5 * i : 5 * i + 5], strict=True)
            factors[side] = {letter: count for letter, count in held if count}
            laid[side] = [sq for s, path in self.paths if s == i for sq in path]
            gone[side] = list(self.gone[i])
        position: dict[str, Any] = {
            "active": "w",
            "phase": "action",
            "images": dict(zip(SIDES, self.life, strict=True)),
            "factors": factors,
            "laid": laid,
            "beings": [dict(being.given) for being in sorted(self.beings, key=lambda b: (b.side, b.card))],
        }
        if any(gone.values()):
            position["discards"] = gone
        paired = any(BETWEEN in label for pool in pools.values() for label in pool)
        options = {**OPTIONS, "paired_cards": True} if paired else dict(OPTIONS)
        return Record("wonderland", options=options, setup={"pools": pools, "position": position})

    def state(self, game: Wonderland) -> State:
        """The position as the engine has it.

        Raises:
            BadInput: if it is none.
        """
        return state_of(game.open(self.record()))

    def with_factor(self, index: int, count: int) -> Sketch:
        """The sketch with another number of one factor."""
        factors = list(self.factors)
        factors[index] = count
        return replace(self, factors=tuple(factors))


def state_of(position: object) -> State:
    """The numbers behind a position of the flagship."""
    assert isinstance(position, Position)
    return position.value
