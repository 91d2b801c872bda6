"""What a position is judged by, as numbers of one side; the other side's count against it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from wonderland.games.dungeon_dice.ai.ways import NO_WAY, price_of, roads, ways
from wonderland.games.dungeon_dice.columns import ATTACKS, DAMAGE, FIGURE, FREE, HELD, MOVED, SQUARE
from wonderland.games.dungeon_dice.components import FLYING
from wonderland.games.dungeon_dice.figure import ATTACK, DEFEND, MAGIC, MOVE, TRAP, Figure
from wonderland.games.dungeon_dice.placing import foothold
from wonderland.games.dungeon_dice.state import State

NAMES: Final = (
    "hearts", "bodies", "strength", "wounds", "called", "reserve", "room", "march", "marchers",
    "front", "move", "attack", "defend", "magic", "trap", "blows", "blows-next", "mortal",
    "mortal-next", "siege", "siege-next", "prey", "prey-next",
)  # fmt: skip
"""The names of the features, in their order."""
ENOUGH = 0.78
"""How much less each further crest of a type is worth than the one before."""
STORED = tuple(1 - ENOUGH**count for count in range(100))
"""What so many crests of a type are worth, 1 for no end of them."""
CLOSE = (*[0.88**price for price in range(NO_WAY)], 0.0)
"""What it is worth to be at so high a price from the enemy Master."""
IDLE = 0.35
"""What crests are worth that no monster in play can use."""
USES = {MAGIC: 1 << MAGIC, TRAP: 1 << TRAP}
ROOMY = 12
"""Enough squares to begin nets from."""
MANY = 9
"""More attacks than anybody makes in a turn."""
HOPED = 1
"""The Move that a side may hope to roll before it strikes."""


@lru_cache(maxsize=1024)
def prowess(figure: Figure) -> float:
    """What a monster counts for: about 0.5, 0.8, 1.2, 1.6 for level 1 to 4 (DD-7), items a little."""
    if figure.is_item:
        return 0.12 * figure.level
    points = (figure.atk + figure.defence * 0.7 + figure.hp) / 100
    points += 0.2 if figure.traits & FLYING else 0.1 * bool(figure.traits)
    return points + 0.08 * sum([ability.worth for ability in figure.abilities])


def features(state: State, side: int, following: int) -> list[float]:
    """The features of a side.

    Args:
        state: where the match stands.
        side: whose they are.
        following: the side whose turn comes next, or goes on.
    """
    config, store, figures = state.config, state.store, state.config.figures
    crew, enemy = state.crew[side], 1 - side
    crests = state.crests[5 * side : 5 * side + 5]
    timings = 0
    strength = wounds = 0.0
    for monster in crew:
        figure = figures[store[FIGURE + monster]]
        timings |= figure.timings
        worth = prowess(figure)
        strength += worth
        if hurt := store[DAMAGE + monster]:
            wounds += worth * hurt / figure.hp
    to_master = ways(state, side)
    bits = config.grid.bit
    near = sorted(
        [
            price_of(to_master, bits[store[SQUARE + m]]) + (2 if state.traits(m) & FLYING else 0)
            for m in crew
        ]
    )
    foot = foothold(state, side)
    own = state.laid[side] | config.approach[side]
    front = min(price_of(to_master, own) + 1, NO_WAY)
    blows = siege = 0
    if near and near[0] <= crests[MOVE] + HOPED:
        strikers = Strikers(state, side, following == side)
        blows = strikers.blows(crests[MOVE], crests[ATTACK])
        siege = strikers.blows(crests[MOVE] + HOPED, MANY)
    mortal = blows >= state.masters[enemy]
    prey = preyed(state, side, crests[MOVE], crests[ATTACK])
    turns = side == following
    life = state.masters[side]
    return [
        life - 0.12 * life * (life - 1) / 2,
        len(crew),
        strength,
        wounds,
        len(crew) + len(state.gone[side]),
        _reserve(state, side),
        min(foot.bit_count(), ROOMY) / ROOMY,
        CLOSE[min(near[0], NO_WAY)] if near else 0.0,
        sum([CLOSE[min(price, NO_WAY)] for price in near[1:4]]),
        CLOSE[front],
        STORED[crests[MOVE]],
        STORED[crests[ATTACK]],
        STORED[crests[DEFEND]],
        STORED[crests[MAGIC]] * (1 if timings & USES[MAGIC] else IDLE),
        STORED[crests[TRAP]] * (1 if timings & USES[TRAP] else IDLE),
        0 if turns else blows,
        blows if turns else 0,
        float(mortal and not turns),
        float(mortal and turns),
        0 if turns else siege,
        siege if turns else 0,
        0.0 if turns else prey,
        prey if turns else 0.0,
    ]


def _reserve(state: State, side: int) -> float:
    """What a side may still call, by its figures' prowess; less where pairs run out (DD-18)."""
    return reserve(
        state.config.figures,
        state.config.definitions.level,
        state.figures_left[side],
        state.dice_left[side],
    )


