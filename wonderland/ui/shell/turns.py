"""In which turn a match is, as lists say it."""

from __future__ import annotations

from wonderland.core.match import Match
from wonderland.core.message import say


def which_turn(match: Match) -> str:
    """In which turn a match is, or that none has begun; ``""`` where its game counts none."""
    if match.turn:
        return say("turn {turn}", turn=match.turn)
    return say("the set-up") if "turn" in match.state() else ""
