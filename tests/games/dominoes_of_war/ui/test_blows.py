"""Figures that go are a blow where a seat has none left, or where many go at once."""

from __future__ import annotations

import pygame
import pytest

from tests.ui.apps import at_a_table, new_app
from wonderland.games.dominoes_of_war.events import Removed


@pytest.mark.rule("DW-80", "DW-83")
def test_the_last_figure_is_told_where_it_fell():
    table = at_a_table(new_app(), "dominoes-of-war")  # nobody has a figure yet
    blow = table.lively.blows.of(Removed((("a", "grunt", "j9"),)))
    assert (blow.seat, blow.place, blow.words) == ("a", "j9", "The last figure")


@pytest.mark.rule("DW-83")
def test_the_figure_stands_till_the_blow_falls_though_the_field_has_lost_it():
    app = new_app()
    table = at_a_table(app, "dominoes-of-war")
    blow = table.lively.blows.of(Removed((("a", "grunt", "j9"),)))
    cell = app.canvas.rect(300, 300, 60, 60)
    before = pygame.image.tobytes(app.surface, "RGB")
    blow.thing(app.canvas, cell, fallen=True)
    assert pygame.image.tobytes(app.surface, "RGB") == before
    blow.thing(app.canvas, cell, fallen=False)
    assert pygame.image.tobytes(app.surface, "RGB") != before
