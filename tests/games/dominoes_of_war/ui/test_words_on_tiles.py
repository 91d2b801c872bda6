"""What a tile was worth can be read where somebody stands on it, too."""

from __future__ import annotations

import pygame
import pytest

from wonderland.games.dominoes_of_war import queries
from wonderland.ui.games.dominoes_of_war import things
from wonderland.ui.shell.shots import shoot

PLACES = {"h12": "reinforce", "j9": "act"}
"""Tiles with a bonus on which a figure stands in the picture of a match."""


@pytest.mark.parametrize(("square", "worth"), PLACES.items())
def test_no_figure_stands_before_the_word(square, worth):
    app = shoot("dominoes-of-war-match", (1280, 720))
    plan = app.scene.board.picture._plan
    view = app.scene.board.now()
    assert square in {who.square for who in queries.figures(view)}
    colour = pygame.Color(app.canvas.theme[things.SIGN_COLOURS[worth]])
    cell = plan.cell(square)
    y = cell.top + round(plan.square * things.RIBBON_AT) + 2
    row = [app.canvas.surface.get_at((x, y))[:3] for x in range(cell.left + 8, cell.right - 8)]
    assert row.count(tuple(colour)[:3]) > 0.8 * len(row)
