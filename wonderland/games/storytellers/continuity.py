"""Continuity (section 4): of When, Who and Where one stays from one story to the next."""

from __future__ import annotations

from wonderland.games.storytellers.definitions import WHEN, WHERE, WHO
from wonderland.games.storytellers.state import NONE, State

BOUND = (WHEN, WHO, WHERE)
"""The piles of which one is kept; What is never bound (ST-32)."""


def kept(state: State) -> list[int]:
    """The piles whose uncovered card is that of the last event (ST-30), in the order of ``BOUND``."""
    told = state.told
    return [kind for kind in BOUND if told[kind] != NONE and told[kind] == state.top(kind)]


def breaks(state: State, kind: int) -> bool:
    """Whether nothing would be kept any more if another card lay uncovered on a pile, or none (ST-31).

    Nobody is bound while nothing is kept already (ST-33), and What is free (ST-32).
    """
    return kept(state) == [kind]


def closed(state: State) -> list[int]:
    """The piles that are closed to any card of a hand (ST-31)."""
    now = kept(state)
    return now if len(now) == 1 else []
