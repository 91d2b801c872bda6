"""What is worth noticing about a position: a row of numbers for each side.

The numbers say nothing about what is good; ``judge`` weighs them. They are read at the start of
a turn, when nothing is half done.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import comb, exp, log1p

from wonderland.games.wonderland import paths
from wonderland.games.wonderland.components import SQUARE, STRENGTH
from wonderland.games.wonderland.definitions import ATTACK, CHANCE, DEFEND, FORCE, MOVE
from wonderland.games.wonderland.setup import Setup
from wonderland.games.wonderland.state import SIDE, State
from wonderland.games.wonderland.table import PATH_SQUARES

NAMES = (
    "life", "last life", "hit at once", "hit by newcomer", "nearness", "steps to Image",
    "squares to lay", "arrival", "beings", "strength", "attack", "defense", "Rooks",
    "Rook at home", "blast at Image", "blast ready", "Move", "Attack", "Defend", "Force", "Chance",
    "idle Force", "idle Chance", "summon chance", "pool", "pool strength", "spent", "exposed",
    "approach held", "approach laid", "guards", "room", "attackers", "no Attack near",
)  # fmt: skip
"""The names of a side's features, in order."""

FAR = 24
"""A way that is longer counts as this long."""
NEAR = 4
"""Within how many squares of an Image a Rook or guard counts as at home."""
SCALE = 0.1


def features(state: State) -> tuple[list[float], list[float]]:
    """Return the features of the side to move and of the other side."""
    mover = state.active
    return side_features(state, mover), side_features(state, 1 - mover)


def side_features(state: State, side: int) -> list[float]:
    """Return one side's features, in the order of ``NAMES``."""
    setup, columns, table = state.setup, state.columns, state.setup.table
    other = 1 - side
    have = state.factors[5 * side : 5 * side + 5]
    held, enemies = state.held[side], state.held[other]
    laid = state.laid[0] | state.laid[1]
    goal = setup.approach[other]

    # --- ways over laid squares: waves from the enemy Image outward
    grow, bit = table.grow, table.bit
    open_squares = laid & ~enemies
    region, to_lay = _layable(state, side, goal, laid)
    wave = goal & open_squares
    reached = wave
    ring = goal
    arrival, steps, nearest, nearness, attackers = FAR, 0, FAR, 0.0, 0
    mobile_held = held
    while True:
        if arrival == FAR and ring & region:
            arrival = steps
        here = wave & mobile_held
        while here:
            low = here & -here
            here ^= low
            being = state.at[low.bit_length() - 1] - 1
            if being < 0 or not setup.mobile[being]:
                continue
            if steps < nearest:
                nearest = steps
            if steps <= NEAR:
                attackers += 1
            nearness += _CLOSE[steps] if steps < FAR else 0.0
        steps += 1
        if not wave or steps >= FAR:
            break
        ring = grow(wave)
        wave = ring & open_squares & ~reached
        reached |= wave

    dice = min(len(state.pool[side]), setup.options.dice)
    hit = roll_chance(dice, 0 if have[ATTACK] else 1, max(0, nearest - have[MOVE]))
    rooks, home, blast_near, blast_ready = 0, 0, 0.0, 0.0
    strength = attack = defense = exposed = 0.0
    guards = 0
    own_column = table.images[side] % table.stride
    enemy_image, own_image = table.images[other], table.images[side]
    enemy_attacks = state.factors[5 * other + ATTACK]
    for being in state.beings[side]:
        square = columns[SQUARE + being]
        strength += columns[STRENGTH + being]
        attack += setup.attack[being]
        defense += setup.defense[being]
        if abs(square % table.stride - own_column) <= NEAR:
            guards += 1
        if setup.blast[being] >= 0:
            rooks += 1
            away = _king_steps(square, enemy_image, table.stride)
            if away <= NEAR:
                blast_near += 1.0 / away
                if have[setup.blast[being]] >= away:
                    blast_ready = 1.0
            if _king_steps(square, own_image, table.stride) <= NEAR:
                home += 1
            if away == 1:
                hit = max(hit, roll_chance(dice, 0 if have[ATTACK] else 1, 0))
        if table.ring[square] & enemies:
            exposed += _exposure(state, being, square, enemies, enemy_attacks)
    pool = state.pool[side]
    call, pool_strength, spent = _pool_features(setup, pool)
    attack_chance = 1.0 if have[ATTACK] else roll_chance(dice, 1, 0)
    newcomer = call * (_CLOSE[arrival] if arrival < FAR else 0.0) * attack_chance
    wields = state.needs[side]
    approach = setup.approach[side]
    return [
        float(state.life[side]),
        1.0 if state.life[side] == 1 else 0.0,
        hit,
        newcomer,
        nearness,
        min(nearest, FAR) * SCALE,
        to_lay * SCALE,
        arrival * SCALE,
        float(len(state.beings[side])),
        strength,
        attack,
        defense,
        float(rooks),
        float(home),
        blast_near,
        blast_ready,
        log1p(have[MOVE]),
        log1p(have[ATTACK]),
        log1p(have[DEFEND]),
        log1p(have[FORCE]) if FORCE in wields else 0.0,
        log1p(have[CHANCE]) if CHANCE in wields else 0.0,
        log1p(have[FORCE]) if FORCE not in wields else 0.0,
        log1p(have[CHANCE]) if CHANCE not in wields else 0.0,
        call,
        float(len(pool)) * SCALE,
        pool_strength,
        spent,
        exposed,
        float((approach & held).bit_count()),
        float((approach & laid).bit_count()),
        float(min(guards, 3)),
        log1p(region.bit_count()),
        float(min(attackers, 3)),
        1.0 if attackers and not have[ATTACK] else 0.0,
    ]


