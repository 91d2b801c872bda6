"""What is put to the player over the felt: questions, the dominoes of a path, how large n is."""

from __future__ import annotations

from wonderland.ui.games.wonderland import intent as modes
from wonderland.ui.games.wonderland.answer_box import AnswerBox
from wonderland.ui.games.wonderland.ask_box import AskBox
from wonderland.ui.games.wonderland.geometry import Layout
from wonderland.ui.games.wonderland.intent import Intent
from wonderland.ui.games.wonderland.no_answer import NoAnswerBox
from wonderland.ui.games.wonderland.prompts import AimBar, DefenseBox, Rack
from wonderland.ui.kit.action_bar import Do
from wonderland.ui.kit.canvas import Canvas, Rect


class Questions:
    """The boxes that ask the player something; which of them is open follows from the match.

    Args:
        control: what the player is asked for.
        do: lets him do something, and shows what came of it.

    Attributes:
        answer: a window (W-58).
        defense: check defense (W-62).
        rack: the dominoes of a path.
        aim: how large an ability is to be.
        framed: whether a lesson or a puzzle lies over the table, which the rack leaves room.
    """

    def __init__(self, control: Intent, do: Do) -> None:
        self._control = control
        self.answer = AnswerBox(control, do)
        self._no_answer = NoAnswerBox(self.answer)
        self.defense = DefenseBox(control, do)
        self.rack = Rack(control)
        self.aim = AimBar(control)
        self.framed = False

    def keep_low(self) -> None:
        """Leave the felt's upper edge to something else."""
        self.answer.upper = self.defense.upper = self._no_answer.upper = False

    @property
    def open(self) -> AskBox | None:
        """The box that asks something now; none where the side that is awaited lets it be unasked."""
        if self._control.unasked():
            return None
        answer = self.answer if self.answer.choices() else self._no_answer
        boxes = {modes.ANSWERING: answer, modes.DEFENDING: self.defense}
        return boxes.get(self._control.mode)

    def about(self) -> list[str]:
        """The squares that a question is about."""
        return self.open.about() if self.open else []

    # --- what Enter and a click mean -----------------------------------------------------------
    def primary(self) -> str:
        """The key of the control that Enter means; ``""`` while nothing is asked."""
        return self.open.primary() if self.open else ""

    def point_at(self, square: str) -> bool:
        """Aim an answer at whoever stands on a square, or let him answer; whether it meant that."""
        return self._control.mode == modes.ANSWERING and self.answer.point_at(square)

    def taken(self) -> list[Rect]:
        """Where the boxes lay that are open, when they were drawn last."""
        control = self._control
        over = [self.open.rect] if self.open else []
        over += [self.rack.rect] if control.mode == modes.LAYING else []
        return [*over, self.aim.rect] if control.being.aiming else over

    @property
    def high(self) -> float:
        """How high the box is that is open, in logical pixels; 0 while none is."""
        return self.open.high if self.open else 0.0

    def where(self, canvas: Canvas, layout: Layout) -> list[Rect]:
        """Where the box lies that asks something now, or will once a card is chosen."""
        if self._control.state["phase"] == "summon":
            return [self.rack.where(canvas, layout, aside=True)]
        return [self.open.where(canvas, layout)] if self.open else []

    def draw_tools(self, canvas: Canvas, layout: Layout) -> None:
        """Draw what lies ready: the rack, or how large n is."""
        control = self._control
        if control.mode == modes.LAYING:
            self.rack.draw(canvas, layout, aside=self.framed)
        ability = control.being.ability(control.being.picked) if control.being.aiming else None
        if ability and ability.varies:
            self.aim.draw(canvas, layout, ability)

    def draw(self, canvas: Canvas, layout: Layout) -> None:
        """Draw the question that is open, if one is."""
        if self.open:
            self.open.draw(canvas, layout)
