"""What a match was lost by, as its record alone shows it: no weight of a judge has a part in it.

The review compares decisions by the weights by which the levels play. What those think little of it
can't see: a habit that costs a little every turn, or a door that stood open. That is counted here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wonderland.core.message import say, say_n
from wonderland.games.wonderland import combat
from wonderland.games.wonderland import events as ev
from wonderland.games.wonderland.analysis.past import PastTurn
from wonderland.games.wonderland.factors import ATTACK, MOVE
from wonderland.games.wonderland.names import SIDE_NAMES
from wonderland.games.wonderland.state import SIDES, State

LAST = 10
"""Of how many of its last turns a habit is told."""
FEWEST = 3
"""In how many of them it must have been so."""
PILE = 4
"""So much of a factor that can't be used is a pile."""
UNUSED = 3
"""So much of both Move and Attack at a turn's end was there to be used."""
MOST_TOLD = 2
"""How many things are told."""


def lost_by(past: Sequence[PastTurn], loser: int) -> list[str]:
    """Say what a side lost by, the most striking first; nothing where nothing strikes.

    Args:
        past: the turns of the match.
        loser: the side, by its number.
    """
    own = [turn for turn in past if turn.seat == loser and turn.whole][-LAST:]
    found = [
        *_without(own, loser, MOVE, ATTACK),
        *_without(own, loser, ATTACK, MOVE),
        *_unused(own, loser),
        *_door(past, loser),
        *_idle(own, loser),
    ]
    return [told for _, told in sorted(found, key=lambda one: -one[0])[:MOST_TOLD]]


def _without(own: Sequence[PastTurn], side: int, wanted: int, piled: int) -> Iterator[tuple[float, str]]:
    """Turns that ended without a factor, while another piled up that is of no use without it."""
    held = [turn.end.factors[side::2] for turn in own]
    lame = [factors[piled] for factors in held if not factors[wanted] and factors[piled] >= PILE]
    if len(lame) < FEWEST:
        return
    gaps = {"side": SIDE_NAMES[SIDES[side]], "number": len(lame), "of": len(own), "most": max(lame)}
    if wanted == MOVE:
        told = say("{side} ended {number} of its last {of} turns without Move, with up to {most} Attack.")
    else:
        told = say("{side} ended {number} of its last {of} turns without Attack, with up to {most} Move.")
    yield len(lame) / len(own), told.format(**gaps)


def _unused(own: Sequence[PastTurn], side: int) -> Iterator[tuple[float, str]]:
    """Turns that ended with much of both Move and Attack: what was rolled did nothing."""
    held = [turn.end.factors[side::2] for turn in own]
    idle = sum(min(factors[MOVE], factors[ATTACK]) >= UNUSED for factors in held)
    if idle >= FEWEST:
        told = say(
            "{side} ended {number} of its last {of} turns with {least} or more of Move and of Attack unused.",
            side=SIDE_NAMES[SIDES[side]], number=idle, of=len(own), least=UNUSED,
        )  # fmt: skip
        yield idle / len(own), told


def _door(past: Sequence[PastTurn], loser: int) -> Iterator[tuple[float, str]]:
    """Lives that were taken by beings that came in the same turn (W-31): the door stood open."""
    lives = newcomers = 0
    for turn in past:
        if not any(isinstance(e, ev.LifeLost) and e.side == SIDES[loser] for e in turn.events):
            continue
        lives += 1
        came = {event.being for event in turn.events if isinstance(event, ev.Summoned)}
        newcomers += any(isinstance(e, ev.Attacked) and e.target == "image" and e.being in came for e in turn.events)
    if newcomers:
        told = say_n(
            "{n} of {of} lives of {side} was taken by a being that had only come in that turn.",
            "{n} of {of} lives of {side} were taken by beings that had only come in that turn.",
            newcomers,
            of=lives,
            side=SIDE_NAMES[SIDES[loser]],
        )
        yield newcomers / lives, told


def _idle(own: Sequence[PastTurn], side: int) -> Iterator[tuple[float, str]]:
    """Turns in which an enemy stood at the door whom a guard could have struck, and none did (W-44)."""
    idle = sum(_let_be(turn, side) for turn in own)
    if idle >= 2:
        told = say_n(
            "In {n} turn a guard of {side} let an enemy at its door be that it could have attacked.",
            "In {n} turns a guard of {side} let an enemy at its door be that it could have attacked.",
            idle,
            side=SIDE_NAMES[SIDES[side]],
        )
        yield idle / len(own), told


def _let_be(turn: PastTurn, side: int) -> bool:
    """Whether somebody could have attacked an enemy beside the own Image, and nobody attacked."""
    state = turn.rolled
    if state is None or not state.factors[2 * ATTACK + side]:
        return False
    if any(isinstance(event, ev.Attacked) and event.being[0] == SIDES[side] for event in turn.events):
        return False
    return any(_strikes(state, guard, side) for guard in state.beings[side])


def _strikes(state: State, guard: int, side: int) -> bool:
    door = state.config.approach[side] & state.held[1 - side]
    return bool(combat.strike_reach(state, guard) & door)
