"""How a turn begins, what follows from an action, and how the turn passes (sections 4 and 7)."""

from __future__ import annotations

from wonderland.games.dominoes_of_war import events as ev
from wonderland.games.dominoes_of_war import outcome
from wonderland.games.dominoes_of_war.ground import each
from wonderland.games.dominoes_of_war.state import ACT, BONUS, FACE, FLIP, NONE, State


def begin_turn(state: State, seat: int, events: ev.Events | None) -> None:
    """Make a seat active, with all its actions (DW-35, DW-36)."""
    state.active = seat
    state.turn += 1
    state.actions = state.config.actions[seat]
    state.acted = state.moved = state.struck = 0
    state.stirred = False
    state.phase = ACT
    if events is not None:
        events.append(ev.TurnBegan(state.turn, state.round, state.config.seats[seat]))


def bonus_gone(state: State) -> None:
    """No bonus is pending any more: the action step goes on (DW-50)."""
    state.bonus, state.phase = 0, ACT


def settle(state: State, events: ev.Events | None) -> None:
    """Go on when an action, a flip or a bonus has taken full effect (fine points, last point)."""
    if outcome.judge(state, events):
        return
    if state.is_out(state.active):
        state.flipping = NONE
        bonus_gone(state)
        end_turn(state, events)
    elif state.flipping != NONE:
        state.phase = FLIP
    elif state.bonus:
        state.phase = BONUS
    elif state.actions:
        state.phase = ACT
    else:
        end_step(state, events)


def end_step(state: State, events: ev.Events | None) -> None:
    """End the action step; those that have a facing choose it (DW-39, DW-65)."""
    kinds, men = state.config.kinds, state.men[state.active]
    state.facing = sum(1 << s for s in each(men) if kinds[state.board[s]].facing)
    if state.facing:
        state.phase = FACE
    else:
        end_turn(state, events)


def end_turn(state: State, events: ev.Events | None) -> None:
    """End the turn and perhaps the match; else the next seat that is in has its turn (DW-88 to DW-91)."""
    config, options = state.config, state.config.options
    state.facing = 0
    state.quiet = 0 if state.stirred else state.quiet + 1
    seats_in = [seat for seat in range(config.players) if not state.is_out(seat)]
    following, round_over = _next(state)
    if options.quiet and state.quiet >= options.quiet * len(seats_in):
        outcome.finish(state, "stalled", events)
    elif options.rounds and round_over and state.round >= options.rounds:
        outcome.finish(state, "rounds", events)
    else:
        state.round += round_over
        begin_turn(state, following, events)


def _next(state: State) -> tuple[int, bool]:
    """The next seat that is in, and whether the turn passes to or over the first seat (DW-88)."""
    players, seat, passes = state.config.players, state.active, False
    while True:
        seat = (seat + 1) % players
        passes = passes or seat == state.first
        if not state.is_out(seat):
            return seat, passes
