"""A lesson over a table: what is said, what is pointed at, and how to go on (picture 07)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from wonderland.core.message import commas, say
from wonderland.core.record import unsigned
from wonderland.learn.runner import Runner
from wonderland.ui.kit.action_bar import Foot, Spec, button
from wonderland.ui.kit.canvas import KEY, Canvas, Rect
from wonderland.ui.kit.fonts import ITALIC, LABEL, TITLE
from wonderland.ui.kit.frame import GAP, SLIM, Form, Frame, FrameText, Under, margin, spared
from wonderland.ui.kit.layout import text_width

WIDE, WIDE_LAST, NARROW_LAST = 400.0, 540.0, 440.0
HEAD, BELOW, BELOW_LAST = 74.0, 62.0, 16.0
FLAT_MOST, FLAT_HEAD, FLAT_BELOW = 760.0, 48.0, 8.0
WHERE_SHARE = 0.4
"""The flat form: how wide it is at most, its head with the controls in it, the room below."""
DOT, DOTS_HIGH = 5.5, 22.0
"""The dots' size; how much room they take where they stand above the controls."""
MOST_DOTS = 126.0
HELP_WIDE, SKIP_WIDE = 110.0, 108.0
END = "end"
"""The key of the button that ends a turn, and the word by which a turn is ended, in every game."""
MATCH_ONLY = ("undo", "redo", "recap")
"""The match's buttons that a lesson doesn't offer."""
Layout = TypeVar("Layout")


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


