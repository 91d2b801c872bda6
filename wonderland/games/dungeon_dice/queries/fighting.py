"""What comes of an attack, and why a monster can make none."""

from __future__ import annotations

from wonderland.core.match import Match
from wonderland.games.dungeon_dice.codes import MASTER
from wonderland.games.dungeon_dice.columns import AGAIN, ATTACKS
from wonderland.games.dungeon_dice.combat import outcome, target_refusal
from wonderland.games.dungeon_dice.crests import ATTACK
from wonderland.games.dungeon_dice.queries.asking import monster_of, state_of
from wonderland.games.dungeon_dice.state import SIDES

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
