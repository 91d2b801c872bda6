"""A match of agents alone: who is asked, and in which order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from wonderland.core.agent import Agent
from wonderland.core.game import CHANCE
from wonderland.core.match import Match


def others(match: Match) -> Iterator[str]:
    """The seats that might act out of turn, in order of play from the one that is awaited."""
    seats, side = match.seats, match.to_act
    if side is None or side not in seats:
        return
    after = seats.index(side) + 1
    for seat in (*seats[after:], *seats[: after - 1]):
        if match.legal(seat):
            yield seat


def play_on(match: Match, agents: Mapping[str, Agent]) -> bool:
    """Play one line: chance's, one out of turn if an agent likes, or that of the seat awaited.

    Returns:
        Whether the match went on; False when it is over.
    """
    side = match.to_act
    if side is None:
        return False
    if side == CHANCE:
        match.draw()
        return True
    for seat in others(match):
        action = agents[seat].choose(match.view(seat)).action
        if action is not None:
            match.play(action)
            return True
    action = agents[side].choose(match.view(side)).action
    if action is None:
        raise ValueError(f"seat {side} is awaited and its agent does nothing")
    match.play(action)
    return True
