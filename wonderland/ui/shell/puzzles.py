"""The puzzles: a part for each grade, a card for each puzzle with its table (picture 27)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from wonderland.core.message import capital, say
from wonderland.core.puzzle import Puzzle
from wonderland.learn.puzzles import GRADES, PuzzleSet
from wonderland.session.progress import Progress
from wonderland.ui.kit.canvas import CLOSE, SEGMENT, Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE
from wonderland.ui.kit.layout import REST, Box, line_in, part_length, text_width
from wonderland.ui.kit.sizes import LARGE, NOTE
from wonderland.ui.kit.spaces import APART, CORNER, GAP, PAD, TIGHT
from wonderland.ui.shell.done import draw_mark
from wonderland.ui.shell.stills import Still, Stills
from wonderland.ui.shell.turning import Turning

LEAST_CARD = (190.0, 140.0)
"""How wide and high a card is at least; rows for which there is no room are turned to."""
HEAD = 48.0
"""The room for the grades."""
WORDS, LOW_WORDS, LOW = 56.0, 42.0, 120.0
"""How high the words below a picture are, how high in a low card, and which cards are low."""
WIDE = 2.0
"""How wide the picture of a card is for its height, at best."""
FEWEST, MOST = 2, 8
"""So many columns at least, and more where that makes pictures larger, but fewer than so many."""
WANTED = {"win": say("Win this turn"), "save": say("Hold out for a turn")}
"""What is wanted by a goal's kind, where a puzzle has no words of its own; else its task is told."""


