"""The Queen of Hearts at large: how she comes, walks and lands (section 8)."""

from __future__ import annotations

from wonderland.games.painting_the_roses import events as ev
from wonderland.games.painting_the_roses.state import NONE, State


def come(state: State, seat: int, events: ev.Events | None, *, revealed: bool) -> None:
    """Put her at large on the central hedge of the active seat (PR-59).

    Coming is not landing (PR-60), but for the option ``fierce``.
    """
    config = state.config
    state.queen = config.central[seat]
    if events is not None:
        hedge = config.hedges[state.queen]
        events.append(ev.QueenCame(config.seats[seat], hedge, revealed))
    if config.fierce:
        land(state, events)


def walk(state: State, seat: int, card: int, hedge: int, events: ev.Events | None) -> None:
    """Walk her to a hedge and let her land there (PR-61, PR-63)."""
    config = state.config
    source, state.queen = state.queen, hedge
    if events is not None:
        right = (hedge - source - config.steps[card]) % config.ring == 0
        who, name, names = config.seats[seat], config.names[card], config.hedges
        events.append(ev.QueenWalked(who, name, names[source], names[hedge], right))
    land(state, events)


def land(state: State, events: ev.Events | None) -> None:
    """She lands where she is: paint goes, and on paint so do all guardsmen (PR-64 to PR-66)."""
    config, hedge = state.config, state.queen
    painted = bool(state.paint >> hedge & 1)
    if events is not None:
        events.append(ev.QueenLanded(config.hedges[hedge], painted))
    if not painted:
        return
    unpaint(state, hedge, config.stalker, events)
    taken = [seat for seat, post in enumerate(state.posts) if post == hedge]
    for seat in taken:
        card = state.guards[seat]
        state.post(seat, NONE, NONE)
        state.tower = tuple(sorted((*state.tower, card)))
        if events is not None:
            name = config.names[card]
            events.append(ev.GuardTaken(config.seats[seat], name, config.hedges[hedge]))
    if taken:
        state.queen = NONE
        state.throw(config.stalker)
        if events is not None:
            events.append(ev.QueenLeft(config.hedges[hedge]))


def unpaint(state: State, hedge: int, card: int, events: ev.Events | None) -> None:
    """Turn a painted hedge back; the turn is no quiet one (PR-43, PR-65, PR-90)."""
    state.paint &= ~(1 << hedge)
    state.stirred = True
    if events is not None:
        config = state.config
        events.append(ev.Unpainted(config.hedges[hedge], config.names[card]))


def paint(state: State, seat: int, hedge: int, card: int, events: ev.Events | None, *, by_jack: bool) -> None:
    """Paint a hedge; the turn is no quiet one (PR-32, PR-40, PR-90)."""
    state.paint |= 1 << hedge
    state.stirred = True
    if events is not None:
        who, names, hedges = state.config.seats[seat], state.config.names, state.config.hedges
        events.append(ev.Painted(who, hedges[hedge], names[card], by_jack))
