"""Using an ability: what is asked and paid of every kind alike (W-48, W-50, W-55)."""

from __future__ import annotations

from typing import NamedTuple

from wonderland.core.message import say
from wonderland.games.wonderland import codes as act
from wonderland.games.wonderland import events as ev
from wonderland.games.wonderland.abilities.base import Owned
from wonderland.games.wonderland.match_config import MatchConfig
from wonderland.games.wonderland.state import NOBODY, SIDE, Refusal, State


class AbilityUse(NamedTuple):
    """An action that uses an ability, taken apart; ``target`` is -1 where it has none."""

    own: Owned
    being: int
    target: int
    n: int


def use_of(config: MatchConfig, code: act.AbilityCode) -> AbilityUse | None:
    """Take an action apart; None if the being has no such ability."""
    aimed = isinstance(code, act.Use)
    owned = config.abilities[code.being]
    if code.which >= len(owned) or owned[code.which].kind.aimed != aimed:
        return None
    target = code.target if isinstance(code, act.Use) else NOBODY
    return AbilityUse(owned[code.which], code.being, target, code.n)


def use_refusal(state: State, code: act.AbilityCode) -> Refusal | None:
    """Say why a being may not use an ability now as an action says, or None if it may."""
    found = use_of(state.config, code)
    if found is None:
        return no_ability(state.config.ids[code.being], aimed=isinstance(code, act.Use))
    return found.own.kind.refusal(state, *found)


def no_ability(being: str, *, aimed: bool) -> Refusal:
    """What is said of a being that has no ability of the sort."""
    return (
        ("W-48", say("{being} has no ability to use", being=being))
        if aimed
        else ("W-56", say("{being} has no blast", being=being))
    )


def use(state: State, code: act.AbilityCode, events: ev.Events | None) -> None:
    """Pay for an ability and let it happen (W-50)."""
    found = use_of(state.config, code)
    assert found is not None
    own, being, target, n = found
    state.pay(own.factor, SIDE[being], n)
    own.kind.apply(state, own, being, target, n, events)


def answer_codes(state: State, side: int) -> list[act.AbilityCode]:
    """List the abilities that a side may use now (W-48, W-55)."""
    abilities, factors = state.config.abilities, state.factors
    found: list[act.AbilityCode] = []
    for being in state.beings[side]:
        for own in abilities[being]:
            if have := factors[2 * own.factor + side]:
                found += own.kind.codes(state, own, being, have)
    return found
