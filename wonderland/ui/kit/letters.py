"""Letters set in a font of so many pixels: measured, broken into lines and drawn, each text once.

What comes out hangs on the file, the pixels and the text alone, so it is kept for all fonts that
ask for it: a window that goes back to a size or scale finds its texts as it left them.
"""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import as_file, files
from typing import NamedTuple

import pygame

from wonderland.ui.kit.bounded import Bounded

CACHED_FONTS = 96
"""More than one screen needs; a window whose size or scale changes would open hundreds."""
CACHED_TEXTS = 6000
MOST = 48 * 2**20
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


@lru_cache(CACHED_FONTS)
def opened(package: str, file: str, pixels: int) -> pygame.font.Font:
    """Open a font; each keeps a picture of every letter that it has drawn."""
    with as_file(files(package) / "files" / file) as path:
        return pygame.font.Font(str(path), pixels)


def font_of(face: Face) -> pygame.font.Font:
    """The font in which a face's letters are set."""
    return opened(face.package, face.file, face.pixels)


@lru_cache(CACHED_TEXTS)
def measured(face: Face, text: str) -> tuple[int, int]:
    """The size of a text in pixels, as it is shown."""
    width, height = font_of(face).size(text)
    return -(-width // face.times), -(-height // face.times)


@lru_cache(CACHED_TEXTS)
def broken(face: Face, text: str, width: int, anywhere: bool) -> tuple[str, ...]:
    """A text in lines no wider than ``width`` pixels as shown."""
    font, times = font_of(face), face.times
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split():
            longer = f"{line} {word}" if line else word
            if font.size(longer)[0] <= width * times:
                line = longer
                continue
            if line:
                lines.append(line)
            line = ""
            pieces = word if anywhere else _PIECES.findall(word)
            for piece in pieces:  # where all of it has no room
                end = "-" if anywhere and piece != "-" else ""
                if line and font.size(f"{line}{piece}{end}")[0] > width * times:
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
    large.blit(font.render(text, True, colour), (0, down))
    return pygame.transform.smoothscale(large, (width, height))


def forget() -> None:
    """Let all go: no font outlives the end of pygame."""
    opened.cache_clear()
    measured.cache_clear()
    broken.cache_clear()
    _drawn.clear()
