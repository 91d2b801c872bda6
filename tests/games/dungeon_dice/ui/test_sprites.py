"""Drawings of Dungeon Dice: whose figure it is and what class it has is plain when it is small."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from tools.sprites.dungeon.kit import read
from wonderland.content.places import assets_folder
from wonderland.ui.kit.sprites import Sprites

DRAWINGS = Sprites(assets_folder() / "sprites")
CLASSES = "WBYGR"
SMALL = 36


def _drawn(name: str) -> pygame.Surface:
    return DRAWINGS.get(f"dungeon-dice/{name}", (SMALL, SMALL))


@pytest.mark.parametrize("kind", CLASSES)
def test_the_side_is_seen_by_colour_and_shape_at_30_pixels(kind: str) -> None:
    west, east = _drawn(f"base-{kind}-w"), _drawn(f"base-{kind}-e")
    greys = [pygame.transform.grayscale(base) for base in (west, east)]
    places = [(x, y) for x in range(SMALL) for y in range(SMALL) if west.get_at((x, y)).a > 150]
    colour = sum(abs(west.get_at(at).r - east.get_at(at).r) > 25 for at in places)
    light = sum(abs(greys[0].get_at(at).r - greys[1].get_at(at).r) > 30 for at in places)
    assert colour >= 25
    assert light >= 20


@pytest.mark.parametrize(("one", "other"), list(combinations("WBYGRK", 2)))
def test_class_marks_differ_by_their_outline(one: str, other: str) -> None:
    size = (18, 19)
    a, b = (pygame.mask.from_surface(DRAWINGS.get(f"dungeon-dice/mark-{kind}-1", size), 160) for kind in (one, other))
    assert a.count() + b.count() - 2 * a.overlap_area(b, (0, 0)) >= 25


def test_no_two_figures_look_alike() -> None:
    seen = {
        pygame.image.tobytes(pygame.transform.grayscale(_drawn(_name(one.code, one.kind))), "RGBA")
        for one in read("figures.txt")
    }
    assert len(seen) == len(read("figures.txt")) == 45


def _name(code: str, kind: str) -> str:
    return f"figure-{code}" + (f"-{kind}" if code == "default" else "")


def test_a_lost_heart_is_seen_over_whoever_stands_behind_it() -> None:
    """Under the Master, over the head of a figure to the south: hollow, yet a ground of its own."""
    heart = _drawn("heart-light-lost")
    middle = heart.get_at((SMALL // 2, SMALL // 2))
    assert middle.a == 255
    edge = max((heart.get_at((x, SMALL // 2)) for x in range(SMALL)), key=lambda at: at.g)
    assert edge.g - middle.g > 100
