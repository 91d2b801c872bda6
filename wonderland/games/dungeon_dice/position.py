"""The game behind the house's protocols: positions, and the playing of lines."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from wonderland.core.errors import IllegalAction
from wonderland.core.game import Action as AnyAction
from wonderland.games.dungeon_dice import actions, legal, notation, observation, view
from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.actions import Code
from wonderland.games.dungeon_dice.actions.acting import End
from wonderland.games.dungeon_dice.actions.answering import Pass
from wonderland.games.dungeon_dice.actions.talking import TALK
from wonderland.games.dungeon_dice.codes import NONE
from wonderland.games.dungeon_dice.match_config import MatchConfig
from wonderland.games.dungeon_dice.notation import Action, NotThereError
from wonderland.games.dungeon_dice.state import CHAIN, DEFEND, OVER, SIDES, AnyLink, State, Telling
from wonderland.games.dungeon_dice.state_form import StateForm
from wonderland.kit.codes import letter_of
from wonderland.kit.notation import Line
from wonderland.kit.position import SidesPosition


class Position(SidesPosition[State, MatchConfig, Code, StateForm, view.View]):
    """Where a match stands (``core.game.Position``).

    Attributes:
        value: the state in numbers.
    """

    __slots__ = ()
    game = "Dungeon Dice"
    looks, chance, action = view, legal, Action

    @property
    def written_by(self) -> State:
        """What actions are written by: monsters are rows of a state."""
        return self.value

    @property
    def active(self) -> str | None:
        """The side whose turn it is; None until chance has named one."""
        return letter_of(SIDES, None if self.value.active == NONE else self.value.active)

    def legal(self, seat: str | None = None) -> legal.Legal:
        """The legal actions, at a chance point chance's; nobody acts out of turn but to talk."""
        return legal.legal_of(self.value, nothing=seat is not None and seat != self.to_act)

    def line_for(self, seat: str, line: str) -> str:
        """The line that has just been played: an item that was called is its kind (DD-93)."""
        return observation.line_for(self.value, seat, line)

    def events_for(self, seat: str, events: Sequence[object]) -> list[object]:
        """The events of that line, as far as a seat knows them."""
        return observation.events_for(self.value, seat, events)

    def refusal(self, action: AnyAction | str) -> IllegalAction | None:
        """Why an action or a line would be refused, or None; see ``perform``."""
        try:
            line = self._line(action)
            if len(line.codes) > 1 or actions.refusal(self.value, line.actor, line.codes[0]):
                _play(self.value.copy(), line, None, whole=isinstance(action, Action))
        except IllegalAction as refused:
            return refused
        return None

    def perform(self, action: AnyAction | str, events: ev.Events | None) -> str:
        """Play an action or a line and return it as the line to be logged.

        An ``Action`` is accepted just when ``legal`` lists it (dice in any order), or when it is
        talk (DD-89). A line of text may say more: several strides, and the passes that were left
        out before it are taken as said (section 11).

        Raises:
            IllegalAction: if it is refused; nothing has changed.
        """
        state = self.value
        if isinstance(action, Action) and action.config is state:
            actor, first, single = action.actor, action.code, True
        else:
            line = self._line(action)
            actor, first, single = line.actor, line.codes[0], len(line.codes) == 1
        if single and actions.refusal(state, actor, first) is None:
            written = notation.write(state, actor, first)
            tell = None if events is None else Telling(events, _writing(first, written))
            actions.perform(state, actor, first, tell)
            return written
        line = self._line(action)
        told = None if events is None else Telling(events, notation.write_link)
        self.value = state.copy()
        try:
            _play(self.value, line, told, whole=isinstance(action, Action))
        except IllegalAction:
            self.value = state
            raise
        return notation.write_line(state, line)

    def _line(self, action: AnyAction | str) -> Line[Code]:
        if isinstance(action, Action) and action.config is self.value:
            return Line(action.actor, (action.code,))
        try:
            return notation.read(self.value, str(action))
        except NotThereError as missing:
            _refuse_after_passes(self.value, missing)
            raise


def _writing(code: Code, written: str) -> Callable[[State, AnyLink], str]:
    """Write links; that of an action that was just written for the log is not written again."""

    def write(state: State, link: AnyLink) -> str:
        return written if link.code is code else notation.write_link(state, link)

    return write


def _play(state: State, line: Line[Code], tell: Telling | None, *, whole: bool) -> None:
    """Play a line's actions; unless it is whole, also the passes that were left out before each."""
    if whole and (refused := actions.refusal(state, line.actor, line.codes[0])):
        raise IllegalAction(*refused)
    for actor, code in said(state, line):
        actions.perform(state, actor, code, tell)


def said(state: State, line: Line[Code]) -> Iterator[tuple[int, Code]]:
    """Yield a line's actions and who says each, and before each the passes that were left out.

    A pass is meant when a line comes from the side that is not asked, or is none that the step
    knows (section 11, "Fine points").

    Args:
        state: where the line is said; the caller performs each action before the next is asked for.
        line: what is said.

    Raises:
        IllegalAction: if the line is refused.
    """
    for code in line.codes:
        while refused := actions.refusal(state, line.actor, code):
            if not _passes(state, line.actor, type(code)):
                raise IllegalAction(*refused)
            yield state.asked, Pass()
        yield line.actor, code


def _passes(state: State, actor: int, kind: type) -> bool:
    """Whether a line that is refused means that the side asked has passed."""
    if state.phase not in (CHAIN, DEFEND) or kind in TALK:
        return False
    return actor != state.asked or not actions.has_place(kind, state.phase)


def _refuse_after_passes(state: State, missing: NotThereError) -> None:
    """Refuse a line that names what is not there for the match's end, if its passes bring that.

    Nobody comes into play by a pass; so nothing else that they do can change why it is refused.

    Raises:
        IllegalAction: if the match is over after the passes that the line means (DD-95).
    """
    after = state
    while _passes(after, missing.actor, missing.kind):
        after = state.copy() if after is state else after
        actions.perform(after, after.asked, Pass(), None)
    if after.phase == OVER and (refused := actions.refusal(after, missing.actor, End())):
        raise IllegalAction(*refused)


position_of = Position.of
