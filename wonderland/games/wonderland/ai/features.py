"""What is worth noticing about a position: a row of numbers for each side.

The numbers say nothing about what is good; ``evaluator`` weighs them. They are read at the start of
a turn, when nothing is half done.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import comb, exp, log1p, tanh
from typing import NamedTuple

from wonderland.games.wonderland.ai.distance import BARRED, arrival_from, open_steps_to, steps_to
from wonderland.games.wonderland.components import SQUARE, STRENGTH
from wonderland.games.wonderland.factors import ATTACK, CHANCE, DEFEND, FORCE, MOVE
from wonderland.games.wonderland.grid import PATH_SQUARES
from wonderland.games.wonderland.match_config import MatchConfig
from wonderland.games.wonderland.state import SIDE, State

NAMES = (
    "life", "last life", "hit at once", "hit by newcomer", "nearness", "steps to Image",
    "squares to lay", "arrival", "beings", "strength", "attack", "defense", "Rooks",
    "Rook at home", "blast at Image", "blast ready", "Move", "Attack", "Defend", "Force", "Chance",
    "idle Force", "idle Chance", "summon chance", "summons left", "pool strength", "spent", "exposed",
    "approach held", "approach laid", "guards", "room", "attackers", "no Attack near", "siege",
    "second to Image", "on the way", "besiegers", "turns to win", "race",
)  # fmt: skip
"""The names of a side's features, in order. All but the last say something of one side alone."""

FAR = 24
"""A way that is longer counts as this long."""
ENOUGH = 12
"""Factors of a kind beyond so many count for nothing: they do not win by lying there."""
NEAR = 4
"""Within how many squares of an Image a Rook or guard counts as at home."""
MOST_TURNS = 20.0
"""A win that is farther off counts as that far."""
AHEAD = 3.0
"""How many turns ahead in the race is a good deal."""
SCALE = 0.1


def features(state: State) -> tuple[list[float], list[float]]:
    """Return the features of the side to move and of the other side."""
    mover = state.active
    mine, theirs = side_features(state, mover), side_features(state, 1 - mover)
    ahead = tanh((theirs[-1] - mine[-1]) / SCALE / AHEAD)
    mine.append(ahead)
    theirs.append(-ahead)
    return mine, theirs


def side_features(state: State, side: int) -> list[float]:
    """Return the features of one side alone, in the order of ``NAMES``."""
    config = state.config
    have = state.factors[side::2]
    laid = state.laid[0] | state.laid[1]
    region, to_lay = _layable(state, side)
    advance = _advance(state, side, region)
    force = _force(state, side)
    pool = state.pool[side]
    call, summons_left, pool_strength, spent = _pool_features(config, pool)
    dice = min(len(pool), config.options.dice)
    can_attack = 1.0 if have[ATTACK] else roll_chance(dice, 1, 0)
    reach = have[MOVE] + dice
    nearest = _open_way(state, side) if advance.nearest < FAR else FAR
    steps = max(0, nearest - have[MOVE]) if nearest <= reach else FAR
    hit = roll_chance(dice, 0 if have[ATTACK] else 1, steps)
    if force.beside_image:
        hit = max(hit, can_attack)
    stock = [_STOCK[min(count, ENOUGH)] for count in have]
    wields = state.needs[side]
    approach = config.approach[side]
    return [
        float(state.life[side]),
        1.0 if state.life[side] == 1 else 0.0,
        hit,
        call * (_CLOSE[advance.arrival] if advance.arrival < FAR else 0.0) * can_attack,
        advance.nearness,
        min(advance.nearest, FAR) * SCALE,
        to_lay * SCALE,
        advance.arrival * SCALE,
        float(len(state.beings[side])),
        force.strength,
        force.attack,
        force.defense,
        force.rooks,
        force.at_home,
        force.near_blast,
        force.ready_blast,
        stock[MOVE],
        stock[ATTACK],
        stock[DEFEND],
        stock[FORCE] if FORCE in wields else 0.0,
        stock[CHANCE] if CHANCE in wields else 0.0,
        0.0 if FORCE in wields else stock[FORCE],
        0.0 if CHANCE in wields else stock[CHANCE],
        call,
        summons_left * SCALE,
        pool_strength,
        spent,
        force.exposed,
        float((approach & state.held[side]).bit_count()),
        float((approach & laid).bit_count()),
        min(force.guards, 3.0),
        log1p(region.bit_count()),
        float(min(advance.attackers, 3)),
        1.0 if advance.attackers and not have[ATTACK] else 0.0,
        min(advance.siege, 6.0) * SCALE,
        advance.second * SCALE,
        advance.gathering,
        float(min(advance.besiegers, 3)),
        _turns_to_win(state, side, advance, nearest, to_lay, call) * SCALE,
    ]


