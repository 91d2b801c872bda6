"""From a match to the numbers behind it, for the queries."""

from __future__ import annotations

from collections.abc import Mapping

from wonderland.core.match import Match
from wonderland.games.wonderland import notation
from wonderland.games.wonderland.actions.acting import END
from wonderland.games.wonderland.actions.answering import DONE, PASS
from wonderland.games.wonderland.actions.preparing import DECLINE, ChooseDice
from wonderland.games.wonderland.codes import Code
from wonderland.games.wonderland.position import position_of
from wonderland.games.wonderland.state import (
    ACTION,
    CHOOSE,
    DEFENSE,
    NOBODY,
    SIDE,
    SIDES,
    SUMMON,
    WINDOW,
    State,
)
from wonderland.games.wonderland.state_form import DieForm, StateForm


def state_of(match: Match) -> State:
    """The state of a match; only to be read.

    Raises:
        TypeError: if it is a match of another game.
    """
    return position_of(match).value


def form_of(match: Match) -> StateForm:
    """The state of a match as ``replay --json`` prints it."""
    return position_of(match).state()


def dice_seen(match: Match, side: str) -> list[DieForm]:
    """The dice as a side sees them: the card of one that lies face down is None (W-70)."""
    return position_of(match).view(side).form["dice"]


def dice_rolled_last(match: Match) -> list[DieForm]:
    """The dice of the last roll as they fell; none where nothing has been rolled."""
    past = match.copy()
    while past.lines:
        dice = form_of(past)["dice"]
        if any(die["face"] for die in dice):
            return dice
        past.undo()
    return []


_LEAST: Mapping[int, Code] = {WINDOW: PASS, DEFENSE: DONE, SUMMON: DECLINE}
"""By which a side lets things be; in its action step it ends it."""


def least(match: Match) -> str:
    """The line by which the side that is to act does as little as it can."""
    state = state_of(match)
    side = state.to_act
    assert side is not None
    if state.phase == CHOOSE:
        first = min(state.pool[side], key=lambda card: state.config.ids[card])
        return notation.write(state.config, side, ChooseDice((first,)))
    return notation.write(state.config, side, _LEAST.get(state.phase, END))


def acting(state: State, side: int) -> State:
    """A copy in which a side is in its action step, a new turn's if it isn't its turn now."""
    new = state.copy()
    if state.active != side:
        new.clear_turn()
        new.active = side
        new.sharer = NOBODY
    new.phase = ACTION
    new.asked = NOBODY
    return new


def acting_for(state: State, being: int) -> State:
    """A copy in which the side of a being is in its action step."""
    return acting(state, SIDE[being])


def side_index(side: str) -> int:
    """0 for West, 1 for East."""
    return SIDES.index(side)


def names(state: State, squares: int) -> tuple[str, ...]:
    """The names of a set of squares, by column then row."""
    grid = state.config.grid
    return tuple(grid.names[square] for square in grid.members(squares))
