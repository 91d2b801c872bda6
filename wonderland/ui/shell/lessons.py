"""What there is to learn: the lessons, and beside them the puzzles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Literal

from wonderland import api
from wonderland.core.message import say
from wonderland.core.puzzle import Puzzle
from wonderland.learn.library import Lesson
from wonderland.learn.puzzles import PuzzleSet
from wonderland.session.progress import Progress
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import CENTRE, CLOSE, ButtonSpec, Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE
from wonderland.ui.kit.layout import REST, Box, screen, text_width
from wonderland.ui.kit.scene import Aside
from wonderland.ui.shell.done import draw_mark
from wonderland.ui.shell.puzzles import PuzzleList
from wonderland.ui.shell.stills import Still, Stills

COLUMNS, GAP, WIDEST = 2, 18.0, 600.0
MOST_ROW, BELOW, MARK_WIDE, EDGE, TITLE_SIZE = 92.0, 12.0, 62.0, 14.0, 18.0
TOP, TOP_OF_PUZZLES = 74.0, 58.0
ANEW_WIDE, LEFT_WIDE, TITLE_HIGH = 66.0, 84.0, 22.0
TITLE_SHARE = 0.45
TABS_LEFT, TAB_WIDE = 112.0, 86.0
STILL_WIDE, STILL_APART = 1.7, 4.0
"""How wide the small picture is for its height, and how far it stays from its row's edges."""
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
        self,
        app: App,
        lessons: Sequence[Lesson],
        shelf: PuzzleSet,
        progress: Progress,
        openers: Openers,
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
        self._puzzles = PuzzleList(shelf, progress, openers.puzzle, self._stills)

    def first_focus(self) -> str:
        """Enter goes on with what comes next."""
        return "go-on"

    def update(self, elapsed: float) -> bool:  # noqa: ARG002 - a file a frame
        """Read a puzzle more, then a small picture more; whether that shows."""
        return (self.shelf.read_one() and self.part == "puzzles") or self._stills.update()

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
        canvas.title_bar(say("Learn"))
        tabs = max(TABS_LEFT, 24 + text_width(canvas, say("Learn"), TITLE, 25) + 12)
        self._draw_tabs(canvas, tabs)
        number, go_on = self._next()
        other: ButtonSpec = {"key": "game", "label": say("Another game"), "act": self._games}
        right = canvas.buttons_right(canvas.width - 24, 11, 32, [
            self.back,
            *([other] if self._games else []),
            {"key": "go-on", "label": say("Go on: {number}", number=number), "hint": say("Enter"), "act": go_on,
             "primary": True},
        ])  # fmt: skip
        left = tabs + len(PARTS) * (TAB_WIDE + 6) + 12
        canvas.text(self._note(), left, 28, LABEL, 17, "bar-quiet", room=right - left - 16)
        if self.part == "puzzles":
            self._puzzles.draw(canvas, TOP_OF_PUZZLES)
        else:
            self._draw_lessons(canvas)

    def _draw_tabs(self, canvas: Canvas, left: float) -> None:
        for index, (part, label) in enumerate(PARTS.items()):
            rect = canvas.rect(left + index * (TAB_WIDE + 6), 11, TAB_WIDE, 32)
            region = canvas.region(f"part-{part}", rect, partial(self.turn_to, part), label,
                                   shortcut=part)  # fmt: skip
            now = part == self.part
            if now:
                canvas.fill(rect, "panel", 7)
            elif canvas.pointer.hover == region.key:
                canvas.veil(rect, "front", 22, 7)
            ink = "text" if now else "bar-text"
            canvas.text(label, rect.centerx / canvas.scale, 27, BOLD, 16, ink, CENTRE, rect,
                        room=TAB_WIDE - 8)  # fmt: skip
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

    def _draw_lessons(self, canvas: Canvas) -> None:
        room = screen(canvas).inset(GAP, 0).fitted(COLUMNS * WIDEST + GAP)
        in_column = -(-len(self.lessons) // COLUMNS)
        row = min(MOST_ROW, (room.height - TOP - BELOW) / in_column)
        lessons = iter(self.lessons)
        for column in Box(room.x, TOP, room.width, row * in_column).columns(
            *[REST] * COLUMNS, gap=GAP
        ):
            for place, lesson in zip(column.pile(in_column, row), lessons, strict=False):
                self._row(canvas, Box(place.x, place.y, place.width, row - 8), lesson)

    def _row(self, canvas: Canvas, row: Box, lesson: Lesson) -> None:
        taken = self.progress.of(lesson.game, lesson.name)
        box = row.rect(canvas)
        key = f"lesson-{lesson.number}"
        title = lesson.model.title
        region = canvas.region(
            key, box, lambda: self._take(lesson, False), title, lesson.model.about
        )
        canvas.plate(box, "front", 8)
        if canvas.pointer.hover == key:
            canvas.outline(box, "west", 2, 8)
        mark, words_box, _ = row.columns(MARK_WIDE, REST, EDGE)
        words_box = self._draw_still(canvas, words_box, lesson)
        draw_mark(canvas, (mark.x + 32, mark.centre[1]), 17, lesson.number, done=taken.done > 0)
        if taken.step is not None:
            words_box = self._draw_left(canvas, words_box, lesson, taken.step)
        middle = row.centre[1]
        wide = words_box.width
        head = min(TITLE_HIGH, row.height * TITLE_SHARE)
        high = row.height - head - 2
        lines, size = canvas.lines_in(lesson.model.about, LABEL, 14, wide, high)
        below = min(high, len(lines) * size * CLOSE)
        top = middle - (head + below) / 2
        canvas.text(title, words_box.x, top + head / 2, TITLE, min(TITLE_SIZE, head), within=box,
                    room=wide, high=head)  # fmt: skip
        canvas.text(lesson.model.about, words_box.x, top + head + below / 2, LABEL, 14, "quiet",
                    within=box, room=wide, high=high)  # fmt: skip
        canvas.ring(region, 8)

    def _draw_still(self, canvas: Canvas, box: Box, lesson: Lesson) -> Box:
        """Draw where the lesson begins at the right of a box; return what is left of it."""
        high = box.height - 2 * STILL_APART
        left, small = box.columns(REST, high * STILL_WIDE, gap=EDGE)
        key = ("lesson", lesson.game, lesson.name)
        still = self._stills.ask(key, 0.0, partial(_still_of, lesson))
        self._stills.draw(canvas, small.inset(0, STILL_APART), still)
        return left

    def _draw_left(self, canvas: Canvas, box: Box, lesson: Lesson, step: int) -> Box:
        """Say where a lesson was left, and offer it anew; return the room that remains."""
        words = say("step {number} of {count}", number=step + 1, count=len(lesson.steps))
        wide = max(ANEW_WIDE, min(LEFT_WIDE, text_width(canvas, words, LABEL, 13)))
        rest, left = box.columns(REST, wide, gap=12)
        said, anew = left.fitted(height=44).rows(16, REST, gap=2)
        canvas.button(f"anew-{lesson.number}", anew.rect(canvas), say("Anew"),
                      lambda: self._take(lesson, True), size=14,
                      why=say("Begins this lesson from its first step"))  # fmt: skip
        canvas.text(words, *said.centre, LABEL, 13, "quiet", CENTRE, room=wide, high=18)
        return rest


def _still_of(lesson: Lesson) -> Still:
    """Where a lesson's last step begins: that is what it leads to."""
    record = lesson.start_of(len(lesson.steps) - 1)
    return Still(api.shipped(lesson.game).load(record))
