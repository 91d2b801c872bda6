"""Weighing features quickly: what the table alone is worth is found once, the rest added to it.

``features`` says what each number is. Here they are weighed without being written down, since a
search asks for nothing but their sum, a hundred thousand times for a decision; a test holds the
two against each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from typing import NamedTuple

from wonderland.games.wonderland.ai.features import (
    ENOUGH,
    NAMES,
    STOCK,
    ahead_by,
    chances_to_hit,
    pool_features,
    turns_to_win,
)
from wonderland.games.wonderland.ai.standing import (
    LASTING,
    SCALE,
    Distances,
    Standing,
    TableKey,
    exposure,
    readiness,
    standing_on,
    table_key,
)
from wonderland.games.wonderland.factors import ATTACK, CHANCE, DEFEND, FORCE, MOVE
from wonderland.games.wonderland.match_config import MatchConfig
from wonderland.games.wonderland.state import State

TABLES = 20_000
"""How many tables are kept before all are forgotten."""

Stock = tuple[float, ...]


class Weights(NamedTuple):
    """The weights of a side, as they are needed: by name, or for each count of a factor."""

    by_name: dict[str, float]
    lasting: tuple[float, ...]
    life: float
    last_life: float
    hit: float
    newcomer: float
    near_blast: float
    ready_blast: float
    exposed: float
    no_attack: float
    turns: float
    race: float
    stocks: dict[int, Stock]
    idle: dict[int, Stock]


def _weights(row: Sequence[float]) -> Weights:
    by_name = dict(zip(NAMES, row, strict=True))

    def stock(name: str) -> Stock:
        return tuple(by_name[name] * worth for worth in STOCK)

    return Weights(
        by_name, tuple(by_name[name] for name in LASTING), by_name["life"],
        by_name["last life"], by_name["hit at once"],
        by_name["hit by newcomer"], by_name["blast at Image"], by_name["blast ready"],
        by_name["exposed"], by_name["no Attack near"], by_name["turns to win"] * SCALE,
        by_name["race"],
        {MOVE: stock("Move"), ATTACK: stock("Attack"), DEFEND: stock("Defend"),
         FORCE: stock("Force"), CHANCE: stock("Chance")},
        {FORCE: stock("idle Force"), CHANCE: stock("idle Chance")},
    )  # fmt: skip


class Pool(NamedTuple):
    """A pool: what it is worth to the side to move and to the other, a summon's chance, the dice."""

    worth: tuple[float, float]
    call: float
    dice: int


PurseKey = tuple[
    Distances, tuple[int, ...], tuple[int, ...], tuple[int, int], int, tuple[int, ...],
    MatchConfig,
]  # fmt: skip
"""All that ``Purse`` hangs on: how far all is, factors, pool, lives, whose, factors wielded."""
Purse = tuple[float, float]
"""What a side's factors, pool and lives are worth, and how many turns it needs to win."""
Table = tuple[float, Standing, Standing]
"""What the table alone is worth to the side to move, and how this side and the other stand."""


