"""What the table alone says of a side: who stands where, what is laid, who could be reached.

Factors, pools and lives are left out. A search holds the same table against many of these, so what
is found here is kept by those who ask (``Table``).
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from functools import lru_cache
from math import exp, log1p
from typing import NamedTuple

from wonderland.games.wonderland.ai.distance import MEMORY, near_waves, walking_steps
from wonderland.games.wonderland.components import SIDE_CAPACITY, SQUARE, STRENGTH
from wonderland.games.wonderland.factors import ATTACK, DEFEND
from wonderland.games.wonderland.grid import PATH_SQUARES
from wonderland.games.wonderland.match_config import MatchConfig
from wonderland.games.wonderland.state import State

FAR = 24
"""A way that is longer counts as this long."""
MOST_COUNTED = 3
"""More guards, attackers or besiegers count as so many."""
MOST_SIEGE = 6.0
"""More Str beside the enemy Image counts as so much."""
SCALE = 0.1
NEAR = 4
"""Within how many squares of an Image a Rook or guard counts as at home."""

MOST_SQUARES = 2048
"""More squares than a table has."""
TableKey = tuple[MatchConfig, tuple[tuple[int, ...], tuple[int, ...]], bytes, tuple[int, int]]


def table_key(state: State) -> TableKey:
    """What tells two tables apart (nobody may be passing a friend)."""
    config = state.config
    return config, state.beings, state.columns[config.layout.lasting].tobytes(), state.laid


class Exposed(NamedTuple):
    """A being beside which attackers stand.

    Attributes:
        points: of the attackers, most first.
        defense: its Def.
        strength: its Str.
    """

    points: tuple[int, ...]
    defense: int
    strength: int


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


LASTING = (
    "nearness", "steps to Image", "squares to lay", "arrival", "beings", "strength", "attack",
    "defense", "Rooks", "Rook at home", "approach held", "approach laid", "guards", "room",
    "attackers", "siege", "second to Image", "on the way", "besiegers",
)  # fmt: skip
"""The names of the features that the table alone decides."""


Distances = tuple[int, int, int, int, bool, bool]


class Standing(NamedTuple):
    """How a side stands.

    Attributes:
        numbers: the features that are named in ``LASTING``.
        nearest: the steps of the nearest being over laid squares to a square beside the enemy
            Image, enemies on the way counting more; ``FAR`` if there is none.
        way: the steps of the nearest over squares that no enemy holds; ``FAR`` if there is none.
        arrival: the steps that a being summoned next would still have to go.
        to_lay: how many free squares lie between what it may lay and the enemy Image.
        near: whether a being is within a few steps.
        distances: ``nearest``, ``way``, ``arrival``, ``to_lay``, ``near`` and ``beside`` together.
        blasters: those that could go up.
        exposed: those beside which attackers stand.
    """

    numbers: tuple[float, ...]
    nearest: int
    way: int
    arrival: int
    to_lay: int
    near: bool
    distances: Distances
    blasters: tuple[Blaster, ...]
    exposed: tuple[Exposed, ...]

    @property
    def beside(self) -> bool:
        """Whether one that can blast stands beside the enemy Image."""
        return self.distances[-1]


@dataclass(slots=True, eq=False)
class Post:
    """What a side's beings are, and where they stand, whatever else is on the table.

    It is told from others by what it is, not by what it says, and never changed.

    Attributes:
        count, strength, attack, defense: how many they are, and their Str, Atk and Def together.
        walkers: the square, as a set, and the Str of each that takes steps.
        rooks: how many can blast.
        at_home: how many of these stand near their own Image.
        held: how many stand beside it.
        guards: how many stand in the columns near it.
        beside: the squares around them.
        blasters: those that could go up.
    """

    count: int
    strength: float
    attack: int
    defense: int
    walkers: tuple[tuple[int, int], ...]
    rooks: int
    at_home: int
    held: int
    guards: int
    beside: int
    blasters: tuple[Blaster, ...]


class Field:
    """The squares that are laid and those that enemies hold, as one side finds them.

    A search asks how many arrangements of beings stand on the same field, so what is found is kept.
    """

    __slots__ = (
        "_approach_laid", "_arrival", "_config", "_enemies", "_goal", "_known", "_laid", "_open",
        "_room", "_steps", "_to_lay", "_unbarred", "_waves",
    )  # fmt: skip

    def __init__(self, config: MatchConfig, side: int, own: int, others: int, enemies: int) -> None:
        """A field.

        Args:
            config: what is fixed.
            side: who finds it so.
            own: the squares that it has laid.
            others: those that the other side has.
            enemies: those that the other side's beings hold.
        """
        region, self._to_lay = _layable(config, side, own, others)
        self._config = config
        self._laid = own | others
        self._enemies = enemies
        self._goal = config.approach[1 - side]
        self._room = ROOM[region.bit_count()]
        self._approach_laid = (config.approach[side] & self._laid).bit_count()
        self._waves, self._unbarred = near_waves(config.grid, self._laid, enemies, self._goal, FAR)
        self._open: list[int] | None = None
        self._arrival = 0
        if not self._goal & region:
            self._arrival = min(FAR, 1 + _first(self._waves, config.grid.grow(region)))
        self._steps: dict[int, int] = {}
        self._known: dict[Post, Standing] = {}

    def standing(self, state: State, side: int, post: Post) -> Standing:
        """How the side stands with its beings there, if no attackers stand beside them."""
        found = self._known.get(post)
        if found is None:
            found = self._known[post] = self._standing(state, side, post)
        return found

    def _standing(self, state: State, side: int, post: Post) -> Standing:
        config, away, waves = self._config, self._steps, self._waves
        if not config.straight:
            found, bit = walking_steps(state, side, self._goal, FAR), config.grid.bit
            away, waves = {bit[square]: steps for square, steps in found.items()}, []
        nearest = second = way = FAR
        nearness = gathering = siege = 0.0
        walking = attackers = besiegers = 0
        for place, strength in post.walkers:
            steps = away.get(place)
            if steps is None:
                steps = away[place] = _first(waves, place)
            if steps == FAR:
                continue
            walking |= place
            if steps < nearest:
                nearest, second = steps, nearest
            elif steps < second:
                second = steps
            if steps <= NEAR:
                attackers += 1
                if not steps:
                    siege += strength
                    besiegers += 1
            nearness += CLOSE[steps]
            gathering += COMING[steps]
        if walking:
            way = self._open_way(state, side, nearest, walking)
        to_lay, arrival = self._to_lay, self._arrival
        numbers = (
            nearness, nearest * SCALE, to_lay * SCALE, arrival * SCALE, post.count, post.strength,
            post.attack, post.defense, post.rooks, post.at_home, post.held, self._approach_laid,
            post.guards, self._room, min(attackers, MOST_COUNTED), min(siege, MOST_SIEGE) * SCALE,
            second * SCALE, gathering, min(besiegers, MOST_COUNTED),
        )  # fmt: skip
        near, blasters = attackers > 0, post.blasters
        beside = bool(blasters) and any(blaster.away == 1 for blaster in blasters)
        gaps = nearest, way, arrival, to_lay, near, beside
        return _new(Standing, (numbers, nearest, way, arrival, to_lay, near, gaps, blasters, ()))

    def _open_way(self, state: State, side: int, nearest: int, walkers: int) -> int:
        """The fewest steps to the enemy Image over squares that no enemy holds."""
        if not self._config.straight:
            openly = walking_steps(state, side, self._goal, FAR, openly=True)
            return min((FAR, *openly.values()))
        if nearest < self._unbarred:
            return nearest
        if self._open is None:  # there may be a way round
            free = self._laid & ~self._enemies
            self._open, _ = near_waves(self._config.grid, free, 0, self._goal, FAR)
        return _first(self._open, walkers, nearest)  # past enemies it is never farther


def _first(waves: list[int], squares: int, least: int = 0) -> int:
    """The steps of the first wave, of those from ``least`` on, that has one of some squares.

    ``FAR`` if none has.
    """
    for steps in range(least, len(waves)):
        if waves[steps] & squares:
            return steps
    return FAR


def standing(state: State, side: int) -> Standing:
    """How a side stands on the table."""
    config, columns, laid, enemies = state.config, state.columns, state.laid, state.held[1 - side]
    squares, strengths = _COLUMNS[side]
    post = _post(
        config, side, state.beings[side], columns[squares].tobytes(), columns[strengths].tobytes()
    )
    stands = _field(config, side, laid[side], laid[1 - side], enemies).standing(state, side, post)
    if post.beside & enemies and (exposed := _exposed(state, side, enemies)):
        return stands._replace(exposed=exposed)
    return stands


_field = lru_cache(maxsize=MEMORY)(Field)


@lru_cache(maxsize=MEMORY)
def _post(
    config: MatchConfig, side: int, beings: tuple[int, ...], squares: bytes, strengths: bytes
) -> Post:
    """What a side's beings are, by its parts of the columns of squares and of Str."""
    grid, first = config.grid, side * SIDE_CAPACITY
    at, have = array("i", squares), array("i", strengths)
    strength, walkers, guards, beside, stand = 0.0, [], 0, 0, 0
    column = grid.images[side] % grid.stride
    for being in beings:
        square = at[being - first]
        strength += have[being - first]
        stand |= grid.bit[square]
        beside |= grid.ring[square]
        if config.mobile[being]:
            walkers.append((grid.bit[square], have[being - first]))
        if -NEAR <= square % grid.stride - column <= NEAR:
            guards += 1
    attack, defense, rooks = _army(config, beings)
    blasts = [_blaster(config, side, being, at[being - first]) for being in rooks]
    return Post(
        len(beings), strength, attack, defense, tuple(walkers), len(rooks),
        sum(own <= NEAR for _, own in blasts), (config.approach[side] & stand).bit_count(),
        min(guards, MOST_COUNTED), beside, tuple(blaster for blaster, _ in blasts),
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


@lru_cache(maxsize=512)
def _layable(config: MatchConfig, side: int, own: int, others: int) -> tuple[int, int]:
    """What one path could cover, and how many free squares lie between it and the enemy Image.

    The being comes in beside an older square (W-28), so only squares beside laid ones or beside
    the own Image are returned.
    """
    grid = config.grid
    grow, laid = grid.grow, own | others
    goal, home = config.approach[1 - side], config.approach[side]
    free = grid.board & ~(laid | grid.image_mask)
    wave = (grow(own) | home) & free
    seen = wave
    region = wave
    steps = 1
    arrived = 0
    targets = goal & free | grow(goal & laid) & free
    while wave and steps < FAR:
        if not arrived and wave & targets:
            arrived = steps
            if steps >= PATH_SQUARES:
                break
        if steps == PATH_SQUARES:
            region = seen
            if arrived:
                break
        wave = grow(wave) & free & ~seen
        seen |= wave
        steps += 1
    if steps < PATH_SQUARES:
        region = seen
    return region & (grow(laid) | home), arrived or FAR


def _exposed(state: State, side: int, enemies: int) -> tuple[Exposed, ...]:
    """A side's beings beside which attackers stand."""
    columns, ring = state.columns, state.config.grid.ring
    found: tuple[Exposed, ...] = ()
    for being in state.beings[side]:
        if ring[columns[SQUARE + being]] & enemies:
            found = (*found, *_attacked(state, side, being, enemies))
    return found


def _attacked(state: State, side: int, being: int, enemies: int) -> tuple[Exposed, ...]:
    """A being with the attackers that stand beside it; nothing where nobody can reach it."""
    config, grid = state.config, state.config.grid
    square, found = state.columns[SQUARE + being], []
    here = grid.bit[square]
    around = grid.ring[square] & enemies
    while around:
        low = around & -around
        around ^= low
        stands = low.bit_length() - 1
        attacker = state.being_on(1 - side, stands)
        if not config.reach[attacker][stands] & here:
            continue
        bonus = 1 if config.bests[attacker] & config.suit_bit[being] else 0
        found.append(config.attack[attacker] + bonus)
    if not found:
        return ()
    found.sort(reverse=True)
    strength = state.columns[STRENGTH + being]
    return (Exposed(tuple(found), config.defense[being], strength),)


def exposure(state: State, side: int, exposed: tuple[Exposed, ...]) -> float:
    """How far attackers could bring a side's beings down, each from 0 to 1, by the factors held."""
    attacks = state.factors[2 * ATTACK + 1 - side] + 1
    shielded = state.factors[2 * DEFEND + side] > 0
    total = 0.0
    for points, defense, strength in exposed:
        through = sum(points[:attacks]) - (defense if shielded else 0)
        total += max(0.0, min(1.0, through / strength))
    return total


def readiness(state: State, side: int, blasters: tuple[Blaster, ...]) -> tuple[float, float]:
    """How near a side is to blasting the enemy Image by the factors held, and with how many."""
    near = ready = 0.0
    for factor, away, spares in blasters:
        if spares:
            share = min(1.0, state.factors[2 * factor + side] / away)
            near = max(near, share)
            ready += share == 1.0
    return near, ready


CLOSE = tuple(exp(-steps / 3) for steps in range(FAR))
COMING = tuple(exp(-steps / 10) for steps in range(FAR))
ROOM = tuple(log1p(squares) for squares in range(MOST_SQUARES))
_COLUMNS = tuple(
    (
        slice(SQUARE + first, SQUARE + first + SIDE_CAPACITY),
        slice(STRENGTH + first, STRENGTH + first + SIDE_CAPACITY),
    )
    for first in (0, SIDE_CAPACITY)
)
"""Where the squares and the Str of each side's beings lie."""
_new = tuple.__new__
