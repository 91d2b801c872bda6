"""Attacking, blasting and checking defense (W-43 to W-47, W-56, W-57, W-62 to W-65)."""

from __future__ import annotations

from wonderland.core.message import say
from wonderland.games.wonderland import events as ev
from wonderland.games.wonderland.components import (
    ATK_MOD,
    ATTACKED,
    CAPACITY,
    DEF_MOD,
    DEFENDED,
    HIT_BY,
    POINTS,
    SQUARE,
    STRENGTH,
)
from wonderland.games.wonderland.factors import ATTACK, DEFEND
from wonderland.games.wonderland.table_state import NOBODY, SIDE, SIDES, Refusal, TableState, swap
from wonderland.kit.columns import new_store

IMAGE = -1
"""The target that stands for the enemy Image."""
_NO_POINTS = new_store(1, CAPACITY)
_POINTS = slice(POINTS, POINTS + CAPACITY)


def strike_reach(state: TableState, being: int) -> int:
    """Return the squares that a being can attack: orthogonal, or all around (W-44)."""
    return state.config.reach[being][state.columns[SQUARE + being]]


def strike_refusal(state: TableState, being: int, target: int) -> Refusal | None:
    """Say why a being of the active side may not attack a target now, or None if it may."""
    config, columns = state.config, state.columns
    side = SIDE[being]
    if state.sharer != NOBODY:
        sharer = config.being_name(state.sharer)
        return "W-35", say("{being} shares a square and must step on first", being=sharer)
    name = config.being_name(being)
    if columns[ATTACKED + being]:
        return "W-43", say("{name} has attacked already this turn", name=name)
    if not state.factors[2 * ATTACK + side]:
        return "W-43", say("an attack costs 1 Attack, and there is none")
    if target == IMAGE:
        square, what = config.grid.images[1 - side], say("the Image")
    elif SIDE[target] == side:
        return "W-44", say("{being} is no enemy", being=config.being_name(target))
    elif target not in state.beings[1 - side]:
        return "W-44", say("{being} is not in play", being=config.being_name(target))
    else:
        square, what = columns[SQUARE + target], config.being_name(target)
    if not strike_reach(state, being) & config.grid.bit[square]:
        return "W-44", say("{what} is out of reach of {name}", what=what, name=name)
    return None


def targets(state: TableState, being: int) -> list[int]:
    """List what a being of the active side may attack now: entities and IMAGE."""
    if not may_attack(state, being):
        return []
    return targets_from(state, being, state.columns[SQUARE + being])


def may_attack(state: TableState, being: int) -> bool:
    """Whether a being of the active side could attack now, if only a target were in reach."""
    free = state.sharer == NOBODY and not state.columns[ATTACKED + being]
    return free and state.factors[2 * ATTACK + SIDE[being]] > 0


def targets_from(state: TableState, being: int, square: int) -> list[int]:
    """List the enemies, and IMAGE, that a being could reach from a square."""
    grid, enemy = state.config.grid, 1 - SIDE[being]
    image, enemies = grid.bit[grid.images[enemy]], state.held[enemy]
    reach = state.config.reach[being][square] & (enemies | image)
    if not reach:
        return []
    found = [IMAGE] if reach & image else []
    reach &= enemies
    while reach:
        low = reach & -reach
        reach ^= low
        found.append(state.being_on(enemy, low.bit_length() - 1))
    return found


def all_targets(state: TableState, side: int) -> list[tuple[int, int]]:
    """List every (being, target) that a side with no being in passing may attack now."""
    if not state.factors[2 * ATTACK + side]:
        return []
    return _targets_of(state, side, state.beings[side])


def _targets_of(state: TableState, side: int, beings: tuple[int, ...]) -> list[tuple[int, int]]:
    grid, columns, reaches = state.config.grid, state.columns, state.config.reach
    image = grid.bit[grid.images[1 - side]]
    enemies = state.held[1 - side]
    goals = enemies | image
    found = []
    for being in beings:
        square = columns[SQUARE + being]
        reach = reaches[being][square] & goals
        if not reach or columns[ATTACKED + being]:
            continue
        if reach & image:
            found.append((being, IMAGE))
        reach &= enemies
        while reach:
            low = reach & -reach
            reach ^= low
            found.append((being, state.being_on(1 - side, low.bit_length() - 1)))
    return found


