"""The screens look as they did: a change of look is a decision.

``python -m tools.pictures`` makes the pictures anew. They are compared small and softened, so
that another version of a font or a rasteriser passes and another layout or colour does not.
"""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from wonderland.ui.shell.shots import shoot, shots

PICTURES = Path(__file__).resolve().parents[2] / "docs" / "pictures"
SMALL = (96, 54)
MOST_MEAN = 3.0
"""Levels of 255, averaged over the picture."""


def softened(surface):
    small = pygame.transform.smoothscale(surface.convert(24), SMALL)
    return pygame.image.tobytes(small, "RGB")


def distance(one, other):
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


@pytest.mark.parametrize("name", shots())
def test_a_screen_looks_as_it_did(name):
    now = softened(shoot(name, (1280, 720)).surface)
    kept = softened(pygame.image.load(str(PICTURES / f"{name}.png")))
    assert distance(now, kept) < MOST_MEAN


def test_another_look_would_be_noticed():
    match = softened(shoot("match", (1280, 720)).surface)
    assert distance(match, softened(shoot("match-high-contrast", (1280, 720)).surface)) > MOST_MEAN
    assert distance(match, softened(shoot("response-window", (1280, 720)).surface)) > MOST_MEAN


def test_every_screen_has_its_picture():
    assert {p.stem for p in PICTURES.glob("*.png")} == set(shots())
