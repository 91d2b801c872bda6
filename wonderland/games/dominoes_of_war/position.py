"""The game behind the house's protocols: positions, actions, and the playing of lines."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.core.errors import IllegalAction
from wonderland.core.film import Frame
from wonderland.core.game import Action as AnyAction
from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.games.dominoes_of_war import actions, legal, notation, observation, view
from wonderland.games.dominoes_of_war import events as ev
from wonderland.games.dominoes_of_war.legal import Legal, legal_of
from wonderland.games.dominoes_of_war.match_config import MatchConfig
from wonderland.games.dominoes_of_war.notation import Action
from wonderland.games.dominoes_of_war.state import FIRST, OVER, TOSS, State
from wonderland.games.dominoes_of_war.state_form import ResultForm, StateForm
from wonderland.kit.codes import CHANCE_ACTOR
from wonderland.kit.position import SeatsPosition


class Position(SeatsPosition[State, actions.Code]):
    """Where a match stands (``core.game.Position``).

    Attributes:
        value: the state in numbers.
    """

    __slots__ = ()
    game = "Dominoes of War"

    @property
    def config(self) -> MatchConfig:
        """What is fixed for the match."""
        return self.value.config

    @property
    def active(self) -> str | None:
        """The seat whose turn it is; None where it is nobody's."""
        return None if self.value.phase in (TOSS, FIRST) else super().active

    @property
    def result(self) -> ResultForm | None:
        """None, or the winner, the reason and the places."""
        return view.result_of(self.value)

    def legal(self, seat: str | None = None) -> Legal:
        """The legal actions; none out of turn but to accept a draw, which is not listed."""
        return legal_of(self.value, nothing=seat is not None and seat != self.to_act)

    def chances(self) -> list[tuple[AnyAction, float]]:
        """The outcomes at a chance point with their probabilities, else nothing."""
        config = self.value.config
        return [(Action(config, CHANCE_ACTOR, c), p) for c, p in legal.chances(self.value)]

    def drawn(self, number: int) -> Action:
        """The outcome at a chance point that a uniform 64-bit number draws."""
        return Action(self.value.config, CHANCE_ACTOR, legal.drawn(self.value, number))

    def state(self) -> StateForm:
        """The state as ``replay --json`` prints it."""
        return view.describe(self.value)

    def view(self, seat: str) -> view.View:
        """What a seat may see (section 9).

        Raises:
            ValueError: if there is no such seat.
        """
        return view.View(self.value, self.value.config.seats.index(seat), Position)

    def known_to(self, seats: Sequence[str]) -> Position:
        """The position as far as each of some seats knows it: what is stocked in secret is not there."""
        known = self.value
        for seat in seats:
            known = view.known_to(known, known.config.seats.index(seat))
        return Position(known)

    def line_for(self, seat: str, line: str) -> str:
        """The line that has just been played, as far as a seat knows it; turn 1 begins with the last secret."""
        hides = self.value.config.secret and self.value.turn <= 1
        return observation.line_for(seat, line) if hides else line

    def events_for(self, seat: str, events: Sequence[object]) -> list[object]:
        """The events of that line, as far as a seat knows them."""
        return observation.events_for(seat, events) if self.value.config.secret else list(events)

    def perform(self, action: AnyAction | str, events: ev.Events | None) -> str:
        """Play an action and return it as the line to be logged.

        Raises:
            IllegalAction: if it is refused; nothing has changed.
        """
        actor, code = self._read(action)
        actions.perform(self.value, actor, code, events)
        return notation.write(self.value.config, actor, code)

    def _read(self, action: AnyAction | str) -> tuple[int, actions.Code]:
        """Read an action that nothing forbids; a match that is over refuses all (DW-101)."""
        state = self.value
        if isinstance(action, Action) and action.config is state.config:
            actor, code = action.actor, action.code
        elif state.phase == OVER:
            raise IllegalAction("DW-101", say("the match is over"))
        else:
            actor, (code,) = notation.read(state.config, str(action))
        if refused := actions.refusal(state, actor, code):
            raise IllegalAction(*refused)
        return actor, code


def form_of(match: Match) -> StateForm:
    """The state of a match as ``replay --json`` prints it.

    Raises:
        TypeError: if it is a match of another game.
    """
    return Position.of(match).state()


def seen(match: Match | Frame, seat: str) -> StateForm:
    """What a seat sees of a match, or of a frame of its film.

    Raises:
        TypeError: if it is a match of another game.
    """
    return Position.of(match).view(seat).form
