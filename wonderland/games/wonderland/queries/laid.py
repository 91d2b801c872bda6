"""The dominoes on the table, for drawing: the state knows squares only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from wonderland.core.match import Match
from wonderland.games.wonderland.grid import Grid
from wonderland.games.wonderland.named_line import in_names
from wonderland.games.wonderland.queries.asking import state_of
from wonderland.games.wonderland.state import SIDES


@dataclass(frozen=True, slots=True)
class Domino:
    """A laid domino; ``b`` is ``a`` where a custom start left half of one.

    Attributes:
        side: who laid it.
        a, b: its squares in the order laid.
        index: its number on the table, from 0.
    """

    side: str
    a: str
    b: str
    index: int


def dominoes(match: Match) -> list[Domino]:
    """Every domino on the table, in the order laid; a custom start's first."""
    grid = state_of(match).config.grid
    position = match.record().setup.get("position") or {}
    laid = position.get("laid") or {} if isinstance(position, Mapping) else {}
    found: list[tuple[str, str, str]] = []
    for side in SIDES:
        found.extend((side, a, b) for a, b in pair_up(grid, laid.get(side) or ()))
    for line in match.lines:
        one = in_names(line)
        found.extend((one.side, *domino) for domino in one.dominoes)
    return [Domino(*domino, index) for index, domino in enumerate(found)]


def pair_up(grid: Grid, squares: Sequence[str]) -> list[tuple[str, str]]:
    """Cover squares with dominoes, those with the fewest free neighbours first."""
    left = {grid.squares[name] for name in squares}
    pairs = []
    while left:
        square = min(left, key=lambda sq: (len(left.intersection(grid.around[sq])), sq))
        left.remove(square)
        beside = [sq for sq in grid.around[square] if sq in left]
        other = min(beside, key=lambda sq: (len(left.intersection(grid.around[sq])), sq), default=square)
        left.discard(other)
        pairs.append((grid.names[square], grid.names[other]))
    return sorted(pairs)