def _turns_to_win(
    state: State, side: int, advance: Advance, nearest: int, to_lay: int, call: float
) -> float:
    """About how many turns it would take to bring the enemy Image down, if nobody hindered.

    Someone must come beside it, on foot over open squares or past those in the way, or by summons;
    and there must be an Attack for each of its lives, one a turn (W-65). What is missing in Move
    and Attack must be rolled.

    Args:
        state: at the start of a turn.
        side: whose turns are counted.
        advance: how its beings stand.
        nearest: the steps of the nearest over squares that no enemy holds.
        to_lay: how many squares must be laid for a way.
        call: the chance of a summon.
    """
    rolled = min(len(state.pool[side]), state.config.options.dice) / 6
    if not rolled:
        return MOST_TURNS
    move, attack = state.factors[2 * MOVE + side], state.factors[2 * ATTACK + side]
    steps = min(nearest, advance.nearest + BARRED)
    comes = max(0.0, steps - move) / rolled
    if call:
        summons = max(1.0, to_lay / PATH_SQUARES) / call
        walk = advance.arrival if advance.arrival < FAR else 1
        comes = min(comes, summons + max(0.0, walk - move) / rolled)
    lives = state.life[1 - side]
    return min(MOST_TURNS, max(comes + lives - 1, (lives - attack) / rolled))


class Advance(NamedTuple):
    """How a side's beings stand to the enemy Image.

    Attributes:
        nearest: the steps of the nearest over laid squares to a square beside it; ``FAR`` if none.
        nearness: the sum over all of how near they are, each from 0 to 1.
        attackers: how many are within a few steps.
        arrival: the steps that a being summoned next would still have to go.
        siege: the Str of those that stand beside the enemy Image.
        besiegers: how many these are.
        second: the steps of the second nearest.
        gathering: as ``nearness``, but falling off so slowly that a long walk counts from its start.
    """

    nearest: int
    nearness: float
    attackers: int
    arrival: int
    siege: float
    besiegers: int
    second: int
    gathering: float


def _advance(state: State, side: int, region: int) -> Advance:
    """How far each being has to go over the laid squares to the enemy Image, past friends."""
    columns, mobile = state.columns, state.config.mobile
    goal = state.config.approach[1 - side]
    away = steps_to(state, side, goal)
    nearest = second = FAR
    nearness, gathering, attackers, siege, besiegers = 0.0, 0.0, 0, 0.0, 0
    for being in state.beings[side]:
        steps = away.get(columns[SQUARE + being], FAR)
        if steps >= FAR or not mobile[being]:
            continue
        if not steps:
            siege += columns[STRENGTH + being]
            besiegers += 1
        if steps < nearest:
            nearest, second = steps, nearest
        elif steps < second:
            second = steps
        attackers += steps <= NEAR
        nearness += _CLOSE[steps]
        gathering += _COMING[steps]
    arrival = arrival_from(state, side, goal, region)
    arrives = FAR if arrival is None else min(arrival, FAR)
    return Advance(nearest, nearness, attackers, arrives, siege, besiegers, second, gathering)


