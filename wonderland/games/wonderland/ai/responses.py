"""Answering: abilities and blasts in windows (W-58), and check defense (W-62)."""

from __future__ import annotations

from wonderland.games.wonderland import turn
from wonderland.games.wonderland.actions.acting import AbilityCode, answer_codes, use_of
from wonderland.games.wonderland.actions.answering import PASS
from wonderland.games.wonderland.ai.evaluator import Evaluator
from wonderland.games.wonderland.ai.lookahead import finish_turn, settle_defense
from wonderland.games.wonderland.ai.turn_planner import TurnPlanner
from wonderland.games.wonderland.codes import Code, concerned
from wonderland.games.wonderland.legal import choices
from wonderland.games.wonderland.state import ACTION, NOBODY, WINDOW, State

ScoredCode = tuple[float, Code]


def scored_answers(state: State, evaluator: Evaluator, planner: TurnPlanner | None) -> list[ScoredCode]:
    """What the side that is asked may answer, each with its log-odds of winning, best first.

    Args:
        state: in a window.
        evaluator: says what a turn's end is worth.
        planner: how the active side is expected to go on; None if it is expected to end.
    """
    side = state.asked
    found: list[tuple[float, Code]] = [(worth(state, PASS, side, evaluator, planner), PASS)]
    for code in answer_codes(state, side):
        if matters(state, code):
            found.append((worth(state, code, side, evaluator, planner), code))
    return sorted(found, reverse=True)


def matters(state: State, code: AbilityCode) -> bool:
    """Whether an answer bears on what is pending; all others can wait for a later window."""
    found = use_of(state.config, code)
    assert state.pending is not None
    return found is not None and found.own.kind.bears_on(state, *found, concerned(state.pending))


def worth(state: State, code: Code, side: int, evaluator: Evaluator, planner: TurnPlanner | None) -> float:
    """The log-odds of a side after an answer, if nobody answers it and the turn goes on."""
    after = state.copy()
    turn.perform(after, code, None, turn.unwritten)
    while after.phase == WINDOW:
        turn.perform(after, PASS, None, turn.unwritten)
    settle_defense(after)
    if after.phase != ACTION or after.turn != state.turn:
        return evaluator.score(after, side)
    if planner is not None and after.sharer == NOBODY:
        score = planner.worth(after)
        return score if after.active == side else -score
    return evaluator.score(finish_turn(after), side)


def scored_defenses(state: State, evaluator: Evaluator) -> list[ScoredCode]:
    """What the side that is asked may defend, each with its log-odds of winning, best first."""
    side = state.asked
    found = []
    for code in choices(state):
        after = state.copy()
        turn.perform(after, code, None, turn.unwritten)
        found.append((evaluator.score(settle_defense(after), side), code))
    return sorted(found, reverse=True)
