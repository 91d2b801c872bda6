"""The list of puzzles: three grades side by side, what is solved, and how well."""

from __future__ import annotations

from collections.abc import Callable

from wonderland.core.message import capital, say
from wonderland.core.puzzle import Puzzle
from wonderland.learn.puzzles import GRADES, PuzzleSet
from wonderland.session.progress import Progress, counted
from wonderland.ui.kit.canvas import RIGHT, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE
from wonderland.ui.kit.layout import REST, Box, screen
from wonderland.ui.shell.done import draw_mark
from wonderland.ui.shell.stills import Still, Stills

HEAD, MOST_ROW, GAP = 34.0, 52.0, 18.0
MOST_WIDE, MARK_WIDE, BELOW = 460.0, 52.0, 6.0
STILL_WIDE, STILL_APART = 1.7, 4.0
"""How wide the small picture is for its height, and how far it stays from its row's edges."""
TALL = 37.0
"""The height of a row that has room for two lines."""
WANTED = {"win": say("Win this turn"), "save": say("Hold out for a turn")}
SHORT = {"win": say("win"), "save": say("hold out")}


class PuzzleList:
    """Draws the puzzles of a game.

    Args:
        shelf: the puzzles, as far as they are read.
        progress: how each was solved.
        solve: opens one.
        stills: draws the small pictures beside them.
    """

    def __init__(
        self,
        shelf: PuzzleSet,
        progress: Progress,
        solve: Callable[[Puzzle], None],
        stills: Stills,
    ) -> None:
        self._stills = stills
        self.shelf = shelf
        self.progress = progress
        self._solve = solve

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

    def draw(self, canvas: Canvas, top: float) -> None:
        """Draw a column for each grade, from ``top`` on."""
        room = screen(canvas).inset(GAP, 0)
        room = room.fitted(len(GRADES) * MOST_WIDE + (len(GRADES) - 1) * GAP)
        columns = {grade: [p for p in self.shelf.read if p.grade == grade] for grade in GRADES}
        most = max(1, *map(len, columns.values()))
        row = min(MOST_ROW, (room.height - top - HEAD - BELOW) / most)
        places = room.columns(*[REST] * len(GRADES), gap=GAP)
        for place, (grade, found) in zip(places, columns.items(), strict=True):
            word = say("Grade {grade}: {what}", grade=grade, what=GRADES[grade])
            canvas.text(word, place.x + 2, top + HEAD / 2 - 3, BOLD, 16, "text")
            list_ = Box(place.x, top + HEAD, place.width, row * len(found))
            for puzzle, box in zip(found, list_.pile(len(found), row), strict=True):
                high = row - min(7.0, row / 8)
                self._row(canvas, Box(box.x, box.y, box.width, high), puzzle)

    def _row(self, canvas: Canvas, row: Box, puzzle: Puzzle) -> None:
        box, key = row.rect(canvas), f"puzzle-{puzzle.number}"
        best = self.progress.of_puzzle(puzzle.game, puzzle.name)
        why = say("Solved: {words}", words=best.words) if best.done else puzzle.says
        region = canvas.region(key, box, lambda: self._solve(puzzle), puzzle.title, why)
        canvas.fill(box, "front", 8)
        if canvas.pointer.hover == key:
            canvas.outline(box, "west", 2, 8)
        mark, words_box, _ = row.columns(MARK_WIDE, REST, 10)
        if row.height >= TALL:
            words_box = self._draw_still(canvas, words_box, puzzle)
        middle, radius = row.centre[1], min(16.0, row.height / 2 - 4)
        draw_mark(canvas, (mark.centre[0], middle), radius, puzzle.number, done=best.done > 0)
        if row.height < TALL:
            self._one_line(canvas, box, words_box.x, middle, puzzle)
        else:
            colour = "good" if best.done else "quiet"
            words = capital(best.words) if best.done else _wanted(puzzle)[0]
            canvas.text(
                puzzle.title, words_box.x, middle - 8, TITLE, 17, within=box, room=words_box.width
            )
            canvas.text(
                words, words_box.x, middle + 11, LABEL, 14, colour, within=box, room=words_box.width
            )
        canvas.ring(region, 8)

    def _draw_still(self, canvas: Canvas, box: Box, puzzle: Puzzle) -> Box:
        """Draw where the puzzle begins at the right of a box; return what is left of it."""
        high = box.height - 2 * STILL_APART
        left, small = box.columns(REST, high * STILL_WIDE, gap=STILL_APART)
        key = ("puzzle", puzzle.game, puzzle.name)
        still = self._stills.ask(key, 0.0, lambda: Still(puzzle.open(), looking=puzzle.side))
        self._stills.draw(canvas, small.inset(0, STILL_APART), still)
        return left

    def _one_line(
        self, canvas: Canvas, box: Rect, left: float, middle: float, puzzle: Puzzle
    ) -> None:
        """Draw a row that is too low for two lines: the title, and what is wanted or was done."""
        best = self.progress.of_puzzle(puzzle.game, puzzle.name)
        words = counted(best.actions) if best.done else _wanted(puzzle)[1]
        right, colour = box.right / canvas.scale - 12, "good" if best.done else "quiet"
        said = canvas.text(words, right, middle, LABEL, 14, colour, RIGHT, box)
        canvas.text(
            puzzle.title,
            left,
            middle,
            TITLE,
            16,
            within=box,
            room=said.left / canvas.scale - left - 10,
        )


def _wanted(puzzle: Puzzle) -> tuple[str, str]:
    """What a puzzle wants, in the game's words or else in the house's."""
    own, short = puzzle.wanted
    return own or WANTED[puzzle.goal.kind], short or SHORT[puzzle.goal.kind]
