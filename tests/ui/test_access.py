"""Words stand out from their ground, and what is clicked is large enough (docs/measured/accessibility.md)."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pygame
import pytest

from wonderland.ui.shell.shots import shoot, shots

ROOT = Path(__file__).resolve().parents[2]
LEAST_CONTRAST, LEAST_IN_HIGH = 4.5, 6.5
"""What WCAG asks of text in its levels AA and AAA, the latter a little less: thin strokes are mixed
with their ground, so that what is measured is below what was set."""
LEAST_SIDE = 20
"""Logical pixels of a control's shorter side."""
VEILED = ("victory", "rolling", "queen-lands", "six-seats")
"""Moments at which a table stands back behind what is over it."""
SAMPLED = [name for name in shots() if not name.endswith(VEILED)]


def luminance(pixels):
    """How bright pixels are, from 0 to 1 (WCAG 2, relative luminance)."""
    share = pixels / 255.0
    linear = np.where(share <= 0.03928, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)
    return linear @ np.array([0.2126, 0.7152, 0.0722])


def contrast(pixels):
    """The contrast of what is written with the ground that most of the pixels show."""
    bright = luminance(pixels.reshape(-1, 3))
    ground = np.median(bright)
    light, dark = np.percentile(bright, 99), np.percentile(bright, 1)
    return max((light + 0.05) / (ground + 0.05), (ground + 0.05) / (dark + 0.05))


def faint(app, least):
    """The words that stand out too little, but for those of controls that can't be pressed."""
    pixels = pygame.surfarray.array3d(app.surface)
    off = [pygame.Rect(region.rect) for region in app.canvas.regions if region.act is None]
    whole = app.surface.get_rect()
    for text in app.canvas.texts:
        place = text.rect.clip(whole)
        if len(text.text) < 3 or place.width < 8 or any(rect.contains(place) for rect in off):
            continue
        found = contrast(pixels[place.left : place.right, place.top : place.bottom])
        if found < least:
            yield text.text, round(float(found), 2)


@pytest.mark.parametrize("name", SAMPLED[::3])
def test_words_stand_out_and_controls_are_large(name):
    app = shoot(name, (1280, 720))
    assert not list(faint(app, LEAST_CONTRAST))
    pressed = [region for region in app.canvas.regions if region.act]
    sides = {region.key: min(region.rect.size) / app.canvas.scale for region in pressed}
    assert not {key: side for key, side in sides.items() if 0 < side < LEAST_SIDE}


@pytest.mark.parametrize("name", SAMPLED[1::7])
def test_words_stand_out_more_in_high_contrast(name):
    assert not list(faint(shoot(name, (1280, 720), "high-contrast"), LEAST_IN_HIGH))


def test_faint_words_would_be_found():
    app = shoot("settings", (1280, 720))
    ground = app.surface.get_at((5, app.surface.get_height() - 5))
    app.surface.fill(ground, app.canvas.texts[-1].rect)
    app.surface.set_at(app.canvas.texts[-1].rect.center, (0, 0, 0))
    assert list(faint(app, LEAST_CONTRAST))


def test_the_page_on_access_names_tests_that_there_are():
    page = (ROOT / "docs" / "measured" / "accessibility.md").read_text()
    named = set(re.findall(r"`(tests/[^`:]+)", page))
    assert len(named) > 10
    assert not {name for name in named if not list(ROOT.glob(name))}
