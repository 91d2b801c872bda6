"""What lies on beings until the end of the turn: hobbled, spurred, roused and so on (W-37, W-50)."""

from __future__ import annotations

from wonderland.core.match import Match
from wonderland.games.wonderland.queries.asking import state_of


def lasting(match: Match) -> dict[str, tuple[tuple[str, int], ...]]:
    """For each being that something lies on: what, and how much."""
    state = state_of(match)
    layout = state.config.layout
    lasting_columns = [(layout.offset(c.name), c.more, c.less) for c in layout.columns if c.more or c.less]
    found = {}
    for being in (*state.beings[0], *state.beings[1]):
        marks = []
        for column, more, less in lasting_columns:
            if size := state.columns[column + being]:
                marks.append((more if size > 0 else less, abs(size)))
        if marks:
            found[state.config.ids[being]] = tuple(marks)
    return found