class Scales:
    """Weighs positions.

    Args:
        mover: the weights of the side to move, in the order of ``features.NAMES``.
        other: the weights of the other side.
    """

    def __init__(self, mover: Sequence[float], other: Sequence[float]) -> None:
        self._weights = _weights(mover), _weights(other)
        self._race = self._weights[0].race - self._weights[1].race
        self._tables: tuple[dict[TableKey, Table], dict[TableKey, Table]] = ({}, {})
        self._pools: dict[tuple[MatchConfig, tuple[int, ...]], Pool] = {}
        self._purses: tuple[dict[PurseKey, Purse], dict[PurseKey, Purse]] = ({}, {})

    def weigh(self, state: State, mover: int) -> float:
        """The weighed sum of all features, if a side is to move next."""
        tables, key = self._tables[mover], table_key(state)
        found = tables.get(key)
        if found is None:
            if len(tables) >= TABLES:
                tables.clear()
            found = tables[key] = self._table(key, state, mover)
        worth, stands, stand = found
        mine, my_turns = self._side(state, mover, 0, stands)
        theirs, their_turns = self._side(state, 1 - mover, 1, stand)
        return worth + mine + theirs + self._race * ahead_by(their_turns - my_turns)

    def forget(self) -> None:
        """Forget all tables and purses that were kept."""
        for kept in (*self._tables, *self._purses):
            kept.clear()

    def _table(self, key: TableKey, state: State, mover: int) -> Table:
        mine, theirs = standing_on(key, state, mover), standing_on(key, state, 1 - mover)
        of_mover, of_other = self._weights
        worth = sum(map(mul, of_mover.lasting, mine.numbers))
        return worth + sum(map(mul, of_other.lasting, theirs.numbers)), mine, theirs

    def _side(self, state: State, side: int, role: int, stands: Standing) -> tuple[float, float]:
        """What all but the table alone is worth to a side, and how many turns it needs to win."""
        factors = state.factors
        key = (
            stands.distances, factors[side::2], state.pool[side], state.life, side,
            state.needs[side], state.config,
        )  # fmt: skip
        total, turns = self._purses[role].get(key) or self._purse(role, key, stands)
        weights = self._weights[role]
        if stands.blasters:
            near, ready = readiness(state, side, stands.blasters)
            total += weights.near_blast * near + weights.ready_blast * ready
        if stands.exposed:
            total += weights.exposed * exposure(state, side, stands.exposed)
        if stands.near and not factors[_ATTACK + side]:
            total += weights.no_attack
        return total, turns

    def _purse(self, role: int, key: PurseKey, stands: Standing) -> Purse:
        """What a side has is worth, whichever of its beings could blast, or be brought down."""
        _, have, cards, lives, side, wields, config = key
        if len(self._purses[role]) >= TABLES:
            self._purses[role].clear()
        weights = self._weights[role]
        worth, call, dice = self._pools.get((config, cards)) or self._pool(config, cards)
        move, attack, left = have[MOVE], have[ATTACK], lives[1 - side]
        hit, newcomer = chances_to_hit(stands, move, attack, dice, call)
        turns = turns_to_win(stands, move, attack, left, dice, call)
        # always in this order: another rounds otherwise, and may find another of two equals better
        total = worth[role] + weights.life * lives[side]
        total = total + weights.hit * hit + weights.newcomer * newcomer + weights.turns * turns
        for factor in _WEIGHED:
            idle = factor in weights.idle and factor not in wields
            stock = weights.idle[factor] if idle else weights.stocks[factor]
            total += stock[min(have[factor], ENOUGH)]
        if lives[side] == 1:
            total += weights.last_life
        found = self._purses[role][key] = total, turns
        return found

    def _pool(self, config: MatchConfig, cards: tuple[int, ...]) -> Pool:
        if len(self._pools) >= TABLES:
            self._pools.clear()
        names = "summon chance", "summons left", "pool strength", "spent"
        numbers = pool_features(config, cards)
        mover, other = (
            sum(weights.by_name[name] * n for name, n in zip(names, numbers, strict=True))
            for weights in self._weights
        )
        found = Pool((mover, other), numbers[0], min(len(cards), config.options.dice))
        self._pools[config, cards] = found
        return found


class Counted:
    """Weighs positions and counts them.

    Attributes:
        seen: how many were weighed.
    """

    def __init__(self, scales: Scales) -> None:
        self.seen = 0
        self._scales = scales

    def weigh(self, state: State, mover: int) -> float:
        """The weighed sum of all features, if a side is to move next."""
        self.seen += 1
        return self._scales.weigh(state, mover)

    def forget(self) -> None:
        """Forget what was kept; what was weighed still counts."""
        self._scales.forget()


_ATTACK = 2 * ATTACK
_WEIGHED = MOVE, ATTACK, DEFEND, FORCE, CHANCE
