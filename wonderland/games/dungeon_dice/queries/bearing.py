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
from wonderland.games.dungeon_dice.effects.marks import Again
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


def changes(match: Match, line: str) -> bool:
    """Whether an answer, with its side, changes how things come if nobody adds anything after it."""
    position, events = position_of(match), list[Event]()
    side, there = position.value.asked, position.copy()
    there.perform(line, events)
    passed = _passed(position, side, 0)
    return passed is None or _unsure(events) or _passed(there, side, _paid(events)) != passed


def improvements(match: Match) -> list[str]:
    """The answers by which things come out better for the side that is asked, the cheapest first.

    Better is: nothing is worse, and something is not as bad (a Heart Point, a monster, its HP), if
    nobody adds anything more, and whoever may then defend does so where it spares anything. Of two
    that cost the same the one comes first that spares more. What a chest would do nobody knows: there
    it is judged by what is left before it opens.
    """
    position = position_of(match)
    if position.value.phase != CHAIN:
        return []
    side, passed = position.value.asked, _kept(position)
    found: list[tuple[int, int, str]] = []
    for line in map(str, position.legal()):
        if line.endswith(" pass"):
            continue
        there, events = position.copy(), list[Event]()
        there.perform(line, events)
        kept = _kept(there)
        gains = [
            (kept.get(one, 0) - passed.get(one, 0)) * (1 if one[0] == SIDES[side] else -1) for one in {*kept, *passed}
        ]
        if min(gains) >= 0 < max(gains):
            found.append((_paid(events), -sum(gains), line))
    return [line for *_, line in sorted(found, key=lambda row: row[:2])]


def _kept(position: Position) -> dict[str, int]:
    """What the Masters and monsters have left if nobody adds anything more, by side and id.

    Whoever may defend does so where that spares the monster anything. One more is counted for each
    that is in play, since one may be so with no HP left (DD-58).
    """
    after, events = position.copy(), list[Event]()
    while after.value.phase == CHAIN and not _unsure(events):
        after.perform(f"{after.to_act} pass", events)
    if after.value.phase == DEFEND:
        taken, defended = after.copy(), after.copy()
        taken.perform(f"{after.to_act} pass", None)
        defended.perform(f"{after.to_act} defend", None)
        if sum(_counted(defended, str(after.to_act))) > sum(_counted(taken, str(after.to_act))):
            taken = defended
        after = taken
    form = after.state()
    masters = {side: left + 1 for side, left in form["masters"].items()}
    return {**masters, **{key: one["hp"] + 1 for key, one in form["monsters"].items()}}


def _counted(position: Position, side: str) -> list[int]:
    monsters = position.state()["monsters"]
    return [one["hp"] + 1 for key, one in monsters.items() if key[0] == side]


def _paid(events: list[Event]) -> int:
    return sum(event.paid for event in events if isinstance(event, ev.LinkAdded))


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
            paid = paid_before + _paid(events)
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
    fights = fights and (store[ATTACKS + monster] <= store[AGAIN + monster] or _stirs(state, state.active))
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
