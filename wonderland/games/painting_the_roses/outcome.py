"""How a match ends, and who takes which place (section 11)."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.games.painting_the_roses import events as ev
from wonderland.games.painting_the_roses.state import NONE, OVER, State
from wonderland.kit.state import Result


def painted(state: State, seat: int) -> int:
    """How many hedges of a seat's own garden are painted."""
    return (state.paint & state.config.gardens[seat]).bit_count()


def standing(state: State, seat: int) -> tuple[int, int]:
    """What places a seat: painted hedges of its own, then the sum of their ranks (PR-92)."""
    rank, paint = state.config.rank, state.paint
    ranks = [rank[state.hedges[hedge]] for hedge in state.garden(seat) if paint >> hedge & 1]
    return len(ranks), sum(ranks)


def complete(state: State, seat: int) -> bool:
    """Whether all hedges of a seat's garden are painted (PR-86)."""
    garden = state.config.gardens[seat]
    return state.paint & garden == garden


def win_by_garden(state: State, events: ev.Events | None) -> None:
    """End the match if the active seat's garden is complete (PR-86, PR-87)."""
    if complete(state, state.active):
        _finish(state, state.active, "garden", events)


def end_by_count(state: State, reason: str, events: ev.Events | None) -> None:
    """End the match with the places of PR-92."""
    _finish(state, NONE, reason, events)


def resign(state: State, seat: int, events: ev.Events | None) -> None:
    """End a match of two: the other wins (PR-95)."""
    if events is not None:
        events.append(ev.Resigned(state.config.seats[seat]))
    _finish(state, 1 - seat, "resigned", events)


def _finish(state: State, winner: int, reason: str, events: ev.Events | None) -> None:
    seats = range(state.config.players)
    marks = [(seat == winner, standing(state, seat)) for seat in seats]
    places = _places(marks)
    if winner == NONE and places.count(1) == 1:
        winner = places.index(1)
    state.phase = OVER
    state.result = Result(winner, reason, places)
    if events is not None:
        letters = state.config.seats
        who = None if winner == NONE else letters[winner]
        events.append(ev.MatchOver(who, reason, dict(zip(letters, places, strict=True))))


def _places(marks: Sequence[tuple[bool, tuple[int, int]]]) -> tuple[int, ...]:
    """Place each by how many stand before it: two that share the first, then the third."""
    return tuple(1 + sum(other > mark for other in marks) for mark in marks)
