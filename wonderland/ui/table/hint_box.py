"""A hint in two steps: a nudge, then the move, in words. The player plays himself.

It is thought of in the table's own process; whatever the player does ends it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wonderland.core.message import say
from wonderland.session.match_session import MatchSession
from wonderland.ui.kit.action_bar import Spec, button
from wonderland.ui.kit.canvas import KEY
from wonderland.ui.kit.note import Note, Said

CLOSED, NUDGE, MOVE = range(3)
CORNERS = (("bottom", "right"), ("top", "right"), ("bottom", "left"), ("top", "left"))


class HintBox:
    """What the player asked for, and how much of it he has been told.

    Args:
        table: where a hint is thought of; its game knows how a hint is put into words.
        decides: whether the player is asked for a decision, and hints are to be had here.
        colour: of the box's strip, one of the theme.

    Attributes:
        step: ``CLOSED``, ``NUDGE`` or ``MOVE``.
        opened: called when it opens.
    """

    def __init__(self, session: MatchSession, decides: Callable[[], bool], colour: Callable[[], str]) -> None:
        self._session = session
        self._decides = decides
        self._colour = colour
        self.step = CLOSED
        self.opened: Callable[[], object] = bool
        self._place = -1

    @property
    def offered(self) -> bool:
        """Whether a hint can be asked for now."""
        return "hints" in self._session.game.parts and self._decides()

    def button(self) -> Spec | None:
        """The button that asks for a hint, None where there is none to be had."""
        if not self.offered:
            return None
        why = say("A nudge; once more, the move")
        return button("hint", say("Hint"), self.press, "hint", why=why)

    def steady(self) -> list[Spec]:
        """The same where it keeps its place: shut while others decide; nothing where there are no hints."""
        if "hints" not in self._session.game.parts:
            return []
        shut = button("hint", say("Hint"), None, hint=KEY, why=say("Others are to act"))
        return [self.button() or shut]

    def press(self) -> None:
        """Ask for a hint, then for the move; then close."""
        if not self.offered:
            return
        if self.step == MOVE:
            self.close()
            return
        self.step += 1
        self._place = len(self._session.match.lines)
        self.opened()
        self._session.seek_hint()

    def close(self) -> bool:
        """Close the box; whether it was open."""
        was_open = self.step != CLOSED
        self.step = CLOSED
        return was_open

    def update(self) -> bool:
        """See whether a hint was found, or the player has moved on; whether that shows."""
        if self.step and (self._place != len(self._session.match.lines) or not self.offered):
            return self.close()
        return self._session.poll_hint() and self.step != CLOSED

    @property
    def lines(self) -> tuple[str, ...]:
        """The lines that are advised, once the move was asked for and found."""
        hint = self._session.hint
        return tuple(hint.lines) if hint and self.step == MOVE else ()

    def note(self) -> Note | None:
        """What the box says; None while it is closed."""
        if self.step == CLOSED:
            return None
        return Note(say("A hint"), self._said(), self._colour(), self._buttons(), CORNERS)

    def _said(self) -> Sequence[Said]:
        match, hint, words = self._session.match, self._session.hint, self._session.game.parts.hints
        if hint is None:
            return (Said(say("Looking at the table.")),)
        if not hint.lines or words is None:
            return (Said(hint.why),)
        if self.step == NUDGE:
            return (Said(words.nudge(match, hint.lines)),)
        why = words.reason(match, hint.why, str(match.to_act))
        return Said(words.advice(match, hint.lines)), Said(why)

    def _buttons(self) -> list[Spec]:
        buttons = [button("hint-close", say("Close"), self.close, hint=say("Esc"))]
        hint = self._session.hint
        if self.step == NUDGE and hint and hint.lines:
            buttons.append(button("hint-more", say("The move"), self.press, "hint"))
        return buttons
