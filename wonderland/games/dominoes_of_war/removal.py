"""How troops leave play: shot, or by blasts, all at once (DW-55, DW-80, DW-82)."""

from __future__ import annotations

from collections.abc import Iterable

from wonderland.games.dominoes_of_war import blasts
from wonderland.games.dominoes_of_war import events as ev
from wonderland.games.dominoes_of_war.ground import each, square_name
from wonderland.games.dominoes_of_war.state import State


def remove(state: State, squares: Iterable[int], events: ev.Events | None) -> None:
    """Remove troops; those who explode take others with them (DW-68)."""
    shot = tuple(squares)
    explosive = [s for s in shot if state.config.explosive[state.board[s]]]
    if explosive:
        blast = blasts.blast_at(state, *explosive)
        explode(state, blast, events, sum(1 << square for square in shot))
    else:
        _clear(state, shot, events)


def explode(state: State, blast: blasts.Blast, events: ev.Events | None, besides: int = 0) -> None:
    """Remove all whom a blast reaches.

    Args:
        state: where the match stands.
        blast: the blast with its chain.
        events: takes what happens.
        besides: the tiles of others who are removed with them (DW-82).
    """
    gone = [*each((blast.reached | besides) & state.occupied)]
    if events is not None:
        events.append(ev.Exploded(tuple([tuple(map(square_name, ring)) for ring in blast.rings])))
    _clear(state, gone, events)


def _clear(state: State, squares: Iterable[int], events: ev.Events | None) -> None:
    """Take troops out of play, all together."""
    config, gone = state.config, []
    for square in squares:
        figure = state.remove(square)
        seat = config.seats[config.owner[figure]]
        gone.append((seat, config.kinds[figure].key, square_name(square)))
    if events is not None and gone:
        events.append(ev.Removed(tuple(gone)))
