"""Graphical marks stand out from their ground by 3 to 1 in every theme (WCAG 1.4.11), also where colours blend."""

from __future__ import annotations

import numpy as np
import pygame
import pytest

from tests.ui.apps import new_app
from tests.ui.test_access import luminance
from wonderland.ui.boards import aims
from wonderland.ui.kit.theme import load_theme

LEAST = 3.0
THEMES = ["classic", "high-contrast"]
PAPER = ("panel", "box", "front")
"""The light grounds on which sides, steps and what is chosen are marked."""
TABLE = ("felt-lamp", "felt-light", "felt", "felt-edge")
DOMINOES = ((240, 230, 207), (47, 74, 74))
"""The grounds of a path's squares: West's and East's dominoes."""


def against(one, other):
    bright, dark = sorted((float(luminance(np.array(tuple(c)[:3]))) for c in (one, other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("name", THEMES)
def test_sides_are_told_from_the_panel_and_from_one_another(name):
    theme = load_theme(name)
    west, east = theme["side-west"], theme["side-east"]
    assert against(west, east) >= LEAST
    for ground in PAPER:
        assert against(west, theme[ground]) >= LEAST, ground
        assert against(east, theme[ground]) >= LEAST, ground


@pytest.fixture(params=THEMES)
def canvas(request):
    app = new_app((200, 200), theme=request.param)
    canvas = app._new_canvas(pygame.Surface((200, 200)))
    canvas.scale = 1.0
    return canvas


def stands_out(canvas, ground, draw):
    """By how much what is drawn stands out from its ground, in the pixels that do so most."""
    canvas.surface.fill(ground)
    draw()
    pixels = pygame.surfarray.array3d(canvas.surface).reshape(-1, 3)
    changed = pixels[(pixels != np.array(tuple(ground)[:3])).any(axis=1)]
    assert len(changed) > 40
    bright, below = luminance(changed), float(luminance(np.array(tuple(ground)[:3])))
    ratio = np.maximum(bright + 0.05, below + 0.05) / np.minimum(bright + 0.05, below + 0.05)
    return float(np.sort(ratio)[-40])


CELL = pygame.Rect(60, 60, 70, 70)
MARKS = {
    "reach": aims.draw_reach,
    "a square that is feared": aims.draw_feared,
    "a target": aims.draw_corners,
    "what is taken up": aims.draw_picked,
}


@pytest.mark.parametrize("mark", MARKS)
def test_what_is_marked_on_the_table_stands_out_from_felt_and_dominoes(canvas, mark):
    grounds = [canvas.theme[part] for part in TABLE] + [pygame.Color(*one) for one in DOMINOES]
    for ground in grounds:
        assert stands_out(canvas, ground, lambda: MARKS[mark](canvas, CELL)) >= LEAST, ground


def test_the_yellow_edge_stands_out_from_paper_and_felt(canvas):
    for part in (*PAPER, *TABLE, "bar"):
        assert stands_out(canvas, canvas.theme[part], lambda: canvas.lit(CELL)) >= LEAST, part


def test_the_one_chosen_of_a_few_and_a_slider_stand_out(canvas):
    def choice():
        canvas.segment("one", CELL, "", lambda: None, chosen=True)

    assert stands_out(canvas, canvas.theme["panel"], choice) >= LEAST
    theme = canvas.theme
    assert against(theme["quiet" if theme.sharp else "side-west"], theme["front"]) >= LEAST
    assert against(theme["side-west"], theme["panel"]) >= LEAST
