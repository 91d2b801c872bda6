"""The flagship behind the house's protocols: positions, actions, and the reading of lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, overload

from wonderland.core.errors import IllegalAction
from wonderland.core.game import Action as AnyAction
from wonderland.core.game import LegalActions, Pattern, Random
from wonderland.games.wonderland import codes as act
from wonderland.games.wonderland import events as ev
from wonderland.games.wonderland import legal, notation, observation, turn, view
from wonderland.games.wonderland.match_config import MatchConfig
from wonderland.games.wonderland.state import (
    DEFENSE,
    FIRST,
    SIDES,
    WINDOW,
    Code,
    Refusal,
    State,
)

_TALK = (act.RESIGN, act.OFFER_DRAW, act.ACCEPT_DRAW)
_SEATS = tuple(SIDES)
_ANSWERS = (WINDOW, DEFENSE)
"""The phases in which a pass or a done may be left out."""


class Action:
    """An action of a match; its text is its notation, written when someone asks."""

    __slots__ = ("actor", "code", "config")

    def __init__(self, config: MatchConfig, actor: int, code: Code) -> None:
        self.config = config
        self.actor = actor
        self.code = code

    def __str__(self) -> str:
        return notation.write(self.config, self.actor, self.code)

    def __repr__(self) -> str:
        return f"<{self}>"

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Action):
            same = other.code == self.code and other.actor == self.actor
            return same if other.config is self.config else str(other) == str(self)
        return NotImplemented

    def __hash__(self) -> int:
        return hash(self.code)


class Legal(LegalActions):
    """The legal actions of a position as they stood when it was asked, listed when looked at."""

    __slots__ = ("_actor", "_choices", "_count", "_listed", "_position")

    def __init__(self, position: Position, *, nothing: bool = False) -> None:
        state = position.value
        self._position = position
        self._choices = legal.Choices([]) if nothing else legal.choices(state)
        self._actor = -1 if state.to_act is None else state.to_act
        self._count = -1
        self._listed: list[Code] | None = None

    def __len__(self) -> int:
        if self._count < 0:
            self._count = self._choices.count()
        return self._count

    def __iter__(self) -> Iterator[Action]:
        config = self._position.config
        for code in self._choices if self._listed is None else self._listed:
            yield Action(config, self._actor, code)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        config = self._position.config
        if isinstance(index, slice):
            if self._listed is None:
                self._listed = list(self._choices)
            return [Action(config, self._actor, code) for code in self._listed[index]]
        if not -len(self) <= index < len(self):
            raise IndexError("there are fewer legal actions")
        return Action(config, self._actor, self._choices.at(index % len(self)))

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
        return Action(self._position.config, self._actor, self._choices.draw(rng))


class Position:
    """Where a match of the flagship stands (``core.game.Position``).

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
        """The seats: West and East."""
        return _SEATS

    @property
    def active(self) -> str | None:
        """The side whose turn it is; None until chance has named one."""
        return None if self.value.phase == FIRST else SIDES[self.value.active]

    @property
    def turn(self) -> int:
        """Which turn it is, from 1."""
        return self.value.turn

    @property
    def to_act(self) -> str | None:
        """``"w"``, ``"e"``, ``"*"`` for chance, None when the match is over."""
        side = self.value.to_act
        return None if side is None else "we*"[side]

    @property
    def result(self) -> dict[str, str | None] | None:
        """None, or the winner and the reason."""
        return view.result_of(self.value)

    def copy(self) -> Position:
        """A position that shares nothing that can change with this one."""
        return Position(self.value.copy())

    def legal(self, seat: str | None = None) -> Legal:
        """The legal actions, at a chance point chance's; nobody acts out of turn."""
        return Legal(self, nothing=seat not in (None, self.to_act))

    def patterns(self, seat: str | None = None) -> Sequence[Pattern]:  # noqa: ARG002
        """Every action can be listed."""
        return ()

    def chances(self) -> list[tuple[AnyAction, float]]:
        """The outcomes at a chance point with their probabilities, else nothing."""
        return [(Action(self.config, -1, code), p) for code, p in legal.chances(self.value)]

    def drawn(self, number: int) -> Action:
        """The outcome at a chance point that a uniform 64-bit number draws."""
        return Action(self.config, -1, legal.drawn(self.value, number))

    def state(self) -> dict[str, Any]:
        """The state as ``replay --json`` prints it."""
        return view.describe(self.value)

    def view(self, seat: str) -> view.View:
        """What a seat may see (W-76).

        Raises:
            ValueError: if there is no such seat.
        """
        return view.View(self.value, SIDES.index(seat))

    def line_for(self, seat: str, line: str) -> str:
        """The line that has just been played: cards of face-down dice are ``??`` (W-70)."""
        if not self.value.config.options.face_down:
            return line
        return observation.line_for(self.value, seat, line)

    def events_for(self, seat: str, events: Sequence[ev.Event]) -> list[ev.Event]:
        """The events of that line, without the cards of face-down dice (W-70)."""
        return observation.events_for(self.value, seat, events)

    def refusal(self, action: AnyAction | str) -> IllegalAction | None:
        """Why an action or a line would be refused, or None; see ``perform``."""
        try:
            line = self._line(action)
            if not self._is_next(line) or turn.refusal(self.value, line.codes[0]):
                _play(self.value.copy(), line, None, whole=isinstance(action, Action))
        except IllegalAction as refused:
            return refused
        return None

    def perform(self, action: AnyAction | str, events: ev.Events | None) -> str:
        """Play an action or a line and return it as the line to be logged.

        An ``Action`` is one action: it is accepted just when ``legal`` lists it, or when it is talk
        (W-69). A line of text may say more: several steps, and the passes and dones that were left
        out before it are taken as said (section 8).

        Raises:
            IllegalAction: if it is refused; nothing has changed.
        """
        line = self._line(action)
        state = self.value
        if self._is_next(line) and turn.refusal(state, line.codes[0]) is None:
            turn.perform(state, line.codes[0], events, write_action)
        else:
            after = state.copy()
            news: ev.Events | None = None if events is None else []
            _play(after, line, news, whole=isinstance(action, Action))
            self.value = after
            if events is not None and news:
                events.extend(news)
        return notation.write_line(self.config, line)

    def _line(self, action: AnyAction | str) -> notation.Line:
        if isinstance(action, Action) and action.config is self.config:
            return notation.Line(action.actor, (action.code,))
        return notation.read(self.value, str(action))

    def _is_next(self, line: notation.Line) -> bool:
        """Whether a line is a single action of the side that acts, so that it needs no copy."""
        if len(line.codes) > 1:
            return False
        return line.actor == self.value.to_act or line.codes[0][0] in _TALK


