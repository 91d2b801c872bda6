"""The lessons: what there is to learn, what is done, and where one was left."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from wonderland.lessons.library import Lesson
from wonderland.session.progress import Progress
from wonderland.ui.app import App
from wonderland.ui.canvas import CENTRE, Canvas, Rect
from wonderland.ui.fonts import BOLD, LABEL, TITLE
from wonderland.ui.scene import Scene

COLUMNS = 2
MOST_ROW = 66.0
TOP = 74.0
ANEW_WIDE = 66.0


class LessonsScreen(Scene):
    """Every lesson of a game, in order.

    Args:
        app: the window.
        lessons: in order.
        progress: how far each was taken.
        take: opens a lesson, where it was left or anew.
    """

    def __init__(
        self,
        app: App,
        lessons: Sequence[Lesson],
        progress: Progress,
        take: Callable[[Lesson, bool], None],
    ) -> None:
        super().__init__(app)
        self.lessons = lessons
        self.progress = progress
        self._take = take

    def first_focus(self) -> str:
        """Enter goes on with the lesson that comes next."""
        return "go-on"

    def handle(self, event: pygame.event.Event) -> bool:
        """Escape goes back."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.app.pop()
            return True
        return False

    def following(self) -> Lesson:
        """The lesson that comes next: one that was left, else the first that is not done."""
        taken = [(lesson, self.progress.of(lesson.game, lesson.name)) for lesson in self.lessons]
        left = [lesson for lesson, told in taken if told.step]
        undone = [lesson for lesson, told in taken if not told.done]
        return (left or undone or list(self.lessons))[0]

    def draw(self, canvas: Canvas) -> None:
        """Draw a row for each lesson, and the button that goes on."""
        canvas.surface.fill(canvas.theme["panel"])
        done = sum(self.progress.of(x.game, x.name).done > 0 for x in self.lessons)
        note = self.progress.fault or f"{done} of {len(self.lessons)} done"
        canvas.title_bar("Lessons", canvas.fitted(note, LABEL, 17, canvas.width - 430))
        following = self.following()
        canvas.buttons_right(canvas.width - 24, 11, 32, [
            {"key": "back", "label": "Back", "hint": "Esc", "act": self.app.pop},
            {"key": "go-on", "label": f"Go on: {following.number}", "hint": "Enter",
             "act": lambda: self._take(following, False), "primary": True},
        ])  # fmt: skip
        gap = 18.0
        width = min(600.0, (canvas.width - 3 * gap) / COLUMNS)
        left = (canvas.width - COLUMNS * width - gap) / 2
        rows = -(-len(self.lessons) // COLUMNS)
        row = min(MOST_ROW, (canvas.height - TOP - 12) / rows)
        for index, lesson in enumerate(self.lessons):
            column, at = divmod(index, rows)
            self._row(canvas, left + column * (width + gap), TOP + row * at, width, row - 8, lesson)

    def _row(
        self, canvas: Canvas, x: float, y: float, width: float, high: float, lesson: Lesson
    ) -> None:
        taken = self.progress.of(lesson.game, lesson.name)
        box = canvas.rect(x, y, width, high)
        key = f"lesson-{lesson.number}"
        title = lesson.model.title
        region = canvas.region(
            key, box, lambda: self._take(lesson, False), title, lesson.model.about
        )
        canvas.fill(box, "front", 8)
        if canvas.pointer.hover == key:
            canvas.outline(box, "west", 2, 8)
        middle = y + high / 2
        self._draw_mark(canvas, (x + 32, middle), lesson.number, done=taken.done > 0)
        right = x + width - 14
        if taken.step is not None:
            rect = canvas.rect(right - ANEW_WIDE, middle - 15, ANEW_WIDE, 30)
            canvas.button(f"anew-{lesson.number}", rect, "Anew", lambda: self._take(lesson, True),
                          size=14, why="Begins this lesson from its first step")  # fmt: skip
            right -= ANEW_WIDE + 12
            words = f"step {taken.step + 1} of {len(lesson.steps)}"
            drawn = canvas.text(words, right, middle, LABEL, 14, "quiet", "right", box)
            right = drawn.left / canvas.scale - 12
        room = right - x - 62
        title_size = 18.0
        canvas.text(canvas.fitted(title, TITLE, title_size, room), x + 62, middle - 9, TITLE,
                    title_size, within=box)  # fmt: skip
        about = canvas.fitted(lesson.model.about, LABEL, 14, room)
        canvas.text(about, x + 62, middle + 13, LABEL, 14, "quiet", within=box)
        canvas.ring(region, 8)

    def _draw_mark(
        self, canvas: Canvas, centre: tuple[float, float], number: int, *, done: bool
    ) -> None:
        """Draw a lesson's number, or on a green disc a tick where it is done."""
        at = (canvas.px(centre[0]), canvas.px(centre[1]))
        size = canvas.px(17)
        if not done:
            pygame.draw.circle(canvas.surface, canvas.theme["line"], at, size)
            disc = Rect(0, 0, 2 * size, 2 * size)
            disc.center = at
            canvas.text(str(number), *centre, BOLD, 16, "text", CENTRE, disc)
            return
        pygame.draw.circle(canvas.surface, canvas.theme["good"], at, size)
        points = [(-0.42, 0.05), (-0.1, 0.36), (0.45, -0.34)]
        line = [(at[0] + round(dx * size), at[1] + round(dy * size)) for dx, dy in points]
        pygame.draw.lines(canvas.surface, canvas.theme["chip-text"], False, line, canvas.px(3.5))
