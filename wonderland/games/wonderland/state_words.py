"""A state of the flagship in words, for the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wonderland.games.wonderland.words import SIDE_NAMES

SIDES = {**SIDE_NAMES, "*": "chance"}


def state_in_words(state: Mapping[str, Any]) -> str:
    """Put a state, or a view of one, into some lines of text."""
    lines = [_heading(state)]
    for side in ("w", "e"):
        factors = "  ".join(f"{letter} {n}" for letter, n in state["factors"][side].items())
        pool = state["pools"].get(side)
        cards = " ".join(pool) if pool is not None else "hidden"
        lines.append(f"{SIDES[side]}: life {state['images'][side]}   {factors}   pool: {cards}")
        if state["discards"][side]:
            lines.append(f"      discards: {' '.join(state['discards'][side])}")
    for being in state["beings"]:
        marks = [word for word in ("attacked", "halted") if being[word]]
        marks += [f"{being['points']} points"] if being["points"] else []
        stats = f"Str {being['str']} Atk {being['atk']} Def {being['def']}"
        lines.append(f"  {being['id']} on {being['square']:4} {stats}  {', '.join(marks)}".rstrip())
    for die in state["dice"]:
        lines.append(
            f"  die {die['card'] or '??'} level {die['level']}: {die['face'] or 'not rolled'}"
        )
    return "\n".join(lines)


def _heading(state: Mapping[str, Any]) -> str:
    if state["result"]:
        winner, reason = state["result"]["winner"], state["result"]["reason"]
        who = f"{SIDES[winner]} won" if winner else "drawn"
        return f"Turn {state['turn']}, over: {who} ({reason})"
    active = SIDES[state["active"]] if state["active"] else "nobody"
    to_act = SIDES[state["to_act"]]
    return f"Turn {state['turn']}, {active}'s: {state['phase']}; {to_act} to act"
