"""Whom a troop can attack, and why it can't (sections 4.3 and 5.3)."""

from __future__ import annotations

from itertools import combinations

from wonderland.core.errors import Refusal
from wonderland.core.message import say
from wonderland.games.dominoes_of_war.definitions import Attack, Troop
from wonderland.games.dominoes_of_war.ground import (
    Mask,
    each,
    line_between,
    ray,
    ray_mask,
    rays_mask,
    square_name,
    stepped,
)
from wonderland.games.dominoes_of_war.state import Standing, State


def target_tiles(state: State, seat: int) -> Mask:
    """The tiles with whom a seat may attack: enemies, and friends who explode (DW-56)."""
    targets, config = state.enemies_of(seat), state.config
    for other in config.allies[config.side[seat]]:
        for square in each(state.men[other]):
            if config.explosive[state.board[square]]:
                targets |= 1 << square
    return targets


def targets(state: State, square: int, among: Mask, standing: Standing) -> list[int]:
    """Whom a troop can attack alone, in the order of squares.

    Args:
        state: where the match stands.
        square: where the troop stands.
        among: the tiles with whom its seat may attack (``target_tiles``).
        standing: who stands where.
    """
    figure = state.board[square]
    attack, ways = state.config.kinds[figure].attack, state.config.aims[figure]
    if attack is None or not rays_mask(square, ways, attack.most) & among:
        return []
    found: list[int] = []
    for way in ways:
        if not ray_mask(square, way, attack.most) & among:
            continue
        if attack.kind == "throw":
            line = ray(square, way)[attack.least - 1 : attack.most]
            found += [target for target in line if among >> target & 1]
        elif (target := _first(square, way, attack, standing)) >= 0 and among >> target & 1:
            found.append(target)
    return sorted(found)


def _first(square: int, way: int, attack: Attack, standing: Standing) -> int:
    """The first troop on a line that is open to a shot, -1 for none within reach (DW-58)."""
    joins, here = standing.joins, 1 << square
    for distance in range(1, attack.most + 1):
        here = stepped(here, way, joins)
        if not here:
            return -1
        if here & standing.occupied:
            return here.bit_length() - 1 if distance >= attack.least else -1
    return -1


def seen_by(state: State, square: int, standing: Standing) -> Mask:
    """The tiles on which a troop could hit somebody who came to stand there (DW-58, DW-60)."""
    figure = state.board[square]
    attack = state.config.kinds[figure].attack
    found: Mask = 0
    if attack is None:
        return found
    for way in state.config.aims[figure]:
        if attack.kind == "throw":
            found |= ray_mask(square, way, attack.most) & ~ray_mask(square, way, attack.least - 1)
            continue
        here = 1 << square
        for distance in range(1, attack.most + 1):
            here = stepped(here, way, standing.joins)
            found |= here if distance >= attack.least else 0
            if not here or here & standing.occupied:
                break
    return found & state.tiles


def splits(state: State, square: int, alone: list[int]) -> list[tuple[int, int]]:
    """The pairs of targets that one attack of a troop takes, in order (DW-75).

    Args:
        state: where the match stands.
        square: where the troop stands.
        alone: whom it can attack alone.
    """
    attack = state.config.kinds[state.board[square]].attack
    if attack is None or attack.kind != "split":
        return []
    return [pair for pair in combinations(alone, 2) if fits_together(square, pair, attack)]


def fits_together(square: int, pair: tuple[int, int], attack: Attack) -> bool:
    """Whether two targets lie in two directions and share out the reach (DW-75)."""
    lines = [line_between(square, target) for target in pair]
    one, other = lines
    if one is None or other is None:
        return False
    return one[0] != other[0] and one[1] + other[1] <= attack.total


# --- why not ---------------------------------------------------------------------------------------
def refusal(state: State, square: int, aimed: tuple[int, ...]) -> Refusal | None:
    """Why a troop can't attack those on some tiles: the first point that forbids it (DW-102)."""
    config, figure = state.config, state.board[square]
    kind = config.kinds[figure]
    attack = kind.attack
    if attack is None:
        return Refusal("DW-7", say("{troop} has no attack", troop=kind.name))
    if len(aimed) > 1 and attack.kind != "split":
        return Refusal("DW-75", say("{troop} has one target", troop=kind.name))
    among = target_tiles(state, config.owner[figure])
    for target in aimed:
        if not among >> target & 1:
            return _no_target(state, target)
    if not attack.directions and not config.facing[figure]:
        return Refusal("DW-67", say("{troop} has no facing yet", troop=kind.name))
    ways = config.aims[figure]
    for target in aimed:
        if refused := _out_of_reach(kind, attack, ways, square, target):
            return refused
    if attack.kind != "throw":
        for target in aimed:
            if refused := _closed(state, square, target):
                return refused
    if len(aimed) == 2 and not fits_together(square, (aimed[0], aimed[1]), attack):
        what = say("two shots go two ways and share {total} squares", total=attack.total)
        return Refusal("DW-75", what)
    return None


def _no_target(state: State, target: int) -> Refusal:
    where = square_name(target)
    if not state.occupied >> target & 1:
        return Refusal("DW-56", say("nobody stands on {square}", square=where))
    kind = state.config.kinds[state.board[target]]
    return Refusal("DW-56", say("{troop} on {square} is a friend", troop=kind.name, square=where))


def _out_of_reach(kind: Troop, attack: Attack, ways: tuple[int, ...], square: int, target: int) -> Refusal | None:
    """A target lies in one of the directions, within reach (DW-58, DW-60, DW-66, DW-75)."""
    where = square_name(target)
    line = line_between(square, target)
    if line is None or line[0] not in ways:
        rule = "DW-60" if attack.kind == "throw" else "DW-58" if attack.directions else "DW-66"
        what = say("{square} lies in no direction of {troop}", square=where, troop=kind.name)
        return Refusal(rule, what)
    if attack.least <= line[1] <= attack.most:
        return None
    rule = {"throw": "DW-60", "split": "DW-75"}.get(attack.kind, "DW-58")
    gaps = {"square": where, "distance": line[1], "least": attack.least, "most": attack.most}
    return Refusal(rule, say("{square} is {distance} away; the reach is {least} to {most}", **gaps))


def _closed(state: State, square: int, target: int) -> Refusal | None:
    """A shot's line is open: each tile joined to the one before, nobody between (DW-58)."""
    line = line_between(square, target)
    assert line is not None, "the target lies on a line"
    joins, here = state.joins, 1 << square
    for _ in range(line[1]):
        here = stepped(here, line[0], joins)
        if not here:
            what = say("the line to {square} is not open", square=square_name(target))
            return Refusal("DW-58", what)
        at = here.bit_length() - 1
        if at != target and state.board[at]:
            kind = state.config.kinds[state.board[at]]
            gaps = {"troop": kind.name, "at": square_name(at), "square": square_name(target)}
            return Refusal("DW-58", say("{troop} on {at} stands before {square}", **gaps))
    return None
