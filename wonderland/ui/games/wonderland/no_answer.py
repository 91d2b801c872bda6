"""A window in which a side is asked and has nothing to answer with: others must not see that (W-78)."""

from __future__ import annotations

from functools import partial

from wonderland.core.message import say
from wonderland.games.wonderland.names import SIDE_NAMES
from wonderland.ui.games.wonderland.answer_box import AnswerBox
from wonderland.ui.games.wonderland.ask_box import AskBox
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.fonts import LABEL, READ, TITLE
from wonderland.ui.kit.layout import REST, box_of


class NoAnswerBox(AskBox):
    """What is about to happen, and that it can only be let pass.

    Args:
        answer: the box of those who can answer.
    """

    wide, high = 470.0, 150.0

    def __init__(self, answer: AnswerBox) -> None:
        super().__init__(answer.control, answer.do)
        self._answer = answer

    def about(self) -> list[str]:
        """The squares that it is about."""
        return self._answer.about()

    def primary(self) -> str:
        """Enter lets it pass."""
        return "pass"

    def _draw(self, canvas: Canvas, rect: Rect) -> None:
        title, happens, low = box_of(canvas, rect).inset(22.0, 12.0).rows(30, REST, 32, gap=4)
        asked = say("{side}, you are asked", side=SIDE_NAMES[self.control.seat])
        canvas.text(asked, *title.left, TITLE, 23, within=rect, room=title.width)
        told = self._answer.sentence()
        canvas.paragraph(told, happens.x, happens.y, happens.width, READ, 15)
        can_not = say("Nothing of yours can answer.")
        canvas.text(can_not, *low.left, LABEL, 15, "quiet", within=rect)
        canvas.buttons_right(low.right, low.y, low.height, [
            {"key": "pass", "label": say("Let it pass"), "hint": say("Enter"), "primary": True,
             "act": partial(self.do, partial(self.control.line, "pass")), "shortcut": "let-pass"},
        ])  # fmt: skip
