"""What a side might do in its action step: whole walks, attacks, abilities, with what is answered.

A walk is taken as one deed, all its strides together. Not every square is thought of: those next to
enemies and to the enemy Master, those nearer to him, those in the enemy's way, chests of one's own,
and those out of reach of enemies.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence

from wonderland.games.dungeon_dice.actions import Code, perform, refusal
from wonderland.games.dungeon_dice.actions.acting import Attack, Stride, Use
from wonderland.games.dungeon_dice.ai.answers import settle
from wonderland.games.dungeon_dice.ai.distances import Distances, distances
from wonderland.games.dungeon_dice.ai.evaluator import Evaluator
from wonderland.games.dungeon_dice.codes import MASTER
from wonderland.games.dungeon_dice.columns import ATTACKS, FREE, HELD, MOVED, SLOW, SQUARE
from wonderland.games.dungeon_dice.combat import strength
from wonderland.games.dungeon_dice.components import FLYING, TUNNEL
from wonderland.games.dungeon_dice.crests import MOVE
from wonderland.games.dungeon_dice.figure import Ability
from wonderland.games.dungeon_dice.state import ACTION, State
from wonderland.games.dungeon_dice.targets.base import NamedMonster
from wonderland.games.dungeon_dice.targets.things import Square

NEARER = 3
"""How many of the squares nearest the enemy Master a walk may go to, for each monster."""
BESIDE = 6
"""How many of the squares next to enemies."""
GUARDING = 2
"""How many of the squares next to one's own Master."""
COVERING = 2
"""How many of the squares from which abilities reach those who come for him."""
NEAR = 9
"""An enemy at so high a price from one's own Master need not be thought of yet."""

Walk = tuple[int, ...]


class Deeds:
    """The action step as a problem for ``search.beam``.

    Args:
        side: whose turn it is.
        evaluator: says what positions are worth.
    """

    def __init__(self, side: int, evaluator: Evaluator) -> None:
        self._side = side
        self._evaluator = evaluator

    def macro_actions(self, state: State) -> Iterator[tuple[tuple[Code, ...], State]]:
        """Everything that is thought of, with the position after it and all answers."""
        if state.phase != ACTION or state.active != self._side:
            return
        side = self._side
        yield from self._struck(state, Attack.legal(state, side))
        if state.crests[5 * side + MOVE] or any(state.store[FREE + m] for m in state.crew[side]):
            for monster in state.crew[side]:
                for codes in walks(state, side, monster):
                    taken, there = self._walked(state, codes)
                    yield taken, there
                    if there.phase == ACTION:
                        beside = [a for a in Attack.legal(there, side) if a.attacker == monster]
                        for struck, after in self._struck(there, beside):
                            yield (*taken, *struck), after
        for use in Use.legal(state, side):
            yield (use,), self._after(state, use)

    def _struck(self, state: State, found: Sequence[Attack]) -> Iterator[tuple[tuple[Code, ...], State]]:
        """Each of some attacks that can do anything, those on the Master first."""
        for attack in sorted(found, key=lambda attack: attack.target != MASTER):
            if strength(state, attack.attacker) > 0:
                yield (attack,), self._after(state, attack)

    def key(self, state: State) -> Hashable:
        """What tells two positions of a turn apart."""
        return key_of(state)

    def worths(self, states: Sequence[State]) -> list[float]:
        """What it is worth to end the turn in each of some states."""
        worth, side = self._evaluator.worth, self._side
        return [worth(state, side, 1 - side) for state in states]

    def end(self, state: State) -> State:
        """The state before the turn ends: whoever plays on ends it himself."""
        return state

    def _after(self, state: State, code: Code) -> State:
        there = state.copy()
        perform(there, self._side, code, None)
        settle(there, self._evaluator)
        return there

    def _walked(self, state: State, codes: tuple[Stride, ...]) -> tuple[tuple[Code, ...], State]:
        """Take a walk, as far as the answers let it go."""
        there = state.copy()
        taken: list[Code] = []
        for code in codes:
            # Links on a stride may have ended or moved its monster, held it, or spent the crests.
            if taken and refusal(there, self._side, code):
                break
            perform(there, self._side, code, None)
            taken.append(code)
            settle(there, self._evaluator)
        return tuple(taken), there


def key_of(state: State) -> Hashable:
    """What tells two positions of a turn apart."""
    return (
        state.store.tobytes(), bytes(state.crests), state.masters, state.master_attacked,
        state.items, state.blocks, state.laid, state.moving, state.phase, state.active, state.turn,
    )  # fmt: skip


