"""Type: the game's fonts by the part they play, at the scale shown, rendered once.

Letters are set larger than they are shown and made smaller afterwards: so each stands where its
font wants it, to a fraction of a pixel, and not on the nearest whole one.
"""

from __future__ import annotations

from functools import lru_cache

import pygame

from wonderland.content.languages import English
from wonderland.core.message import Language, told
from wonderland.core.quoting import clean
from wonderland.ui.kit import letters
from wonderland.ui.kit.letters import Face

TITLE, LABEL, BOLD, READ, ITALIC = "title", "label", "bold", "read", "italic"
_FILES = {
    TITLE: ("fontpkg_dm_serif_display", "DMSerifDisplay-Regular.ttf"),
    LABEL: ("fontpkg_fira_sans_condensed", "FiraSansCondensed-Medium.ttf"),
    BOLD: ("fontpkg_fira_sans_condensed", "FiraSansCondensed-Bold.ttf"),
    READ: ("fontpkg_spectral", "Spectral-Medium.ttf"),
    ITALIC: ("fontpkg_spectral", "Spectral-MediumItalic.ttf"),
}
_LEGIBLE = {
    LABEL: ("fontpkg_atkinson_hyperlegible", "AtkinsonHyperlegible-Regular.ttf"),
    BOLD: ("fontpkg_atkinson_hyperlegible", "AtkinsonHyperlegible-Bold.ttf"),
    READ: ("fontpkg_atkinson_hyperlegible", "AtkinsonHyperlegible-Regular.ttf"),
    ITALIC: ("fontpkg_atkinson_hyperlegible", "AtkinsonHyperlegible-Italic.ttf"),
}
SMALLEST = 8
LEAST_SHARE, LEAST_SIZE = 0.65, 9.0
"""How much smaller than wished for a line may be set, and the size below which nothing is."""
CUT = "…"
"""What a text ends with that was cut."""
CACHED_TEXTS = 1500
"""More than one screen needs."""
FINE, COARSE = 4, 2
"""How many times as large letters are set, and from how many pixels on the lower will do."""
LARGE = 44
ALMOST = 0.05
"""So much of a line may be missing to the room of a whole one."""


class Fonts:
    """Fonts at one scale.

    Args:
        scale: pixels for each logical pixel.
        legible: whether all but titles is set in Atkinson Hyperlegible.
        language: what messages are told in, wherever they are measured or set; None for English.
    """

    def __init__(self, scale: float, *, legible: bool = False, language: Language | None = None) -> None:
        self.scale = scale
        self.language: Language = language or English()
        self._files = {**_FILES, **_LEGIBLE} if legible else _FILES
        self._faces = lru_cache(CACHED_TEXTS)(self._face_of)
        self._sized = lru_cache(CACHED_TEXTS)(self._size)
        self._wrapped = lru_cache(CACHED_TEXTS)(self._wrap)
        self._fitting = lru_cache(CACHED_TEXTS)(self._size_for)
        self._lined = lru_cache(CACHED_TEXTS)(self._lines_in)
        self._cut = lru_cache(CACHED_TEXTS)(self._fitted)

    # The caches are asked by what is shown: messages that are equal may be told otherwise.
    def told(self, text: str) -> str:
        """A text as it is shown: in the language, and what can't be drawn as its number."""
        shown = text if type(text) is str else told(text, self.language)
        return shown if shown.isprintable() else clean(shown)

    def render(self, text: str, role: str, size: float, colour: tuple[int, ...]) -> pygame.Surface:
        """A text as a picture, which others may hold too."""
        return letters.drawn(self._face(role, size), self.told(text), colour)

    def size(self, text: str, role: str, size: float) -> tuple[int, int]:
        """The size of a text in pixels."""
        return self._sized(self.told(text), role, size)

    def foot(self, role: str, size: float) -> float:
        """How far the letters' foot lies below the middle of their line, in logical pixels."""
        face = self._face(role, size)
        font = letters.font_of(face)
        return (font.get_ascent() - font.get_height() / 2) / face.times / self.scale

    def wrap(self, text: str, role: str, size: float, width: int, *, anywhere: bool = False) -> tuple[str, ...]:
        """Break a text into lines no wider than ``width`` pixels; ``anywhere`` also within words."""
        return self._wrapped(self.told(text), role, size, width, anywhere)

    def size_for(self, text: str, role: str, size: float, limit: int) -> float:
        """The size at which a line of text has room in so many pixels, not much smaller than wished."""
        return self._fitting(self.told(text), role, size, limit)

    def lines_in(
        self, text: str, role: str, size: float, room: tuple[int, float], leading: float, least: float = LEAST_SIZE
    ) -> tuple[tuple[str, ...], float]:
        """A text in lines that have room, and their size; where the least is too large, it is cut.

        Args:
            text: what is to be set.
            role: in which font.
            size: the size that is wished for.
            room: the width in pixels, and the logical height.
            leading: how far apart the lines are, in sizes.
            least: the least size.
        """
        return self._lined(self.told(text), role, size, room, leading, least)

    def fitted(self, text: str, role: str, size: float, limit: int) -> str:
        """A text cut to a width in pixels, with an ellipsis where it was cut."""
        return self._cut(self.told(text), role, size, limit)

    def _face(self, role: str, size: float) -> Face:
        """The enlarged face of a role at a logical size, one for all texts that are set in it."""
        return self._faces(role, size)

    def _face_of(self, role: str, size: float) -> Face:
        pixels = max(SMALLEST, round(size * self.scale))
        times = FINE if pixels < LARGE else COARSE
        return Face(*self._files[role], pixels * times, times)

    def _size(self, text: str, role: str, size: float) -> tuple[int, int]:
        return letters.measured(self._face(role, size), text)

    def _wrap(self, text: str, role: str, size: float, width: int, anywhere: bool) -> tuple[str, ...]:
        return letters.broken(self._face(role, size), text, width, anywhere)

    def _size_for(self, text: str, role: str, size: float, limit: int) -> float:
        least = max(LEAST_SHARE * size, LEAST_SIZE)
        while size > least and self.size(text, role, size)[0] > limit:
            size = max(least, size - 0.5)
        return size

    def _lines_in(
        self, text: str, role: str, size: float, room: tuple[int, float], leading: float, least: float
    ) -> tuple[tuple[str, ...], float]:
        limit, high = room
        while True:
            lines = self.wrap(text, role, size, limit)
            most = max(1, int(high / (size * leading) + ALMOST))
            widest = max(self.size(line, role, size)[0] for line in lines)
            if len(lines) <= most and widest <= limit:
                return lines, size
            if size <= least:
                lines = self.wrap(text, role, size, limit, anywhere=True)
                if len(lines) <= most:
                    return lines, size
                rest = " ".join(lines[most - 1 :])
                return (*lines[: most - 1], self.fitted(rest, role, size, limit)), size
            size = max(least, size - 0.5)

    def _fitted(self, text: str, role: str, size: float, limit: int) -> str:
        if self.size(text, role, size)[0] <= limit:
            return text
        while text and self.size(text + CUT, role, size)[0] > limit:
            text = text[:-1]
        return text.rstrip() + CUT
