"""Letters set in a font of so many pixels: measured, broken into lines and drawn, each text once.

What comes out hangs on the file, the pixels and the text alone, so it is kept for all fonts that
ask for it: a window that goes back to a size or scale finds its texts as it left them.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

import pygame

from wonderland.ui.kit import fallback
from wonderland.ui.kit.bounded import Bounded

CACHED_TEXTS = 6000
MOST = 16 * 2**20
"""How many bytes of drawn texts are kept."""
_PIECES = re.compile(r"[^-]*-+|[^-]+")
"""The parts of a word between which a line may end."""
_drawn = Bounded(MOST)


class Face(NamedTuple):
    """A font's file at a size.

    Attributes:
        package, file: where it lies.
        pixels: the size at which letters are set.
        times: how many times as large as they are shown.
    """

    package: str
    file: str
    pixels: int
    times: int


def font_of(face: Face) -> pygame.font.Font:
    """The font in which a face's letters are set."""
    return fallback.opened(fallback.Source(face.package, face.file), face.pixels)


def _runs(face: Face, text: str) -> list[fallback.Run]:
    """A text in parts, each with the font that has its letters."""
    return fallback.runs(fallback.Source(face.package, face.file), face.pixels, text)


def _width(face: Face, text: str) -> int:
    """How wide a line is at the size in which it is set."""
    return sum(run.font.size(run.text)[0] for run in _runs(face, text))


@lru_cache(CACHED_TEXTS)
def measured(face: Face, text: str) -> tuple[int, int]:
    """The size of a text in pixels, as it is shown."""
    width, height = _width(face, text), font_of(face).size("")[1]
    return -(-width // face.times), -(-height // face.times)


@lru_cache(CACHED_TEXTS)
def broken(face: Face, text: str, width: int, anywhere: bool) -> tuple[str, ...]:
    """A text in lines no wider than ``width`` pixels as shown."""
    times = face.times
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split():
            longer = f"{line} {word}" if line else word
            if _width(face, longer) <= width * times:
                line = longer
                continue
            if line:
                lines.append(line)
            line = ""
            pieces = word if anywhere else _PIECES.findall(word)
            for piece in pieces:  # where all of it has no room
                end = "-" if anywhere and piece != "-" else ""
                if line and _width(face, f"{line}{piece}{end}") > width * times:
                    lines.append(f"{line}{end}" if line[-1] != "-" else line)
                    line = piece
                else:
                    line += piece
        lines.append(line)
    return tuple(lines)


def drawn(face: Face, text: str, colour: tuple[int, ...]) -> pygame.Surface:
    """A text as a picture, which others may hold too."""
    key = (face, text, colour)
    if key not in _drawn:
        _drawn[key] = _draw(face, text, colour)
    return _drawn[key]


def _draw(face: Face, text: str, colour: tuple[int, ...]) -> pygame.Surface:
    font, times = font_of(face), face.times
    width, height = measured(face, text)
    large = pygame.Surface((width * times, height * times), pygame.SRCALPHA)
    large.fill((*colour[:3], 0))
    down = -font.get_ascent() % times  # the letters' foot comes to lie between two pixels
    down -= times if font.get_height() + down > height * times else 0
    left = 0
    for run in _runs(face, text):  # all on one line, whatever the heights of their fonts
        large.blit(run.font.render(run.text, True, colour), (left, down + font.get_ascent() - run.font.get_ascent()))
        left += run.font.size(run.text)[0]
    return pygame.transform.smoothscale(large, (width, height))


def forget() -> None:
    """Let all go: no font outlives the end of pygame."""
    fallback.forget()
    measured.cache_clear()
    broken.cache_clear()
    _drawn.clear()
