"""The frame of a lesson over the table: where one is, what is said, and how to go on (picture 07)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from wonderland.ui.canvas import Canvas, Rect
from wonderland.ui.fonts import LABEL, READ, TITLE
from wonderland.ui.table.geometry import Layout

WIDE, HIGH = 400, 186
DOT = 5.5


@dataclass(frozen=True, slots=True)
class LessonStep:
    """What the frame says.

    Attributes:
        lesson, lessons: which lesson of how many.
        step, steps: which step of how many.
        title, words: what this step says.
    """

    lesson: int
    lessons: int
    step: int
    steps: int
    title: str
    words: str


class LessonFrame:
    """Draws a lesson's step low at the left of the felt.

    Args:
        show: shows the answer.
        skip: leaves this lesson for the next.
    """

    def __init__(self, show: Callable[[], None], skip: Callable[[], None]) -> None:
        self._show = show
        self._skip = skip

    def draw(self, canvas: Canvas, layout: Layout, step: LessonStep) -> Rect:
        """Draw the frame and return where it is."""
        s = canvas.scale
        x, y = layout.felt.left / s + 36, layout.foot.top / s - HIGH - 56
        box = canvas.rect(x, y, WIDE, HIGH)
        canvas.veil(box.move(0, canvas.px(6)), "grid", 130, 10)
        canvas.fill(box, "front", 10)
        canvas.fill(canvas.rect(x, y, 9, HIGH), "west", 5)
        place = f"Lesson {step.lesson} of {step.lessons}, step {step.step} of {step.steps}"
        canvas.text(place, x + 29, y + 25, LABEL, 15, "quiet", within=box)
        canvas.text(step.title, x + 29, y + 52, TITLE, 23, within=box)
        canvas.paragraph(step.words, x + 29, y + 74, WIDE - 58, READ, 17, leading=25 / 17)
        top = y + HIGH - 48
        canvas.button(
            "lesson-show", canvas.rect(x + 29, top, 110, 32), "Show me", self._show, hint="F1",
            shortcut="f1",
        )  # fmt: skip
        canvas.button("lesson-skip", canvas.rect(x + 147, top, 108, 32), "Skip lesson", self._skip)
        for index in range(step.steps):
            centre = (
                canvas.px(x + WIDE - 22 - 18 * (step.steps - 1 - index)),
                canvas.px(top + 16),
            )
            colour = canvas.theme["west" if index < step.step else "line"]
            pygame.draw.circle(canvas.surface, colour, centre, canvas.px(DOT))
        return box