def write_action(state: State, actor: int, code: Code) -> str:
    """Write an action as a line, for the events."""
    return notation.write(state.config, actor, code)


def _play(state: State, line: notation.Line, events: ev.Events | None, *, whole: bool) -> None:
    """Play a line's actions; unless it is whole, also the passes and dones left out before each."""
    if whole and (refused := _refusal(state, line.actor, line.codes[0])):
        raise IllegalAction(*refused)
    for code in said(state, line):
        turn.perform(state, code, events, write_action)


def said(state: State, line: notation.Line) -> Iterator[Code]:
    """Yield a line's actions, and before each the passes and dones that were left out.

    "Leaving them out means them" (section 8): an ability that is refused as an answer may be meant
    for after the window. If nothing helps, the first refusal is the one that is told.

    Args:
        state: where the line is said; the caller performs each action before the next is asked for.
        line: what is said.

    Raises:
        IllegalAction: if the line is refused.
    """
    for code in line.codes:
        first: Refusal | None = None
        while refused := _refusal(state, line.actor, code):
            if line.actor == state.to_act:
                first = first or refused
            if state.phase not in _ANSWERS or code[0] in _TALK:
                raise IllegalAction(*(first or refused))
            yield (act.PASS if state.phase == WINDOW else act.DONE,)
        yield code


def _refusal(state: State, actor: int, code: Code) -> Refusal | None:
    to_act = state.to_act
    if code[0] in _TALK or actor == to_act:
        return turn.refusal(state, code)
    if to_act is None:
        return turn.rule_of(code), "the match is over"
    return turn.rule_of(code), f"it is for {('West', 'East', 'chance')[to_act]} to act"
