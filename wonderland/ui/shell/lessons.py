"""What there is to learn: the lessons, and beside them the puzzles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Literal

import pygame

from wonderland import api
from wonderland.core.message import say
from wonderland.core.puzzle import Puzzle
from wonderland.learn.library import Lesson
from wonderland.learn.puzzles import PuzzleSet
from wonderland.session.progress import Progress
from wonderland.ui.kit.app import App
from wonderland.ui.kit.brush import RADIUS
from wonderland.ui.kit.canvas import CENTRE, CLOSE, ButtonSpec, Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE
from wonderland.ui.kit.layout import REST, Box, buttons_in, line_in, screen, text_width
from wonderland.ui.kit.scene import Aside
from wonderland.ui.kit.sizes import FINE_PRINT, PLAIN, SMALL
from wonderland.ui.kit.spaces import APART, BAR, CONTROL, CORNER, HAIR, LOW_CONTROL, NEAR, PAD, TIGHT
from wonderland.ui.kit.title_bar import NOTE_SIZE, draw_title_bar
from wonderland.ui.shell.done import draw_mark
from wonderland.ui.shell.puzzles import PuzzleList
from wonderland.ui.shell.stills import Still, Stills
from wonderland.ui.shell.turning import Turning

COLUMNS, EDGE = 2, 18.0
"""How many columns of rows there are, and the room between and beside them."""
LEAST_ROW, MOST_ROW = 54.0, 84.0
"""A row has room for its title and two lines at the least; rows for which there is no room are turned to."""
Part = Literal["lessons", "puzzles"]
PARTS: dict[Part, str] = {"lessons": say("Lessons"), "puzzles": say("Puzzles")}


@dataclass(frozen=True, slots=True)
class Openers:
    """What opens a lesson, where it was left or anew, a puzzle, and the choice of another game.

    That choice is None where only one game has lessons.
    """

    lesson: Callable[[Lesson, bool], None]
    puzzle: Callable[[Puzzle], None]
    games: Callable[[], None] | None = None


STILL = 1.7
"""How much wider than high the picture is of where a lesson begins."""


class LessonsScreen(Aside):
    """Every lesson of a game, in order; in a second part its puzzles.

    Args:
        app: the window.
        lessons: in order.
        shelf: the puzzles, which are read while the list is looked at.
        progress: how far each was taken.
        openers: what opens them.

    Attributes:
        part: what is shown.
    """

    def __init__(
        self, app: App, lessons: Sequence[Lesson], shelf: PuzzleSet, progress: Progress, openers: Openers
    ) -> None:
        super().__init__(app)
        self.lessons = lessons
        self.shelf = shelf
        self.progress = progress
        self.part: Part = "lessons"
        self._take = openers.lesson
        self._solve = openers.puzzle
        self._games = openers.games
        self._stills = Stills()
        self._turning = Turning()
        self._puzzles = PuzzleList(shelf, progress, openers.puzzle, self._stills)

    def first_focus(self) -> str:
        """Enter goes on with what comes next."""
        return "go-on"

    def update(self, elapsed: float) -> bool:  # noqa: ARG002 - a file a frame
        """Read a puzzle more, then a small picture more; whether that shows."""
        return (self.shelf.read_one() and self.part == "puzzles") or self._stills.update()

    def handle(self, event: pygame.event.Event) -> bool:
        """Escape goes back; the wheel and the page keys turn a list that is longer than its room."""
        return self._shown_turning.handle(event) or super().handle(event)

    def turn_to(self, part: Part) -> None:
        """Show the lessons or the puzzles."""
        self.part = part

    def following(self) -> Lesson:
        """The lesson that comes next: one that was left, else the first that is not done."""
        taken = [(lesson, self.progress.of(lesson.game, lesson.name)) for lesson in self.lessons]
        left = [lesson for lesson, progress in taken if progress.step]
        undone = [lesson for lesson, progress in taken if not progress.done]
        return (left or undone or list(self.lessons))[0]

    # --- drawing -----------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        """Draw the bar, and a row for each lesson or puzzle."""
        canvas.surface.fill(canvas.theme["panel"])
        _, page = screen(canvas).rows(BAR, REST)
        if self.part == "puzzles":
            self._puzzles.lay(page)
            self._draw_bar(canvas)
            self._puzzles.draw(canvas)
        else:
            places = self._places(page)
            self._draw_bar(canvas)
            self._draw_lessons(canvas, places)
        self._shown_turning.draw_foot(canvas, page.inset(EDGE, 0))

    @property
    def _shown_turning(self) -> Turning:
        return self._puzzles.turning if self.part == "puzzles" else self._turning

    def _draw_bar(self, canvas: Canvas) -> None:
        number, go_on = self._next()
        other: ButtonSpec = {"key": "game", "label": say("Another game"), "act": self._games}
        buttons: list[ButtonSpec] = [
            self.back,
            *([other] if self._games else []),
            {"key": "go-on", "label": say("Go on: {number}", number=number), "hint": say("Enter"), "act": go_on,
             "primary": True},
        ]  # fmt: skip
        bar = draw_title_bar(canvas, say("Learn"))
        left, right = bar.columns(REST, canvas.buttons_wide(buttons), gap=PAD)
        *tabs, _, beside = left.columns(*[86] * len(PARTS), 0, REST, gap=NEAR)
        self._draw_tabs(canvas, tabs)
        line_in(canvas, beside, self._note(), LABEL, NOTE_SIZE, "bar-quiet", high=True, foot=(BOLD, PLAIN))
        buttons_in(canvas, right, CONTROL, buttons, 0)

    def _draw_tabs(self, canvas: Canvas, places: Sequence[Box]) -> None:
        for (part, label), place in zip(PARTS.items(), places, strict=True):
            tab = place.fitted(height=CONTROL)
            rect = tab.rect(canvas)
            region = canvas.region(f"part-{part}", rect, partial(self.turn_to, part), label, shortcut=part)
            now = part == self.part
            if now:
                canvas.fill(rect, "panel", RADIUS)
            elif canvas.pointer.hover == region.key:
                canvas.veil(rect, "front", 22, RADIUS)
            ink = "text" if now else "bar-text"
            line_in(canvas, tab.inset(TIGHT, 0), label, BOLD, PLAIN, ink, CENTRE, rect)
            canvas.ring(region)

    def _next(self) -> tuple[int, Callable[[], None] | None]:
        """The number of what comes next, and what opens it."""
        if self.part == "lessons":
            lesson = self.following()
            return lesson.number, lambda: self._take(lesson, False)
        puzzle = self._puzzles.following()
        return (puzzle.number, partial(self._solve, puzzle)) if puzzle else (1, None)

    def _note(self) -> str:
        if self.progress.fault:
            return self.progress.fault
        if self.part == "puzzles":
            return self._puzzles.note
        done = sum(self.progress.of(x.game, x.name).done > 0 for x in self.lessons)
        return say("{done} of {count} done", done=done, count=len(self.lessons))

    def _places(self, page: Box) -> list[tuple[Box, Lesson]]:
        """Where the lessons in sight lie: they go on from column to column."""
        room = page.inset(EDGE, 0).without(top=PAD).fitted(COLUMNS * 600 + EDGE)
        in_column = -(-len(self.lessons) // COLUMNS)
        next_row = self.lessons.index(self.following()) % in_column
        high = LEAST_ROW, MOST_ROW
        rows = self._turning.rows(room, in_column, high, see=next_row, below=PAD)
        found = []
        for index, row in enumerate(rows, start=self._turning.first):
            boxes = row.columns(*[REST] * COLUMNS, gap=EDGE)
            found += list(zip(boxes, self.lessons[index::in_column], strict=False))
        return found

    def _draw_lessons(self, canvas: Canvas, places: Sequence[tuple[Box, Lesson]]) -> None:
        for place, lesson in sorted(places, key=lambda placed: placed[1].number):
            self._row(canvas, place, lesson)

    def _row(self, canvas: Canvas, row: Box, lesson: Lesson) -> None:
        taken = self.progress.of(lesson.game, lesson.name)
        box = row.rect(canvas)
        key = f"lesson-{lesson.number}"
        title = lesson.model.title
        region = canvas.region(key, box, lambda: self._take(lesson, False), title, lesson.model.about)
        canvas.plate(box, "front", CORNER)
        if canvas.pointer.hover == key:
            canvas.outline(box, "west", 2, CORNER)
        mark, words, _ = row.columns(62, REST, APART)
        left = 0.0 if taken.step is None else self._left_wide(canvas, lesson, taken.step) + APART
        if self._readable(canvas, words.without(right=left), lesson):
            words = self._draw_still(canvas, words, lesson)
        draw_mark(canvas, mark.centre, 17, lesson.number, done=taken.done > 0)
        if taken.step is not None:
            words = self._draw_left(canvas, words, lesson, taken.step)
        head = min(22, row.height * 0.45)
        high = row.height - head - HAIR
        lines, size = canvas.lines_in(lesson.model.about, LABEL, SMALL, words.width, high)
        upper, lower = words.lines(head, min(high, len(lines) * size * CLOSE))
        line_in(canvas, upper, title, TITLE, min(18, head), within=box, high=True)
        line_in(canvas, lower, lesson.model.about, LABEL, SMALL, "quiet", within=box, high=True)
        canvas.ring(region, CORNER)

    @staticmethod
    def _beside(box: Box) -> list[Box]:
        """The room for words, and that for where a lesson begins."""
        return box.columns(REST, box.inset(0, TIGHT).height * STILL, gap=APART)

    def _readable(self, canvas: Canvas, box: Box, lesson: Lesson) -> bool:
        """Whether what a lesson is about can be read beside a picture of where it begins."""
        left, high = self._beside(box)[0], box.height - min(22, box.height * 0.45) - HAIR
        about = lesson.model.about
        return canvas.lines_in(about, LABEL, SMALL, left.width, high)[1] >= FINE_PRINT

    @staticmethod
    def _left_wide(canvas: Canvas, lesson: Lesson, step: int) -> float:
        """How wide stands where a lesson was left."""
        words = _step_of(lesson, step)
        return max(66, min(84, text_width(canvas, words, LABEL, FINE_PRINT)))

    def _draw_still(self, canvas: Canvas, box: Box, lesson: Lesson) -> Box:
        """Draw where the lesson begins at the right of a box; return what is left of it."""
        left, small = self._beside(box)
        key = ("lesson", lesson.game, lesson.name)
        still = self._stills.ask(key, 0.0, partial(_still_of, lesson))
        self._stills.draw(canvas, small.inset(0, TIGHT), still)
        return left

    def _draw_left(self, canvas: Canvas, box: Box, lesson: Lesson, step: int) -> Box:
        """Say where a lesson was left, and offer it anew; return the room that remains."""
        rest, left = box.columns(REST, self._left_wide(canvas, lesson, step), gap=APART)
        said, _, anew = left.lines(18, HAIR, LOW_CONTROL)
        canvas.button(f"anew-{lesson.number}", anew.rect(canvas), say("Anew"),
                      lambda: self._take(lesson, True), size=SMALL,
                      why=say("Begins this lesson from its first step"))  # fmt: skip
        words = _step_of(lesson, step)
        line_in(canvas, said, words, LABEL, FINE_PRINT, "quiet", CENTRE, high=True)
        return rest


def _step_of(lesson: Lesson, step: int) -> str:
    """At which step a lesson was left."""
    return say("step {number} of {count}", number=step + 1, count=len(lesson.steps))


def _still_of(lesson: Lesson) -> Still:
    """Where a lesson's last step begins: that is what it leads to."""
    record = lesson.start_of(len(lesson.steps) - 1)
    return Still(api.shipped(lesson.game).load(record))
