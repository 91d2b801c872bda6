"""The drawings are those that the program makes, and can be read by pygame."""

from __future__ import annotations

from io import BytesIO

import pygame
import pytest

from tools.sprites.make import sprites
from tools.sprites.textures import TEXTURES
from wonderland.content.places import assets_folder

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
