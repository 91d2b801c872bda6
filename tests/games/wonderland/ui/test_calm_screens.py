"""Screens beside the match: nothing lies over what was learnt, one yellow, no empty halves."""

from __future__ import annotations

import pygame
import pytest

from tests.ui.moments import show
from wonderland.games.wonderland import queries
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.shell.shelf import Shelf
from wonderland.ui.shell.shots import SHELL
from wonderland.ui.shell.studio import Studio

SIZES = [(960, 600), (1280, 720), (1920, 1080)]


@pytest.mark.parametrize("size", SIZES)
def test_what_was_learnt_lies_over_nothing_of_the_table(size):
    studio = Studio(size, None, "wonderland")
    show(studio, "lesson-over")
    scene = studio.app.scene
    studio.app.draw()
    state, fixed = scene.control.state, queries.fixed(scene.session.match)
    lies = [*fixed.line, *fixed.images.values(), *state["laid"]["w"], *state["laid"]["e"]]
    box = scene.board.view.covers[0]
    assert [name for name in lies if scene.layout.cell(name).colliderect(box)] == []


def test_what_is_chosen_is_not_framed_as_what_has_the_focus(monkeypatch):
    studio = Studio((1280, 720), None, "wonderland")
    SHELL["new-match"](studio)
    outlined = []
    monkeypatch.setattr(Canvas, "outline", lambda _, rect, role, *rest: outlined.append(role))
    studio.app.draw()
    assert "now" not in outlined


def test_pools_have_titles_of_one_size(monkeypatch):
    studio = Studio((1280, 720), None, "wonderland")
    SHELL["new-match"](studio)
    names = {str(pool.name) for pool in studio.game.rules.definitions.pools.values()}
    sizes, drawn = set(), Canvas.text

    def noted(self, text, x, y, role="label", size=16, *rest, **more):
        box = drawn(self, text, x, y, role, size, *rest, **more)
        if str(text) in names:
            sizes.add(box.height)
        return box

    monkeypatch.setattr(Canvas, "text", noted)
    studio.app.draw()
    assert len(sizes) == 1


@pytest.mark.parametrize("size", SIZES)
def test_no_box_on_the_shelf_is_half_empty(app, size):
    app.surface = pygame.Surface(size)
    app.refit()
    app.push(Shelf(app, lambda _: None))
    app.draw()
    words = [text.rect for text in app.canvas.texts]
    plays = [region.rect for region in app.canvas.regions if region.key.startswith("play-")]
    for play in plays:
        above = [r.bottom for r in words if play.left - 5 <= r.left <= play.right and r.bottom < play.top]
        assert play.top - max(above) < 0.1 * size[1]


def test_the_strip_of_a_box_ends_in_the_box_s_own_corner():
    """Where it had a corner of its own, it stood out beyond the box's."""
    studio = Studio((1280, 720), None, "wonderland")
    show(studio, "lesson-over")
    studio.app.draw()
    box, surface = studio.app.scene.board.view.covers[0], studio.app.surface
    strip = surface.get_at((box.left + 3, box.centery))
    corner = surface.get_at((box.left + 2, box.top + 1))
    assert sum(abs(strip[part] - corner[part]) for part in range(3)) > 60
