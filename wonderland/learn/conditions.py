"""Whether what ends a step has come about; asked of the match and of the step's lines."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from wonderland.learn.model import UntilModel
from wonderland.learn.patterns import fits, single_steps

State = Mapping[str, Any]


def holds(until: UntilModel, state: State, lines: Sequence[str]) -> bool:
    """Whether everything that ``until`` names is so.

    Args:
        until: what is asked.
        state: the state of the match.
        lines: the lines played since the step began.
    """
    if until.line is not None and not _was_played(until.line, lines):
        return False
    if until.being is not None and not _stands(until, state):
        return False
    asked = {key: getattr(until, key) for key in _CHECKS}
    return all(_CHECKS[key](state, value) for key, value in asked.items() if value is not None)


def _was_played(pattern: str, lines: Sequence[str]) -> bool:
    return any(
        fits(pattern, line) or any(fits(pattern, step) for step in single_steps(line))
        for line in lines
    )


def _stands(until: UntilModel, state: State) -> bool:
    being = next((b for b in state["beings"] if b["id"] == until.being), None)
    if being is None:
        return False
    wanted = {"square": until.square, "str": until.strength, "points": until.points}
    return all(being[key] == value for key, value in wanted.items() if value is not None)


def _factors(state: State, wanted: Mapping[str, Mapping[str, int]]) -> bool:
    return all(
        state["factors"][side][letter] == count
        for side, counts in wanted.items()
        for letter, count in counts.items()
    )


def _result(state: State, wanted: str) -> bool:
    if state["result"] is None:
        return False
    winner = state["result"]["winner"] or "draw"
    return wanted in ("any", winner)


_CHECKS: dict[str, Callable[[State, Any], bool]] = {
    "phase": lambda state, wanted: bool(state["phase"] == wanted),
    "turn": lambda state, wanted: bool(state["turn"] == wanted),
    "to_act": lambda state, wanted: bool(state["to_act"] == wanted),
    "life": lambda state, wanted: all(state["images"][s] == n for s, n in wanted.items()),
    "factors": _factors,
    "laid": lambda state, wanted: set(wanted) <= {*state["laid"]["w"], *state["laid"]["e"]},
    "removed": lambda state, wanted: all(b[1:] in state["discards"][b[0]] for b in wanted),
    "result": _result,
}
