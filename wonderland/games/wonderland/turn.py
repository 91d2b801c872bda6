"""Taking an action: whether it may be taken now, and what it does (W-16 to W-69).

What its rule is stands in its class (``actions``); what follows from it, in ``course``.
"""

from __future__ import annotations

from collections.abc import Callable

from wonderland.core.message import say
from wonderland.games.wonderland import events as ev
from wonderland.games.wonderland.actions.acting import stop_passing
from wonderland.games.wonderland.codes import PLACES, Code
from wonderland.games.wonderland.combat import defend, points_wait
from wonderland.games.wonderland.course import Write, end_turn
from wonderland.games.wonderland.state import NOBODY, Declared, Refusal, State

NOT_YOURS = (say("it is for West to act"), say("it is for East to act"), say("it is for chance to act"))
"""What a side is told that is not to act, by who is; chance stands last."""


def refusal(state: State, code: Code) -> Refusal | None:
    """Say why the side to act may not take an action now, or None if it may."""
    place = PLACES[type(code)]
    if state.phase not in place.phases:
        return place.rule, place.otherwise
    return place.check(code, state) if place.check else None


def rule_of(code: Code) -> str:
    """The number of the rule that an action is about."""
    return PLACES[type(code)].rule


def perform(state: State, code: Code, events: ev.Events | None, write: Write) -> None:
    """Take an action that is legal, and all that follows from it until someone must decide.

    Args:
        state: is changed.
        code: an action that ``refusal`` lets through.
        events: what happens is appended to it; None where nobody wants to know.
        write: writes a declared action for the events.
    """
    state.offer = NOBODY  # an offer lapses with the next line
    code.perform(state, events, write)


def carry_out(state: State, code: Code) -> None:
    """Take an action as ``perform`` does if both sides pass in the windows that it opens (W-58).

    Args:
        state: is changed; nobody is asked in a window. Nobody wants events.
        code: a legal action, no talk.
    """
    state.offer = NOBODY  # an offer lapses with the next other line
    if happen := PLACES[type(code)].happen:
        happen(code, state, None)
    else:
        code.perform(state, None, unwritten)


def end_at_once(state: State, defended: Callable[[State, int], int | None]) -> None:
    """End the action step and the turn as ``carry_out`` does, without asking for defenses.

    Args:
        state: in the action step; it is changed. Nobody is asked in a window, and nobody wants
            events.
        defended: the being for which a side pays Defend next, None if it pays no more; asked of
            the passive side and then of the active one (W-62).
    """
    state.offer = NOBODY
    stop_passing(state, None)
    if points_wait(state):
        for side in (1 - state.active, state.active):
            while (being := defended(state, side)) is not None:
                defend(state, being, None)
    end_turn(state, None)


def unwritten(_: State, __: int, ___: Declared) -> str:
    """Stand in for the writer of lines: where nobody wants events, nothing is written."""
    return ""
