"""A path in the making: which dominoes may come next, and why one may not (W-21 to W-28)."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.core.errors import IllegalAction
from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.games.wonderland import paths
from wonderland.games.wonderland.queries.asking import names, state_of

Squares = Sequence[str]


def first_squares(match: Match) -> tuple[str, ...]:
    """The squares on which a path of the active side may begin (W-23)."""
    state = state_of(match)
    return names(state, paths.first_squares(state, state.active))


def refusal(match: Match, squares: Squares) -> IllegalAction | None:
    """Why dominoes on these two, four or six squares are no path so far, or None.

    Raises:
        ValueError: if the number of squares is another.
    """
    if len(squares) not in (2, 4, 6):
        raise ValueError("dominoes take two squares each, three dominoes at most")
    state = state_of(match)
    grid = state.config.grid
    numbers = []
    for name in squares:
        if name not in grid.squares:
            return IllegalAction("W-22", say("{name} is off the table", name=name))
        numbers.append(grid.squares[name])
    refused = paths.refusal(state, state.active, numbers)
    if refused is None and tuple(squares[-2:]) not in placements(match, squares[:-2]):
        return IllegalAction("W-22", say("there would be no room for the dominoes still to come"))
    return IllegalAction(*refused) if refused else None


def unfinished(squares: Squares) -> IllegalAction | None:
    """Why dominoes that may lie so are no whole path yet, or None (W-21)."""
    refused = paths.size_refusal(len(squares))
    return IllegalAction(*refused) if refused else None


def placements(match: Match, squares: Squares) -> set[tuple[str, str]]:
    """Where the next domino may lie so that a whole path can come of it.

    Args:
        match: at a summon.
        squares: those of the dominoes laid so far: none, two or four.

    Returns:
        Pairs of squares in the order laid.
    """
    state = state_of(match)
    grid = state.config.grid
    so_far = tuple(grid.squares[name] for name in squares)
    depth = len(so_far)
    found = set()
    for index, mask in enumerate(paths.placements(state, state.active)):
        deltas = grid.shapes[index].deltas
        if so_far:
            if not mask & grid.bit[so_far[0]]:
                continue
            if tuple(so_far[0] + d for d in deltas[:depth]) != so_far:
                continue
            firsts = [so_far[0]]
        else:
            firsts = grid.members_unsorted(mask)
        for first in firsts:
            a, b = first + deltas[depth], first + deltas[depth + 1]
            found.add((grid.names[a], grid.names[b]))
    return found


def starts(match: Match, squares: Squares) -> tuple[str, ...]:
    """On which of a path's six squares its being may start (W-28)."""
    state = state_of(match)
    grid = state.config.grid
    numbers = [grid.squares[name] for name in squares]
    return tuple(grid.names[sq] for sq in paths.starts(state, state.active, numbers))


def onward(match: Match, squares: Squares) -> frozenset[str]:
    """The squares that may come next in a path, square by square, so that a whole one comes of it.

    Args:
        match: at a summon.
        squares: those of the path so far, none to five.
    """
    at = len(squares)
    return frozenset(path[at] for path in whole(match, squares))


def whole(match: Match, squares: Squares, last: str | None = None) -> list[tuple[str, ...]]:
    """Every whole path that begins with these squares, and ends on the last one if there is one."""
    state = state_of(match)
    grid = state.config.grid
    begun = tuple(grid.squares[name] for name in squares)
    end = None if last is None else grid.squares[last]
    found = []
    for index, mask in enumerate(paths.placements(state, state.active)):
        if not mask:
            continue
        deltas = grid.shapes[index].deltas
        if begun:
            firsts = [begun[0]]
        elif end is not None:
            firsts = [end - deltas[-1]]
        else:
            firsts = grid.members_unsorted(mask)
        for first in firsts:
            if first < 0 or not mask >> first & 1:
                continue
            path = tuple(first + delta for delta in deltas)
            if path[: len(begun)] == begun and end in (None, path[-1]):
                found.append(tuple(grid.names[square] for square in path))
    return found
