"""Type: the game's fonts by the part they play, at the scale shown, rendered once."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import as_file, files

import pygame

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
CACHED_TEXTS = 1500


class Fonts:
    """Fonts at one scale.

    Args:
        scale: pixels for each logical pixel.
        legible: whether all but titles is set in Atkinson Hyperlegible.
    """

    def __init__(self, scale: float, *, legible: bool = False) -> None:
        self.scale = scale
        self._files = {**_FILES, **_LEGIBLE} if legible else _FILES
        self._fonts: dict[tuple[str, int], pygame.font.Font] = {}
        self.render = lru_cache(CACHED_TEXTS)(self._render)
        self.wrap = lru_cache(CACHED_TEXTS)(self._wrap)

    def font(self, role: str, size: float) -> pygame.font.Font:
        """The font of a role at a logical size."""
        pixels = max(SMALLEST, round(size * self.scale))
        key = (role, pixels)
        if key not in self._fonts:
            package, name = self._files[role]
            with as_file(files(package) / "files" / name) as path:
                self._fonts[key] = pygame.font.Font(str(path), pixels)
        return self._fonts[key]

    def size(self, text: str, role: str, size: float) -> tuple[int, int]:
        """The size of a text in pixels."""
        return self.font(role, size).size(text)

    def _render(
        self, text: str, role: str, size: float, colour: tuple[int, int, int, int]
    ) -> pygame.Surface:
        return self.font(role, size).render(text, True, colour)

    def _wrap(self, text: str, role: str, size: float, width: int) -> tuple[str, ...]:
        """Break a text into lines no wider than ``width`` pixels."""
        font = self.font(role, size)
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in paragraph.split():
                longer = f"{line} {word}" if line else word
                if line and font.size(longer)[0] > width:
                    lines.append(line)
                    line = word
                else:
                    line = longer
            lines.append(line)
        return tuple(lines)
