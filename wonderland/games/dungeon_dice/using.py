"""Using special abilities: when, by whom, at what, and why not (DD-61 to DD-65, DD-68)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import TypeAlias

from wonderland.core.message import say
from wonderland.games.dungeon_dice.codes import MASTER
from wonderland.games.dungeon_dice.columns import FIGURE, USED
from wonderland.games.dungeon_dice.crests import ATTACK, DEFEND, MAGIC, MOVE, TIMINGS, TRAP
from wonderland.games.dungeon_dice.figure import Ability
from wonderland.games.dungeon_dice.placing import Refusal
from wonderland.games.dungeon_dice.state import State

_MOVE, _ATTACK, _DEFEND = 1 << MOVE, 1 << ATTACK, 1 << DEFEND
_MAGIC, _TRAP = 1 << MAGIC, 1 << TRAP
_IN_BATTLE = (ATTACK, DEFEND)
_OWN_TURN = _MOVE | _MAGIC | _TRAP
_PAYABLE = {
    held: sum(1 << timing for timing, any_held in enumerate(held) if any_held)
    for held in product((False, True), repeat=len(TIMINGS))
}
"""By which crests a side holds, the timings that it can pay for, as bits."""


def open_timings(state: State, side: int) -> int:
    """The timings that a side may use now, as bits (DD-62 to DD-64, DD-68).

    ATTACK and DEFEND are among them where the chain began with an attack; whose they are is asked
    of each monster.
    """
    chain = state.chain
    if not chain:
        return _OWN_TURN
    timings = 0
    if chain[0].deed == "attack":
        timings = _ATTACK if chain[0].side == side else _DEFEND
    if alone(state, side):
        return timings
    return timings | (_OWN_TURN if side == state.active else _TRAP)


def alone(state: State, side: int) -> bool:
    """Whether all links of the chain were declared by this side (DD-68).

    An item's effect is declared by nobody.
    """
    chain = state.chain
    if not chain or chain[0].deed == "item":
        return False
    return all(link.side == side for link in chain)


Usage: TypeAlias = tuple[int, int, int]
"""Who uses an ability, which of his, and at what: what an ``actions.acting.Use`` is made of."""


def uses(state: State, side: int) -> Iterator[Usage]:
    """Every use of an ability that a side can declare and pay now."""
    timings = _payable(state, side)
    return _uses(state, side, timings) if timings else iter(())


def _payable(state: State, side: int) -> int:
    """The timings that a side may use now, and has a crest for, as bits."""
    base, crests = 5 * side, state.crests
    return (
        open_timings(state, side)
        & _PAYABLE[
            (crests[base] > 0, crests[base + 1] > 0, crests[base + 2] > 0, crests[base + 3] > 0, crests[base + 4] > 0)
        ]
    )


def _uses(state: State, side: int, timings: int) -> Iterator[Usage]:
    base, crests = 5 * side, state.crests
    figures, store = state.config.figures, state.store
    for monster in state.crew[side]:
        figure = figures[store[FIGURE + monster]]
        if not figure.timings & timings:
            continue
        for ability in figure.abilities:
            if not timings >> ability.timing & 1 or crests[base + ability.timing] < ability.cost:
                continue
            if ability.once and store[USED + monster] >> ability.which & 1:
                continue
            if ability.timing in _IN_BATTLE and battle_refusal(state, side, monster, ability):
                continue
            if ability.conditions and condition_refusal(state, monster, ability):
                continue
            for target in ability.target.choices(state, monster):
                yield monster, ability.which, target


def can_add(state: State, side: int) -> bool:
    """Whether a side has an ability that it could add to the chain (DD-69)."""
    chain = state.chain
    if len(chain) == 1 and chain[0].side == side and chain[0].deed not in _SHARED:
        return False  # DD-68, said quickly for the many links that nobody answers
    timings = _payable(state, side)
    return bool(timings) and next(_uses(state, side, timings), None) is not None


_SHARED = ("attack", "item")
"""Links to which their own side may add more at once."""


def battle_refusal(state: State, side: int, monster: int, ability: Ability) -> str:
    """Why an ATTACK or DEFEND ability is not open to a monster, ``""`` if it is (DD-63)."""
    link = state.chain[0] if state.chain else None
    if link is None or link.deed != "attack":
        return say("it answers an attack only")
    if ability.timing == ATTACK:
        if link.doer != monster:
            return say("it is for the attacker only")
        return "" if link.target != MASTER else say("it is for an attack on a monster only")
    if link.side == side:
        return say("it answers an enemy attack only")
    if link.target == monster:
        return ""
    if ability.target.gives != "attack":
        return say("it is for the monster that is attacked only")
    if ability.target.choices(state, monster):
        return ""
    return say("it is for {aim}", aim=ability.target.whom)


def condition_refusal(state: State, monster: int, ability: Ability) -> str:
    """Why an effect is not open to the user now, whatever it is aimed at, ``""`` if all are."""
    return next((why for e in ability.conditions if (why := e.refusal(state, monster))), "")


def timing_refusal(state: State, side: int, monster: int, ability: Ability) -> Refusal | None:
    """Why it is not the time for an ability, or None (DD-62, DD-63, DD-68)."""
    timing = ability.timing
    if timing in (MOVE, MAGIC) and side != state.active:
        return "DD-62", say("it is for one’s own turn")
    if timing in (ATTACK, DEFEND) and (wrong := battle_refusal(state, side, monster, ability)):
        return "DD-63", wrong
    if timing != ATTACK and alone(state, side):
        return "DD-68", say("to a chain of one’s own links only ATTACK is added")
    return None