class LessonFrame(Frame[Layout]):
    """Says a lesson's step, where it covers least: in a corner, or flat along the table.

    Args:
        under: the table that it lies over.
        runner: the lesson.
        lessons: how many there are.
        acts: what the controls do.

    Attributes:
        ends_early: whether the foot bar offers to end the turn where the step means another line.
    """

    def __init__(
        self, under: Under[Layout], runner: Runner, lessons: int, acts: LessonActs
    ) -> None:
        self._under = under
        self.runner = runner
        self.lessons = lessons
        self.acts = acts
        self.ends_early = False
        self._place_key: tuple[object, ...] = ()
        self._placed: tuple[Rect, Form] | None = None

    @property
    def title(self) -> str:
        """What the top bar says."""
        return say("Lesson: {title}", title=self.runner.lesson.model.title)

    @property
    def refusal(self) -> tuple[str, str]:
        """Why the last line was refused, and the rule's number."""
        return self.runner.feedback, self.runner.rule

    # --- what is pointed at ------------------------------------------------------------------
    @property
    def panel(self) -> str | None:
        """The part of the side panel that is pointed at."""
        return self._under.area(self.runner.marks)

    def squares(self) -> tuple[str, ...]:
        """What is pointed at on the table."""
        return self._under.pointed(self.runner.marks, self.runner.match)

    # --- what the foot bar says --------------------------------------------------------------
    def foot(self, offers: Foot) -> Foot:
        """What the foot bar says and offers, from what it would say without a lesson."""
        runner, acts = self.runner, self.acts
        if runner.over:
            return Foot("", [
                button("leave", say("Lessons"), acts.leave, say("Esc"), "leave"),
                button("again", say("Again"), acts.again, KEY, "anew"),
                button("next", say("Next lesson"), acts.skip, say("Enter"), primary=True),
            ])  # fmt: skip
        taken = self._under.declines and not runner.reading
        leave = button(
            "leave",
            say("Leave lesson"),
            acts.leave,
            *(("", "") if taken else (say("Esc"), "leave")),
        )
        if runner.reading:
            go_on = button("go-on", say("Go on"), acts.go_on, say("Enter"), primary=True)
            return Foot(self.refused, [leave, go_on])
        if runner.showing:
            return Foot(say("Watch how it is done."), [leave])
        return Foot(
            self.refused or offers.sentence, [leave, *self._put_back(), *self._offered(offers)]
        )

    def _offered(self, offers: Foot) -> list[Spec]:
        """The match's own buttons; to end the turn leads nobody on where the step means another line.

        Then its button is not the primary one, and not where "Go on" stood a click ago.
        """
        offered = [spec for spec in offers.buttons if spec["key"] not in MATCH_ONLY]
        meant = self.runner.meant
        ends = bool(offered) and offered[-1]["key"] == END
        self.ends_early = ends and bool(meant) and unsigned(meant) != END
        if not self.ends_early:
            return offered
        *others, end = offered
        quiet: Spec = {**end, "primary": False, "hint": ""}
        if not others:
            why = say("First do what is said here")
            others = [button("go-on", say("Go on"), None, primary=True, why=why)]
        return [quiet, *others]

    def _put_back(self) -> list[Spec]:
        if not self.runner.lines or self.runner.step.free:
            return []
        why = say("Puts the table back to where this step began")
        return [button("put-back", say("Step anew"), self.acts.put_back, KEY, "anew", why=why)]

    # --- the frame ---------------------------------------------------------------------------
    def where(self, canvas: Canvas, layout: Layout) -> Rect:
        """Where the frame lies."""
        return self._find_place(canvas, layout)[0]

    def draw(self, canvas: Canvas, layout: Layout) -> Rect:
        """Draw the frame and return where it is."""
        box, form = self._find_place(canvas, layout)
        texts = self._texts(canvas, form.wide)
        x, y = box.left / canvas.scale, box.top / canvas.scale
        left = x + margin(form.wide)
        self._draw_ground(canvas, box)
        if form.flat:
            self._draw_flat_head(canvas, box)
        else:
            canvas.text(self._where(), left, y + 25, LABEL, 15, "quiet", within=box)
            canvas.text(
                self._heading(),
                left,
                y + 52,
                TITLE,
                23,
                within=box,
                room=form.wide - 2 * margin(form.wide),
                high=32,
            )
        self._draw_texts(canvas, box, y + (FLAT_HEAD if form.flat else HEAD), texts)
        if not form.flat and not self.runner.over:
            self._draw_controls(canvas, left, y + form.high - 48)
            above = DOTS_HIGH + 6 if form.wide < SLIM else 0.0
            self._draw_dots(canvas, x + form.wide - 22, y + form.high - 32 - above)
        return box

    def _draw_flat_head(self, canvas: Canvas, box: Rect) -> None:
        """Draw the heading, where one is, and the controls in one row."""
        s = canvas.scale
        wide = SKIP_WIDE + (HELP_WIDE + 8 if self._helps else 0)
        right = box.right / s - 14 - wide
        self._draw_controls(canvas, right, box.top / s + 8)
        y = box.top / s + 26
        left = box.left / s + margin(box.width / s)
        room = right - 12 - left
        where = min(room * WHERE_SHARE, text_width(canvas, self._where(), LABEL, 15))
        drawn = canvas.text(self._heading(), left, y, TITLE, 23, within=box,
                            room=room - where - 16, high=FLAT_HEAD - 8)  # fmt: skip
        left = drawn.right / s + 16
        canvas.text(self._where(), left, y + 1, LABEL, 15, "quiet", within=box,
                    room=right - 12 - left, high=FLAT_HEAD - 8)  # fmt: skip

    def _find_place(self, canvas: Canvas, layout: Layout) -> tuple[Rect, Form]:
        """Choose a form and a place by what they cover; that stays for the step."""
        under, spot = self._under, self._under.spot(canvas, layout)
        room = spot.box.width / canvas.scale - 2 * GAP
        over = self.runner.over
        forms = [self._form(canvas, min(room, WIDE_LAST if over else WIDE), flat=False)]
        if over and room > NARROW_LAST:
            forms.append(self._form(canvas, NARROW_LAST, flat=False))
        if room > forms[0].wide:
            forms.append(self._form(canvas, min(FLAT_MOST, room), flat=not over))
        key = (self.runner.at, self.runner.over, under.asks, tuple(forms), layout)
        if self._placed is None or key != self._place_key:
            self._place_key = key
            taken = under.taken(canvas, layout, self.squares())
            self._placed = spared(canvas, spot, forms, taken)
        return self._placed

    def _form(self, canvas: Canvas, wide: float, *, flat: bool) -> Form:
        """The frame's size in a form, as its words are now."""
        head, below = (FLAT_HEAD, FLAT_BELOW) if flat else (HEAD, BELOW)
        if self.runner.over:
            below = BELOW_LAST
        elif wide < SLIM:
            below += DOTS_HIGH
        return Form(wide, head + sum(t.high for t in self._texts(canvas, wide)) + below, flat)

    def _where(self) -> str:
        lesson = self.runner.lesson
        where = say("Lesson {number} of {count}", number=lesson.number, count=self.lessons)
        if self.runner.over:
            return where
        step = say("step {number} of {count}", number=self.runner.at + 1, count=len(lesson.steps))
        return commas([where, step, say("a task") if self.runner.step.task else ""])

    def _heading(self) -> str:
        return say("Learnt") if self.runner.over else self.runner.step.title

    def _texts(self, canvas: Canvas, wide: float) -> list[FrameText]:
        fonts, width = canvas.fonts, canvas.px(wide - 2 * margin(wide))
        runner = self.runner
        if runner.over:
            learnt = [FrameText.read(fonts, words, width) for words in runner.lesson.model.learnt]
            came = runner.step.done
            return [FrameText.read(fonts, came, width, "good"), *learnt] if came else learnt
        found = [FrameText.read(fonts, runner.says, width, "good" if runner.achieved else "text")]
        if self.refused and self._under.crowded:
            found.append(FrameText.small(fonts, self.refused, width, "refusal"))
        if runner.hint:
            found.append(FrameText.small(fonts, runner.hint, width, "quiet", ITALIC))
        return found

    @property
    def _helps(self) -> bool:
        """Whether help can be asked for."""
        return not self.runner.reading and not self.runner.showing

    def _draw_controls(self, canvas: Canvas, left: float, y: float) -> None:
        runner = self.runner
        if self._helps:
            asks = (runner.step.task or runner.step.free) and not runner.helped
            label = say("Help me") if asks else say("Show me")
            rect = canvas.rect(left, y, HELP_WIDE, 32)
            canvas.button("help", rect, label, self.acts.help, hint=KEY, shortcut="help")
            left += HELP_WIDE + 8
        rect = canvas.rect(left, y, SKIP_WIDE, 32)
        canvas.button("skip", rect, say("Skip lesson"), self.acts.skip)

    def _draw_dots(self, canvas: Canvas, right: float, y: float) -> None:
        """Draw a dot for each step, ending at ``right``."""
        steps = len(self.runner.lesson.steps)
        step = min(18.0, MOST_DOTS / steps)
        for index in range(steps):
            at = (canvas.px(right - step * (steps - 1 - index)), canvas.px(y))
            colour = "west" if index <= self.runner.at else "line"
            canvas.disc(at, canvas.scale * min(DOT, step / 2.6), colour)
