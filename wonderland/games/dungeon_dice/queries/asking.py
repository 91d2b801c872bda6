"""From a match to the numbers behind it, and from names back to numbers, for the queries."""

from __future__ import annotations

from wonderland.core.film import Frame
from wonderland.core.match import Match
from wonderland.games.dungeon_dice.position import Position
from wonderland.games.dungeon_dice.state import SIDES, State
from wonderland.games.dungeon_dice.state_form import StateForm


def state_of(match: Match) -> State:
    """The state of a match; only to be read.

    Raises:
        TypeError: if it is a match of another game.
    """
    return Position.of(match).value


form_of = Position.form_of


def seen(match: Match | Frame, side: str) -> StateForm:
    """What a side sees of a match, or of a frame of its film."""
    return Position.seen(match, side)


def monster_of(state: State, name: str) -> int:
    """The row of a monster in play, by its id with the side.

    Raises:
        KeyError: if there is none.
    """
    for monster in state.crew[SIDES.index(name[0])]:
        if state.id_of(monster) == name:
            return monster
    raise KeyError(name)


def square_of(state: State, name: str) -> int:
    """The square of a name.

    Raises:
        KeyError: if there is none.
    """
    return state.config.grid.square[name]
