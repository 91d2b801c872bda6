"""What follows from what is done: windows, check defense, the turn's end (W-58 to W-69)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from wonderland.games.wonderland import events as ev
from wonderland.games.wonderland.combat import defenders, hurt_images, land_points, points_wait, undefended
from wonderland.games.wonderland.movement import settle_sharing
from wonderland.games.wonderland.state import (
    ACTION,
    CHOOSE,
    DEFENSE,
    NOBODY,
    OVER,
    SIDES,
    WINDOW,
    Declared,
    Refusal,
    State,
)
from wonderland.games.wonderland.victory import verdict_of

Write: TypeAlias = Callable[[State, int, Declared], str]
"""Writes a declared action as notation; handed in, since rules don't read or write text."""


# --- windows -------------------------------------------------------------------------------------
def declare(state: State, code: Declared, events: ev.Events | None, write: Write) -> None:
    """Let an action happen, unless the passive side is asked first (W-58, W-60, W-78)."""
    if not state.is_asked(1 - state.active):
        _happen(state, code, events, write)
        return
    state.pending = code
    state.phase = WINDOW
    state.asked = 1 - state.active
    state.passes = 1
    if events is not None:
        events.append(ev.WindowOpened(SIDES[state.asked], write(state, state.active, code)))


def ask_other(state: State, events: ev.Events | None, write: Write) -> None:
    """Ask the next side that could answer; a side that can't passes unasked (W-60, W-78)."""
    while state.passes < 2:
        state.asked = 1 - state.asked
        if state.is_asked(state.asked):
            return
        state.passes += 1
    _close_window(state, events, write)


def _close_window(state: State, events: ev.Events | None, write: Write) -> None:
    """Judge the declared action again; it happens or is void, and nothing is paid (W-58)."""
    code = state.pending
    assert code is not None
    state.pending = None
    state.asked = NOBODY
    state.passes = 0
    state.phase = ACTION
    if events is not None:
        events.append(ev.WindowClosed())
    if refused := code.refusal(state):
        _void(state, code, refused, events, write)
    else:
        _happen(state, code, events, write)


def _happen(state: State, code: Declared, events: ev.Events | None, write: Write) -> None:
    """Let a declared action happen, unless what was hidden makes it void (W-84)."""
    if refused := code.happen(state, events):
        _void(state, code, refused, events, write)


def _void(state: State, code: Declared, refused: Refusal, events: ev.Events | None, write: Write) -> None:
    """Tell that an action is void; who can't step off a friend's square now is removed (W-36)."""
    if events is not None:
        events.append(ev.Voided(write(state, state.active, code), *refused))
    settle_sharing(state, events)


# --- check defense and the turn's end ------------------------------------------------------------
def check_defense(state: State, side: int, events: ev.Events | None) -> None:
    """Ask the passive side for its beings, then the active side for its own (W-62, W-78)."""
    if not points_wait(state):
        end_turn(state, events)
        return
    state.phase = DEFENSE
    state.asked = side
    asked = undefended if state.config.referee else defenders
    while not asked(state, state.asked):
        if state.asked == state.active:
            end_turn(state, events)
            return
        state.asked = state.active


def end_turn(state: State, events: ev.Events | None) -> None:
    """Land the points, hurt the Images, clear, judge, and pass the turn (W-64 to W-69)."""
    state.asked = NOBODY
    land_points(state, events)
    hurt_images(state, events)
    state.clear_turn()
    state.dice = state.faces = ()
    state.four = False
    state.quiet = 0 if state.eventful else state.quiet + 1
    state.eventful = False
    if events is not None:
        events.append(ev.TurnEnded(state.turn, SIDES[state.active]))
    verdict = verdict_of(state)
    if verdict:
        finish(state, *verdict, events)
        return
    state.turn += 1
    state.active = 1 - state.active
    state.phase = CHOOSE if state.pool[state.active] else ACTION  # W-16
    if events is not None:
        events.append(ev.TurnBegan(state.turn, SIDES[state.active]))


def finish(state: State, winner: int, reason: str, events: ev.Events | None) -> None:
    """End the match; ``winner`` is -1 for a draw."""
    state.phase = OVER
    state.asked = NOBODY
    state.pending = None
    state.result = (winner, reason)
    if events is not None:
        events.append(ev.MatchOver(SIDES[winner] if winner != NOBODY else None, reason))
