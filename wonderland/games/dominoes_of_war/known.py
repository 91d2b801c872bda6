"""A match as one seat may know it: a record that holds nothing hidden (DW-99)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from wonderland.core.game import Game
from wonderland.core.record import Record, actor
from wonderland.games.dominoes_of_war.actions import GRAMMAR
from wonderland.games.dominoes_of_war.actions.setting_up import Stock
from wonderland.games.dominoes_of_war.ground import square_of
from wonderland.games.dominoes_of_war.named_line import in_names
from wonderland.games.dominoes_of_war.position import Position

STOCK = GRAMMAR.of_kind[Stock].verb


def as_known(game: Game, record: Record, seat: str, chance: Random) -> Record:
    """Return a record of the same lines as far as a seat may know it (``games.parts.Known``).

    Until all have stocked, what others have put on their tiles is drawn: any figures of their armies.
    Nothing else is ever hidden.
    """
    view = Position.played(game, record).view(seat)
    if not view.hidden:
        return record
    drawn = view.sample(chance)
    assert isinstance(drawn, Position)
    return replace(record, moves=[_shown(line, seat, drawn) for line in record.moves])


def _shown(line: str, seat: str, drawn: Position) -> str:
    """A line with the figures that were drawn in the place of those that the seat may not see."""
    said = in_names(line)
    if actor(line) == seat or said.verb != STOCK:
        return line
    state, words = drawn.value, [actor(line), STOCK]
    for name in said.squares:
        square = square_of(name)
        assert square is not None, "the line was played"
        words += [name, state.config.kinds[state.board[square]].key]
    return " ".join(words)
