"""The drawings are those that the program makes, and can be read by pygame."""

from __future__ import annotations

from io import BytesIO

import pygame
import pytest

from tools.sprites.make import sprites
from tools.sprites.pieces import PIECES
from tools.sprites.textures import TEXTURES
from wonderland.content.places import assets_folder
from wonderland.ui.kit.sprites import Sprites

FOLDER = assets_folder() / "sprites"
MADE = sprites()


@pytest.mark.parametrize("kind", sorted({name.split("/")[0] for name in MADE}))
def test_the_drawings_are_up_to_date(kind: str) -> None:
    """After a change, draw them anew: python -m tools.sprites.make."""
    names = [name for name in MADE if name.startswith(kind + "/")]
    assert [n for n in names if (FOLDER / f"{n}.svg").read_text(encoding="utf-8") != MADE[n]] == []


def test_no_drawing_is_left_over() -> None:
    found = {path.relative_to(FOLDER).with_suffix("").as_posix() for path in FOLDER.rglob("*.svg")}
    assert found == set(MADE)


@pytest.mark.parametrize("name", TEXTURES)
def test_the_textures_are_up_to_date(name: str) -> None:
    kept = pygame.image.load(str(FOLDER / "textures" / f"{name}.png"))
    made = pygame.image.load(BytesIO(TEXTURES[name]()), "made.png")
    assert pygame.image.tobytes(kept, "RGBA") == pygame.image.tobytes(made, "RGBA")


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
    seen = [
        pygame.image.tobytes(drawings.get(f"images/{side}-{n}", (60, 60)), "RGBA") for n in range(5)
    ]
    assert len(set(seen)) == 5
