"""A lesson over the table: what is said, what is pointed at, and how to go on (picture 07)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from wonderland.games.wonderland import queries
from wonderland.learn.runner import Runner
from wonderland.ui.games.wonderland import intent as modes
from wonderland.ui.games.wonderland.geometry import Layout
from wonderland.ui.games.wonderland.intent import Intent
from wonderland.ui.games.wonderland.lesson_frame import MARGIN, Frame, Text
from wonderland.ui.games.wonderland.questions import Questions
from wonderland.ui.games.wonderland.room import GAP, corners, taken_by
from wonderland.ui.kit.action_bar import Foot, Spec, button
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.fonts import ITALIC, LABEL, TITLE

WIDE, WIDE_LAST = 400.0, 540.0
HEAD, BELOW, BELOW_LAST = 74.0, 62.0, 16.0
FLAT_MOST, FLAT_HEAD, FLAT_BELOW = 760.0, 48.0, 8.0
"""The flat form: how wide it is at most, its head with the controls in it, the room below."""
DOT = 5.5
MOST_DOTS = 126.0
HELP_WIDE, SKIP_WIDE = 110.0, 108.0


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


class Form(NamedTuple):
    """A form of the frame: its size in logical pixels, and whether its controls are in its head."""

    wide: float
    high: float
    flat: bool


class LessonFrame(Frame):
    """Says a lesson's step, where it covers least: in a corner, or flat along the felt.

    Args:
        control: what the learner is asked for at the table.
        questions: the boxes that ask him.
        width: says how wide the window is, in logical pixels.
        runner: the lesson.
        lessons: how many there are.
        acts: what the controls do.
    """

    def __init__(
        self, control: Intent, questions: Questions, width: Callable[[], float], runner: Runner,
        lessons: int, acts: LessonActs,
    ) -> None:  # fmt: skip
        super().__init__(control, width)
        self._questions = questions
        self.runner = runner
        self.lessons = lessons
        self.acts = acts
        self._place_key: tuple[object, ...] = ()
        self._place = 0

    @property
    def title(self) -> str:
        """What the top bar says."""
        return f"Lesson: {self.runner.lesson.model.title}"

    @property
    def refusal(self) -> tuple[str, str]:
        """Why the last line was refused, and the rule's number."""
        return self.runner.told, self.runner.rule

    # --- what is pointed at ------------------------------------------------------------------
    @property
    def panel(self) -> str | None:
        """The part of the side panel that is pointed at."""
        found: str | None = self.runner.marks.panel
        return found

    def squares(self) -> tuple[str, ...]:
        """The squares that are pointed at, those of beings and Images too."""
        marks = self.runner.marks
        match = self.runner.match
        found = list(marks.squares)
        found += [b["square"] for b in match.state()["beings"] if b["id"] in marks.beings]
        if marks.panel == "images":
            found += queries.fixed(match).images.values()
        if marks.panel == "line":
            found += queries.fixed(match).line
        return tuple(dict.fromkeys(found))

    # --- what the foot bar says --------------------------------------------------------------
    def foot(self, told: Foot) -> Foot:
        """What the foot bar says and offers, from what it would say without a lesson."""
        runner, acts = self.runner, self.acts
        declines = self.control.mode in (modes.SUMMONING, modes.LAYING)
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
        offered = [spec for spec in told.buttons if spec["key"] not in ("undo", "redo", "recap")]
        return Foot(self.refused or told.sentence, [leave, *self._put_back(), *offered])

    def _put_back(self) -> list[Spec]:
        if not self.runner.lines or self.runner.step.free:
            return []
        why = "Puts the table back to where this step began"
        return [button("put-back", "Step anew", self.acts.put_back, "B", "b", why=why)]

    # --- the frame ---------------------------------------------------------------------------
    def draw(self, canvas: Canvas, layout: Layout) -> Rect:
        """Draw the frame and return where it is."""
        box, form = self._find_place(canvas, layout)
        texts = self._texts(canvas, form.wide)
        x, y = box.left / canvas.scale, box.top / canvas.scale
        self._draw_ground(canvas, box)
        if form.flat:
            self._draw_flat_head(canvas, box)
        else:
            canvas.text(self._where(), x + MARGIN, y + 25, LABEL, 15, "quiet", within=box)
            canvas.text(self._heading(), x + MARGIN, y + 52, TITLE, 23, within=box)
        self._draw_texts(canvas, box, y + (FLAT_HEAD if form.flat else HEAD), texts)
        if not form.flat and not self.runner.over:
            self._draw_controls(canvas, x + MARGIN, y + form.high - 48)
            self._draw_dots(canvas, x + form.wide - 22, y + form.high - 32)
        return box

    def _draw_flat_head(self, canvas: Canvas, box: Rect) -> None:
        """Draw the heading, where one is, and the controls in one row."""
        s = canvas.scale
        wide = SKIP_WIDE + (HELP_WIDE + 8 if self._helps else 0)
        right = box.right / s - 14 - wide
        self._draw_controls(canvas, right, box.top / s + 8)
        y = box.top / s + 26
        drawn = canvas.text(self._heading(), box.left / s + MARGIN, y, TITLE, 23, within=box)
        left = drawn.right / s + 16
        where = canvas.fitted(self._where(), LABEL, 15, right - 12 - left)
        canvas.text(where, left, y + 1, LABEL, 15, "quiet", within=box)

    def _find_place(self, canvas: Canvas, layout: Layout) -> tuple[Rect, Form]:
        """Choose a form and a place by what they cover; that stays for the step."""
        forms = [self._form(canvas, layout, flat=False)]
        if not self.runner.over:
            forms.append(self._form(canvas, layout, flat=True))
        places = [(box, form) for form in forms for box in corners(canvas, layout, form)]
        asked = self.control.mode in (modes.ANSWERING, modes.DEFENDING)
        key = (self.runner.at, self.runner.over, asked, tuple(forms), layout)
        if key != self._place_key:
            self._place_key = key
            asked_at = self._questions.where(canvas, layout)
            state = self.control.state
            taken = taken_by(state, asked_at, canvas, layout, self.squares())
            costs = [taken.cost(box, form.flat) for box, form in places]
            self._place = costs.index(min(costs))
        return places[self._place]

    def _form(self, canvas: Canvas, layout: Layout, *, flat: bool) -> Form:
        """The frame's size in a form, as its words are now."""
        wide, head, below = WIDE, HEAD, BELOW
        if self.runner.over:
            wide, below = WIDE_LAST, BELOW_LAST
        if flat:
            room = layout.felt.width / canvas.scale - 2 * GAP
            wide, head, below = min(FLAT_MOST, room), FLAT_HEAD, FLAT_BELOW
        return Form(wide, head + sum(t.high for t in self._texts(canvas, wide)) + below, flat)

    def _where(self) -> str:
        lesson = self.runner.lesson
        where = f"Lesson {lesson.number} of {self.lessons}"
        if self.runner.over:
            return where
        task = ", a task" if self.runner.step.task else ""
        return f"{where}, step {self.runner.at + 1} of {len(lesson.steps)}{task}"

    def _heading(self) -> str:
        return "Learnt" if self.runner.over else self.runner.step.title

    def _texts(self, canvas: Canvas, wide: float) -> list[Text]:
        fonts, width = canvas.fonts, canvas.px(wide - 2 * MARGIN)
        runner = self.runner
        if runner.over:
            learnt = [Text.read(fonts, words, width) for words in runner.lesson.model.learnt]
            came = runner.step.done
            return [Text.read(fonts, came, width, "good"), *learnt] if came else learnt
        found = [Text.read(fonts, runner.says, width, "good" if runner.achieved else "text")]
        if self.refused and self._foot_is_full:
            found.append(Text.small(fonts, self.refused, width, "refusal"))
        if runner.hint:
            found.append(Text.small(fonts, runner.hint, width, "quiet", ITALIC))
        return found

    @property
    def _helps(self) -> bool:
        """Whether help can be asked for."""
        return not self.runner.reading and not self.runner.showing

    def _draw_controls(self, canvas: Canvas, left: float, y: float) -> None:
        runner = self.runner
        if self._helps:
            asks = (runner.step.task or runner.step.free) and not runner.helped
            label = "Help me" if asks else "Show me"
            rect = canvas.rect(left, y, HELP_WIDE, 32)
            canvas.button("help", rect, label, self.acts.help, hint="F1", shortcut="f1")
            left += HELP_WIDE + 8
        rect = canvas.rect(left, y, SKIP_WIDE, 32)
        canvas.button("skip", rect, "Skip lesson", self.acts.skip)

    def _draw_dots(self, canvas: Canvas, right: float, y: float) -> None:
        """Draw a dot for each step, ending at ``right``."""
        steps = len(self.runner.lesson.steps)
        step = min(18.0, MOST_DOTS / steps)
        for index in range(steps):
            at = (canvas.px(right - step * (steps - 1 - index)), canvas.px(y))
            colour = "west" if index <= self.runner.at else "line"
            canvas.disc(at, canvas.scale * min(DOT, step / 2.6), colour)
