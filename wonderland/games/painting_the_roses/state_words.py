"""A state in words, for the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wonderland.core.game import CHANCE
from wonderland.games.painting_the_roses.words import SEAT_NAMES, ending

_NAMES = {**SEAT_NAMES, CHANCE: "chance"}
WIDEST = max(len(name) for name in SEAT_NAMES.values())


def state_in_words(state: Mapping[str, Any]) -> str:
    """Put a state, or a view of one, into some lines of text."""
    lines = [_heading(state)]
    for seat, hedges in state["gardens"].items():
        where = f"{seat}1-{seat}{len(hedges)}: " if hedges else ""
        lines.append(f"{_NAMES[seat]:{WIDEST}} {where}{_row(state, seat)}")
        lines.append(f"{'':{WIDEST}} {_belongings(state, seat)}")
    table = [f"draw pile: {state['pile_size']}"]
    if state["queen"]:
        table.append(f"the Queen of Hearts is on {state['queen']}")
    for key in ("discards", "tower"):
        if state[key]:
            table.append(f"{key}: {' '.join(state[key])}")
    if state["playing"]:
        table.append(f"being played: {state['playing']}")
    lines.append("; ".join(table))
    return "\n".join(lines)


def _row(state: Mapping[str, Any], seat: str) -> str:
    """A garden: painted hedges with a star."""
    return " ".join(f"{hedge:3}" for hedge in state["gardens"][seat]).rstrip() or "not dealt yet"


def _belongings(state: Mapping[str, Any], seat: str) -> str:
    guard = state["guards"][seat]
    parts = ["guardsman {} on {}".format(*guard.split()) if guard else "no guardsman"]
    if state["kings"][seat]:
        parts.append(f"waiting: {' '.join(state['kings'][seat])}")
    hand = state["hands"][seat]
    if isinstance(hand, int):
        parts.append(f"{hand} {'card' if hand == 1 else 'cards'} in hand")
    elif hand:
        parts.append(f"hand: {' '.join(hand)}")
    if seat == state["dealer"]:
        parts.append("Dealer")
    return ", ".join(parts).rstrip()


def _heading(state: Mapping[str, Any]) -> str:
    if state["result"]:
        return f"Round {state['round']}, over: {ending(state['result'])}"
    to_act = _NAMES[state["to_act"]]
    if not state["turn"]:
        return f"Setting up: {state['phase']}; {to_act} to act"
    done = f"; done: {', '.join(state['done'])}" if state["done"] else ""
    whose = _NAMES[state["active"]]
    return f"Round {state['round']}, {whose}’s turn: {state['phase']}; {to_act} to act{done}"
