"""The game behind the house's protocols: positions, actions, and the playing of lines."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.core.film import Frame
from wonderland.core.game import Event
from wonderland.core.match import Match
from wonderland.games.painting_the_roses import actions, legal, notation, view
from wonderland.games.painting_the_roses import events as ev
from wonderland.games.painting_the_roses.match_config import MatchConfig, Options
from wonderland.games.painting_the_roses.state import State
from wonderland.games.painting_the_roses.state_form import StateForm
from wonderland.kit.position import SeatsPosition
from wonderland.kit.view import events_for


class Position(SeatsPosition[State, MatchConfig, actions.Code, StateForm, view.View]):
    """Where a match stands (``core.game.Position``).

    Attributes:
        value: the state in numbers.
    """

    __slots__ = ()
    game = "the roses"
    over = "PR-86"
    looks, chance, lines, rules, action = view, legal, notation, actions, notation.Action

    def legal(self, seat: str | None = None) -> legal.Legal:
        """The legal actions; nobody has any out of turn (PR-97)."""
        return legal.legal_of(self.value, nothing=seat is not None and seat != self.to_act)

    def line_for(self, seat: str, line: str) -> str:
        """The line that has just been played, as far as a seat knows it.

        It hides only what others are dealt into the hand and draw: their number is known (section 13).
        """
        return actions.GRAMMAR.line_for(seat, line)

    def events_for(self, seat: str, events: Sequence[Event]) -> list[Event]:
        """The events of that line, as far as a seat knows them."""
        return events_for(seat, events, ev.SECRETS)


form_of = Position.form_of


def seen(match: Match | Frame, seat: str) -> StateForm:
    """What a seat sees of a match, or of a frame of its film; the discards in the order they came.

    Raises:
        TypeError: if it is a match of another game.
    """
    view = Position.of(match).view(seat)
    return {**view.form, "discards": view.discarded}


def options_of(match: Match) -> Options:
    """A match's options.

    Raises:
        TypeError: if it is a match of another game.
    """
    return Position.of(match).config.options
