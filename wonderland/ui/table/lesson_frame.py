"""A lesson over a table: what is said, what is pointed at, and how to go on (picture 07)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from wonderland.core.message import commas, say
from wonderland.core.record import unsigned
from wonderland.learn.runner import Runner
from wonderland.ui.kit.action_bar import Foot, Spec, button
from wonderland.ui.kit.beats import Beats
from wonderland.ui.kit.canvas import KEY, Canvas, Rect
from wonderland.ui.kit.fonts import ITALIC, LABEL, TITLE
from wonderland.ui.kit.frame import GAP, SLIM, Form, Frame, FrameText, Under, margin, spared
from wonderland.ui.kit.kept import Kept
from wonderland.ui.kit.layout import REST, Box, box_of, line_in, text_width
from wonderland.ui.kit.sizes import NOTE
from wonderland.ui.kit.spaces import APART, CONTROL, HAIR, NEAR, PAD, TIGHT

NARROW_LAST = 440.0
WHERE_ROW, HEADING_ROW = 26.0, 32.0
HEAD, BELOW, BELOW_LAST = APART + WHERE_ROW + HEADING_ROW + TIGHT, 62.0, 16.0
"""The room above the words, with where one is and the heading, and below them."""
FLAT_HEAD = 48.0
DOTS_HIGH = 22.0
"""How much room the dots take where they stand above the controls."""
HEADING = 23.0
"""How large the heading is set."""
HELP_WIDE, SKIP_WIDE = 110.0, 108.0
END = "end"
"""The key of the button that ends a turn, and the word by which a turn is ended, in every game."""
LEAVE, GO_ON = say("Leave lesson"), say("Go on")
"""What stands in the lesson's own places of the foot bar."""
LEAST_PARTS, MOST_PARTS = 2, 6
"""Of so many things that are pointed at one lights up after another, in so many parts at most."""
CROWD = 5
"""More buttons of the match than these leave little room in a small window for the lesson's."""
FIRST = say("First do what is said here")
Layout = TypeVar("Layout")