def walks(state: State, side: int, monster: int) -> list[tuple[Stride, ...]]:
    """The walks of a monster that are worth a thought."""
    store = state.store
    if store[MOVED + monster] or store[ATTACKS + monster] or store[HELD + monster]:
        return []
    found = _reached(state, side, monster)
    if not found:
        return []
    chosen = _goals(state, side, monster, found)
    return [tuple(_strides(monster, found, square)) for square in chosen]


Reached = dict[int, tuple[int, int, Walk]]
"""Squares where a walk may end: the price, the square before, the stride that leads there."""


def _reached(state: State, side: int, monster: int) -> Reached:
    """All squares that a monster can come to, each by a cheapest walk.

    Strides that touch a chest end a walk, for what it does can't be foreseen.
    """
    store, near = state.store, state.config.grid.near
    traits = state.traits(monster)
    each = (2 if traits & FLYING else 1) + store[SLOW + monster]
    most = store[FREE + monster] + state.crests[5 * side + MOVE] // each
    start = store[SQUARE + monster]
    standing = (state.held[0] | state.held[1]) & ~(1 << start)
    walkable = state.walkable
    empty = walkable & ~standing & ~(1 << start)
    over = walkable & (standing | state.chests if traits & TUNNEL else state.held[side])
    over &= ~(1 << start)
    found: Reached = {}
    layer: dict[int, list[tuple[int, int, Walk]]] = {0: [(start, start, ())]}
    seen_over: set[tuple[int, int]] = set()
    for price in range(most):
        for square, origin, passed in layer.pop(price, ()):
            for there in near[square]:
                bit = 1 << there
                if empty & bit and there not in found:
                    found[there] = (price + 1, origin, (*passed, there))
                    if not state.chests & bit:
                        layer.setdefault(price + 1, []).append((there, there, ()))
                if over & bit and (there, origin) not in seen_over:
                    seen_over.add((there, origin))
                    layer.setdefault(price + 1, []).append((there, origin, (*passed, there)))
    return found


def _strides(monster: int, found: Reached, square: int) -> list[Stride]:
    """The strides of the walk to a square."""
    strides: list[Stride] = []
    while square in found:
        _, before, walk = found[square]
        strides.append(Stride(monster, walk))
        square = before
    return strides[::-1]


def _goals(state: State, side: int, monster: int, found: Reached) -> list[int]:
    """The squares to which a walk is worth a thought, each once."""
    config = state.config
    grid, bits = config.grid, config.grid.bit
    own_way = distances(state, side)
    rings = own_way.rings
    now = own_way.price(state.store[SQUARE + monster])
    reachable = sum([bits[square] for square in found])
    chosen: dict[int, None] = {}
    target = reachable & (config.approach[1 - side] | grid.grow(state.held[1 - side]))
    for square in sorted(grid.listed(target), key=lambda s: (found[s][0], s))[:BESIDE]:
        chosen[square] = None
    left = NEARER
    for price in range(min(now, len(rings))):
        for square in grid.listed(rings[price] & reachable):
            if left and square not in chosen:
                chosen[square] = None
                left -= 1
        if not left:
            break
    step = [s for s in found if found[s][0] == 1 and own_way.price(s) < now]
    chosen.update(dict.fromkeys(step[:1]))
    guard = reachable & config.approach[side]
    foes_way = distances(state, 1 - side)
    for square in sorted(
        grid.listed(guard | reachable & _lane(foes_way)), key=lambda s: (foes_way.price(s), found[s][0], s)
    )[:GUARDING]:
        chosen[square] = None
    for square in grid.listed(reachable & state.chests):
        chosen[square] = None
    chosen.update(dict.fromkeys(_in_range(state, side, monster, found, foes_way)))
    return list(chosen)


def _in_range(state: State, side: int, monster: int, found: Reached, foes_way: Distances) -> list[int]:
    """The squares from which its abilities reach most of the enemy's last steps, if he is near."""
    store = state.store
    far = max([_range(ability) for ability in state.figure(monster).abilities], default=0)
    near = min([foes_way.price(store[SQUARE + foe]) for foe in state.crew[1 - side]], default=NEAR)
    if not far or near >= NEAR:
        return []
    grid = state.config.grid
    lane = (_lane(foes_way) | state.config.approach[side]) & state.walkable

    def covered(square: int) -> int:
        return (grid.within(square, far) & lane).bit_count()

    ranked = sorted(found, key=lambda s: (-covered(s), found[s][0], s))
    return [square for square in ranked[:COVERING] if covered(square)]


def _range(ability: Ability) -> int:
    """How far an ability reaches that is aimed at a monster or a square."""
    target = ability.target
    return target.r if isinstance(target, NamedMonster | Square) else 0


def _lane(foes_way: Distances) -> int:
    """The squares from which the enemy is one step or two from the door of one's own Master."""
    found = 0
    for ring in foes_way.rings[1:3]:
        found |= ring
    return found
