"""The game behind the house's protocols: positions, actions, and the playing of lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, overload

from wonderland.core.errors import IllegalAction
from wonderland.core.game import Action as AnyAction
from wonderland.core.game import LegalActions, Pattern, Random
from wonderland.games.painting_the_roses import codes as act
from wonderland.games.painting_the_roses import events as ev
from wonderland.games.painting_the_roses import legal, notation, observation, turn, view
from wonderland.games.painting_the_roses.match_config import MatchConfig
from wonderland.games.painting_the_roses.state import CHANCE_ACTOR, NONE, OVER, State


class Action:
    """An action of a match; its text is its notation, written when someone asks."""

    __slots__ = ("actor", "code", "config")

    def __init__(self, config: MatchConfig, actor: int, code: act.Code) -> None:
        self.config = config
        self.actor = actor
        self.code = code

    def __str__(self) -> str:
        return notation.write(self.config, self.actor, self.code)

    def __repr__(self) -> str:
        return f"<{self}>"

    def __eq__(self, other: object) -> bool:
        return str(other) == str(self) if isinstance(other, Action) else NotImplemented

    def __hash__(self) -> int:
        return hash(str(self))


class Legal(LegalActions):
    """The legal actions of a position as they stood when it was asked, listed when looked at."""

    __slots__ = ("_actor", "_choices", "_config", "_listed")

    def __init__(self, position: Position, *, nothing: bool = False) -> None:
        state = position.value
        self._config = state.config
        self._choices = legal.Choices([]) if nothing else legal.choices(state)
        actor = state.to_act
        self._actor = CHANCE_ACTOR if actor is None else actor
        self._listed: list[act.Code] | None = None

    def __len__(self) -> int:
        return self._choices.count()

    def __iter__(self) -> Iterator[Action]:
        for code in self._choices if self._listed is None else self._listed:
            yield Action(self._config, self._actor, code)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if self._listed is None:
            self._listed = list(self._choices)
        if isinstance(index, slice):
            return [Action(self._config, self._actor, code) for code in self._listed[index]]
        return Action(self._config, self._actor, self._listed[index])

    def __contains__(self, action: object) -> bool:
        return str(action) in {str(other) for other in self}

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Sequence) and not isinstance(other, str):
            return [str(a) for a in self] == [str(a) for a in other]
        return NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<{len(self)} legal actions>"

    def choose(self, rng: Random) -> Action:
        """Draw one, each as likely as the others, without listing them."""
        return Action(self._config, self._actor, self._choices.draw(rng))


class Position:
    """Where a match stands (``core.game.Position``).

    Attributes:
        value: the state in numbers.
    """

    __slots__ = ("value",)

    def __init__(self, value: State) -> None:
        self.value = value

    @property
    def config(self) -> MatchConfig:
        """What is fixed for the match."""
        return self.value.config

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats of this match, clockwise."""
        return self.value.config.seats

    @property
    def to_act(self) -> str | None:
        """The seat that is awaited, ``"*"`` for chance, None when the match is over."""
        return view.letter_of(self.value, self.value.to_act)

    @property
    def active(self) -> str | None:
        """The seat whose turn it is; None where it is nobody's."""
        active = self.value.active
        return None if active == NONE else self.value.config.seats[active]

    @property
    def turn(self) -> int:
        """Which turn it is, from 1; 0 during set-up."""
        return self.value.turn

    @property
    def result(self) -> dict[str, Any] | None:
        """None, or the winner, the reason and the places."""
        return view.result_of(self.value)

    def copy(self) -> Position:
        """A position that shares nothing that can change with this one."""
        return Position(self.value.copy())

    def legal(self, seat: str | None = None) -> Legal:
        """The legal actions; nobody has any out of turn (PR-97)."""
        return Legal(self, nothing=seat is not None and seat != self.to_act)

    def patterns(self, seat: str | None = None) -> Sequence[Pattern]:  # noqa: ARG002
        """None: every action can be listed, but for several cards in one line."""
        return ()

    def chances(self) -> list[tuple[AnyAction, float]]:
        """The outcomes at a chance point with their probabilities, else nothing."""
        config = self.value.config
        return [(Action(config, CHANCE_ACTOR, c), p) for c, p in legal.chances(self.value)]

    def drawn(self, number: int) -> Action:
        """The outcome at a chance point that a uniform 64-bit number draws."""
        return Action(self.value.config, CHANCE_ACTOR, legal.drawn(self.value, number))

    def state(self) -> dict[str, Any]:
        """The state as ``replay --json`` prints it."""
        return view.describe(self.value)

    def view(self, seat: str) -> view.View:
        """What a seat may see (section 13).

        Raises:
            ValueError: if there is no such seat.
        """
        return view.View(self.value, self.value.config.seats.index(seat))

    def line_for(self, seat: str, line: str) -> str:
        """The line that has just been played, as far as a seat knows it."""
        return observation.line_for(seat, line)

    def events_for(self, seat: str, events: Sequence[ev.Event]) -> list[ev.Event]:
        """The events of that line, as far as a seat knows them."""
        return observation.events_for(seat, events)

    def refusal(self, action: AnyAction | str) -> IllegalAction | None:
        """Why an action would be refused, or None."""
        try:
            self._read(action)
        except IllegalAction as refused:
            return refused
        return None

    def perform(self, action: AnyAction | str, events: list[ev.Event] | None) -> str:
        """Play an action and return it as the line to be logged.

        Raises:
            IllegalAction: if it is refused; nothing has changed.
        """
        line = self._read(action)
        turn.perform(self.value, line.actor, line.code, events)
        return notation.write(self.value.config, line.actor, line.code)

    def _read(self, action: AnyAction | str) -> notation.Line:
        """Read an action that nothing forbids; a match that is over refuses all (PR-86)."""
        state = self.value
        if isinstance(action, Action) and action.config is state.config:
            line = notation.Line(action.actor, action.code)
        elif state.phase == OVER:
            raise IllegalAction("PR-86", "the match is over")
        else:
            line = notation.read(state.config, str(action))
        if refused := turn.refusal(state, line.actor, line.code):
            raise IllegalAction(*refused)
        return line
