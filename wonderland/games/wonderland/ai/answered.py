"""Carrying out a plan where the other side answers in its windows as suits it best (W-58)."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.games.wonderland.actions.acting import END, answer_codes
from wonderland.games.wonderland.actions.answering import PASS
from wonderland.games.wonderland.ai.lookahead import finish_turn, settle_defense
from wonderland.games.wonderland.ai.responses import matters
from wonderland.games.wonderland.ai.turn_planner import TurnPlanner
from wonderland.games.wonderland.codes import Code
from wonderland.games.wonderland.state import ACTION, DEFENSE, NOBODY, SUMMON, WINDOW, State
from wonderland.games.wonderland.turn import perform, refusal, unwritten

IN_A_TURN = (SUMMON, ACTION, WINDOW, DEFENSE)
"""The phases of a turn once its dice have fallen."""


def answered(state: State, codes: Sequence[Code], planner: TurnPlanner) -> State:
    """Where a plan leads at the turn's end if the other side answers as is best for it.

    Each answer is chosen as if no other followed it. What answers make impossible is planned anew.

    Args:
        state: where the plan begins; it is not changed.
        codes: the plan, without the end of the actions.
        planner: plans anew, and says what a turn's end is worth.
    """
    return _played(state.copy(), [*codes, END], planner, True)


def _played(state: State, codes: list[Code], planner: TurnPlanner, answering: bool) -> State:
    """Play on to the turn's end; ``answering``: whether the other side answers, or passes."""
    while state.phase in IN_A_TURN:
        if state.phase == WINDOW:
            own = state.asked == state.active
            code = PASS if own or not answering else _answer(state, codes, planner)
            perform(state, code, None, unwritten)
        elif state.phase == DEFENSE:
            settle_defense(state)
        elif codes and refusal(state, codes[0]) is None:
            perform(state, codes[0], None, unwritten)
            codes = codes[1:]
        elif state.phase == ACTION and state.sharer == NOBODY:
            return planner.best(state).after
        else:
            return finish_turn(state)
    return state


def _answer(state: State, codes: list[Code], planner: TurnPlanner) -> Code:
    """The answer after which the plan's other actions do the side that is asked least harm."""
    side = state.asked
    bearing = [code for code in answer_codes(state, side) if matters(state, code)]
    if not bearing:
        return PASS

    def worth(code: Code) -> float:
        after = state.copy()
        perform(after, code, None, unwritten)
        return planner.evaluator.score(_played(after, codes, planner, False), side)

    return max((PASS, *bearing), key=worth)
