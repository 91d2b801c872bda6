"""The lines that the page about screens shows draw what they say."""

from __future__ import annotations

from typing import ClassVar

import pygame
import pytest

from tests.pages import shown
from wonderland.content.places import assets_folder
from wonderland.core.message import say, say_n
from wonderland.ui.kit import fonts, layout, sizes, spaces, title_bar
from wonderland.ui.kit.canvas import Canvas, Pointer
from wonderland.ui.kit.sprites import Sprites
from wonderland.ui.kit.theme import load_theme


class Screen:
    """A screen with a way back."""

    back: ClassVar = {"key": "back", "label": say("Back"), "act": lambda: None}


@pytest.mark.parametrize("size", [(1280, 720), (960, 600)])
def test_the_lines_for_a_screen_draw_it(size):
    pygame.font.init()
    sprites = Sprites(assets_folder() / "sprites")
    canvas = Canvas(pygame.Surface(size), load_theme("classic"), 1.0, fonts.Fonts(1.0), sprites, Pointer())
    names = {"canvas": canvas, "self": Screen, "count": 3, "say": say, "say_n": say_n,
             "title": "A screen of your own", "note": "that says little"}  # fmt: skip
    for module in (fonts, layout, sizes, spaces, title_bar):
        names |= vars(module)
    exec(shown("add-a-screen", "python")[0], names)
    assert [region.key for region in canvas.regions] == ["back"]
    assert names["list_"].right < names["words"].x
    assert names["bar"].bottom <= names["list_"].y < names["list_"].bottom <= names["foot"].y
    assert names["name"].right < names["foot"].right
