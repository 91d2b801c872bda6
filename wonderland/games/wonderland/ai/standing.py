"""What the table alone says of a side: who stands where, what is laid, who could be reached.

Factors, pools and lives are left out. A search holds the same table against many of these, so what
is found here is kept by those who ask (``Table``).
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, log1p
from typing import NamedTuple

from wonderland.games.wonderland.ai.distance import Ripples, ripples, walking_steps
from wonderland.games.wonderland.components import CAPACITY, SQUARE, STRENGTH
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
TableKey = tuple[MatchConfig, bytes, bytes, tuple[int, int]]


def table_key(state: State) -> TableKey:
    """What tells two tables apart (nobody may be passing a friend)."""
    strengths = state.columns[STRENGTH : STRENGTH + CAPACITY].tobytes()
    return state.config, bytes(state.at), strengths, state.laid


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
        blasters: those that could go up.
        exposed: those beside which attackers stand.
    """

    numbers: tuple[float, ...]
    nearest: int
    way: int
    arrival: int
    to_lay: int
    near: bool
    blasters: tuple[Blaster, ...]
    exposed: tuple[Exposed, ...]

    @property
    def beside(self) -> bool:
        """Whether one that can blast stands beside the enemy Image."""
        return any(blaster.away == 1 for blaster in self.blasters)


def standing(state: State, side: int) -> Standing:
    """How a side stands on the table."""
    config, columns, grid = state.config, state.columns, state.config.grid
    goal, approach = config.approach[1 - side], config.approach[side]
    laid, own, enemies = state.laid[0] | state.laid[1], state.held[side], state.held[1 - side]
    region, to_lay = _layable(config, side, state.laid[side], state.laid[1 - side])
    beings = state.beings[side]
    attack, defense, rooks = _army(config, beings)
    found = ripples(grid, laid, enemies, goal)
    away = found.steps_of(own, FAR) if config.straight else walking_steps(state, side, goal, FAR)
    nearest = second = way = FAR
    strength = nearness = gathering = siege = 0.0
    guards = attackers = besiegers = walkers = at_home = 0
    blasters: tuple[Blaster, ...] = ()
    exposed: tuple[Exposed, ...] = ()
    mobile, ring, stride = config.mobile, grid.ring, grid.stride
    column = grid.images[side] % stride
    for being in beings:
        square = columns[SQUARE + being]
        strength += columns[STRENGTH + being]
        if -NEAR <= square % stride - column <= NEAR:
            guards += 1
        if ring[square] & enemies:
            exposed = (*exposed, *_exposed(state, being, square, enemies))
        if square not in away or not mobile[being]:
            continue
        steps = away[square]
        walkers |= grid.bit[square]
        if steps < nearest:
            nearest, second = steps, nearest
        elif steps < second:
            second = steps
        if steps <= NEAR:
            attackers += 1
            if not steps:
                siege += columns[STRENGTH + being]
                besiegers += 1
        nearness += CLOSE[steps]
        gathering += COMING[steps]
    for being in rooks:
        blaster, own_steps = _blaster(state, side, being)
        blasters = (*blasters, blaster)
        at_home += own_steps <= NEAR
    if walkers:
        way = _open_way(state, side, found, nearest, walkers)
    arrival = min(FAR, found.first_beside(region))
    numbers = (
        nearness, nearest * SCALE, to_lay * SCALE, arrival * SCALE, len(beings), strength, attack,
        defense, len(rooks), at_home, (approach & own).bit_count(), (approach & laid).bit_count(),
        min(guards, MOST_COUNTED), ROOM[region.bit_count()], min(attackers, MOST_COUNTED),
        min(siege, MOST_SIEGE) * SCALE, second * SCALE, gathering, min(besiegers, MOST_COUNTED),
    )  # fmt: skip
    return _new(
        Standing,
        (numbers, nearest, way, arrival, to_lay, attackers > 0, blasters, exposed),
    )


def _open_way(state: State, side: int, found: Ripples, nearest: int, walkers: int) -> int:
    """The fewest steps to the enemy Image over squares that no enemy holds."""
    config, goal = state.config, state.config.approach[1 - side]
    if not config.straight:
        return min((FAR, *walking_steps(state, side, goal, FAR, openly=True).values()))
    if not found.barred(nearest):
        return nearest
    free = (state.laid[0] | state.laid[1]) & ~state.held[1 - side]  # there may be a way round
    return min(FAR, ripples(config.grid, free, 0, goal).first(walkers))


@lru_cache(maxsize=4096)
def _army(config: MatchConfig, beings: tuple[int, ...]) -> tuple[int, int, tuple[int, ...]]:
    """The Atk and Def of beings, and those of them that can blast."""
    attack = sum(config.attack[being] for being in beings)
    defense = sum(config.defense[being] for being in beings)
    return attack, defense, tuple(being for being in beings if config.blast[being])


def _blaster(state: State, side: int, being: int) -> tuple[Blaster, int]:
    """One that can blast, and how many squares its own Image is away."""
    grid, square = state.config.grid, state.columns[SQUARE + being]
    blast = state.config.blast[being]
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


def _exposed(state: State, being: int, square: int, enemies: int) -> tuple[Exposed, ...]:
    """A being with the attackers that stand beside it; nothing where nobody can reach it."""
    config, grid = state.config, state.config.grid
    here, found = grid.bit[square], []
    around = grid.ring[square] & enemies
    while around:
        low = around & -around
        around ^= low
        stands = low.bit_length() - 1
        attacker = state.at[stands] - 1
        if attacker < 0 or not config.reach[attacker][stands] & here:
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
_new = tuple.__new__