def _open_way(state: State, side: int) -> int:
    """The steps of the nearest being over squares that no enemy holds; ``FAR`` if there is none."""
    columns, mobile = state.columns, state.config.mobile
    away = open_steps_to(state, side, state.config.approach[1 - side])
    nearest = FAR
    for being in state.beings[side]:
        steps = away.get(columns[SQUARE + being], FAR)
        if steps < nearest and mobile[being]:
            nearest = steps
    return nearest


class Force(NamedTuple):
    """What a side has in play; sums over its beings."""

    strength: float
    attack: float
    defense: float
    rooks: float
    at_home: float
    near_blast: float
    ready_blast: float
    beside_image: bool
    guards: float
    exposed: float


def _force(state: State, side: int) -> Force:
    config, columns, grid = state.config, state.columns, state.config.grid
    enemies, stride = state.held[1 - side], grid.stride
    own_column = grid.images[side] % stride
    strength = attack = defense = exposed = 0.0
    rooks = at_home = guards = near = ready = 0.0
    beside = False
    for being in state.beings[side]:
        square = columns[SQUARE + being]
        strength += columns[STRENGTH + being]
        attack += config.attack[being]
        defense += config.defense[being]
        guards += abs(square % stride - own_column) <= NEAR
        if grid.ring[square] & enemies:
            exposed += _exposure(state, being, square, enemies)
        if blast := config.blast[being]:
            rooks += 1.0
            away = _king_steps(square, grid.images[1 - side], stride)
            own = _king_steps(square, grid.images[side], stride)
            at_home += own <= NEAR
            beside = beside or away == 1
            if own > away:  # a blast that reaches the enemy Image spares the own one
                share = min(1.0, state.factors[2 * blast.factor + side] / away)
                near = max(near, share)
                ready += share == 1.0
    return Force(strength, attack, defense, rooks, at_home, near, ready, beside, guards, exposed)


def _layable(state: State, side: int) -> tuple[int, int]:
    """What one path could cover, and how many free squares lie between it and the enemy Image.

    The being comes in beside an older square (W-28), so only squares beside laid ones or beside
    the own Image are returned.
    """
    return _layable_from(state.config, side, state.laid[side], state.laid[1 - side])


@lru_cache(maxsize=512)
def _layable_from(config: MatchConfig, side: int, own: int, others: int) -> tuple[int, int]:
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


def _exposure(state: State, being: int, square: int, enemies: int) -> float:
    """How far attackers that stand beside a being could bring it down, from 0 to 1."""
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
        return 0.0
    found.sort(reverse=True)
    side = SIDE[being]
    attacks = state.factors[2 * ATTACK + 1 - side]
    shield = config.defense[being] if state.factors[2 * DEFEND + side] else 0
    points = sum(found[: attacks + 1]) - shield
    return max(0.0, min(1.0, points / state.columns[STRENGTH + being]))


def _king_steps(a: int, b: int, stride: int) -> int:
    """How many squares apart two squares are, diagonals counting one (W-56)."""
    return max(abs(a % stride - b % stride), abs(a // stride - b // stride))


@lru_cache(maxsize=8192)
def _pool_features(config: MatchConfig, pool: tuple[int, ...]) -> tuple[float, float, float, float]:
    """The best chance of a summon, how many more there can be, a pool's strength, and if it is spent.

    The chance is that of two S on the dice of one level (W-6, W-19); the last card of a level
    stays (W-20), and a pool is spent when no level has two.
    """
    counts: dict[int, int] = {}
    for card in pool:
        level = config.level[card]
        counts[level] = counts.get(level, 0) + 1
    best = 0.0
    for level, count in counts.items():
        if count >= 2:
            stars = config.definitions.faces[level].count(0)
            best = max(best, two_stars(min(count, config.options.dice), stars))
    strength = sum(config.strength[card] + config.attack[card] for card in pool) * SCALE
    left = float(len(pool) - len(counts))
    return best, left, strength, 0.0 if best else 1.0


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


_STOCK = tuple(log1p(count) for count in range(ENOUGH + 1))
_CLOSE = tuple(exp(-steps / 3) for steps in range(FAR))
_COMING = tuple(exp(-steps / 10) for steps in range(FAR))
