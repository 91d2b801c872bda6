"""Whom a monster can attack, what comes of it, and who might answer."""

from __future__ import annotations

from dataclasses import dataclass

from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.games.dungeon_dice.codes import MASTER, Attack
from wonderland.games.dungeon_dice.columns import AGAIN, ATTACKS, PARRY, SIDE
from wonderland.games.dungeon_dice.combat import attack_refusal, outcome, target_refusal
from wonderland.games.dungeon_dice.crests import DEFEND
from wonderland.games.dungeon_dice.placing import Refusal
from wonderland.games.dungeon_dice.queries.asking import monster_of, state_of
from wonderland.games.dungeon_dice.state import DEFEND as DEFENDING
from wonderland.games.dungeon_dice.state import SIDES, State

THE_MASTER = "master"


@dataclass(frozen=True, slots=True)
class Forecast:
    """What an attack does if nobody answers.

    Attributes:
        target: an id, or ``master``.
        defended, undefended: the damage if it is defended, and if not; 1 HP of a Master.
        left: the HP that the target has now.
        may_defend: whether its owner holds a Defend.
        kills_defended, kills_undefended: whether the target falls.
        refused: the rule that forbids the attack and a sentence, None if it is legal.
    """

    target: str
    defended: int
    undefended: int
    left: int
    may_defend: bool
    kills_defended: bool
    kills_undefended: bool
    refused: Refusal | None


def targets(match: Match, name: str) -> dict[str, Forecast]:
    """The enemies that a monster (or ``w master``) can attack now, each with what comes of it."""
    state = state_of(match)
    side = 1 - SIDES.index(name[0])
    named = [state.id_of(monster) for monster in state.crew[side]]
    found = {target: forecast(match, name, target) for target in (*named, THE_MASTER)}
    return {target: cast for target, cast in found.items() if cast.refused is None}


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
    codes = [Attack(attacker, target) for target in (*state.crew[1 - side], MASTER)]
    near = [code for code in codes if target_refusal(state, side, code) is None]
    if not near:
        return "target"
    return "" if any(attack_refusal(state, side, code) is None for code in near) else "crest"


def forecast(match: Match, name: str, target: str) -> Forecast:
    """What an attack does if nobody answers, and whether it is legal now.

    Args:
        match: the match.
        name: the attacker: an id, or ``w master``.
        target: an enemy's id, or ``master``.
    """
    state = state_of(match)
    side = SIDES.index(name[0])
    attacker = MASTER if name.endswith(THE_MASTER) else monster_of(state, name)
    hit = MASTER if target == THE_MASTER else monster_of(state, target)
    refused = attack_refusal(state, side, Attack(attacker, hit))
    if state.active != side and refused is None:
        refused = ("DD-94", say("it is not this side’s turn"))
    if hit == MASTER:
        left = state.masters[1 - side]
        return Forecast(target, 1, 1, left, False, left == 1, left == 1, refused)
    return _against(state, attacker, hit, refused)


def _against(state: State, attacker: int, hit: int, refused: Refusal | None) -> Forecast:
    least, most = outcome(state, attacker, hit)
    left = state.hp(hit)
    held = state.crests[5 * state.store[SIDE + hit] + DEFEND] > 0
    return Forecast(
        state.id_of(hit), least, most, left, held or bool(state.store[PARRY + hit]),
        _falls(state, left, least), _falls(state, left, most), refused,
    )  # fmt: skip


def _falls(state: State, left: int, damage: int) -> bool:
    return damage > 0 and (damage > left if state.config.exceed else damage >= left)


def asked_to_defend(match: Match) -> Forecast | None:
    """What the side that is asked to defend decides on, None where it is not (DD-55)."""
    state = state_of(match)
    code = state.chain[0].code if state.chain else None
    if state.phase != DEFENDING or not isinstance(code, Attack):
        return None
    return _against(state, code.attacker, state.target, None)