@dataclass(frozen=True, slots=True)
class LessonActs:
    """What the frame's controls do.

    Attributes:
        go_on: goes on from what was read.
        back: goes back to the step before.
        help: asks for help.
        put_back: begins the step anew.
        skip: leaves this lesson for the next one.
        leave: leaves it for the list.
        again: begins the lesson anew.
    """

    go_on: Callable[[], object]
    back: Callable[[], object]
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
        unseen: says whether what was played is still being shown.

    Attributes:
        ends_early: whether the foot bar offers to end the turn where the step means another line.
    """

    def __init__(
        self, under: Under[Layout], runner: Runner, lessons: int, acts: LessonActs, unseen: Callable[[], bool]
    ) -> None:
        self._under = under
        self.runner = runner
        self.lessons = lessons
        self.acts = acts
        self._unseen = unseen
        self.ends_early = False
        self._placed = Kept[tuple[Rect, Form]]()
        self._beats = Beats()

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

    @property
    def shows(self) -> object:
        """What the step marks, unless it is done or shown how."""
        runner = self.runner
        return None if runner.over or runner.showing or runner.achieved else runner.marks

    def squares(self) -> tuple[str, ...]:
        """What is pointed at on the table."""
        return self._under.pointed(self.runner.marks, self.runner.match)

    def lit(self) -> tuple[str, ...]:
        """The same, one after another while it is read."""
        found = self.squares()
        if not self.runner.reading or len(found) < LEAST_PARTS:
            return found
        return found[: -(-len(found) * self._beats.shown // min(len(found), MOST_PARTS))]

    def stir(self, elapsed: float, *, moving: bool) -> bool:
        """Let what is pointed at light up one after another; whether more of it does."""
        parts = min(len(self.squares()), MOST_PARTS) if self.runner.reading else 0
        subject = (self.runner.at, self.runner.achieved) if parts >= LEAST_PARTS else None
        return self._beats.update(elapsed, subject, parts, moving=moving)

    # --- what the foot bar says --------------------------------------------------------------
    def foot(self, offers: Foot) -> Foot:
        """What the foot bar says and offers, from what it would say without a lesson.

        Its last three places are the lesson's own in every step, and where it leads at its end stands
        at the other end of the bar: so no other button comes to stand under one that was just used.
        """
        runner, acts = self.runner, self.acts
        if runner.over:
            next_one = button("next", say("Next lesson"), acts.skip, primary=True)
            return Foot("", [next_one], [
                button("leave", say("Lessons"), acts.leave, hint=say("Esc"), shortcut="leave"),
                button("again", say("Again"), acts.again, "anew"),
            ])  # fmt: skip
        leave = self._leaving()
        if runner.reading:
            return Foot(self.refused, [leave, self._backward(), _onward(acts.go_on)])
        if runner.showing:
            words = say("Watch how it is done.")
            return Foot(words, [leave, self._backward(), _onward(None, words)])
        own = [*self._put_back(), *self._offered(offers)]
        if len(own) > CROWD:
            leave = button("leave", say("Leave"), acts.leave)
        buttons = [*own, leave, self._backward(), _onward(None, FIRST)]
        said = "" if self._means_end else offers.sentence  # which would speak of beings
        return Foot(self.refused or said, buttons)

    @property
    def _means_end(self) -> bool:
        """Whether the step wants the turn to be ended."""
        meant = self.runner.meant
        return bool(meant) and unsigned(meant) == END

    def _backward(self) -> Spec:
        """The button that leads back to the step before."""
        act = self.acts.back if self.runner.may_go_back else None
        return button("back", say("Back"), act, why=say("To the step before"))

    def _leaving(self) -> Spec:
        """The button that leaves the lesson."""
        return {**button("leave", LEAVE, self.acts.leave), "keeps": [(LEAVE, "")]}

    def _offered(self, offers: Foot) -> list[Spec]:
        """The match's own buttons; to end the turn leads nobody on where the step means another line."""
        offered = offers.guided()
        ends = bool(offered) and offered[-1]["key"] == END
        self.ends_early = ends and bool(self.runner.meant) and not self._means_end
        if ends and self._means_end:
            offered[-1] = {**offered[-1], "primary": True, "hint": say("Enter")}
        if self.ends_early:
            offered[-1] = {**offered[-1], "primary": False, "hint": ""}
        return offered

    def _put_back(self) -> list[Spec]:
        if not self.runner.lines or self.runner.step.free:
            return []
        why = say("Puts the table back to where this step began")
        return [button("put-back", say("Step anew"), self.acts.put_back, "anew", why=why)]

    # --- the frame ---------------------------------------------------------------------------
    def where(self, canvas: Canvas, layout: Layout) -> Rect:
        """Where the frame lies."""
        return self._find_place(canvas, layout)[0]

    def _draw(self, canvas: Canvas, layout: Layout) -> Rect:
        """Draw the frame and return where it is."""
        box, form = self._find_place(canvas, layout)
        texts = self._texts(canvas, form.wide)
        whole, edge = box_of(canvas, box), margin(form.wide)
        self._draw_ground(canvas, box)
        head, _ = whole.rows(FLAT_HEAD if form.flat else HEAD, REST)
        if form.flat:
            self._draw_flat_head(canvas, head.without(left=edge, right=APART), box)
        else:
            _, where, heading, _ = head.inset(edge, 0).rows(APART, WHERE_ROW, HEADING_ROW, REST)
            line_in(canvas, where, self._where(), LABEL, NOTE, "quiet", within=box)
            line_in(canvas, heading, self._heading(), TITLE, HEADING, within=box, high=True)
        self._draw_texts(canvas, box, head.bottom, texts)
        if not form.flat and not self._over:
            slim = form.wide < SLIM
            _, above, controls = whole.without(bottom=PAD).rows(REST, DOTS_HIGH, CONTROL, gap=HAIR)
            self._draw_controls(canvas, controls.inset(edge, 0))
            self._draw_dots(canvas, (above if slim else controls).without(right=PAD))
        return box

    def _draw_flat_head(self, canvas: Canvas, head: Box, within: Rect) -> None:
        """Draw the heading, where one is, and the controls in one row."""
        words, controls = head.inset(0, TIGHT).columns(REST, self._controls_wide, gap=APART)
        self._draw_controls(canvas, controls)
        wide = min(words.width * 0.4, text_width(canvas, self._where(), LABEL, NOTE))
        heading, _ = words.columns(REST, wide, gap=PAD)
        drawn = line_in(canvas, heading, self._heading(), TITLE, HEADING, within=within, high=True)
        line_in(canvas, words.after(drawn, PAD), self._where(), LABEL, NOTE, "quiet", within=within,
                high=True, foot=(TITLE, HEADING))  # fmt: skip

    def _find_place(self, canvas: Canvas, layout: Layout) -> tuple[Rect, Form]:
        """Choose a form and a place by what they cover; that stays for the step."""
        under, spot = self._under, self._under.spot(canvas, layout)
        room = spot.box.width / canvas.scale - spot.left - GAP
        over = self._over
        forms = [self._form(canvas, min(room, 540.0 if over else 400.0), flat=False)]
        if over and room > NARROW_LAST:
            forms.append(self._form(canvas, NARROW_LAST, flat=False))
        if room > forms[0].wide:
            forms.append(self._form(canvas, min(760.0, room), flat=not over))
        key = (self.runner.at, over, under.asks, tuple(forms), layout, canvas.scale)

        def find() -> tuple[Rect, Form]:
            about = (*self.squares(), *under.moved(self.runner.marks))
            return spared(canvas, spot, forms, under.taken(canvas, layout, about))

        return self._placed.of(key, find)

    def _form(self, canvas: Canvas, wide: float, *, flat: bool) -> Form:
        """The frame's size in a form, as its words are now."""
        head, below = (FLAT_HEAD, 8.0) if flat else (HEAD, BELOW)
        if self._over:
            below = BELOW_LAST
        elif wide < SLIM:
            below += DOTS_HIGH
        return Form(wide, head + sum(t.high for t in self._texts(canvas, wide)) + below, flat)

    @property
    def _over(self) -> bool:
        """Whether the lesson is over, and what ended it was seen: no result is told before."""
        return self.runner.over and not self._unseen()

    def _where(self) -> str:
        lesson = self.runner.lesson
        where = say("Lesson {number} of {count}", number=lesson.number, count=self.lessons)
        if self._over:
            return where
        step = say("step {number} of {count}", number=self.runner.at + 1, count=len(lesson.steps))
        return commas([where, step, say("a task") if self.runner.step.task else ""])

    def _heading(self) -> str:
        return say("Learnt") if self._over else self.runner.step.title

    def _texts(self, canvas: Canvas, wide: float) -> list[FrameText]:
        fonts, width = canvas.fonts, canvas.px(wide - 2 * margin(wide))
        runner = self.runner
        if self._over:
            learnt = [FrameText.read(fonts, words, width) for words in runner.lesson.model.learnt]
            came = runner.step.done
            return [FrameText.read(fonts, came, width, "good"), *learnt] if came else learnt
        if self._unseen():
            return [FrameText.read(fonts, runner.step.says, width)]
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

    @property
    def _controls_wide(self) -> float:
        """How wide the controls are together: room is kept for help where none is asked for."""
        return SKIP_WIDE + NEAR + HELP_WIDE

    def _draw_controls(self, canvas: Canvas, row: Box) -> None:
        runner = self.runner
        skip, place, _ = row.fitted(height=CONTROL).columns(SKIP_WIDE, HELP_WIDE, REST, gap=NEAR)
        if self._helps:
            asks = (runner.step.task or runner.step.free) and not runner.helped
            label = say("Help me") if asks else say("Show me")
            canvas.button("help", place.rect(canvas), label, self.acts.help, hint=KEY, shortcut="hint")
        canvas.button("skip", skip.rect(canvas), say("Skip lesson"), self.acts.skip)

    def _draw_dots(self, canvas: Canvas, row: Box) -> None:
        """Draw a dot for each step at the right of a row."""
        steps = len(self.runner.lesson.steps)
        step = min(18, 126 / steps)
        _, *places = row.columns(REST, *[step] * steps)
        for index, place in enumerate(places):
            x, y = place.centre
            at = canvas.pixels(x, y)
            radius = canvas.scale * min(5.5, step / 2.6)
            if index == self.runner.at:
                canvas.disc(at, radius, "text")
                canvas.disc(at, radius - canvas.px(1.5), "now")
            elif index < self.runner.at:
                canvas.disc(at, radius, "side-west")
            else:
                canvas.hoop(at, radius, canvas.px(1.5), "quiet")


def _onward(act: Callable[[], object] | None, why: str = "") -> Spec:
    """The button that leads on, as wide where it doesn't."""
    onward = button("go-on", GO_ON, act, primary=act is not None, why=why)
    return {**onward, "keeps": [(GO_ON, say("Enter"))]}
