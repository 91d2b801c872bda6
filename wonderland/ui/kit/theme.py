"""A theme: the colours of the table by the part they play, from ``config/themes/``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import pygame

from wonderland.content import themes


@dataclass(frozen=True, slots=True)
class Theme:
    """Named colours; ``sharp`` themes draw heavier outlines and their own dominoes."""

    name: str
    sharp: bool
    colours: Mapping[str, pygame.Color]

    def __getitem__(self, part: str) -> pygame.Color:
        return self.colours[part]


def load_theme(name: str) -> Theme:
    """Load a theme by the name of its file.

    Raises:
        BadInput: if there is none of that name, or with all that is wrong in it.
    """
    model = themes.read(themes.path_of(name))
    colours = {part: pygame.Color(f"#{value}") for part, value in model.colours.items()}
    return Theme(model.name, model.sharp, colours)
