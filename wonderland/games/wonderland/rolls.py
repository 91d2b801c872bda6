"""What a roll allows, told once: how many dice (W-16, W-71), and whom it summons (W-19).

The engine, the odds, the hints and the window all ask this module.
"""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.games.wonderland.state import State

PAIR = 2
"""So many dice of one level must show S (W-19)."""
FOUR = 4
"""So many dice may be chosen once a Chance is paid for it (W-71)."""

UNSEEN = -1
"""A face that the side that looks on may not see, but that it is no S (W-77)."""


def most_dice(state: State) -> int:
    """The most dice that may be chosen now (W-16, W-71, W-75)."""
    limit = max(FOUR, state.config.options.dice) if state.four else state.config.options.dice
    return min(limit, len(state.pool[state.active]))


def matched(levels: Sequence[int]) -> list[int]:
    """Of the levels of dice that show S, those that another of them shares (W-19)."""
    return [level for level in levels if levels.count(level) >= PAIR]


def lit(levels: Sequence[int], stars: Sequence[bool]) -> list[bool]:
    """For each die whether its card may be summoned: it and another of its level show S (W-19).

    Args:
        levels: the dice's levels.
        stars: whether each shows S.
    """
    may = matched([level for level, star in zip(levels, stars, strict=True) if star])
    return [star and level in may for level, star in zip(levels, stars, strict=True)]


def summonable(state: State) -> tuple[int, ...]:
    """The cards that the roll allows to be summoned: those on matching S faces (W-19)."""
    faces = state.faces
    if faces.count(0) < PAIR:
        return ()
    level = state.config.level
    starred = [card for card, face in zip(state.dice, faces, strict=True) if face == 0]
    may = matched([level[card] for card in starred])
    return tuple(sorted(card for card in starred if level[card] in may))
