"""Carrying out actions in a search: numbers only, windows passed, defenses paid by rule of thumb."""

from __future__ import annotations

from wonderland.games.wonderland.ai.heuristics import defended, defense_code
from wonderland.games.wonderland.combat import points_wait
from wonderland.games.wonderland.state import ACTION, DEFENSE, NOBODY, State
from wonderland.games.wonderland.turn import carry_out, end_at_once
from wonderland.games.wonderland.victory import QUIET_TURNS, is_spent


def finish_turn(state: State) -> State:
    """End the actions and the turn; returns the state it was given, at the next turn's start."""
    end_at_once(state, defended)
    return state


def settle_defense(state: State) -> State:
    """Decide the defenses that are asked for, until the next turn's start."""
    while state.phase == DEFENSE:
        carry_out(state, defense_code(state, state.asked))
    return state


def at_rest(state: State) -> bool:
    """Whether the turn's end would change nothing but whose turn it is, the windows passed.

    Most turns that a search looks at end so; they are judged without being carried out.
    """
    return (
        state.phase == ACTION
        and state.sharer == NOBODY
        and not state.struck
        and state.quiet < QUIET_TURNS - 1
        and not points_wait(state)
        and not is_spent(state, 0)
        and not is_spent(state, 1)
    )


def turn_key(state: State) -> tuple[object, ...]:
    """What tells two states of one turn apart."""
    return (state.columns.tobytes(), state.factors, state.laid, state.sharer, state.struck, state.beings, state.phase)
