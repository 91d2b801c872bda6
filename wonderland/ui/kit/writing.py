"""A text in the making: its caret, what is selected, and what can be taken back.

It knows no window. A place in the text is the number of characters before it, and it never lies
within what is seen as one letter, such as one with its accents.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, field

JOINER = "\u200d"
"""Joins signs before and after it into one."""
_MODIFIERS = range(0x1F3FB, 0x1F400)
_SELECTORS = range(0xFE00, 0xFE10)
MOST_STEPS = 200
"""So many steps can be taken back."""
_WORD = re.compile(r"\w+|[^\w\s]+")


def joins(text: str, at: int) -> bool:
    """Whether the characters before and after a place are seen as one letter."""
    if not 0 < at < len(text):
        return False
    before, after = text[at - 1], text[at]
    tail = ord(after) in _SELECTORS or ord(after) in _MODIFIERS or after == JOINER
    return tail or bool(unicodedata.combining(after)) or before == JOINER


def one_line(text: str) -> str:
    """A text without line breaks and other control characters: a blank stands for each run of them."""
    return re.sub(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]+", " ", text)


@dataclass(frozen=True, slots=True)
class _Step:
    """How a text stood."""

    text: str
    caret: int


@dataclass(slots=True)
class Writing:
    """A text that is being written.

    Attributes:
        most: how many characters it has at most.
        text: what stands there.
        caret: where the next letter comes.
        anchor: where what is selected begins or ends; the caret is its other end.
        composed: letters that an input method is putting together at the caret; no part of the text.
    """

    most: int
    text: str = ""
    caret: int = 0
    anchor: int = 0
    composed: str = ""
    _undone: list[_Step] = field(default_factory=list)
    _done: list[_Step] = field(default_factory=list)
    _runs: bool = False

    @property
    def selected(self) -> tuple[int, int]:
        """From where to where the text is selected; both are the caret where nothing is."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    @property
    def selection(self) -> str:
        """What is selected."""
        begin, end = self.selected
        return self.text[begin:end]

    @property
    def room(self) -> int:
        """How many characters more it takes."""
        return self.most - len(self.text)

    # --- the caret ---------------------------------------------------------------------------
    def go(self, to: int, *, select: bool = False) -> None:
        """Put the caret at a place, or the nearest one before it that lies within no letter."""
        to = max(0, min(len(self.text), to))
        while joins(self.text, to):
            to -= 1
        self.caret, self._runs = to, False
        if not select:
            self.anchor = to

    def step(self, way: int, *, select: bool = False, words: bool = False) -> None:
        """Go a letter or a word on (1) or back (-1); from what is selected, to that end of it."""
        begin, end = self.selected
        if begin != end and not select and not words:
            self.go(end if way > 0 else begin)
        else:
            self.go(self._beside(way, words=words), select=select)

    def _beside(self, way: int, *, words: bool) -> int:
        """The place a letter or a word on from the caret, or back."""
        if words and way > 0:
            return next((m.end() for m in _WORD.finditer(self.text, self.caret)), len(self.text))
        if words:
            return max((m.start() for m in _WORD.finditer(self.text, 0, self.caret)), default=0)
        at = self.caret + way
        while joins(self.text, at):
            at += way
        return max(0, min(len(self.text), at))

    def select_word(self, at: int) -> None:
        """Select the word at a place; where there is none, nothing."""
        words = (m.span() for m in _WORD.finditer(self.text) if m.start() <= at <= m.end())
        self.anchor, self.caret = next(words, (at, at))

    def select_all(self) -> None:
        """Select all of it."""
        self.anchor, self.caret = 0, len(self.text)

    # --- what changes it ---------------------------------------------------------------------
    def write(self, text: str, *, runs: bool = False) -> int:
        """Write in the place of what is selected, as much as there is room for.

        Args:
            text: what is written.
            runs: whether it is a letter among others, which are taken back together.

        Returns:
            how many characters had no room.
        """
        text = one_line(text)
        begin, end = self.selected
        fits = text[: max(0, self.room + end - begin)]
        if fits or begin != end:
            self._note(runs=runs and begin == end and not text.isspace())
            self.text = self.text[:begin] + fits + self.text[end:]
            self.caret = self.anchor = begin + len(fits)
        return len(text) - len(fits)

    def erase(self, way: int, *, words: bool = False) -> None:
        """Take away what is selected, else the letter or word before (-1) or after (1) the caret."""
        if not self.selection:
            self.anchor = self._beside(way, words=words)
        begin, end = self.selected
        if begin != end:
            caret = self.caret
            self.caret = max(begin, min(caret, end))
            self._note(runs=False)
            self.text = self.text[:begin] + self.text[end:]
            self.caret = self.anchor = begin

    def _note(self, *, runs: bool) -> None:
        """Remember how it stood, unless a run of letters only goes on."""
        if not (runs and self._runs):
            self._done = [*self._done[1 - MOST_STEPS :], _Step(self.text, self.caret)]
        self._undone.clear()
        self._runs = runs

    def undo(self) -> bool:
        """Take back what was done last; whether there was anything."""
        return self._swap(self._done, self._undone)

    def redo(self) -> bool:
        """Do again what was taken back last; whether there was anything."""
        return self._swap(self._undone, self._done)

    def _swap(self, from_: list[_Step], to: list[_Step]) -> bool:
        if not from_:
            return False
        to.append(_Step(self.text, self.caret))
        step = from_.pop()
        self.text, self._runs = step.text, False
        self.caret = self.anchor = step.caret
        return True
