"""Whether squares could have been laid as paths: found by trying, apart from the engine's counting."""

from __future__ import annotations

from wonderland.games.wonderland.grid import Grid


def could_be_laid(grid: Grid, squares: frozenset[int], image: int) -> bool:
    """Whether whole paths cover the squares, each beginning at the Image or an earlier one."""
    return any(_has_order(grid, parts, image) for parts in _partitions(grid, squares))


def _partitions(grid: Grid, squares: frozenset[int]):
    if not squares:
        yield []
        return
    seed = min(squares)
    for part in _paths_through(grid, squares, seed):
        for rest in _partitions(grid, squares - part):
            yield [part, *rest]


def _paths_through(grid: Grid, squares: frozenset[int], seed: int) -> set[frozenset[int]]:
    found = set()
    for shape in grid.shapes:
        for delta in shape.deltas:
            part = frozenset(seed - delta + other for other in shape.deltas)
            if part <= squares:
                found.add(part)
    return found


def _has_order(grid: Grid, parts: list[frozenset[int]], image: int) -> bool:
    """Whether the parts can be laid one after another; laying one never keeps another from it."""
    reached, left = {image}, list(parts)
    while left:
        for part in left:
            if any(set(grid.around[end]) & reached for end in _ends(grid, part)):
                reached |= part
                left.remove(part)
                break
        else:
            return False
    return True


def _ends(grid: Grid, part: frozenset[int]) -> set[int]:
    """The squares from which these six can be laid as one path."""
    return {first for first in part for shape in grid.shapes if part == {first + delta for delta in shape.deltas}}
