"""Sprites: SVG drawings, rasterised at the size at which they are shown, once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame

from wonderland.core.errors import BadInput, Problem
from wonderland.core.message import say
from wonderland.ui.kit.bounded import Bounded

Size = tuple[int, int]
MOST = 24 * 2**20
"""How many bytes of drawings are kept: the camera asks for the same ones at many sizes."""
MOST_COMPOSED = 32 * 2**20
"""How many bytes of pictures that were put together from drawings."""
FADED = 16
"""Of so many opacities next to one another one is kept."""


_drawings = Bounded(MOST)
"""By folder, name and size, for whoever asks: a drawing stays as it is while all else changes."""


class Sprites:
    """The drawings of a folder, cached by name and size."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._place = str(folder)
        self._composed = Bounded(MOST_COMPOSED)
        self._texts: dict[str, str] = {}
        self._known: dict[str, bool] = {}

    def get(self, name: str, size: Size) -> pygame.Surface:
        """A sprite at a size in pixels.

        Raises:
            BadInput: if there is no such drawing.
        """
        key = (self._place, name, size)
        if key not in _drawings:
            path = self._folder / f"{name}.svg"
            try:
                drawn = pygame.image.load_sized_svg(str(path), size)
            except (pygame.error, FileNotFoundError) as error:
                what = say("the drawing is missing or damaged")
                raise BadInput([Problem(str(path), 0, what, say("Install the game again."))]) from error
            _drawings[key] = drawn.convert_alpha() if pygame.display.get_surface() else drawn
        return _drawings[key]

    def texture(self, name: str) -> pygame.Surface:
        """A tile of the folder ``textures``, to be laid side by side."""
        key = (self._place, name, "texture")
        if key not in _drawings:
            tile = pygame.image.load(str(self._folder / "textures" / f"{name}.png"))
            _drawings[key] = tile.convert_alpha() if pygame.display.get_surface() else tile
        return _drawings[key]

    def elements(self, name: str) -> str:
        """What a drawing consists of, without the document round it, to be drawn within another."""
        if name not in self._texts:
            text = (self._folder / f"{name}.svg").read_text(encoding="utf-8")
            self._texts[name] = text[text.index(">") + 1 : text.rindex("</svg>")]
        return self._texts[name]

    def kept(self, key: tuple[object, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """A picture put together from drawings: made once for a key, until all is forgotten."""
        if key not in self._composed:
            self._composed[key] = make()
        return self._composed[key]

    def has(self, name: str) -> bool:
        """Whether there is such a drawing."""
        if name not in self._known:
            self._known[name] = (self._folder / f"{name}.svg").exists()
        return self._known[name]

    def turned(self, name: str, size: Size, turns: int) -> pygame.Surface:
        """A sprite turned by quarters against the clock; ``size`` is its size unturned."""
        key = (self._place, name, size, turns % 4)
        if turns % 4 and key not in _drawings:
            _drawings[key] = pygame.transform.rotate(self.get(name, size), 90 * (turns % 4))
        return _drawings[key] if turns % 4 else self.get(name, size)

    def tinted(self, name: str, size: Size, colour: pygame.Color) -> pygame.Surface:
        """A sprite of one ink in another colour."""
        key = (self._place, name, size, tuple(colour))
        if key not in _drawings:
            tinted = self.get(name, size).copy()
            tinted.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
            tinted.fill((colour.r, colour.g, colour.b, 0), special_flags=pygame.BLEND_RGBA_ADD)
            _drawings[key] = tinted
        return _drawings[key]

    def faded(self, name: str, size: Size, alpha: int) -> pygame.Surface:
        """A sprite at an opacity from 0 to 255."""
        step = alpha // FADED
        key = (self._place, name, size, "faded", step)
        if key not in _drawings:
            faded = self.get(name, size).copy()
            faded.set_alpha((step + 1) * FADED - 1)
            _drawings[key] = faded
        return _drawings[key]

    def forget(self) -> None:
        """Drop what was put together, as when the size of everything changed."""
        self._composed.clear()
