"""What is worth noticing about a position: a row of numbers for each side.

The numbers say nothing about what is good; ``evaluator`` weighs them. They are read at the start of
a turn, when nothing is half done.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import comb, log1p, tanh

from wonderland.games.wonderland.ai.distance import BARRED
from wonderland.games.wonderland.ai.laying import FAR
from wonderland.games.wonderland.ai.standing import SCALE, Distances, Standing, exposure, readiness, standing
from wonderland.games.wonderland.factors import ATTACK, CHANCE, DEFEND, FORCE, MOVE
from wonderland.games.wonderland.grid import PATH_SQUARES
from wonderland.games.wonderland.match_config import MatchConfig
from wonderland.games.wonderland.state import State

NAMES = (
    "life", "last life", "hit at once", "hit by newcomer", "nearness", "steps to Image",
    "squares to lay", "arrival", "beings", "strength", "attack", "defense", "Rooks",
    "Rook at home", "blast at Image", "blast ready", "Move", "Attack", "Defend", "Force", "Chance",
    "idle Force", "idle Chance", "summon chance", "summons left", "pool strength", "spent", "exposed",
    "approach held", "approach laid", "guards", "room", "attackers", "no Attack near", "siege",
    "second to Image", "on the way", "besiegers", "Move without Attack",
    "win at once", "turns to win", "race",
)  # fmt: skip
"""The names of a side's features, in order. All but the last say something of one side alone."""

OF_POOL = "summon chance", "summons left", "pool strength", "spent"
"""The names of those that hang on the pool alone."""

ENOUGH = 12
"""Factors of a kind beyond so many count for nothing: they do not win by lying there."""
MOST_TURNS = 20.0
"""A win that is farther off counts as that far."""
AHEAD = 3.0
"""How many turns ahead in the race is a good deal."""


def features(state: State) -> tuple[list[float], list[float]]:
    """Return the features of the side to move and of the other side."""
    return features_if(state, state.active)


def features_if(state: State, mover: int) -> tuple[list[float], list[float]]:
    """The same if a side is to move next, whoever moves now."""
    mine, theirs = side_features(state, mover), side_features(state, 1 - mover)
    ahead = ahead_by(theirs[-1] / SCALE - mine[-1] / SCALE)
    mine.append(ahead)
    theirs.append(-ahead)
    return mine, theirs


def ahead_by(turns: float) -> float:
    """How much it is to be so many turns ahead in the race, from -1 to 1."""
    return tanh(turns / AHEAD)


def side_features(state: State, side: int) -> list[float]:
    """Return the features of one side alone, in the order of ``NAMES``."""
    return numbers_of(state, side, standing(state, side))


def numbers_of(state: State, side: int, stands: Standing) -> list[float]:
    """The same, where it is known how the side stands."""
    config = state.config
    have = state.factors[side::2]
    pool = pool_features(config, state.pool[side])
    call = pool[0]
    dice = min(len(state.pool[side]), config.options.dice)
    outlook = stands.outlook
    away = outlook.distances
    hit, newcomer = chances_to_hit(away, have[MOVE], have[ATTACK], dice, call)
    near_blast, ready_blast = readiness(state.factors, side, outlook.blasters)
    stock = [STOCK[min(count, ENOUGH)] for count in have]
    wields = state.needs[side]
    found = stands.lasting | {
        "life": state.life[side],
        "last life": state.life[side] == 1,
        "hit at once": hit,
        "hit by newcomer": newcomer,
        "blast at Image": near_blast,
        "blast ready": ready_blast,
        "Move": stock[MOVE],
        "Attack": stock[ATTACK],
        "Defend": stock[DEFEND],
        "Force": stock[FORCE] if FORCE in wields else 0.0,
        "Chance": stock[CHANCE] if CHANCE in wields else 0.0,
        "idle Force": 0.0 if FORCE in wields else stock[FORCE],
        "idle Chance": 0.0 if CHANCE in wields else stock[CHANCE],
        "exposed": exposure(state.factors, side, outlook.exposed),
        "no Attack near": away.near and not have[ATTACK],
        "Move without Attack": 0.0 if have[ATTACK] else stock[MOVE],
        "win at once": hit if state.life[1 - side] == 1 else 0.0,
        "turns to win": SCALE * turns_to_win(away, have[MOVE], have[ATTACK], state.life[1 - side], dice, call),
    }
    found |= zip(OF_POOL, pool, strict=True)
    return [float(found[name]) for name in NAMES if name != "race"]


def chances_to_hit(away: Distances, move: int, attack: int, dice: int, call: float) -> tuple[float, float]:
    """The chance to hit the enemy Image next turn, and with a being that comes in next.

    Args:
        away: how far it is.
        move: how much of it the side has.
        attack: the same.
        dice: how many it will roll.
        call: its chance of a summon.
    """
    can_attack = 1.0 if attack else roll_chance(dice, 1, 0)
    steps = max(0, away.way - move) if away.way <= move + dice else FAR
    hit = roll_chance(dice, 0 if attack else 1, steps)
    if away.beside:
        hit = max(hit, can_attack)
    newcomer = 0.0
    if call:  # two of the dice show S; the others may bring what is missing
        steps = max(0, away.arrival - move)
        newcomer = call * roll_chance(max(0, dice - 2), 0 if attack else 1, steps)
    return hit, newcomer


def turns_to_win(away: Distances, move: int, attack: int, lives: int, dice: int, call: float) -> float:
    """About how many turns it would take to bring the enemy Image down, if nobody hindered.

    Someone must come beside it, on foot over open squares or past those in the way, or by summons;
    and there must be an Attack for each of its lives, one a turn (W-65). What is missing in Move
    and Attack must be rolled.

    Args:
        away: how far it is.
        move: how much of it the side has.
        attack: the same.
        lives: of the enemy Image.
        dice: how many it rolls.
        call: the chance of a summon.
    """
    if not dice:
        return MOST_TURNS
    steps = min(away.way, away.nearest + BARRED)
    comes = (steps - move) * 6 / dice if steps > move else 0.0
    if call and comes:
        walk = (away.arrival if away.arrival < FAR else 1) - move
        summons = away.to_lay / PATH_SQUARES if away.to_lay > PATH_SQUARES else 1.0
        comes = min(comes, summons / call + (walk * 6 / dice if walk > 0 else 0.0))
    turns = max(comes + lives - 1, (lives - attack) * 6 / dice)
    return turns if turns < MOST_TURNS else MOST_TURNS


@lru_cache(maxsize=8192)
def pool_features(config: MatchConfig, pool: tuple[int, ...]) -> tuple[float, float, float, float]:
    """The best chance of a summon, how many more there can be (in tens), a pool's strength, and if it is spent.

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
    left = (len(pool) - len(counts)) * SCALE
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


STOCK = tuple(log1p(count) for count in range(ENOUGH + 1))
