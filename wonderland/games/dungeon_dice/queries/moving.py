"""Where a monster can go: squares in reach with their prices, leaps and chests on the way."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from wonderland.core.match import Match
from wonderland.games.dungeon_dice.columns import SIDE, SQUARE
from wonderland.games.dungeon_dice.crests import MOVE
from wonderland.games.dungeon_dice.movement import may_move, price, reach_for, stays
from wonderland.games.dungeon_dice.queries.asking import monster_of, state_of
from wonderland.games.dungeon_dice.state import State


@dataclass(frozen=True, slots=True)
class Walk:
    """How a monster comes to a square.

    Attributes:
        price: what all strides cost in Move.
        strides: each as a line of notation has it: ``d7``, ``e7-f7``.
        squares: all squares on the way, in order.
        chests: squares of items that are touched, the last square among them.
    """

    price: int
    strides: tuple[str, ...]
    squares: tuple[str, ...]
    chests: tuple[str, ...]

    @property
    def notation(self) -> str:
        """What a ``move`` line says after the monster."""
        return " ".join(self.strides)


def reach(match: Match, name: str) -> dict[str, Walk]:
    """The squares that a monster can go to now, each by a cheapest way that touches no item before.

    Only what can't be reached otherwise is reached over items, by the fewest. What items and answers
    on the way may do is not foreseen.
    """
    state = state_of(match)
    monster = monster_of(state, name)
    if not may_move(state, monster):
        return {}
    move = state.crests[5 * state.store[SIDE + monster] + MOVE]
    names = state.config.grid.names
    found: dict[str, Walk] = {}
    for square, strides in paths(state, monster, reach_for(state, monster, move)).items():
        squares = [s for stride in strides for s in stride]
        ends = [stride[-1] for stride in strides]
        found[names[square]] = Walk(
            price(state, monster, len(squares)),
            tuple("-".join(names[s] for s in stride) for stride in strides),
            tuple(names[s] for s in squares),
            tuple(names[s] for s in ends if state.chests >> s & 1),
        )
    return found


def rule_against_moving(match: Match, name: str) -> str:
    """The rule by which a monster takes no stride at all now, ``""`` where none forbids it.

    It is DD-46 where the crests pay for no square; that the way is barred is no such rule.
    """
    state = state_of(match)
    monster = monster_of(state, name)
    if refused := stays(state, monster):
        return refused[0]
    move = state.crests[5 * state.store[SIDE + monster] + MOVE]
    return "" if reach_for(state, monster, move) else "DD-46"


Path = tuple[tuple[int, ...], ...]
"""The strides of a way, each as its squares."""


def paths(state: State, monster: int, most: int) -> dict[int, Path]:
    """The squares that a monster comes to over so many squares at most, each by its best way."""
    return {**_ways(state, monster, most), **_ways(state, monster, most, state.chests)}


def _ways(state: State, monster: int, most: int, halts: int = 0) -> dict[int, Path]:
    """For each square the best way to it: the fewest squares, then the fewest chests touched.

    Strides of one length after another are tried from every square reached so far, but for those
    of ``halts``, from which no way goes on.
    """
    start = state.store[SQUARE + monster]
    best: dict[int, tuple[int, int, Path]] = {start: (0, 0, ())}
    todo: list[list[int]] = [[] for _ in range(most + 1)]
    todo[0].append(start)
    for length in range(most + 1):
        for square in todo[length]:
            gone, touched, path = best[square]
            if gone != length or (halts >> square & 1 and square != start):
                continue
            for stride in _strides(state, monster, square, most - length):
                end, whole = stride[-1], length + len(stride)
                chests = touched + (state.chests >> end & 1)
                known = best.get(end)
                if known is None or (whole, chests) < known[:2]:
                    best[end] = (whole, chests, (*path, stride))
                    todo[whole].append(end)
    del best[start]
    return {square: path for square, (_, _, path) in best.items()}


def _strides(state: State, monster: int, here: int, most: int) -> Iterator[tuple[int, ...]]:
    """The strides from a square, as if the monster stood there: one leap to each square is enough."""
    own = 1 << state.store[SQUARE + monster]
    side = state.store[SIDE + monster]
    standing = (state.held[0] | state.held[1]) & ~own
    empty = state.walkable & ~standing
    over = state.held[side] & ~own
    if state.tunnels(monster):
        over = standing | state.chests
    over &= state.walkable
    seen = {here}
    edge: list[tuple[int, tuple[int, ...]]] = [(here, ())]
    near = state.config.grid.near
    for _ in range(most):
        beyond: list[tuple[int, tuple[int, ...]]] = []
        for square, path in edge:
            for other in near[square]:
                if other == here or other in path:
                    continue
                if empty >> other & 1:
                    yield (*path, other)
                if over >> other & 1 and other not in seen:
                    seen.add(other)
                    beyond.append((other, (*path, other)))
        edge = beyond
