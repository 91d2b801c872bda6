"""Whose a piece is and what an Image has lost is seen in the drawings alone."""

from __future__ import annotations

import re

import pygame
import pytest

from tools.sprites.glasses import FALLEN
from tools.sprites.make import sprites
from tools.sprites.pieces import PIECES
from wonderland.content.places import assets_folder
from wonderland.ui.kit.sprites import Sprites

FOLDER = assets_folder() / "sprites"


@pytest.mark.parametrize("piece", PIECES)
@pytest.mark.parametrize("colour", ["red", "black"])
def test_the_side_is_seen_by_shape_and_lightness_at_30_pixels(piece: str, colour: str) -> None:
    """The foot of a piece differs by its side even where hue is lost, and nothing covers it."""
    drawings = Sprites(FOLDER)
    feet = []
    for side in "we":
        drawn = drawings.get(f"pieces/{side}-{colour}-{piece}", (34, 34))
        grey = pygame.transform.grayscale(drawn)
        feet.append([grey.get_at((x, y)) for y in range(24, 34) for x in range(34)])
    shape = sum((a.a > 127) != (b.a > 127) for a, b in zip(*feet, strict=True))
    light = sum(abs(a.r - b.r) > 40 for a, b in zip(*feet, strict=True) if a.a > 127 and b.a > 127)
    assert shape >= 8
    assert light >= 40


@pytest.mark.parametrize("side", ["w", "e"])
def test_each_life_lost_is_seen_on_the_image(side: str) -> None:
    drawings = Sprites(FOLDER)
    seen = [pygame.image.tobytes(drawings.get(f"images/{side}-{n}", (60, 60)), "RGBA") for n in range(5)]
    assert len(set(seen)) == 5


def test_a_fallen_image_still_has_the_shape_of_its_side() -> None:
    west, east = (sprites()[f"images/{side}-{FALLEN}"] for side in "we")
    assert _paths(west) != _paths(east)
    for side, drawn in (("w", west), ("e", east)):
        assert (FOLDER / "images" / f"{side}-{FALLEN}.svg").read_text() == drawn


def _paths(drawn: str) -> list[str]:
    return re.findall(r' d="([^"]+)"', drawn)
