"""From a match to the numbers behind it, for the queries."""

from __future__ import annotations

from collections.abc import Mapping

from wonderland.core.match import Match
from wonderland.games.wonderland import notation
from wonderland.games.wonderland.actions.acting import END
from wonderland.games.wonderland.actions.answering import DONE, PASS
from wonderland.games.wonderland.actions.preparing import DECLINE, ChooseDice
from wonderland.games.wonderland.codes import Code
from wonderland.games.wonderland.position import Position, position_of
from wonderland.games.wonderland.state import ACTION, CHOOSE, DEFENSE, NOBODY, SIDE, SIDES, SUMMON, WINDOW, State
from wonderland.games.wonderland.state_form import DieForm, StateForm


def state_of(match: Match) -> State:
    """The state of a match; only to be read.

    Raises:
        TypeError: if it is a match of another game.
    """
    return position_of(match).value


form_of = Position.form_of


def hides(match: Match) -> bool:
    """Whether more than pools is hidden from a side (W-77)."""
    return state_of(match).config.referee


def as_seen(match: Match, side: str) -> tuple[Position, StateForm]:
    """Where a match stands as a side knows it, with what that side may see of it.

    Dice that lie face down are in the form alone.
    """
    view = position_of(match).view(side)
    position = Position(view.known)
    return position, {**view.form, "pools": position.state()["pools"]}


def open_match(match: Match, looking: str) -> Match:
    """A match as its table is seen by a side, ``""`` for who sees what all may; only to be looked at."""
    if not hides(match) or match.to_act is None:
        return match
    seen = match.copy()
    seen.position = match.position.known_to((looking,) if looking else SIDES)
    return seen


def open_form(match: Match, looking: str) -> StateForm:
    """The state as a side sees it, of its own and the other's; ``""`` for who sees what all may.

    Once a match is over all lies open.
    """
    state = state_of(match)
    if not state.config.referee or state.to_act is None:
        return form_of(match)
    if looking:
        return as_seen(match, looking)[1]
    west, east = (as_seen(match, side)[1] for side in SIDES)
    dice = (east if state.active == 0 else west)["dice"]
    beings = [b for form, side in ((east, "w"), (west, "e")) for b in form["beings"] if b["id"][0] == side]
    return {**west, "beings": beings, "dice": dice, "factors": {"w": None, "e": None}}


def dice_seen(match: Match, side: str) -> list[DieForm]:
    """The dice as a side sees them: the card of one that lies face down is None (W-70)."""
    state = state_of(match)
    if state.known_by != NOBODY:
        return form_of(match)["dice"]
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
