"""What a position is judged by, as numbers of one side; the other side's count against it."""

from __future__ import annotations

from typing import Final

from wonderland.games.dungeon_dice.ai.distances import NO_WAY, distances, roads
from wonderland.games.dungeon_dice.ai.prowess import prowess_in
from wonderland.games.dungeon_dice.columns import ATTACKS, DAMAGE, FIGURE, FREE, HELD, MOVED, SQUARE
from wonderland.games.dungeon_dice.components import FLYING
from wonderland.games.dungeon_dice.crests import ATTACK, DEFEND, MAGIC, MOVE, TRAP
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
    counts = prowess_in(config)
    to_master = distances(state, side)
    price = to_master.price
    near = []
    for monster in crew:
        number = store[FIGURE + monster]
        figure = figures[number]
        timings |= figure.timings
        worth = counts.of[number]
        strength += worth
        if hurt := store[DAMAGE + monster]:
            wounds += worth * hurt / figure.hp
        square, wings = store[SQUARE + monster], 2 if state.traits(monster) & FLYING else 0
        near.append(price(square) + wings)
    near.sort()
    foot = foothold(state, side)
    front = min(to_master.least(state.laid[side] | config.approach[side]) + 1, NO_WAY)
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
        counts.reserve(state.figures_left[side], state.dice_left[side]),
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


class Strikers:
    """The monsters of a side that can come beside the enemy Master over what is laid.

    Args:
        state: where the match stands.
        side: who strikes.
        going: whether it is its turn, so that what has moved and attacked counts.
    """

    def __init__(self, state: State, side: int, going: bool) -> None:
        store = state.store
        found = roads(state, side)
        mine = going and state.active == side
        prices = []
        for monster in state.crew[side]:
            if mine and store[ATTACKS + monster]:
                continue
            price = found.price(store[SQUARE + monster])
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
        self._places = found.rings[0].bit_count() if found.rings else 0

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
    counts = prowess_in(state.config).of
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
            found.append(best * counts[store[FIGURE + foe]])
    found.sort(reverse=True)
    return sum(found[:attack])
