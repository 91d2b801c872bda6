"""Attacks: whom they reach, why one is not legal, and the battle (DD-49 to DD-60)."""

from __future__ import annotations

from typing import TypeAlias

from wonderland.core.message import say
from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.codes import MASTER, NONE
from wonderland.games.dungeon_dice.columns import AGAIN, ATTACKS, BATTLE, NO_BATTLE, PARRY, REACH, SIDE, SQUARE
from wonderland.games.dungeon_dice.components import FLYING
from wonderland.games.dungeon_dice.crests import ATTACK, DEFEND
from wonderland.games.dungeon_dice.harm import damage
from wonderland.games.dungeon_dice.placing import Refusal
from wonderland.games.dungeon_dice.table_state import SIDES, TableState, hurt_master

Pair: TypeAlias = tuple[int, int]
"""Who attacks, and whom."""


def attacks(state: TableState, side: int) -> list[Pair]:
    """Every attack that a side can declare and pay."""
    if not state.crests[5 * side + ATTACK]:
        return []
    found: list[Pair] = []
    store, grid = state.store, state.config.grid
    foes, slot = state.held[1 - side], grid.slots[1 - side]
    targets = foes | 1 << slot
    for monster in state.crew[side]:
        if store[ATTACKS + monster] > store[AGAIN + monster]:
            continue
        here = store[SQUARE + monster]
        if store[REACH + monster] > 1:
            found += _far_attacks(state, side, monster)
            continue
        if grid.near_mask[here] & targets:
            found += _near_attacks(state, monster, here, foes, slot)
    if not state.master_attacked:
        for square in grid.near[grid.slots[side]]:
            if foes >> square & 1:
                found.append((MASTER, state.at[square]))
    return found


def _near_attacks(state: TableState, monster: int, here: int, foes: int, slot: int) -> list[Pair]:
    found: list[Pair] = []
    flies = state.flies(monster)
    for square in state.config.grid.near[here]:
        if foes >> square & 1:
            target = state.at[square]
            if flies or not state.traits(target) & FLYING:
                found.append((monster, target))
        elif square == slot:
            found.append((monster, MASTER))
    return found


def _far_attacks(state: TableState, side: int, monster: int) -> list[Pair]:
    targets = (*state.crew[1 - side], MASTER)
    return [(monster, foe) for foe in targets if not target_refusal(state, side, monster, foe)]


def target_refusal(state: TableState, side: int, attacker: int, target: int) -> Refusal | None:
    """Why a target can't be attacked from where the attacker stands, or None (DD-50 to DD-52)."""
    store, grid = state.store, state.config.grid
    if attacker == MASTER:
        here, rule, reach = grid.slots[side], "DD-52", 1
        if target == MASTER:
            return rule, say("a Master attacks monsters only")
    else:
        here, rule = store[SQUARE + attacker], "DD-50"
        reach = max(1, store[REACH + attacker])
    if target != MASTER and store[SIDE + target] == side:
        return rule, say("an attack is on an enemy")
    there = grid.slots[1 - side] if target == MASTER else store[SQUARE + target]
    if not in_reach(state, here, there, reach):
        what = say("the enemy Master") if target == MASTER else state.name_of(target)
        if reach == 1:
            return rule, say("{whom} is not beside it", whom=what)
        return rule, say("{whom} is not within {n} squares of it in a free line", whom=what, n=reach)
    if MASTER not in (attacker, target) and state.flies(target) and not state.flies(attacker):
        return "DD-51", say(
            "{whom} is flying, and {who} is not", whom=state.name_of(target), who=state.name_of(attacker)
        )
    return None


def in_reach(state: TableState, here: int, there: int, reach: int) -> bool:
    """Whether a target's square can be struck from another (DD-50)."""
    grid = state.config.grid
    if grid.near_mask[here] >> there & 1:
        return True
    if grid.direction(here, there) is None or grid.distance(here, there) > reach:
        return False
    between = grid.between(here, there)
    return not between & ~state.ground and not between & (state.held[0] | state.held[1])


# --- the battle ----------------------------------------------------------------------------------
def is_void(state: TableState, side: int, attacker: int) -> bool:
    """Whether an attack comes to nothing as it resolves (DD-53).

    Of one who stepped in only DD-51 is asked (``guard``).
    """
    target = state.target
    if attacker != MASTER and not state.in_play(attacker):
        return True
    if target != MASTER and not state.in_play(target):
        return True
    if state.guarded:
        return attacker != MASTER and state.flies(target) and not state.flies(attacker)
    return target_refusal(state, side, attacker, target) is not None


def strength(state: TableState, attacker: int) -> int:
    """The Atk of a monster or a Master now (DD-24)."""
    return MASTER_ATK if attacker == MASTER else state.atk(attacker)


MASTER_ATK = 10


def outcome(state: TableState, attacker: int, target: int) -> tuple[int, int]:
    """The damage if the target defends, and if it does not (DD-56)."""
    atk = strength(state, attacker)
    return max(0, atk - state.defence(target)), atk


def may_defend(state: TableState) -> bool:
    """Whether the owner of the attack's target is asked: it holds a Defend, nothing is parried (DD-55)."""
    side = state.store[SIDE + state.target]
    return not state.store[PARRY + state.target] and state.crests[5 * side + DEFEND] > 0


def strike(state: TableState, attacker: int, events: ev.Events | None, *, paid: bool) -> None:
    """Carry an attack on a monster out; it is defended if a Defend is paid, or parried (DD-56)."""
    defends = paid or bool(state.store[PARRY + state.target])
    if defends and events is not None:
        events.append(ev.Defended(state.id_of(state.target), paid))
    least, most = outcome(state, attacker, state.target)
    damage(state, state.target, least if defends else most, events)


def strike_master(state: TableState, side: int, events: ev.Events | None) -> None:
    """A Master loses 1 HP (DD-54)."""
    hurt_master(state, side)
    state.stirred = True  # DD-87
    if events is not None:
        events.append(ev.MasterHurt(SIDES[side], state.masters[side]))


def end_battle(state: TableState) -> None:
    """Let the effects of the battle end (DD-60)."""
    state.store[BATTLE] = NO_BATTLE
    state.target = NONE
    state.guarded = False
