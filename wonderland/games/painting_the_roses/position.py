"""The game behind the house's protocols: positions, actions, and the playing of lines."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.core.errors import IllegalAction
from wonderland.core.film import Frame
from wonderland.core.game import Action as AnyAction
from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.games.painting_the_roses import actions, legal, notation, observation, view
from wonderland.games.painting_the_roses import events as ev
from wonderland.games.painting_the_roses.legal import Legal, legal_of
from wonderland.games.painting_the_roses.match_config import MatchConfig, Options
from wonderland.games.painting_the_roses.notation import Action
from wonderland.games.painting_the_roses.state import OVER, State
from wonderland.games.painting_the_roses.state_form import ResultForm, StateForm
from wonderland.kit.codes import CHANCE_ACTOR
from wonderland.kit.position import SeatsPosition


class Position(SeatsPosition[State, actions.Code]):
    """Where a match stands (``core.game.Position``).

    Attributes:
        value: the state in numbers.
    """

    __slots__ = ()
    game = "the roses"

    @property
    def config(self) -> MatchConfig:
        """What is fixed for the match."""
        return self.value.config

    @property
    def result(self) -> ResultForm | None:
        """None, or the winner, the reason and the places."""
        return view.result_of(self.value)

    def legal(self, seat: str | None = None) -> Legal:
        """The legal actions; nobody has any out of turn (PR-97)."""
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
        """What a seat may see (section 13).

        Raises:
            ValueError: if there is no such seat.
        """
        return view.View(self.value, self.value.config.seats.index(seat), Position)

    def known_to(self, seats: Sequence[str]) -> Position:
        """The position as far as each of some seats knows it: no card stands where it sees none."""
        known = self.value
        for seat in seats:
            known = view.known_to(known, known.config.seats.index(seat))
        return Position(known)

    def line_for(self, seat: str, line: str) -> str:
        """The line that has just been played, as far as a seat knows it."""
        return observation.line_for(seat, line)

    def events_for(self, seat: str, events: Sequence[object]) -> list[object]:
        """The events of that line, as far as a seat knows them."""
        return observation.events_for(seat, events)

    def perform(self, action: AnyAction | str, events: ev.Events | None) -> str:
        """Play an action and return it as the line to be logged.

        Raises:
            IllegalAction: if it is refused; nothing has changed.
        """
        actor, code = self._read(action)
        code.perform(self.value, actor, events)
        return notation.write(self.value.config, actor, code)

    def _read(self, action: AnyAction | str) -> tuple[int, actions.Code]:
        """Read an action that nothing forbids; a match that is over refuses all (PR-86)."""
        state = self.value
        if isinstance(action, Action) and action.config is state.config:
            actor, code = action.actor, action.code
        elif state.phase == OVER:
            raise IllegalAction("PR-86", say("the match is over"))
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