def attack_points(state: TableState, attacker: int, target: int) -> int:
    """Return the points an attack on a being puts on it: Atk, modifiers, bonus (W-45, W-52)."""
    config = state.config
    bonus = 1 if config.bests[attacker] & config.suit_bit[target] else 0
    return max(0, config.attack[attacker] + state.columns[ATK_MOD + attacker] + bonus)


def put_points(state: TableState, attacker: int, target: int) -> int:
    """Put an attack's points on a being and return them; an attack of 0 leaves no mark (W-63)."""
    points = attack_points(state, attacker, target)
    if points:
        state.columns[POINTS + target] += points
        state.columns[HIT_BY + target] |= state.config.suit_bit[attacker]
    return points


def strike(state: TableState, being: int, target: int, events: ev.Events | None) -> None:
    """Pay for an attack and make it (W-43, W-45, W-47)."""
    side = SIDE[being]
    state.pay(ATTACK, side, 1)
    state.columns[ATTACKED + being] = 1
    config = state.config
    if target == IMAGE:
        state.struck |= 1 << (1 - side)
        if events is not None:
            events.append(ev.Attacked(config.ids[being], "image", 0, False))
        return
    points = put_points(state, being, target)
    if events is not None:
        bonus = bool(config.bests[being] & config.suit_bit[target])
        events.append(ev.Attacked(config.ids[being], config.ids[target], points, bonus))


def points_wait(state: TableState) -> bool:
    """Whether any being has attack points on it."""
    return state.columns[_POINTS] != _NO_POINTS


def defenders(state: TableState, side: int) -> list[int]:
    """List a side's beings for which a Defend may be paid now (W-62)."""
    return undefended(state, side) if state.factors[2 * DEFEND + side] else []


def undefended(state: TableState, side: int) -> list[int]:
    """List a side's beings with points on them for which no Defend was paid."""
    columns = state.columns
    return [b for b in state.beings[side] if columns[POINTS + b] and not columns[DEFENDED + b]]


def defense_of(state: TableState, being: int) -> int:
    """Return what a being's Def takes off its points, once paid for (W-63)."""
    config, columns = state.config, state.columns
    bonus = 1 if config.bests[being] & columns[HIT_BY + being] else 0
    return max(0, config.defense[being] + columns[DEF_MOD + being] + bonus)


def defend(state: TableState, being: int, events: ev.Events | None) -> None:
    """Pay 1 Defend for a being (W-62)."""
    state.pay(DEFEND, SIDE[being], 1)
    state.columns[DEFENDED + being] = 1
    if events is not None:
        absorbed = min(defense_of(state, being), state.columns[POINTS + being])
        events.append(ev.Defended(state.config.ids[being], absorbed))


def land_points(state: TableState, events: ev.Events | None) -> None:
    """Lower Str by what is left of the points, and remove all that fall, together (W-64)."""
    columns, config = state.columns, state.config
    if not points_wait(state):
        return
    fallen = []
    for being in (*state.beings[0], *state.beings[1]):
        points = columns[POINTS + being]
        if not points:
            continue
        if columns[DEFENDED + being]:
            points = max(0, points - defense_of(state, being))
        amount = min(points, columns[STRENGTH + being])
        if amount:
            state.eventful = True
            columns[STRENGTH + being] -= amount
        left = columns[STRENGTH + being]
        if events is not None:
            dealt = columns[POINTS + being]
            events.append(ev.Damaged(config.ids[being], dealt, amount, left))
        if not left:
            fallen.append(being)
    for being in fallen:
        here = columns[SQUARE + being]
        state.remove(being)
        if events is not None:
            events.append(ev.Removed(config.ids[being], config.grid.names[here], "defense"))


def hurt_images(state: TableState, events: ev.Events | None) -> None:
    """Take 1 life from each Image attacked this turn (W-65)."""
    if not state.struck:
        return
    for side in (0, 1):
        if state.struck >> side & 1:
            state.life = swap(state.life, side, state.life[side] - 1)
            state.eventful = True
            if events is not None:
                events.append(ev.LifeLost(SIDES[side], state.life[side]))
    state.struck = 0
