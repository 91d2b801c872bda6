"""The flagship behind the house's protocols: positions, and the reading of lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from wonderland.core.errors import IllegalAction
from wonderland.core.game import Action as AnyAction
from wonderland.core.message import say
from wonderland.games.wonderland import events as ev
from wonderland.games.wonderland import legal, notation, observation, turn, view
from wonderland.games.wonderland.actions.answering import DONE, PASS, TalkCode
from wonderland.games.wonderland.codes import Code
from wonderland.games.wonderland.legal import Action, Legal, legal_of
from wonderland.games.wonderland.match_config import MatchConfig
from wonderland.games.wonderland.secrets import known_to
from wonderland.games.wonderland.state import DEFENSE, FIRST, SIDES, WINDOW, Refusal, State
from wonderland.games.wonderland.state_form import StateForm
from wonderland.games.wonderland.unknown import names_for, number_of, numbered
from wonderland.kit.notation import Line
from wonderland.kit.position import SidesPosition

_ANSWERS = (WINDOW, DEFENSE)
"""The phases in which a pass or a done may be left out."""


class Position(SidesPosition[State, MatchConfig, Code, StateForm, view.View]):
    """Where a match of the flagship stands (``core.game.Position``).

    Attributes:
        value: the state in numbers.
    """

    __slots__ = ()
    game = "the flagship"
    looks, chance, action = view, legal, Action

    @property
    def active(self) -> str | None:
        """The side whose turn it is; None until chance has named one."""
        return None if self.value.phase == FIRST else SIDES[self.value.active]

    def legal(self, seat: str | None = None) -> Legal:
        """The legal actions, at a chance point chance's; nobody acts out of turn."""
        state, side = self.value, self.value.to_act
        names = self.config
        if state.guises and side is not None:
            names = names.with_names(names_for(state, side))
        return legal_of(state, names, nothing=seat not in (None, self.to_act))

    def known_to(self, seats: Sequence[str]) -> Position:
        """The position as far as each of some seats knows it: no card can be named but those seen."""
        return Position(_known_to(self.value, [SIDES.index(seat) for seat in seats]))

    def line_for(self, seat: str, line: str) -> str:
        """The line that has just been played, less what is hidden (W-70, W-77, W-81, W-83)."""
        options = self.value.config.options
        if not (options.face_down or options.referee):
            return line
        return observation.line_for(self.value, seat, line)

    def events_for(self, seat: str, events: Sequence[object]) -> list[object]:
        """The events of that line, less what is hidden (W-70, W-77, W-81)."""
        return observation.events_for(self.value, seat, events)

    def refusal(self, action: AnyAction | str) -> IllegalAction | None:
        """Why an action or a line would be refused, or None; see ``perform``."""
        try:
            line = self._line(action)
            if not self._is_next(line) or turn.refusal(self.value, line.codes[0]):
                self._judge(line, whole=isinstance(action, Action))
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
        state = self.value
        if isinstance(action, Action) and action.config is state.config:  # what agents play
            actor, code = action.actor, action.code
            if actor == state.to_act and turn.refusal(state, code) is None:
                turn.perform(state, code, events, write_action)
                return notation.write(state.config, actor, code)
        line = self._line(action)
        if self._is_next(line) and turn.refusal(state, line.codes[0]) is None:
            turn.perform(state, line.codes[0], events, write_action)
        else:
            self._judge(line, whole=isinstance(action, Action))
            self.value = state.copy()
            try:
                _play(self.value, line, events, whole=isinstance(action, Action))
            except IllegalAction:
                self.value = state
                raise
        return notation.write_line(self._said(state, action), line)

    def _said(self, state: State, action: AnyAction | str) -> MatchConfig:
        """The names by which a line is kept: beings by their numbers where it was said so (W-82)."""
        if not self.config.hidden_beings:
            return self.config
        line = str(action)
        numbers = {
            being: numbered(state, being)
            for being in (*state.came[0], *state.came[1])
            if {numbered(state, being), f"#{number_of(state, being)}"} & set(line.split())
        }
        return self.config.with_names(numbers)

    def _judge(self, line: Line[Code], *, whole: bool) -> None:
        """Judge a line of several actions by what the side knows, before any happens (W-84).

        The passes and dones that it leaves out are actions of it, too.

        Raises:
            IllegalAction: if it is refused.
        """
        if self.value.guises:
            trial = self.value.copy()
            trial.ambush = ((), ())
            _play(trial, line, None, whole=whole, judged=False)

    def _line(self, action: AnyAction | str) -> Line[Code]:
        if isinstance(action, Action) and action.config is self.config:
            return Line(action.actor, (action.code,))
        return notation.read(self.value, str(action))

    def _is_next(self, line: Line[Code]) -> bool:
        """Whether a line is a single action of the side that acts, so that it needs no copy."""
        if len(line.codes) > 1:
            return False
        return line.actor == self.value.to_act or isinstance(line.codes[0], TalkCode)


