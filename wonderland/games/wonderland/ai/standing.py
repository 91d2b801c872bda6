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
from wonderland.games.wonderland.grid import PATH_SQUARES, Grid
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
        places: the squares of all that take steps, as one set.
        besieges: whether one that can blast stands beside the enemy Image.
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
    places: int
    besieges: bool


class Field:
    """The squares that are laid and those that enemies hold, as one side finds them.

    A search asks how many arrangements of beings stand on the same field, so what is found is kept.
    """

    __slots__ = (
        "_arrival", "_config", "_enemies", "_lay", "_looked", "_open", "_steps",
        "_unbarred", "_waves",
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
        self._config = config
        self._lay = lay = _lay(config, side, own, others)
        self._enemies = enemies
        self._waves, self._unbarred = near_waves(config.grid, lay.squares, enemies, lay.goal, FAR)
        self._open: list[int] | None = None
        self._arrival = min(FAR, 1 + _first(self._waves, lay.entries)) if lay.entries else 0
        self._looked = 0
        self._steps: dict[int, int] = {}

    def standing(self, state: State, side: int, post: Post) -> Standing:
        """How the side stands with its beings there, if no attackers stand beside them."""
        lay, away = self._lay, self._steps
        if not self._config.straight:
            found, bit = walking_steps(state, side, lay.goal, FAR), self._config.grid.bit
            away = {bit[square]: steps for square, steps in found.items()}
        elif unknown := post.places & ~self._looked:
            self._look_for(unknown)
        nearest = second = way = FAR
        nearness = gathering = siege = 0.0
        walking = attackers = besiegers = 0
        for place, strength in post.walkers:
            steps = away.get(place, FAR)
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
        to_lay, arrival = lay.to_lay, self._arrival
        numbers = (
            nearness, nearest * SCALE, to_lay * SCALE, arrival * SCALE, post.count, post.strength,
            post.attack, post.defense, post.rooks, post.at_home, post.held, lay.approach,
            post.guards, lay.room, min(attackers, MOST_COUNTED), min(siege, MOST_SIEGE) * SCALE,
            second * SCALE, gathering, min(besiegers, MOST_COUNTED),
        )  # fmt: skip
        near = attackers > 0
        gaps = nearest, way, arrival, to_lay, near, post.besieges
        return _new(
            Standing, (numbers, nearest, way, arrival, to_lay, near, gaps, post.blasters, ())
        )

    def _look_for(self, places: int) -> None:
        """Note how many steps away some places are; nothing of those that are too far."""
        self._looked |= places
        for steps, wave in enumerate(self._waves):
            if here := wave & places:
                places ^= here
                while here:
                    place = here & -here
                    here ^= place
                    self._steps[place] = steps
                if not places:
                    return

    def _open_way(self, state: State, side: int, nearest: int, walkers: int) -> int:
        """The fewest steps to the enemy Image over squares that no enemy holds."""
        if not self._config.straight:
            openly = walking_steps(state, side, self._lay.goal, FAR, openly=True)
            return min((FAR, *openly.values()))
        if nearest < self._unbarred:
            return nearest
        if self._open is None:  # there may be a way round
            free = self._lay.squares & ~self._enemies
            self._open, _ = near_waves(self._config.grid, free, 0, self._lay.goal, FAR)
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
    return standing_on(table_key(state), state, side)


def standing_on(table: TableKey, state: State, side: int) -> Standing:
    """The same, where the table's key is known."""
    config, beings, lasting, laid = table
    squares, strengths = _COLUMNS[side]
    enemies = state.held[1 - side]
    post = _post(config, side, beings[side], lasting[squares], lasting[strengths])
    stands = _field(config, side, laid[side], laid[1 - side], enemies).standing(state, side, post)
    if post.beside & enemies and (exposed := _exposed(state, side, enemies)):
        return _new(Standing, (*stands[:-1], exposed))
    return stands


_field = lru_cache(maxsize=MEMORY)(Field)


def forget() -> None:
    """Forget how sides stand on all tables."""
    for kept in (_field, _post, _lay):
        kept.cache_clear()


@lru_cache(maxsize=MEMORY)
def _post(
    config: MatchConfig, side: int, beings: tuple[int, ...], squares: bytes, strengths: bytes
) -> Post:
    """What a side's beings are, by its parts of the columns of squares and of Str."""
    grid, first = config.grid, side * SIDE_CAPACITY
    at, have = array("i", squares), array("i", strengths)
    strength, walkers, guards, beside, stand, places = 0.0, [], 0, 0, 0, 0
    column = grid.images[side] % grid.stride
    for being in beings:
        square = at[being - first]
        strength += have[being - first]
        stand |= grid.bit[square]
        beside |= grid.ring[square]
        if config.mobile[being]:
            walkers.append((grid.bit[square], have[being - first]))
            places |= grid.bit[square]
        if -NEAR <= square % grid.stride - column <= NEAR:
            guards += 1
    attack, defense, rooks = _army(config, beings)
    blasts = [_blaster(config, side, being, at[being - first]) for being in rooks]
    return Post(
        len(beings), strength, attack, defense, tuple(walkers), len(rooks),
        sum(own <= NEAR for _, own in blasts), (config.approach[side] & stand).bit_count(),
        min(guards, MOST_COUNTED), beside, tuple(blaster for blaster, _ in blasts), places,
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


class Lay(NamedTuple):
    """What is laid, as one side finds it, whoever stands there.

    Attributes:
        squares: those that are laid.
        goal: those beside the enemy Image.
        approach: how many beside the own Image are laid.
        room: how much one path could cover.
        to_lay: how many free squares lie between what the side may lay and the enemy Image.
        entries: the squares beside those where a being could come in next; none if one could come
            in beside the enemy Image.
    """

    squares: int
    goal: int
    approach: int
    room: float
    to_lay: int
    entries: int


@lru_cache(maxsize=512)
def _lay(config: MatchConfig, side: int, own: int, others: int) -> Lay:
    grid, laid, goal = config.grid, own | others, config.approach[1 - side]
    region, to_lay = _layable(grid, own, laid, config.approach[side], goal)
    entries = 0 if goal & region else grid.grow(region)
    approach = (config.approach[side] & laid).bit_count()
    return Lay(laid, goal, approach, ROOM[region.bit_count()], to_lay, entries)


def _layable(grid: Grid, own: int, laid: int, home: int, goal: int) -> tuple[int, int]:
    """What one path could cover, and how many free squares lie between it and the enemy Image.

    The being comes in beside an older square (W-28), so only squares beside laid ones or beside
    the own Image are returned.
    """
    grow, stride = grid.grow, grid.stride
    free = every = grid.board & ~(laid | grid.image_mask)
    targets = (goal | grow(goal & laid)) & free
    wave = (grow(own) | home) & free
    free ^= wave
    region, steps, arrived = wave, 1, 0
    while wave and steps < FAR:
        if not arrived and wave & targets:
            arrived = steps
            if steps >= PATH_SQUARES:
                break
        if steps == PATH_SQUARES:
            region = every ^ free
            if arrived:
                break
        wave = (wave << 1 | wave >> 1 | wave << stride | wave >> stride) & free
        free ^= wave
        steps += 1
    if steps < PATH_SQUARES:
        region = every ^ free
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
_BYTES = array("i").itemsize
_COLUMNS = tuple(
    tuple(
        slice(_BYTES * (column + first), _BYTES * (column + first + SIDE_CAPACITY))
        for column in (SQUARE, STRENGTH)
    )
    for first in (0, SIDE_CAPACITY)
)
"""Where the squares and the Str of each side's beings lie in a table's key."""
_new = tuple.__new__
