"""Undo and redo as every screen of a match offers them, and the box that asks the others' leave."""

from __future__ import annotations

from collections.abc import Callable

from wonderland.core.message import say
from wonderland.session.match_session import MatchSession
from wonderland.ui.kit.action_bar import Spec, button
from wonderland.ui.kit.app import App
from wonderland.ui.kit.backdrop import draw_curtain
from wonderland.ui.kit.canvas import CENTRE, Canvas
from wonderland.ui.kit.fonts import ITALIC, TITLE
from wonderland.ui.kit.layout import buttons_in, line_in, screen
from wonderland.ui.kit.scene import Scene
from wonderland.ui.kit.spaces import CONTROL, MARGIN, PAD


class TakingBack:
    """Takes lines back and plays them again; what may be taken back, the sitting says.

    Args:
        app: the window.
        session: the match and its players.
        changed: called when the match stands elsewhere than before.
        unasked: whether a line would be said by itself where the match stands now.
    """

    def __init__(
        self, app: App, session: MatchSession, changed: Callable[[], None], unasked: Callable[[], bool]
    ) -> None:
        self._app = app
        self._session = session
        self._changed = changed
        self._unasked = unasked
        if session.undo_rule is None:
            session.agree_on_undo(app.settings.values.undo)

    def can_undo(self) -> bool:
        """Whether the last line may be taken back now, others agreeing where they must."""
        return self._session.may_undo().allowed

    def buttons(self) -> list[Spec]:
        """What the foot bar offers now."""
        found = []
        if self.can_undo():
            found.append(button("undo", say("Undo"), self.undo, "undo"))
        if self._session.can_redo():
            found.append(button("redo", say("Redo"), self.redo, "redo"))
        return found

    def undo(self) -> None:
        """Take the last line back, at once or when all who are asked have agreed."""
        said = self._session.may_undo()
        if said.allowed:
            self._ask(list(said.asked))

    def redo(self) -> None:
        """Play again what was taken back last."""
        if self._session.can_redo():
            self._session.redo()
            self._changed()

    def _ask(self, left: list[str]) -> None:
        if not left:
            self._session.undo(agreed=True)
            while self._unasked() and self._session.may_undo().allowed:
                self._session.undo(agreed=True)  # or the same would be said again at once
            self._changed()
            return
        name_of = self._session.game.info.name_of
        on = lambda: self._ask(left[1:])  # noqa: E731 - what an agreement leads to
        mover = name_of(self._session.may_undo().mover)
        self._app.push(AskLeave(self._app, name_of(left[0]), mover, on))


class AskLeave(Scene):
    """Asks somebody at the screen whether the last line may be taken back; nothing else is seen.

    Args:
        app: the window.
        name: who is asked.
        mover: who would take back.
        agreed: called where he agrees.
    """

    leads = True

    def __init__(self, app: App, name: str, mover: str, agreed: Callable[[], None]) -> None:
        super().__init__(app)
        self.name = name
        self.mover = mover
        self._agreed = agreed

    def first_focus(self) -> str:
        """Enter agrees to nothing."""
        return "refuse"

    def agree(self) -> None:
        """Let it be taken back."""
        self.app.pop()
        self._agreed()

    def draw(self, canvas: Canvas) -> None:
        """Draw the question."""
        draw_curtain(canvas)
        asked, said, _, foot = screen(canvas).inset(MARGIN, 0).lines(64.0, 40, PAD, CONTROL)
        line_in(canvas, asked, say("{name}, do you agree?", name=self.name), TITLE, 46, "bar-text", CENTRE)
        words = say("{mover} would take the last line back, and what followed it.", mover=self.mover)
        line_in(canvas, said, words, ITALIC, 21, "bar-text", CENTRE)
        specs = [
            button("agree", say("{name} agrees", name=self.name), self.agree),
            button("refuse", say("No"), self.app.pop, hint=say("Esc"), shortcut="leave", primary=True),
        ]
        buttons_in(canvas, foot.fitted(canvas.buttons_wide(specs)), CONTROL, specs, 0)
