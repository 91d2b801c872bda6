"""A box in which a text is written: several lines, a selection, the clipboard, letters of any script."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import NamedTuple

import pygame

from wonderland.ui.kit.canvas import Canvas, Rect, Region
from wonderland.ui.kit.fonts import ITALIC, READ
from wonderland.ui.kit.layout import Box, line_in
from wonderland.ui.kit.spaces import CORNER, HAIR, TIGHT
from wonderland.ui.kit.text_rows import Row, row_at, rows_of
from wonderland.ui.kit.writing import Writing

SIZE, LEADING = 20.0, 1.5
"""How large letters are set, and how far apart rows are, in sizes."""
TWICE_MS = 400
WHEEL = 2
"""How many rows a notch of the wheel is."""
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)


class Mark(NamedTuple):
    """A part of the text that is underlined: from where to where, and in which colour."""

    begin: int
    end: int
    colour: str


class TextBox:
    """A text that is written in a place of the screen.

    Args:
        key: of its control.
        most: how many characters the text has at most.
        spoken: what it is called, for those who listen.
        done: what Enter with Ctrl does.
        changed: called after each change of the text.

    Attributes:
        writing: the text.
        full: whether the last that was written had no room.
        lone_enter: whether Enter was pressed without Ctrl, which does nothing.
    """

    def __init__(
        self, key: str, most: int, spoken: str, done: Callable[[], object], changed: Callable[[], object]
    ) -> None:
        self.key = key
        self.writing = Writing(most)
        self.full = self.lone_enter = False
        self._spoken = spoken
        self._done, self._changed = done, changed
        self._first = 0
        self._followed = -1
        self._rows: Sequence[Row] = ()
        self._place = Rect(0, 0, 0, 0)
        self._step = 1
        self._measure: Callable[[str], float] = len
        self._pressed = (-TWICE_MS, -1)

    def holds(self, focus: str) -> bool:
        """Whether the control that has the focus is this one, so that letters come here."""
        return focus == self.key

    def begin(self, text: str) -> None:
        """Let a text stand there that can't be taken back, the caret at its end."""
        self.writing = Writing(self.writing.most, text)
        self.writing.go(len(text))
        self.full = self.lone_enter = False
        self._first, self._followed = 0, -1

    # --- input -------------------------------------------------------------------------------
    def take(self, event: pygame.event.Event) -> bool:
        """Take what comes while it has the focus: keys, and what an input method puts together."""
        if event.type == pygame.TEXTEDITING:
            self.writing.composed = event.text
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if self.writing.composed and not (event.unicode and event.unicode.isprintable()):
            return True  # the input method's own keys
        before = self.writing.text
        taken = self._key(event)
        if self.writing.text != before:
            self._changed()
        return taken

    def _key(self, event: pygame.event.Event) -> bool:
        select, word = bool(event.mod & pygame.KMOD_SHIFT), bool(event.mod & _COMMAND)
        writing, self.lone_enter = self.writing, False
        if event.key in ENTER:
            self.lone_enter = not word
            if word:
                self._done()
        elif event.key in _WAYS:
            writing.step(_WAYS[event.key], select=select, words=word)
        elif event.key in _ENDS:
            self._to_end(_ENDS[event.key], select=select, all_of_it=word)
        elif event.key in _ROWS:
            self._over_rows(_ROWS[event.key], select=select)
        elif event.key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            self.full = False
            writing.erase(1 if event.key == pygame.K_DELETE else -1, words=word)
        elif word and not event.mod & pygame.KMOD_ALT:
            return self._command(event, select=select)
        elif event.unicode and event.unicode.isprintable():
            writing.composed = ""
            self.full = bool(writing.write(event.unicode, runs=True))
        else:
            return False
        return True

    def _command(self, event: pygame.event.Event, *, select: bool) -> bool:
        """A key with Ctrl: all, copy, cut, paste, back and forth."""
        writing, name = self.writing, pygame.key.name(event.key)
        if name == "a":
            writing.select_all()
        elif name in ("c", "x"):
            if writing.selection:
                with suppress(pygame.error):  # there is no clipboard
                    pygame.scrap.put_text(writing.selection)
                    if name == "x":
                        writing.erase(-1)
        elif name == "v":
            with suppress(pygame.error):
                self.full = bool(writing.write(pygame.scrap.get_text()))
        elif name == "z":
            self.full = False
            (writing.redo if select else writing.undo)()
        elif name == "y":
            writing.redo()
        return True  # no other means anything while a text is written

    def put(self, text: str) -> None:
        """Write a text where the caret is, as if it were pasted."""
        self.full = bool(self.writing.write(text))
        self._changed()

    def _to_end(self, way: int, *, select: bool, all_of_it: bool) -> None:
        row = self._rows[row_at(self._rows, self.writing.caret)] if self._rows else Row(0, 0)
        last = len(self.writing.text) if all_of_it else row.end
        self.writing.go(last if way > 0 else 0 if all_of_it else row.begin, select=select)

    def _over_rows(self, by: int, *, select: bool) -> None:
        """Go some rows down or up; past the first or the last one, to its end."""
        writing = self.writing
        at = row_at(self._rows, writing.caret)
        to = at + by
        if not 0 <= to < len(self._rows):
            writing.go(len(writing.text) if by > 0 else 0, select=select)
            return
        left = self._measure(writing.text[self._rows[at].begin : writing.caret])
        writing.go(self._nearest(self._rows[to], left), select=select)

    def _nearest(self, row: Row, left: float) -> int:
        """The place of a row that is nearest to so many pixels from its left."""
        text = self.writing.text
        places = range(row.begin, row.end + 1)
        return min(places, key=lambda at: abs(self._measure(text[row.begin : at]) - left))

    def point(self, at: tuple[int, int], *, dragged: bool) -> None:
        """The mouse was pressed at a place, or is dragged there; twice on a word selects it."""
        if not self._rows:
            return
        number = self._first + (at[1] - self._place.top) // self._step
        row = self._rows[max(0, min(len(self._rows) - 1, number))]
        to = self._nearest(row, at[0] - self._place.left)
        if dragged:
            self.writing.go(to, select=True)
            return
        now, (when, where) = pygame.time.get_ticks(), self._pressed
        self.writing.go(to, select=bool(pygame.key.get_mods() & pygame.KMOD_SHIFT))
        if now - when < TWICE_MS and where == to:
            self.writing.select_word(to)
        self._pressed = now, to

    def turn(self, notches: int) -> None:
        """Go up in a text that is longer than the box, by notches of the wheel."""
        self._first = max(0, min(len(self._rows) - self._shown, self._first - WHEEL * notches))

    @property
    def _shown(self) -> int:
        """How many rows there is room for."""
        return max(1, self._place.height // self._step)

    # --- drawing -----------------------------------------------------------------------------
    def draw(self, canvas: Canvas, box: Box, marks: Sequence[Mark], hint: str) -> Region:
        """Draw the text on ruled lines, and the box as a control.

        Args:
            canvas: what is drawn on.
            box: the room of the rows.
            marks: what is underlined.
            hint: what stands there while nothing is written.
        """
        focused = self.holds(canvas.pointer.focus)
        writing, shown, caret = self.writing, self.writing.text, self.writing.caret
        if writing.composed:
            shown = shown[:caret] + writing.composed + shown[caret:]
            caret += len(writing.composed)
        self._place, self._step = box.rect(canvas), canvas.px(SIZE * LEADING)
        self._measure = lambda text: canvas.fonts.size(text, READ, SIZE)[0]
        self._rows = rows_of(shown, self._place.width, self._measure)
        self._follow(caret)
        for number in range(self._shown):
            rule = self._place.top + (number + 1) * self._step - canvas.px(TIGHT)
            canvas.line([(self._place.left, rule), (self._place.right, rule)], "line", 1)
        if not shown and not focused:
            line = Box(box.x, box.y, box.width, SIZE * LEADING)
            line_in(canvas, line, hint, ITALIC, SIZE - 2, "quiet", high=True)
        for number, row in self._in_sight():
            self._draw_row(canvas, shown, row, number, marks)
        if focused:
            self._draw_caret(canvas, shown, caret)
        rect = box.rect(canvas)
        region = canvas.region(self.key, rect, bool, self._spoken)
        region.drag = self.point
        return region

    def _follow(self, caret: int) -> None:
        """Keep the row of the caret in sight when it moves, and no empty room below the last one."""
        last = max(0, len(self._rows) - self._shown)
        if caret != self._followed:
            at = row_at(self._rows, caret)
            self._first = max(at - self._shown + 1, min(self._first, at))
            self._followed = caret
        self._first = min(self._first, last)

    def _in_sight(self) -> Iterator[tuple[int, Row]]:
        return enumerate(self._rows[self._first : self._first + self._shown])

    def _draw_row(self, canvas: Canvas, shown: str, row: Row, number: int, marks: Sequence[Mark]) -> None:
        writing, top = self.writing, self._place.top + number * self._step
        composed = len(writing.composed)
        begin, end = writing.selected
        if begin != end and not composed:
            self._lay(canvas, shown, row, top, Mark(begin, end, "glow"), whole=True)
        text = shown[row.begin : row.end].rstrip()
        middle = (top + self._step / 2) / canvas.scale
        canvas.text(text, self._place.left / canvas.scale, middle, READ, SIZE)
        if composed:
            marks = [Mark(writing.caret, writing.caret + composed, "text")]
        for mark in marks:
            self._lay(canvas, shown, row, top, mark, whole=False)

    def _lay(self, canvas: Canvas, shown: str, row: Row, top: int, mark: Mark, *, whole: bool) -> None:
        """Colour a part of a row, or underline it."""
        begin, end = max(row.begin, mark.begin), min(row.end, mark.end)
        if begin >= end:
            return
        left = self._measure(shown[row.begin : begin])
        wide = self._measure(shown[row.begin : end]) - left
        thick = self._step - canvas.px(TIGHT) if whole else canvas.px(HAIR)
        down = 0 if whole else self._step - canvas.px(TIGHT) - thick
        rect = Rect(self._place.left + left, top + down, wide, thick)
        canvas.fill(rect, mark.colour, 0)

    def _draw_caret(self, canvas: Canvas, shown: str, caret: int) -> None:
        at = row_at(self._rows, caret)
        if not self._first <= at < self._first + self._shown:
            return
        left = self._place.left + self._measure(shown[self._rows[at].begin : caret])
        top = self._place.top + (at - self._first) * self._step
        wide = max(2, canvas.px(2.5))
        place = Rect(left, top + canvas.px(TIGHT), wide, self._step - canvas.px(2 * TIGHT))
        canvas.fill(place, "target", 0)
        if pygame.display.get_surface():  # where the input method shows what may be chosen
            pygame.key.set_text_input_rect(place)


def frame(canvas: Canvas, box: Box, *, focused: bool) -> None:
    """The paper of a text box, with a yellow edge where letters come to it."""
    rect = box.rect(canvas)
    canvas.plate(rect, "front", CORNER)
    if focused:
        canvas.lit(rect, 3, CORNER)


_COMMAND = pygame.KMOD_CTRL | pygame.KMOD_META
_WAYS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
_ENDS = {pygame.K_HOME: -1, pygame.K_END: 1}
_ROWS = {pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_PAGEUP: -4, pygame.K_PAGEDOWN: 4}
