"""What a side's beings are and where they stand, whatever else is on the table."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from wonderland.games.wonderland.ai.distance import MEMORY
from wonderland.games.wonderland.components import SIDE_CAPACITY, SQUARE, STRENGTH
from wonderland.games.wonderland.match_config import MatchConfig

MOST_GUARDS = 3
"""More count as so many."""
NEAR = 4
"""Within how many squares of an Image a Rook or guard counts as at home."""

OF_POST = ("beings", "strength", "attack", "defense", "Rooks", "Rook at home", "approach held", "guards")
"""The names of the features that hang on a side's beings and their squares alone."""


class Blaster(NamedTuple):
    """A being that could go up.

    Attributes:
        factor: what it pays with.
        away: how many squares the enemy Image is away, diagonals counting one.
        spares: whether a blast that reaches it spares the own one.
    """

    factor: int
    away: int
    spares: bool


@dataclass(slots=True, eq=False)
class Post:
    """What a side's beings are, and where they stand, whatever else is on the table.

    It is told from others by what it is, not by what it says, and never changed.

    Attributes:
        numbers: the features that are named in ``OF_POST``: how many they are; their Str, Atk and
            Def together; how many can blast, and stand near their own Image; how many stand
            beside it, and in the columns near it.
        walkers: the square, as a set, and the Str of each that takes steps.
        on: who stands on each square, told as a set.
        beside: the squares around them.
        blasters: those that could go up.
        places: the squares of all that take steps, as one set.
        besieges: whether one that can blast stands beside the enemy Image.
    """

    numbers: tuple[float, ...]
    walkers: tuple[tuple[int, int], ...]
    on: dict[int, int]
    beside: int
    blasters: tuple[Blaster, ...]
    places: int
    besieges: bool


@lru_cache(maxsize=MEMORY)
def post_of(config: MatchConfig, side: int, beings: tuple[int, ...], squares: bytes, strengths: bytes) -> Post:
    """What a side's beings are, by its parts of the columns of squares and of Str (``COLUMNS``)."""
    grid, first = config.grid, side * SIDE_CAPACITY
    at, have = array("i", squares), array("i", strengths)
    strength, walkers, guards, beside, stand, places = 0.0, [], 0, 0, 0, 0
    on: dict[int, int] = {}
    column = grid.images[side] % grid.stride
    for being in beings:
        square = at[being - first]
        strength += have[being - first]
        on[grid.bit[square]] = being
        stand |= grid.bit[square]
        beside |= grid.ring[square]
        if config.mov[being]:
            walkers.append((grid.bit[square], have[being - first]))
            places |= grid.bit[square]
        if -NEAR <= square % grid.stride - column <= NEAR:
            guards += 1
    attack, defense, rooks = _army(config, beings)
    blasts = [_blaster(config, side, being, at[being - first]) for being in rooks]
    numbers = (
        len(beings), strength, attack, defense, len(rooks), sum(own <= NEAR for _, own in blasts),
        (config.approach[side] & stand).bit_count(), min(guards, MOST_GUARDS),
    )  # fmt: skip
    return Post(
        numbers, tuple(walkers), on, beside, tuple(blaster for blaster, _ in blasts), places,
        any(blaster.away == 1 for blaster, _ in blasts),
    )  # fmt: skip


@lru_cache(maxsize=4096)
def _army(config: MatchConfig, beings: tuple[int, ...]) -> tuple[int, int, tuple[int, ...]]:
    """The Atk and Def of beings, and those of them that can blast."""
    attack = sum(config.attack[being] for being in beings)
    defense = sum(config.defense[being] for being in beings)
    return attack, defense, tuple(being for being in beings if config.blast[being])


def _blaster(config: MatchConfig, side: int, being: int, square: int) -> tuple[Blaster, int]:
    """One that can blast, and how many squares its own Image is away."""
    grid, blast = config.grid, config.blast[being]
    assert blast is not None
    away = king_steps(square, grid.images[1 - side], grid.stride)
    own = king_steps(square, grid.images[side], grid.stride)
    return Blaster(blast.factor, away, own > away), own


def king_steps(a: int, b: int, stride: int) -> int:
    """How many squares apart two squares are, diagonals counting one (W-56)."""
    return max(abs(a % stride - b % stride), abs(a // stride - b // stride))


_BYTES = array("i").itemsize
COLUMNS = tuple(
    tuple(slice(_BYTES * (column + first), _BYTES * (column + first + SIDE_CAPACITY)) for column in (SQUARE, STRENGTH))
    for first in (0, SIDE_CAPACITY)
)
"""Where the squares and the Str of each side's beings lie in a table's key."""
