"""What lies about on tables: there is less of it towards the end of a match."""

from __future__ import annotations

import pygame
import pytest

from tests.ui.apps import new_app
from wonderland.ui.boards.still_things import CANDLE, CUP, draw_still


@pytest.mark.parametrize("sprite", [CUP, CANDLE])
def test_tea_and_candle_grow_less_while_the_match_goes_on(sprite):
    app = new_app()
    seen = []
    for worn in range(3):
        app.surface.fill("black")
        draw_still(app.canvas, sprite, pygame.Rect(100, 100, 96, 156), worn)
        seen.append(pygame.image.tobytes(app.surface, "RGB"))
    assert len(set(seen)) == 3
