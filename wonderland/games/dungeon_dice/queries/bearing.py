"""Whether it matters what a side answers: to a chain, and to an attack that it may defend against."""

from __future__ import annotations

from wonderland.core.game import Event
from wonderland.core.match import Match
from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.columns import (
    AGAIN,
    ATK_ALWAYS,
    ATTACKS,
    DAMAGE,
    DEF_ALWAYS,
    FREE,
    HELD,
    MOVED,
    REACH,
    SIDE,
    SLOW,
    SQUARE,
)
from wonderland.games.dungeon_dice.components import FLYING
from wonderland.games.dungeon_dice.crests import ATTACK, MOVE
from wonderland.games.dungeon_dice.effects.again import Again
from wonderland.games.dungeon_dice.position import Position, position_of
from wonderland.games.dungeon_dice.state import CHAIN, DEFEND, SIDES, State

MOST = 80
"""So many courses of a chain are looked at; where there are more, answering is taken to matter."""
STRIKING, WALKING = (REACH, AGAIN, ATTACKS), (FREE, SLOW, HELD)
"""What a turn may change for somebody who attacks, and for somebody who walks."""

Outcome = dict[str, object]
"""What is left when a chain is over."""


def bears(match: Match) -> bool:
    """Whether anything that the side which is asked may say changes how things come.

    Each course is looked at in which the other side adds nothing: every row of answers that can be
    paid, and where an attack could be defended both. They are held against letting all pass. What
    holds for this turn alone counts only for those who can still make something of it: Atk for who
    can still attack, wings and a hold for who can still walk. Where a chest is touched it always
    matters: nobody looks into one here, so that who is asked doesn't tell what is in it.
    """
    position = position_of(match)
    state = position.value
    if state.phase not in (CHAIN, DEFEND) or state.touched:
        return True
    if state.phase == DEFEND:
        undefended, defended = _outcomes(position, state.asked, 0)
        return undefended != defended
    return _adding_bears(position, state.asked)


def _adding_bears(position: Position, side: int) -> bool:
    """Whether anything that a side may add to the chain changes how things come."""
    passed = _passed(position, side, 0)
    todo, looked_at = [(position, 0)], 0
    while todo:
        here, paid_before = todo.pop()
        for line in map(str, here.legal()):
            if line.endswith(" pass"):
                continue
            looked_at += 1
            there, events = here.copy(), list[Event]()
            there.perform(line, events)
            while there.value.phase == CHAIN and there.value.asked != side:
                there.perform(f"{there.to_act} pass", events)
            paid = paid_before + sum(e.paid for e in events if isinstance(e, ev.LinkAdded))
            if looked_at > MOST or _unsure(events) or _passed(there, side, paid) != passed:
                return True
            if there.value.phase == CHAIN:
                todo.append((there, paid))
    return passed is None


def _passed(position: Position, side: int, paid: int) -> list[Outcome] | None:
    """What is left if nobody adds anything more; None where a chest is touched.

    Args:
        position: where a chain stands, or is over.
        side: the side that is asked.
        paid: how many crests it has paid for its answers.
    """
    after, events = position.copy(), list[Event]()
    while after.value.phase == CHAIN:
        after.perform(f"{after.to_act} pass", events)
        if _unsure(events):
            return None
    return _outcomes(after, side, paid)


def _unsure(events: list[Event]) -> bool:
    return any(isinstance(event, ev.ItemTouched | ev.ItemTurned) for event in events)


def _outcomes(position: Position, side: int, paid: int) -> list[Outcome]:
    """What is left when a chain is over; both where an attack may still be defended."""
    if position.value.phase != DEFEND:
        return [_outcome(position, side, paid)]
    found = []
    for word in ("pass", "defend"):
        after = position.copy()
        asked = after.value.asked
        after.perform(f"{after.to_act} {word}", None)
        found.append(_outcome(after, side, paid + (word == "defend" and asked == side)))
    return found


def _outcome(position: Position, side: int, paid: int) -> Outcome:
    """The state, without what answering has cost, and without what nobody can make anything of."""
    state = position.value
    form = position.state()
    own = form["crests"][SIDES[side]]
    monsters = {state.id_of(m): _left(state, m) for crew in state.crew for m in crew}
    crests = {**form["crests"], SIDES[side]: sum(own.values()) + paid}
    return {**form, "crests": crests, "monsters": monsters}


def _left(state: State, monster: int) -> tuple[object, ...]:
    """What of a monster bears on what is to come, this turn and later."""
    store = state.store
    found = [store[column + monster] for column in (SQUARE, DAMAGE, ATK_ALWAYS, DEF_ALWAYS)]
    crests = state.crests[5 * state.active : 5 * state.active + 5]
    fights, traits = crests[ATTACK] > 0, state.traits(monster)
    if store[SIDE + monster] != state.active:  # it is struck in this turn, and does nothing else
        return (*found, state.defence(monster), traits & FLYING) if fights else tuple(found)
    fights = fights and (
        store[ATTACKS + monster] <= store[AGAIN + monster] or _stirs(state, state.active)
    )
    walks = not store[MOVED + monster] and not store[ATTACKS + monster]
    walks = walks and (crests[MOVE] > 0 or store[FREE + monster] > 0)
    if fights:
        found += [state.atk(monster), traits & FLYING, *_of(state, monster, STRIKING)]
    if walks:
        found += [traits, *_of(state, monster, WALKING)]
    return (*found, fights, walks)


def _of(state: State, monster: int, columns: tuple[int, ...]) -> list[int]:
    return [state.store[column + monster] for column in columns]


def _stirs(state: State, side: int) -> bool:
    """Whether a side can let somebody attack once more."""
    owned = [ability for one in state.crew[side] for ability in state.figure(one).abilities]
    return any(isinstance(effect, Again) for ability in owned for effect in ability.effects)
