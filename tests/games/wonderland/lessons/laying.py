"""Whether squares could have been laid as paths: found by trying, apart from the engine's counting."""

from __future__ import annotations

from wonderland.games.wonderland.grid import Grid


def could_be_laid(table: Grid, squares: frozenset[int], image: int) -> bool:
    """Whether whole paths cover the squares, each beginning at the Image or an earlier one."""
    return any(_has_order(table, parts, image) for parts in _partitions(table, squares))


def _partitions(table: Grid, squares: frozenset[int]):
    if not squares:
        yield []
        return
    seed = min(squares)
    for part in _paths_through(table, squares, seed):
        for rest in _partitions(table, squares - part):
            yield [part, *rest]


def _paths_through(table: Grid, squares: frozenset[int], seed: int) -> set[frozenset[int]]:
    found = set()
    for shape in table.shapes:
        for delta in shape.deltas:
            part = frozenset(seed - delta + other for other in shape.deltas)
            if part <= squares:
                found.add(part)
    return found


def _has_order(table: Grid, parts: list[frozenset[int]], image: int) -> bool:
    """Whether the parts can be laid one after another; laying one never keeps another from it."""
    reached, left = {image}, list(parts)
    while left:
        for part in left:
            if any(set(table.around[end]) & reached for end in _ends(table, part)):
                reached |= part
                left.remove(part)
                break
        else:
            return False
    return True


def _ends(table: Grid, part: frozenset[int]) -> set[int]:
    """The squares from which these six can be laid as one path."""
    return {
        first
        for first in part
        for shape in table.shapes
        if part == {first + delta for delta in shape.deltas}
    }
