"""The end of a turn, and of a match by what seats say: facings, resigning, a draw."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from wonderland.core.errors import Refusal
from wonderland.core.message import say
from wonderland.games.dominoes_of_war import events as ev
from wonderland.games.dominoes_of_war import outcome
from wonderland.games.dominoes_of_war.actions import base
from wonderland.games.dominoes_of_war.definitions import FACINGS
from wonderland.games.dominoes_of_war.ground import each, square_name
from wonderland.games.dominoes_of_war.state import CHANCE_PHASES, FACE, NONE, SETUP_PHASES, State
from wonderland.games.dominoes_of_war.turn import bonus_gone, end_turn
from wonderland.kit.grammar import written


@written("a face j8 N", again=True)
class Face(NamedTuple):
    """Snipers choose where they look, in the order of squares (DW-65).

    Attributes:
        squares: where they stand.
        ways: which way each looks: an index of ``FACINGS``.
    """

    squares: base.Each
    ways: base.Ways

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """The next ones, and one of four directions (DW-65)."""
        if refused := base.misplaced(state, FACE):
            return refused
        due = each(state.facing)
        for square, way in zip(self.squares, self.ways, strict=True):
            if square != next(due, NONE):
                what = say("{square} is not the next to choose", square=square_name(square))
                return Refusal("DW-65", what)
            if way == base.NO_WAY:
                return Refusal("DW-65", say("one looks north, east, south or west"))
        return None

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """Turn them; after the last the turn passes (DW-65, DW-88)."""
        config = state.config
        for square, way in zip(self.squares, self.ways, strict=True):
            slot = config.slot[state.board[square]]
            state.board[square] = config.figure(actor, slot, way + 1)
            state.facing &= ~(1 << square)
            if events is not None:
                name = square_name(square)
                events.append(ev.Faced(config.seats[actor], name, FACINGS[way]))
        if not state.facing:
            end_turn(state, events)


@written("a resign")
class Resign(NamedTuple):
    """A seat gives up (DW-93)."""

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """From turn 1 on (DW-93)."""
        return _too_early(state)

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """It is out: the last other side wins, or its troops leave without blasts (DW-93)."""
        config = state.config
        if events is not None:
            events.append(ev.Resigned(config.seats[actor]))
        outcome.go_out(state, [actor], events)
        if len(state.sides_in) == 1:
            outcome.finish(state, "resigned", events)
            return
        gone = []
        for square in each(state.men[actor]):
            figure = state.lift(square)
            gone.append((config.seats[actor], config.kinds[figure].key, square_name(square)))
        state.stirred = True
        bonus_gone(state)
        if events is not None:
            events.append(ev.Removed(tuple(gone)))
        end_turn(state, events)


@written("a offer draw")
class OfferDraw(NamedTuple):
    """A seat offers a draw (DW-94)."""

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """While two sides are in (DW-94)."""
        if refused := _too_early(state):
            return refused
        if len(state.sides_in) != 2:
            return Refusal("DW-94", say("a draw can be offered while two sides are in"))
        return None

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """The offer stands until the next line (DW-94)."""
        state.offer = actor
        if events is not None:
            events.append(ev.Offered(state.config.seats[actor]))


@written("b accept draw")
class AcceptDraw(NamedTuple):
    """A seat of the other side accepts it (DW-94)."""

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """An offer of the other side, by a seat that is in (DW-94)."""
        side = state.config.side
        if state.offer == NONE:
            return Refusal("DW-94", say("no draw has been offered"))
        if side[state.offer] == side[actor] or state.is_out(actor):
            return Refusal("DW-94", say("the other side accepts a draw"))
        return None

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """The match is over (DW-94)."""
        if events is not None:
            events.append(ev.Accepted(state.config.seats[actor]))
        outcome.finish(state, "agreement", events)


Ending: TypeAlias = Face | Resign | OfferDraw | AcceptDraw


def legal_faces(state: State) -> list[Face]:
    """Where the next sniper may look (DW-65)."""
    square = next(each(state.facing))
    return [Face((square,), (way,)) for way in range(len(FACINGS))]


def _too_early(state: State) -> Refusal | None:
    """Nothing is resigned or offered in set-up, or while chance is to act (DW-101)."""
    return base.misplaced(state, *[p for p in range(FACE + 1) if p not in (*SETUP_PHASES, *CHANCE_PHASES)])
