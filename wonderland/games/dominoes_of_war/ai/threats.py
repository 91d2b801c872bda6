"""What a seat could remove in its next turn, from where its figures stand.

A figure moves or attacks, so who can't be hit now can't be hit in the enemy's next turn, but for a
kamikaze that runs, and for an extra action.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from wonderland.games.dominoes_of_war import blasts, combat, movement
from wonderland.games.dominoes_of_war.actions.acting import Attack, Breach, Charge
from wonderland.games.dominoes_of_war.ai.values import Values
from wonderland.games.dominoes_of_war.ground import Mask, each
from wonderland.games.dominoes_of_war.state import State


class Strike(NamedTuple):
    """An attack that could be made.

    Attributes:
        gain: what it removes of the enemies, less what it removes of one's own side.
        removed: the tiles that it clears.
        troop: who would make it.
        action: the action.
    """

    gain: float
    removed: Mask
    troop: int
    action: Attack | Charge | Breach


def strikes(state: State, seat: int, values: Values) -> list[Strike]:
    """The attacks of a seat that gain something, whoever's turn it is."""
    found: list[Strike] = []
    aims, config = combat.target_tiles(state, seat), state.config
    standing = state.standing(seat)
    for square in each(state.men[seat]):
        kind = config.kinds[state.board[square]]
        alone = combat.targets(state, square, aims, standing)
        for aimed in [*((target,) for target in alone), *combat.splits(state, square, alone)]:
            found.append(_shot(state, seat, square, aimed, values))
        if kind.charges:
            for target in each(movement.charges(state, square, standing)):
                found.append(_run(state, seat, square, target, Charge(square, target), values))
        if kind.breaches:
            for near, beyond in movement.breaches(state, square, standing):
                action = Breach(square, near, beyond)
                found.append(_run(state, seat, square, near, action, values))
    return sorted([strike for strike in found if strike.gain > 0], key=lambda s: -s.gain)


def _shot(state: State, seat: int, square: int, aimed: tuple[int, ...], values: Values) -> Strike:
    explosive = [t for t in aimed if state.config.explosive[state.board[t]]]
    removed = sum(1 << target for target in aimed)
    if explosive:
        removed |= blasts.blast_at(state, *explosive).reached & state.occupied
    return Strike(_gain(state, seat, removed, values), removed, square, Attack(square, aimed))


def _run(state: State, seat: int, square: int, centre: int, action: Charge | Breach, values: Values) -> Strike:
    """What a figure takes with it that runs and explodes; it is gone itself."""
    there = state.copy()
    there.lift(square)
    removed = blasts.blast_at(there, centre).reached & there.occupied
    gain = _gain(state, seat, removed | 1 << square, values)
    return Strike(gain, removed | 1 << square, square, action)


def _gain(state: State, seat: int, removed: Mask, values: Values) -> float:
    side, found = state.config.side, 0.0
    for other, men in enumerate(state.men):
        for square in each(men & removed):
            own = side[other] == side[seat]
            found += -values.of[state.board[square]] if own else values.of[state.board[square]]
    return found


def harvest(found: Iterable[Strike], actions: int) -> float:
    """What the best of some strikes gain together: each figure acts once, each falls once.

    Args:
        found: the strikes, the best first.
        actions: how many actions there are.
    """
    total, done, gone = 0.0, set(), 0
    for strike in found:
        if not actions:
            break
        if strike.troop in done or strike.removed & gone or gone >> strike.troop & 1:
            continue
        total += strike.gain
        done.add(strike.troop)
        gone |= strike.removed
        actions -= 1
    return total