class PuzzleList:
    """Draws the puzzles of a game.

    Args:
        shelf: the puzzles, as far as they are read.
        progress: how each was solved.
        solve: opens one.
        stills: draws the small pictures beside them.

    Attributes:
        turning: which rows of cards are in sight.
    """

    def __init__(self, shelf: PuzzleSet, progress: Progress, solve: Callable[[Puzzle], None], stills: Stills) -> None:
        self._stills = stills
        self.shelf = shelf
        self.progress = progress
        self._solve = solve
        self._grade = 0
        self.turning = Turning()
        self._head = Box(0, 0, 0, 0)
        self._places: list[tuple[Box, Puzzle]] = []

    @property
    def grade(self) -> int:
        """The grade that is shown: the one that was chosen, else that of the puzzle that comes next."""
        puzzle = self.following()
        return self._grade or (puzzle.grade if puzzle else min(GRADES))

    @property
    def note(self) -> str:
        """How many are solved."""
        solved = sum(map(self._solved, self.shelf.read))
        return say("{solved} of {count} solved", solved=solved, count=len(self.shelf))

    def following(self) -> Puzzle | None:
        """The first that is not solved, else the first; None while none is read."""
        unsolved = [puzzle for puzzle in self.shelf.read if not self._solved(puzzle)]
        return next(iter(unsolved or self.shelf.read), None)

    def _solved(self, puzzle: Puzzle) -> bool:
        return self.progress.of_puzzle(puzzle.game, puzzle.name).done > 0

    def lay(self, page: Box) -> None:
        """Lay out the grades, and a card for each puzzle in sight of the one that is shown."""
        self._head, rest = page.inset(20, 0).rows(HEAD, REST)
        found = [puzzle for puzzle in self.shelf.read if puzzle.grade == self.grade]
        columns = _columns(rest.without(bottom=APART), len(found))
        comes = self.following()
        known = comes in found and len(self.shelf.read) == len(self.shelf)
        at = found.index(comes) // columns if comes and known else None
        _, least = LEAST_CARD
        rows = -(-max(1, len(found)) // columns)
        lines = self.turning.rows(rest, rows, (least, rest.height), APART, at, APART)
        self._places = []
        for number, line in enumerate(lines, start=self.turning.first):
            boxes = line.columns(*[REST] * columns, gap=APART)
            shown = found[number * columns : (number + 1) * columns]
            self._places += zip(boxes, shown, strict=False)

    def draw(self, canvas: Canvas) -> None:
        """Draw what was laid out."""
        self._draw_grades(canvas, self._head)
        for box, puzzle in self._places:
            self._card(canvas, box.fitted(height=box.width / 1.25 + WORDS, at_top=True), puzzle)

    def _draw_grades(self, canvas: Canvas, box: Box) -> None:
        """Draw a tab for each grade: what it is called, and how many of it are solved."""
        labels = {}
        for grade, what in GRADES.items():
            found = [puzzle for puzzle in self.shelf.read if puzzle.grade == grade]
            solved = sum(map(self._solved, found))
            labels[grade] = say(
                "{grade} {what}: {n} of {most}", grade=grade, what=capital(what), n=solved, most=len(found)
            )
        wides = [text_width(canvas, label, BOLD, SEGMENT) + 2 * PAD for label in labels.values()]
        *places, _ = box.fitted(height=30).columns(*wides, REST, gap=GAP)
        for (grade, label), place in zip(labels.items(), places, strict=True):
            canvas.segment(
                f"grade-{grade}", place.rect(canvas), label, partial(self._turn_to, grade), chosen=grade == self.grade
            )

    def _turn_to(self, grade: int) -> None:
        self._grade, self.turning = grade, Turning()

    def _card(self, canvas: Canvas, box: Box, puzzle: Puzzle) -> None:
        """Draw a puzzle: the table as it begins, its name, and what is wanted or was done."""
        rect, key = box.rect(canvas), f"puzzle-{puzzle.number}"
        best = self.progress.of_puzzle(puzzle.game, puzzle.name)
        why = say("Solved: {words}", words=best.summary) if best.done else puzzle.says
        region = canvas.region(key, rect, lambda: self._solve(puzzle), puzzle.title, why)
        canvas.shadow(rect, 60, 8, 3, 5)
        canvas.plate(rect, "front", CORNER)
        picture, words = box.rows(REST, LOW_WORDS if box.height < LOW else WORDS)
        still = self._stills.ask(
            ("puzzle", puzzle.game, puzzle.name), 0.0, lambda: Still(puzzle.open(), looking=puzzle.side)
        )
        self._stills.draw(canvas, picture, still)
        if puzzle is self.following():
            canvas.lit(rect.inflate(canvas.px(6), canvas.px(6)), 3, 10)
        elif canvas.pointer.hover == key:
            canvas.outline(rect, "west", 2, CORNER)
        mark, words, _ = words.columns(42, REST, TIGHT)
        radius = min(14.0, mark.inset(0, TIGHT).height / 2)
        draw_mark(canvas, mark.centre, radius, puzzle.number, done=best.done > 0)
        colour = "good" if best.done else "quiet"
        wanted = puzzle.wanted[0] or WANTED.get(puzzle.goal.kind, puzzle.says)
        said = capital(best.summary) if best.done else wanted
        most = words.height * 0.56
        lines, size = canvas.lines_in(said, LABEL, NOTE, words.width, most)
        upper, lower = words.lines(words.height * 0.4, max(NOTE, len(lines) * size) * CLOSE)
        line_in(canvas, upper, puzzle.title, TITLE, LARGE, within=rect, high=True)
        line_in(canvas, lower, said, LABEL, NOTE, colour, within=rect, high=True)
        canvas.ring(region, CORNER)


def _columns(room: Box, count: int) -> int:
    """Into how many columns so many cards are laid, so that their pictures become largest.

    Where not all have room, that is as many as are wide enough.
    """
    least_wide, least_high = LEAST_CARD

    def size(columns: int) -> tuple[float, int]:
        rows = -(-count // columns)
        wide = part_length(room.width, columns, APART)
        high = max(least_high, part_length(room.height, rows, APART))
        high -= LOW_WORDS if high < LOW else WORDS
        return min(wide / WIDE, high), columns

    most = min(MOST, int((room.width + APART) // (least_wide + APART)) + 1)
    return max(range(FEWEST, most), key=size)