@lru_cache(maxsize=4096)
def reserve(
    figures: tuple[Figure, ...],
    level: tuple[int, ...],
    left: tuple[int, ...],
    dice: tuple[int, ...],
) -> float:
    """The prowess of the figures that some dice may still call."""
    levels = [level[kind] for kind in dice]
    found = 0.0
    for number in left:
        figure = figures[number]
        if figure.kind in dice and levels.count(figure.level) > 1:
            found += 0.3 + 0.5 * prowess(figure)
    return found


class Strikers:
    """The monsters of a side that can come beside the enemy Master over what is laid.

    Args:
        state: where the match stands.
        side: who strikes.
        going: whether it is its turn, so that what has moved and attacked counts.
    """

    def __init__(self, state: State, side: int, going: bool) -> None:
        config, store = state.config, state.store
        bits = config.grid.bit
        found = roads(state, side)
        mine = going and state.active == side
        prices = []
        for monster in state.crew[side]:
            if mine and store[ATTACKS + monster]:
                continue
            price = price_of(found, bits[store[SQUARE + monster]])
            if price == NO_WAY:
                continue
            if price:
                if mine:
                    if store[MOVED + monster] or store[HELD + monster]:
                        continue
                    price = max(0, price - store[FREE + monster])
                price *= 2 if state.traits(monster) & FLYING else 1
            prices.append(price)
        self._prices = sorted(prices)
        self._places = (config.approach[1 - side] & found[0]).bit_count() if found else 0

    def blows(self, move: int, attack: int) -> int:
        """How many blows they can strike at him for so many crests."""
        count, most = 0, min(attack, self._places)
        for price in self._prices:
            if price > move or count == most:
                break
            move -= price
            count += 1
        return count


def preyed(state: State, side: int, move: int, attack: int) -> float:
    """What a side can strike down of the enemy's monsters for so many crests, roughly."""
    foes, crew = state.crew[1 - side], state.crew[side]
    if not attack or not foes or not crew:
        return 0.0
    defends = state.crests[5 * (1 - side) + DEFEND] > 0
    store, distance = state.store, state.config.grid.distance
    hunters = [
        (
            store[SQUARE + m],
            1 + move // 2 if state.traits(m) & FLYING else 1 + move,
            state.atk(m),
            state.traits(m) & FLYING,
        )
        for m in crew
    ]
    found = []
    for foe in foes:
        there, hp = store[SQUARE + foe], state.hp(foe)
        flies = state.traits(foe) & FLYING
        guard = state.defence(foe) if defends else 0
        best = 0.0
        for here, far, atk, wings in hunters:
            if (flies and not wings) or distance(here, there) > far:
                continue
            share = 1.0 if atk - guard >= hp else 0.7 if atk >= hp else 0.35 * (atk - guard) / hp
            best = max(best, share)
        if best:
            found.append(best * prowess(state.figure(foe)))
    found.sort(reverse=True)
    return sum(found[:attack])
