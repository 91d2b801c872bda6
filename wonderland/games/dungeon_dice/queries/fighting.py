"""What comes of an attack, and why a monster can make none."""

from __future__ import annotations

from wonderland.core.match import Match
from wonderland.games.dungeon_dice.codes import MASTER
from wonderland.games.dungeon_dice.columns import AGAIN, ATTACKS
from wonderland.games.dungeon_dice.combat import outcome, target_refusal
from wonderland.games.dungeon_dice.crests import ATTACK, MOVE
from wonderland.games.dungeon_dice.movement import may_move, reach_for
from wonderland.games.dungeon_dice.queries.asking import monster_of, state_of
from wonderland.games.dungeon_dice.queries.moving import paths
from wonderland.games.dungeon_dice.state import ACTION, SIDES, State

THE_MASTER = "master"


def why_no_attack(match: Match, name: str) -> str:
    """What keeps a monster (or ``w master``) from attacking anybody now.

    ``made`` where it has attacked in this turn (DD-49, DD-52), ``target`` where nobody stands where
    it could strike (DD-50 to DD-52), ``crest`` where somebody does and no Attack pays for it; ``""``
    where it can attack.
    """
    state = state_of(match)
    side = SIDES.index(name[0])
    attacker = MASTER if name.endswith(THE_MASTER) else monster_of(state, name)
    store, master = state.store, attacker == MASTER
    if state.master_attacked if master else store[ATTACKS + attacker] > store[AGAIN + attacker]:
        return "made"
    targets = (*state.crew[1 - side], MASTER)
    near = [foe for foe in targets if target_refusal(state, side, attacker, foe) is None]
    if not near:
        return "target"
    return "" if state.crests[5 * side + ATTACK] else "crest"


def could_attack(match: Match) -> list[str]:
    """Who of the active side could still attack somebody with what it holds: ids, and ``w master``.

    From where they stand, or after a walk: what is not done of it in this turn is lost, while
    crests are kept. Items and answers on the way are not foreseen. Empty outside its actions.
    """
    state = state_of(match)
    if state.phase != ACTION or not state.crests[5 * state.active + ATTACK]:
        return []
    side, store = state.active, state.store
    able = [m for m in state.crew[side] if store[ATTACKS + m] <= store[AGAIN + m]]
    found = [state.id_of(monster) for monster in able if _strikes(state, monster)]
    if not state.master_attacked and _in_reach(state, MASTER):
        found.append(f"{SIDES[side]} {THE_MASTER}")
    return found


def _strikes(state: State, monster: int) -> bool:
    """Whether a monster could strike anybody from where it stands or anywhere that it can walk to."""
    if _in_reach(state, monster):
        return True
    if not may_move(state, monster):
        return False
    move = state.crests[5 * state.active + MOVE]
    for square in paths(state, monster, reach_for(state, monster, move)):
        there = state.copy()
        there.step(monster, square)
        if _in_reach(there, monster):
            return True
    return False


def _in_reach(state: State, attacker: int) -> bool:
    """Whether anybody stands where an attacker of the active side could strike him (DD-50 to DD-52)."""
    foes = (*state.crew[1 - state.active], MASTER)
    return any(target_refusal(state, state.active, attacker, foe) is None for foe in foes)


def forecast(match: Match, name: str, target: str) -> tuple[int, int]:
    """The damage of an attack if it is defended, and if it is not; 1 HP of a Master (DD-56).

    Args:
        match: the match.
        name: the attacker: an id, or ``w master``.
        target: an enemy's id, or ``master``.
    """
    state = state_of(match)
    if target == THE_MASTER:
        return 1, 1
    attacker = MASTER if name.endswith(THE_MASTER) else monster_of(state, name)
    return outcome(state, attacker, monster_of(state, target))
