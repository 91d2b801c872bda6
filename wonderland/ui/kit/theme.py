"""A theme: the colours of the table by the part they play, from ``config/themes/``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import pygame
from pydantic import BaseModel, ConfigDict

from wonderland.content.places import config_folder
from wonderland.content.yamlfile import check_model, load


class ThemeModel(BaseModel):
    """A theme's file."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    name: str
    sharp: bool
    colours: dict[str, str]


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
        BadInput: with all that is wrong in it.
    """
    model: ThemeModel = check_model(load(config_folder() / "themes" / f"{name}.yaml"), ThemeModel)
    colours = {part: pygame.Color(f"#{value}") for part, value in model.colours.items()}
    return Theme(model.name, model.sharp, colours)
