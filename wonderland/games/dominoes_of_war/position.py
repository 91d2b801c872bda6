"""The game behind the house's protocols: positions, actions, and the playing of lines."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.core.game import Action, Event
from wonderland.games.dominoes_of_war import actions, legal, notation, view
from wonderland.games.dominoes_of_war import events as ev
from wonderland.games.dominoes_of_war.match_config import MatchConfig
from wonderland.games.dominoes_of_war.state import FIRST, TOSS, State
from wonderland.games.dominoes_of_war.state_form import StateForm
from wonderland.kit.position import SeatsPosition
from wonderland.kit.view import events_for


class Position(SeatsPosition[State, MatchConfig, actions.Code, StateForm, view.View]):
    """Where a match stands (``core.game.Position``).

    Attributes:
        value: the state in numbers.
    """

    __slots__ = ()
    game = "Dominoes of War"
    over = "DW-101"
    looks, chance, lines, rules, action = view, legal, notation, actions, notation.Action

    @property
    def active(self) -> str | None:
        """The seat whose turn it is; None where it is nobody's."""
        return None if self.value.phase in (TOSS, FIRST) else super().active

    def legal(self, seat: str | None = None) -> legal.Legal:
        """The legal actions; none out of turn but to accept a draw, which is not listed."""
        return legal.legal_of(self.value, nothing=seat is not None and seat != self.to_act)

    def line_for(self, seat: str, line: str) -> str:
        """The line that has just been played, as far as a seat knows it; turn 1 begins with the last secret."""
        hides = self.value.config.secret and self.value.turn <= 1
        return actions.GRAMMAR.line_for(seat, line) if hides else line

    def events_for(self, seat: str, events: Sequence[Event]) -> list[Event]:
        """The events of that line, as far as a seat knows them (DW-99)."""
        return events_for(seat, events, ev.SECRETS if self.value.config.secret else {})

    def perform(self, action: Action | str, events: ev.Events | None) -> str:
        """Play an action and return it as the line to be logged; an offer of a draw lapses by it.

        Raises:
            IllegalAction: if it is refused; nothing has changed.
        """
        actor, code = self._read(action)
        actions.perform(self.value, actor, code, events)
        return notation.write(self.value.config, actor, code)


form_of, seen = Position.form_of, Position.seen
