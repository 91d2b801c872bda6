"""Whose guardsman it is, is seen at 30 pixels by colour and by the sign on his coat, either alone."""

from __future__ import annotations

from itertools import combinations
from statistics import median

import pygame
import pytest

from wonderland.content.places import assets_folder
from wonderland.ui.kit.sprites import Sprites

SIZE = (21, 30)
SIGN = [(x, y) for x in range(7, 14) for y in range(19, 24)]
"""Where the sign lies on the coat, in pixels."""
COAT = [(x, y) for x in (5, 6, 14) for y in range(20, 24)]
"""What is seen of the coat beside it."""
PAIRS = list(combinations("abcdef", 2))


def guardsman(seat):
    return Sprites(assets_folder() / "sprites").get(f"painting-the-roses/guardsman-{seat}", SIZE)


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_by_colour(one, other):
    coats = [
        [median(drawn.get_at(at)[channel] for at in COAT) for channel in range(3)]
        for drawn in map(guardsman, (one, other))
    ]
    assert sum(abs(a - b) for a, b in zip(*coats, strict=True)) >= 50


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_by_shape(one, other):
    """How far the signs stand out from their coats, without colour and however bright those are."""
    a, b = map(sign, (one, other))
    assert sum(abs(here - there) for here, there in zip(a, b, strict=True)) >= 8


def sign(seat):
    grey = pygame.transform.grayscale(guardsman(seat))
    light = [grey.get_at(at).r for at in SIGN]
    coat = median(light)
    ink = [abs(one - coat) for one in light]
    return [one / max(ink) for one in ink]
