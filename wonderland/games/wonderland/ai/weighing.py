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
    OF_POOL,
    STOCK,
    ahead_by,
    chances_to_hit,
    pool_features,
    turns_to_win,
)
from wonderland.games.wonderland.ai.posts import OF_POST, Post
from wonderland.games.wonderland.ai.standing import (
    OF_WAYS,
    SCALE,
    Distances,
    Outlook,
    Standing,
    TableKey,
    exposure,
    readiness,
    standings,
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
    of_post: tuple[float, ...]
    of_ways: tuple[float, ...]
    life: float
    last_life: float
    hit: float
    win: float
    newcomer: float
    near_blast: float
    ready_blast: float
    exposed: float
    no_attack: float
    toothless: Stock
    turns: float
    race: float
    stocks: dict[int, Stock]
    idle: dict[int, Stock]


def _weights(row: Sequence[float]) -> Weights:
    by_name = dict(zip(NAMES, row, strict=True))

    def stock(name: str) -> Stock:
        return tuple(by_name[name] * worth for worth in STOCK)

    return Weights(
        by_name, tuple(by_name[name] for name in OF_POST),
        tuple(by_name[name] for name in OF_WAYS), by_name["life"],
        by_name["last life"], by_name["hit at once"], by_name["win at once"],
        by_name["hit by newcomer"], by_name["blast at Image"], by_name["blast ready"],
        by_name["exposed"], by_name["no Attack near"],
        stock("Move without Attack"),
        by_name["turns to win"] * SCALE, by_name["race"],
        {MOVE: stock("Move"), ATTACK: stock("Attack"), DEFEND: stock("Defend"),
         FORCE: stock("Force"), CHANCE: stock("Chance")},
        {FORCE: stock("idle Force"), CHANCE: stock("idle Chance")},
    )  # fmt: skip


Purse = tuple[float, float]
"""What a side's factors, pool and lives are worth, and how many turns it needs to win."""
Table = tuple[float, Outlook, Outlook]
"""What the table alone is worth to the side to move, and what this side and the other look out on."""


class Ledger:
    """What a side's factors come to, while its pool, all lives and what it wields stay as they are.

    Args:
        weights: the side's, whether it is to move next or not.
        config: what is fixed.
        side: which it is.
        cards: its pool.
        life: of both Images.
        wields: the factors that its beings use.
    """

    def __init__(
        self, weights: Weights, config: MatchConfig, side: int, cards: tuple[int, ...],
        life: tuple[int, int], wields: tuple[int, ...],
    ) -> None:  # fmt: skip
        self._weights = weights
        self._side = side
        self._left = life[1 - side]
        self._hit = weights.hit + (weights.win if self._left == 1 else 0.0)
        numbers = pool_features(config, cards)
        self._call, self._dice = numbers[0], min(len(cards), config.options.dice)
        self._pool = sum(weights.by_name[name] * n for name, n in zip(OF_POOL, numbers, strict=True))
        self._lives = weights.life * life[side]
        self._last = weights.last_life if life[side] == 1 else 0.0
        self._stocks = tuple(
            (f, weights.idle[f] if f in weights.idle and f not in wields else weights.stocks[f]) for f in _WEIGHED
        )
        self._purses: dict[tuple[Distances, tuple[int, ...]], Purse] = {}

    def worth(self, factors: tuple[int, ...], outlook: Outlook) -> Purse:
        """What all but the table alone is worth to the side, and how many turns it needs to win."""
        side, weights = self._side, self._weights
        have = factors[side::2]
        away, blasters, exposed = outlook
        total, turns = self._purses.get((away, have)) or self._purse(away, have)
        if blasters:
            near, ready = readiness(factors, side, blasters)
            total += weights.near_blast * near + weights.ready_blast * ready
        if exposed:
            total += weights.exposed * exposure(factors, side, exposed)
        if away.near and not have[ATTACK]:
            total += weights.no_attack
        return total, turns

    def _purse(self, away: Distances, have: tuple[int, ...]) -> Purse:
        """The same, whichever of its beings could blast, or be brought down."""
        if len(self._purses) >= TABLES:
            self._purses.clear()
        weights, move, attack = self._weights, have[MOVE], have[ATTACK]
        hit, newcomer = chances_to_hit(away, move, attack, self._dice, self._call)
        turns = turns_to_win(away, move, attack, self._left, self._dice, self._call)
        # always in this order: another rounds otherwise, and may find another of two equals better
        total = self._pool + self._lives
        total = total + self._hit * hit + weights.newcomer * newcomer + weights.turns * turns
        if not attack:
            total += weights.toothless[min(move, ENOUGH)]
        for factor, stock in self._stocks:
            total += stock[min(have[factor], ENOUGH)]
        total += self._last
        found = self._purses[away, have] = total, turns
        return found


class Books(NamedTuple):
    """The ledgers of both sides, and all that they hang on.

    Copies of a state share these, so that one look tells whether the books still hold.
    """

    config: MatchConfig
    pool: tuple[tuple[int, ...], tuple[int, ...]]
    life: tuple[int, int]
    needs: tuple[tuple[int, ...], tuple[int, ...]]
    mover: int
    of_mover: Ledger
    of_other: Ledger

    def hold(self, state: State, mover: int) -> bool:
        """Whether they are those of a state."""
        return (
            state.pool is self.pool
            and state.life is self.life
            and state.needs is self.needs
            and mover == self.mover
            and state.config is self.config
        )


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
        self._posts: tuple[dict[Post, float], dict[Post, float]] = ({}, {})
        self._ledgers: dict[tuple[object, ...], Ledger] = {}
        self._books: Books | None = None

    def weigh(self, states: Sequence[State], mover: int) -> list[float]:
        """The weighed sums of all features in states of one match, if a side is to move next."""
        tables, keys = self._tables[mover], [table_key(state) for state in states]
        if len(tables) >= TABLES:
            tables.clear()
        unknown = {key: state for key, state in zip(keys, states, strict=True) if key not in tables}
        if unknown:
            for key, stand in zip(unknown, standings(unknown, (mover, 1 - mover)), strict=True):
                tables[key] = self._table(*stand)
        found, books = [], self._books
        for key, state in zip(keys, states, strict=True):
            if books is None or not books.hold(state, mover):
                books = self._books = self._books_of(state, mover)
            worth, outlook, outlook_of_other = tables[key]
            mine, my_turns = books.of_mover.worth(state.factors, outlook)
            theirs, their_turns = books.of_other.worth(state.factors, outlook_of_other)
            race = self._race * ahead_by(their_turns - my_turns)
            found.append(worth + mine + theirs + race)
        return found

    def forget(self) -> None:
        """Forget all tables and what was held against them."""
        for kept in (*self._tables, *self._posts, self._ledgers):
            kept.clear()
        self._books = None

    def _books_of(self, state: State, mover: int) -> Books:
        return Books(
            state.config, state.pool, state.life, state.needs, mover,
            self._ledger(state, mover, 0), self._ledger(state, 1 - mover, 1),
        )  # fmt: skip

    def _ledger(self, state: State, side: int, role: int) -> Ledger:
        of = state.config, side, state.pool[side], state.life, state.needs[side]
        found = self._ledgers.get((role, *of))
        if found is None:
            if len(self._ledgers) >= TABLES:
                self._ledgers.clear()
            found = self._ledgers[(role, *of)] = Ledger(self._weights[role], *of)
        return found

    def _table(self, mine: Standing, theirs: Standing) -> Table:
        worth = self._lasting(mine, 0) + self._lasting(theirs, 1)
        return worth, mine.outlook, theirs.outlook

    def _lasting(self, stands: Standing, role: int) -> float:
        """What the table alone says of a side."""
        posts, weights, post = self._posts[role], self._weights[role], stands.post
        worth = posts.get(post)
        if worth is None:
            if len(posts) >= TABLES:
                posts.clear()
            worth = posts[post] = sum(map(mul, weights.of_post, post.numbers))
        rest: float = sum(map(mul, weights.of_ways, stands.ways))
        return worth + rest


class Counted:
    """Weighs positions and counts them.

    Attributes:
        seen: how many were weighed.
    """

    def __init__(self, scales: Scales) -> None:
        self.seen = 0
        self._scales = scales

    def weigh(self, states: Sequence[State], mover: int) -> list[float]:
        """The weighed sums of all features, if a side is to move next."""
        self.seen += len(states)
        return self._scales.weigh(states, mover)

    def forget(self) -> None:
        """Forget what was kept; what was weighed still counts."""
        self._scales.forget()


_WEIGHED = MOVE, ATTACK, DEFEND, FORCE, CHANCE
