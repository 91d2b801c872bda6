"""A lesson over the table: what is said, what is pointed at, and how to go on (picture 07)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from wonderland.lessons.runner import Runner
from wonderland.ui.canvas import Canvas, Rect
from wonderland.ui.fonts import ITALIC, LABEL, TITLE
from wonderland.ui.table import control as modes
from wonderland.ui.table.boxes import place
from wonderland.ui.table.foot import Foot, Spec, button
from wonderland.ui.table.frame import (
    MARGIN,
    Frame,
    Text,
    as_sentence,
    draw_box,
    draw_texts,
    read,
    small,
)
from wonderland.ui.table.geometry import Layout

if TYPE_CHECKING:
    from wonderland.ui.table.scene import MatchScene

WIDE, WIDE_LAST, GAP = 400.0, 540.0, 14.0
HEAD, BELOW, BELOW_LAST = 74.0, 62.0, 16.0
DOT = 5.5
MOST_DOTS = 126.0
RANKS_WIDE = 36.0
HEAVY = {"asked": 100, "marked": 8, "being": 3, "laid": 1}
"""How much it matters that the frame leaves these free."""
QUESTION_HIGH = 266.0


@dataclass(frozen=True, slots=True)
class LessonActs:
    """What the frame's controls do.

    Attributes:
        go_on: goes on from what was read.
        help: asks for help.
        put_back: begins the step anew.
        skip: leaves this lesson for the next one.
        leave: leaves it for the list.
        again: begins the lesson anew.
    """

    go_on: Callable[[], object]
    help: Callable[[], object]
    put_back: Callable[[], object]
    skip: Callable[[], object]
    leave: Callable[[], object]
    again: Callable[[], object]


class LessonFrame(Frame):
    """Says a lesson's step, where it covers least.

    Args:
        scene: the table it lies over.
        runner: the lesson.
        lessons: how many there are.
        acts: what the controls do.
    """

    def __init__(self, scene: MatchScene, runner: Runner, lessons: int, acts: LessonActs) -> None:
        super().__init__(scene)
        self.runner = runner
        self.lessons = lessons
        self.acts = acts
        self._place_key: tuple[object, ...] = ()
        self._corner = 0

    @property
    def title(self) -> str:
        """What the top bar says."""
        return f"Lesson: {self.runner.lesson.model.title}"

    @property
    def wide(self) -> float:
        """How wide the frame is."""
        return WIDE_LAST if self.runner.over else WIDE

    @property
    def refused(self) -> str:
        """Why the last line was refused."""
        return as_sentence(self.runner.told, self.runner.rule)

    # --- what is pointed at ------------------------------------------------------------------
    @property
    def panel(self) -> str | None:
        """The part of the side panel that is pointed at."""
        return self.runner.marks.panel

    def squares(self) -> tuple[str, ...]:
        """The squares that are pointed at, those of beings and Images too."""
        marks = self.runner.marks
        match = self.runner.match
        found = list(marks.squares)
        found += [b["square"] for b in match.state()["beings"] if b["id"] in marks.beings]
        if marks.panel == "images":
            table = match.setup.table
            found += [table.names[square] for square in table.images]
        if marks.panel == "line":
            setup = match.setup
            found += [f"{chr(97 + c)}{(setup.rows + 1) // 2}" for c in range(1, setup.columns - 1)]
        return tuple(dict.fromkeys(found))

    # --- what the foot bar says --------------------------------------------------------------
    def foot(self, told: Foot) -> Foot:
        """What the foot bar says and offers, from what it would say without a lesson."""
        runner, acts = self.runner, self.acts
        declines = self.scene.control.mode in (modes.SUMMONING, modes.LAYING)
        if runner.over:
            return Foot("", [
                button("leave", "Lessons", acts.leave, "Esc", "escape"),
                button("again", "Again", acts.again, "A", "a"),
                button("next", "Next lesson", acts.skip, "Enter", primary=True),
            ])  # fmt: skip
        escape = ("", "") if declines and not runner.reading else ("Esc", "escape")
        leave = button("leave", "Leave lesson", acts.leave, *escape)
        if runner.reading:
            go_on = button("go-on", "Go on", acts.go_on, "Enter", primary=True)
            return Foot(self.refused, [leave, go_on])
        if runner.showing:
            return Foot("Watch how it is done.", [leave])
        offered = [spec for spec in told.buttons if spec["key"] not in ("undo", "recap")]
        return Foot(self.refused or told.sentence, [leave, *self._put_back(), *offered])

    def _put_back(self) -> list[Spec]:
        if not self.runner.lines or self.runner.step.free:
            return []
        why = "Puts the table back to where this step began"
        return [button("put-back", "Step anew", self.acts.put_back, "B", "b", why=why)]

    # --- the frame ---------------------------------------------------------------------------
    def draw(self, canvas: Canvas, layout: Layout) -> Rect:
        """Draw the frame and return where it is."""
        texts = self._texts(canvas)
        high = HEAD + sum(text.high for text in texts)
        high += BELOW_LAST if self.runner.over else BELOW
        box = self._place(canvas, layout, high)
        x, y = box.left / canvas.scale, box.top / canvas.scale
        draw_box(canvas, box)
        canvas.text(self._where(), x + MARGIN, y + 25, LABEL, 15, "quiet", within=box)
        canvas.text(self._heading(), x + MARGIN, y + 52, TITLE, 23, within=box)
        draw_texts(canvas, box, y + HEAD, texts)
        if not self.runner.over:
            self._draw_controls(canvas, x, y + high - 48)
        return box

    def _where(self) -> str:
        lesson = self.runner.lesson
        where = f"Lesson {lesson.number} of {self.lessons}"
        if self.runner.over:
            return where
        task = ", a task" if self.runner.step.task else ""
        return f"{where}, step {self.runner.at + 1} of {len(lesson.steps)}{task}"

    def _heading(self) -> str:
        return "Learnt" if self.runner.over else self.runner.step.title

    def _texts(self, canvas: Canvas) -> list[Text]:
        fonts, width = canvas.fonts, canvas.px(self.wide - 2 * MARGIN)
        runner = self.runner
        if runner.over:
            learnt = [read(fonts, words, width) for words in runner.lesson.model.learnt]
            came = runner.step.done
            return [read(fonts, came, width, "good"), *learnt] if came else learnt
        found = [read(fonts, runner.says, width, "good" if runner.achieved else "text")]
        if self.refused and self._foot_is_full:
            found.append(small(fonts, self.refused, width, "refusal"))
        if runner.hint:
            found.append(small(fonts, runner.hint, width, "quiet", ITALIC))
        return found

    def _draw_controls(self, canvas: Canvas, x: float, y: float) -> None:
        runner = self.runner
        left = x + MARGIN
        if not runner.reading and not runner.showing:
            asks = (runner.step.task or runner.step.free) and not runner.helped
            label = "Help me" if asks else "Show me"
            rect = canvas.rect(left, y, 110, 32)
            canvas.button("help", rect, label, self.acts.help, hint="F1", shortcut="f1")
            left += 118
        canvas.button("skip", canvas.rect(left, y, 108, 32), "Skip lesson", self.acts.skip)
        steps = len(runner.lesson.steps)
        step = min(18.0, MOST_DOTS / steps)
        for index in range(steps):
            at = (canvas.px(x + WIDE - 22 - step * (steps - 1 - index)), canvas.px(y + 16))
            colour = canvas.theme["west" if index <= runner.at else "line"]
            pygame.draw.circle(canvas.surface, colour, at, canvas.px(min(DOT, step / 2.6)))

    # --- where it lies -----------------------------------------------------------------------
    def _place(self, canvas: Canvas, layout: Layout, high: float) -> Rect:
        """Find the corner of the felt where the frame covers least; it stays there for the step."""
        boxes = self._corners(canvas, layout, high)
        runner, mode = self.runner, self.scene.control.mode
        asked = mode in (modes.ANSWERING, modes.DEFENDING)
        key = (runner.at, runner.over, asked, round(high), layout)
        if key != self._place_key:
            self._place_key = key
            taken = self._taken(canvas, layout)
            cost = [sum(weight * covered(rect, box) for rect, weight in taken) for box in boxes]
            self._corner = cost.index(min(cost))
        return boxes[self._corner]

    def _corners(self, canvas: Canvas, layout: Layout, high: float) -> list[Rect]:
        s = canvas.scale
        left, right = layout.felt.left / s + RANKS_WIDE, layout.felt.right / s - self.wide - GAP
        low, top = layout.foot.top / s - high - GAP, layout.felt.top / s + GAP
        places = ((left, low), (right, low), (left, top), (right, top))
        return [canvas.rect(x, y, self.wide, high) for x, y in places]

    def _taken(self, canvas: Canvas, layout: Layout) -> list[tuple[Rect, int]]:
        """What the frame had better leave free, and how much it matters."""
        state = self.runner.match.state()
        marked = [(layout.cell(name), HEAVY["marked"]) for name in self.squares()]
        marked = [] if len(marked) > 12 else marked
        beings = [(layout.cell(b["square"]), HEAVY["being"]) for b in state["beings"]]
        laid = [(layout.cell(name), HEAVY["laid"]) for side in "we" for name in state["laid"][side]]
        return [*marked, *beings, *laid, *self._questions(canvas, layout, state["phase"])]

    def _questions(self, canvas: Canvas, layout: Layout, phase: str) -> list[tuple[Rect, int]]:
        """Where the boxes are that ask the player something."""
        scene = self.scene
        if phase == "summon":
            return [(scene.rack.where(canvas, layout, aside=True), HEAVY["asked"])]
        if scene.control.mode == modes.ANSWERING:
            rect = place(canvas, layout, QUESTION_HIGH, scene.answer.about())
            return [(rect, HEAVY["asked"])]
        if scene.control.mode == modes.DEFENDING:
            return [(scene.defense.where(canvas, layout), HEAVY["asked"])]
        slider = Rect(0, 0, canvas.px(320), canvas.px(50))  # the size of an ability is set there
        slider.bottomright = (layout.felt.right, layout.foot.top)
        return [(slider, HEAVY["being"])]


def covered(rect: Rect, box: Rect) -> float:
    """The share of a rectangle that a box covers."""
    both = rect.clip(box)
    return both.width * both.height / max(1, rect.width * rect.height)