def _layable(state: State, side: int, goal: int, laid: int) -> tuple[int, int]:
    """What one path could cover, and how many free squares lie between it and the enemy Image.

    The being comes in beside an older square (W-28), so only squares beside laid ones or beside
    the own Image are returned.
    """
    table = state.setup.table
    free = paths.free_squares(state)
    wave = paths.first_squares(state, side)
    seen = wave
    region = wave
    steps = 1
    arrived = 0
    ends = goal & free
    beside = table.grow(goal & laid) & free
    targets = ends | beside
    grow = table.grow
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
    contact = grow(laid) | state.setup.approach[side]
    return region & contact, arrived or FAR


def _exposure(state: State, being: int, square: int, enemies: int, attacks: int) -> float:
    """How far attackers that stand beside a being could bring it down, from 0 to 1."""
    setup, table = state.setup, state.setup.table
    near, found = table.near[square], []
    around = table.ring[square] & enemies
    while around:
        low = around & -around
        around ^= low
        attacker = state.at[low.bit_length() - 1] - 1
        if attacker < 0 or not (low & near or setup.diagonal[attacker]):
            continue
        bonus = 1 if setup.bests[attacker] & setup.suit_bit[being] else 0
        found.append(setup.attack[attacker] + bonus)
    if not found:
        return 0.0
    found.sort(reverse=True)
    side = SIDE[being]
    shield = setup.defense[being] if state.factors[5 * side + DEFEND] else 0
    points = sum(found[: attacks + 1]) - shield
    return max(0.0, min(1.0, points / state.columns[STRENGTH + being]))


def _king_steps(a: int, b: int, stride: int) -> int:
    """How many squares apart two squares are, diagonals counting one (W-56)."""
    return max(abs(a % stride - b % stride), abs(a // stride - b // stride))


@lru_cache(maxsize=8192)
def _pool_features(setup: Setup, pool: tuple[int, ...]) -> tuple[float, float, float]:
    """What a pool holds: its best chance of a summon, its strength, whether no level has a pair.

    The chance is that of two S on the dice of one level (W-6, W-19, W-20).
    """
    counts: dict[int, int] = {}
    for card in pool:
        level = setup.level[card]
        counts[level] = counts.get(level, 0) + 1
    best = 0.0
    for level, count in counts.items():
        if count >= 2:
            stars = setup.definitions.faces[level].count(0)
            best = max(best, two_stars(min(count, setup.options.dice), stars))
    strength = sum(setup.strength[card] + setup.attack[card] for card in pool) * SCALE
    return best, strength, 0.0 if best else 1.0


@cache
def two_stars(dice: int, stars: int) -> float:
    """The chance of at least two S on dice that have ``stars`` S faces each (W-6)."""
    p = stars / 6
    return 1 - (1 - p) ** dice - dice * p * (1 - p) ** (dice - 1)


@cache
def roll_chance(dice: int, attack: int, move: int) -> float:
    """The chance that dice show at least so many A and so many M; each die has one of each (W-5)."""
    if move > dice or attack + move > dice:
        return 0.0
    total = 0.0
    for a in range(attack, dice + 1):
        for m in range(move, dice - a + 1):
            total += comb(dice, a) * comb(dice - a, m) * 4 ** (dice - a - m)
    return total / float(6**dice)


_CLOSE = tuple(exp(-steps / 3) for steps in range(FAR))
