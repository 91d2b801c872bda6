"""Blasts: whom they reach, and how one sets off another (section 6)."""

from __future__ import annotations

from typing import NamedTuple

from wonderland.games.dominoes_of_war.ground import Mask, any_way, each
from wonderland.games.dominoes_of_war.state import State


class Blast(NamedTuple):
    """A blast with all that it sets off.

    Attributes:
        rings: the centres: the first, those that it set off, those that these set off, and so on.
        reached: the tiles that any of them reaches.
    """

    rings: tuple[tuple[int, ...], ...]
    reached: Mask


def area(state: State, centre: int) -> Mask:
    """The tiles that a blast reaches: its centre, and what is joined to it (DW-78, DW-79)."""
    return 1 << centre | any_way(1 << centre, state.joins)


def blast_at(state: State, *centres: int) -> Blast:
    """A blast and its chain, as troops and walls stand (DW-80).

    Args:
        state: where the match stands; who sets it off himself is off his tile already.
        centres: where it begins; several for two that are shot at once (DW-82).
    """
    board, explosive = state.board, state.config.explosive
    rings, reached, known = [], 0, set(centres)
    front = tuple(sorted(known))
    while front:
        rings.append(front)
        for centre in front:
            reached |= area(state, centre)
        new = [s for s in each(reached & state.occupied) if explosive[board[s]] and s not in known]
        known.update(new)
        front = tuple(new)
    return Blast(tuple(rings), reached)
