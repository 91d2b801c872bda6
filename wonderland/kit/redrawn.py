"""A match as one seat may know it, for any game: what is hidden is drawn until all fits."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from wonderland.core.game import Event, Game, Position
from wonderland.core.record import Record, actor

TRIES = 10_000
"""So often it is drawn; a game in which that rarely fits brings a way of its own."""


def known(game: Game, record: Record, seat: str, chance: Random) -> Record:
    """Draw what a seat was not told in a record (``games.parts.Known``).

    Each line that was told in part becomes any that the seat would be told in the same way.

    Raises:
        LookupError: if nothing was found that fits.
    """
    told = [*_course(game.open(record), record.moves, seat)]
    for _ in range(TRIES):
        if moves := _drawn(game.open(record), told, seat, chance):
            return replace(record, moves=moves, lines=[])
    raise LookupError(f"nothing fits what {seat} knows")


def _course(position: Position, moves: list[str], seat: str) -> Iterator[tuple[str, object]]:
    """Each line as a seat is told it, and what it sees then."""
    for line in moves:
        events: list[Event] = []
        position.perform(line, events)
        yield position.line_for(seat, line), _seen(position, seat, events)


def _seen(position: Position, seat: str, events: list[Event]) -> object:
    return [*map(repr, position.events_for(seat, events))], dict(position.view(seat))


def _drawn(position: Position, told: list[tuple[str, object]], seat: str, chance: Random) -> list[str]:
    """Lines that a seat would be told so; none where those that were drawn lead elsewhere."""
    moves = []
    for line, seen in told:
        choices = [line] if position.refusal(line) is None else _alike(position, line, seat)
        if not choices:
            return []
        moves.append(chance.choice(choices))
        events: list[Event] = []
        position.perform(moves[-1], events)
        if _seen(position, seat, events) != seen:
            return []
    return moves


def _alike(position: Position, told: str, seat: str) -> list[str]:
    """The lines that a seat would be told in the same way."""
    found = []
    for line in map(str, position.legal(actor(told))):
        after = position.copy()
        after.perform(line, None)
        if after.line_for(seat, line) == told:
            found.append(line)
    return found
