"""Letters that a font has not are set in another: one that comes with the program, or the system's.

So a name in Cyrillic or Greek is read in every font, and one in Hebrew, Arabic, Chinese, Japanese or
Korean wherever the system has letters for it. What nobody has stays an empty box.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from importlib.resources import as_file, files
from itertools import groupby
from typing import NamedTuple

import pygame
import pygame.freetype

CACHED_FONTS = 96
"""More than one screen needs; a window whose size or scale changes would open hundreds."""
CACHED_LETTERS = 4000
PLAIN = 0x250
"""Letters below this, all of Latin, every font of ours has."""
PACKAGE = "fontpkg_fira_sans_condensed"
MEDIUM, BOLD = "FiraSansCondensed-Medium.ttf", "FiraSansCondensed-Bold.ttf"
SYSTEM = (
    "notosanshebrew", "notosansarabic", "notosanscjkjp", "notosanscjksc", "notosanscjk", "segoeui", "arial",
    "microsoftyahei", "yugothic", "msgothic", "malgungothic", "simsun", "arialunicodems", "pingfangsc",
    "hiraginosansgb", "applesdgothicneo", "arialhebrew", "geezapro", "dejavusans", "freesans",
    "droidsansfallback", "wenquanyimicrohei", "wenquanyizenhei", "unifont",
)  # fmt: skip
"""Fonts of Linux, Windows and macOS by their names, those first whose letters suit ours."""
_RIGHT_TO_LEFT = ("R", "AL")


class Source(NamedTuple):
    """A font's file.

    Attributes:
        package: where it lies; ``""`` for a path of the system's.
        file: its name there, or the path.
    """

    package: str
    file: str


class Run(NamedTuple):
    """Letters of a text that stand side by side in one font.

    Attributes:
        font: which, at its size.
        text: the letters, in the order in which they are read.
    """

    font: pygame.font.Font
    text: str


def runs(source: Source, pixels: int, text: str) -> list[Run]:
    """A text in parts, each with the font in which it is set.

    Args:
        source: the font in which all is set that it has letters for.
        pixels: the size.
        text: what is set, a line of it.
    """
    if not text or max(text) < chr(PLAIN):
        return [Run(opened(source, pixels), text)]
    kinds = [(_source_of(source, letter), _leftwards(letter)) for letter in text]
    for at in range(1, len(text)):
        if unicodedata.combining(text[at]) or _within(text, kinds, at):
            kinds[at] = kinds[at - 1]
    parts = groupby(zip(kinds, text, strict=True), key=lambda part: part[0])
    return [
        Run(opened(found, pixels, leftwards=leftwards), "".join(letter for _, letter in part))
        for (found, leftwards), part in parts
    ]


def _within(text: str, kinds: Sequence[tuple[Source, bool]], at: int) -> bool:
    """Whether a blank or a sign stands between words that are written from right to left."""
    if text[at].isalnum() or not kinds[at - 1][1]:
        return False
    return next((kind[1] for kind, letter in zip(kinds[at:], text[at:], strict=True) if letter.isalnum()), False)


@lru_cache(CACHED_FONTS)
def opened(source: Source, pixels: int, *, leftwards: bool = False) -> pygame.font.Font:
    """Open a font; each keeps a picture of every letter that it has drawn."""
    if not source.package:
        font = pygame.font.Font(source.file, pixels)
    else:
        with as_file(files(source.package) / "files" / source.file) as path:
            font = pygame.font.Font(str(path), pixels)
    if leftwards:
        font.set_direction(pygame.DIRECTION_RTL)
    return font


@lru_cache(CACHED_LETTERS)
def _leftwards(letter: str) -> bool:
    """Whether a letter is written from right to left."""
    return unicodedata.bidirectional(letter) in _RIGHT_TO_LEFT


@lru_cache(CACHED_LETTERS)
def _source_of(first: Source, letter: str) -> Source:
    """The font that a letter is set in: the first that has it; the first of all where none has."""
    if ord(letter) < PLAIN or _has(first, letter):
        return first
    ours = Source(PACKAGE, BOLD if "Bold" in first.file else MEDIUM)
    return next((one for one in (ours, *_of_system()) if _has(one, letter)), first)


def _has(source: Source, letter: str) -> bool:
    """Whether a font has a letter."""
    return _letters(source).get_metrics(letter)[0] is not None


@lru_cache
def _letters(source: Source) -> pygame.freetype.Font:
    """A font that can say which letters it has."""
    pygame.freetype.init()
    if not source.package:
        return pygame.freetype.Font(source.file, 10)
    with as_file(files(source.package) / "files" / source.file) as path:
        return pygame.freetype.Font(str(path), 10)


@lru_cache
def _of_system() -> tuple[Source, ...]:
    """Those of the system's fonts that serve; none where it can't be asked for them."""
    found: list[Source] = []
    with suppress(OSError):
        for name in SYSTEM:
            path = pygame.font.match_font(name)
            with suppress(OSError, pygame.error):
                if path and Source("", path) not in found and _letters(Source("", path)):
                    found.append(Source("", path))
    return tuple(found)


def forget() -> None:
    """Let all go: no font outlives the end of pygame."""
    for cache in (opened, _source_of, _letters, _of_system):
        cache.cache_clear()
    pygame.freetype.quit()