position_of = Position.of


def _known_to(state: State, sides: Sequence[int]) -> State:
    """A state as far as each of some sides knows it.

    Cards that one of them has never seen are any others, so that the rules go on as if they were
    there (W-16, W-68); but these have no names, and a line that names one names nothing.
    """
    if not sides:
        return state
    known, seen = state, set(state.config.entity)
    for side in sides:
        seen &= set(known_to(state, side).config.entity)
        known = view.View(known, side, Position).judge()
    config = known.config
    config.entity = {name: entity for name, entity in config.entity.items() if name in seen}
    return known


def write_action(state: State, actor: int, code: object) -> str:
    """Write a declared action as a line, for the events."""
    return notation.write(state.config, actor, cast(Code, code))


def _play(state: State, line: Line[Code], events: ev.Events | None, *, whole: bool, judged: bool = True) -> None:
    """Play a line's actions; unless it is whole, also the passes and dones left out before each."""
    if whole and (refused := _refusal(state, line.actor, line.codes[0])):
        raise IllegalAction(*refused)
    for code in said(state, line, events, judged=judged):
        turn.perform(state, code, events, write_action)


def said(state: State, line: Line[Code], events: ev.Events | None = None, *, judged: bool = True) -> Iterator[Code]:
    """Yield a line's actions, and before each the passes and dones that were left out.

    "Leaving them out means them" (section 8): an ability that is refused as an answer may be meant
    for after the window. If nothing helps, the first refusal is the one that is told.

    Where a step makes a being known the rest of the line is dropped (W-84). What is hidden refuses
    nothing: where a pass that was left out made a being known, which forbids what follows, that is
    dropped, too.

    Args:
        state: where the line is said; the caller performs each action before the next is asked for.
        line: what is said.
        events: is told of what is dropped because it is refused.
        judged: whether its side may say it for all that it knows.

    Raises:
        IllegalAction: if the line is refused.
    """
    begun, known = False, _Unknown(state)
    for code in line.codes:
        first: Refusal | None = None
        while refused := _refusal(state, line.actor, code):
            if line.actor == state.to_act:
                first = first or refused
            if state.phase not in _ANSWERS or isinstance(code, TalkCode):
                if not judged or not known.fewer():
                    raise IllegalAction(*(first or refused))
                if events is not None:
                    events.append(ev.Voided(notation.write_line(state.config, line), *refused))
                return
            now = _Unknown(state)
            yield PASS if state.phase == WINDOW else DONE
            if begun and now.fewer():
                return
        begun, now = True, _Unknown(state)
        yield code
        if len(line.codes) > 1 and now.fewer():
            return


class _Unknown:
    """The beings that are unknown in a state now."""

    def __init__(self, state: State) -> None:
        self._state, self._then = state, state.guises.keys()

    def fewer(self) -> bool:
        """Whether one was made known since."""
        return self._state.guises.keys() != self._then


def _refusal(state: State, actor: int, code: Code) -> Refusal | None:
    to_act = state.to_act
    if isinstance(code, TalkCode) or actor == to_act:
        return turn.refusal(state, code)
    if to_act is None:
        return turn.rule_of(code), say("the match is over")
    return turn.rule_of(code), turn.NOT_YOURS[to_act]
