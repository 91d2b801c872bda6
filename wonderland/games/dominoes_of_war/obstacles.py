"""Why a figure can't hit an enemy that stands in its line, told in a few words on the table."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from wonderland.core.message import say
from wonderland.games.dominoes_of_war import combat
from wonderland.games.dominoes_of_war.definitions import Attack
from wonderland.games.dominoes_of_war.ground import each, line_between, ray, square_name, square_of, stepped
from wonderland.games.dominoes_of_war.state import State
from wonderland.games.dominoes_of_war.view import View

FAR = 4
"""An enemy farther than this, and out of reach, is not told of."""


class Obstacle(NamedTuple):
    """What keeps a figure from hitting an enemy.

    Attributes:
        enemy: where he stands.
        at, beyond: the squares before and behind the place where the line ends: a wall, or where
            somebody stands in the way. Both are the enemy's where nothing is in the way.
        why: what it is, in four words at most.
    """

    enemy: str
    at: str
    beyond: str
    why: str


def obstacles(view: View, square: str) -> list[Obstacle]:
    """What keeps a figure from hitting the enemies near by that stand in its lines."""
    state, at = view.known, square_of(square)
    if at is None or not state.board[at]:
        return []
    kind = state.config.kinds[state.board[at]]
    if kind.attack is None:
        return []
    seat = state.config.owner[state.board[at]]
    hit = set(combat.targets(state, at, combat.target_tiles(state, seat), state.standing(seat)))
    found = [_obstacle(state, at, enemy, kind.attack) for enemy in each(state.enemies_of(seat)) if enemy not in hit]
    return [one for one in found if one is not None]


def _obstacle(state: State, at: int, enemy: int, attack: Attack) -> Obstacle | None:
    line = line_between(at, enemy)
    if line is None:
        return None
    way, distance = line
    figure, kind = state.board[at], state.config.kinds[state.board[at]]
    where = square_name(enemy)
    if way not in state.config.aims[figure]:
        if not kind.facing or way % 2 or distance > FAR:
            return None
        facing = state.config.facing[figure]
        why = say("not along its facing") if facing else say("has no facing yet")
        return Obstacle(where, where, where, why)
    if distance > max(attack.most, FAR):
        return None
    if distance < attack.least:
        return Obstacle(where, where, where, say("too near"))
    if attack.kind != "throw" and (found := _in_the_way(state, at, enemy, way)):
        return found
    return Obstacle(where, where, where, say("too far")) if distance > attack.most else None


def _in_the_way(state: State, at: int, enemy: int, way: int) -> Obstacle | None:
    """The first thing in the way on a line (DW-58)."""
    where, joins, here = square_name(enemy), state.joins, 1 << at
    line = ray(at, way)
    for distance, (before, there) in enumerate(pairwise((at, *line)), start=1):
        here = stepped(here, way, joins)
        if not here:
            gap = not state.tiles >> there & 1
            why = say("gap in the way") if gap else say("wall in the way")
            return Obstacle(where, square_name(before), square_name(there), why)
        if there == enemy:
            return None
        if here & state.occupied:
            name = state.config.kinds[state.board[there]].name
            behind = square_name(line[distance])
            why = say("{troop} in the way", troop=name)
            return Obstacle(where, square_name(there), behind, why)
    return None
