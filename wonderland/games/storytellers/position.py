"""The game behind the house's protocols: positions, and the playing of lines."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.core.errors import IllegalAction
from wonderland.core.film import Frame
from wonderland.core.game import CHANCE, Pattern
from wonderland.core.game import Action as AnyAction
from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.games.storytellers import actions, legal, notation, observation, view
from wonderland.games.storytellers import events as ev
from wonderland.games.storytellers.legal import Lines
from wonderland.games.storytellers.match_config import MatchConfig
from wonderland.games.storytellers.state import OVER, TELL, State
from wonderland.games.storytellers.state_form import ResultForm, StateForm
from wonderland.kit.codes import CHANCE_ACTOR
from wonderland.kit.position import SeatsPosition


class Position(SeatsPosition[State, actions.Code]):
    """Where a match stands (``core.game.Position``); its actions are lines.

    Attributes:
        value: the state in numbers.
    """

    __slots__ = ()
    game = "Storytellers"

    @property
    def config(self) -> MatchConfig:
        """What is fixed for the match."""
        return self.value.config

    @property
    def result(self) -> ResultForm | None:
        """None, or how the match ended."""
        return view.result_of(self.value)

    def legal(self, seat: str | None = None) -> Lines:
        """The legal lines; a seat's own also out of turn."""
        if seat is None:
            return legal.legal_lines(self.value, None)
        number = CHANCE_ACTOR if seat == CHANCE else self.seats.index(seat)
        if number == CHANCE_ACTOR and self.value.to_act != CHANCE_ACTOR:
            return Lines()
        return legal.legal_lines(self.value, number)

    def patterns(self, seat: str | None = None) -> Sequence[Pattern]:
        """A story may be typed by whoever tells (ST-36)."""
        if self.value.phase != TELL or self.to_act == CHANCE or seat not in (None, self.active):
            return ()
        who = self.to_act
        says = say("Tells what happened in your own words.")
        example = f'{who} tell "And then it began to rain teacups."'
        return (Pattern(str(who), f'{who} tell "TEXT"', f"{who} tell", says, example),)

    def chances(self) -> list[tuple[AnyAction, float]]:
        """The outcomes at a chance point with their probabilities, else nothing."""
        return [(self._line(code), p) for code, p in legal.chances(self.value)]

    def drawn(self, number: int) -> AnyAction:
        """The outcome at a chance point that a uniform 64-bit number draws."""
        return self._line(legal.drawn(self.value, number))

    def _line(self, code: actions.Code) -> str:
        return notation.write(self.value.config, CHANCE_ACTOR, code)

    def state(self) -> StateForm:
        """The state as ``replay --json`` prints it."""
        return view.describe(self.value)

    def view(self, seat: str) -> view.View:
        """What a seat may see (section 10).

        Raises:
            ValueError: if there is no such seat.
        """
        return view.View(self.value, self.seats.index(seat), Position)

    def known_to(self, seats: Sequence[str]) -> Position:
        """The position as far as each of some seats knows it."""
        known = self.value
        for seat in seats:
            known = view.known_to(known, self.seats.index(seat))
        return Position(known)

    def line_for(self, seat: str, line: str) -> str:
        """The line that has just been played, as far as a seat knows it."""
        return observation.line_for(self.value, seat, line)

    def events_for(self, seat: str, events: Sequence[object]) -> list[object]:
        """The events of that line, as far as a seat knows them."""
        return observation.events_for(self.value, seat, events)

    def perform(self, action: AnyAction | str, events: ev.Events | None) -> str:
        """Play an action and return it as the line to be logged.

        Raises:
            IllegalAction: if it is refused; nothing has changed.
        """
        actor, code = self._read(action)
        code.perform(self.value, actor, events)
        return notation.write(self.value.config, actor, code)

    def _read(self, action: AnyAction | str) -> tuple[int, actions.Code]:
        """Read an action that nothing forbids; a match that is over refuses all (ST-50)."""
        state = self.value
        if state.phase == OVER:
            raise IllegalAction("ST-50", say("the match is over"))
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
