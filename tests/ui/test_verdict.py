"""The verdict on an attack: its words, and that its tag covers no piece."""

from __future__ import annotations

import pygame
import pytest

from tests.ui.apps import new_app
from wonderland.ui.boards.verdict import verdict_on
from wonderland.ui.boards.verdict_tag import draw_verdict


@pytest.mark.parametrize(
    ("has", "left", "defended", "gone", "words", "answered"),
    [
        (2, 0, None, 0, "falls", ""),
        (2, -1, 0, 0, "falls", ""),
        (2, 0, 2, 0, "falls", "holds if defended"),
        (40, 0, 10, 0, "falls", "keeps 10 if defended"),
        (3, 2, None, 0, "keeps 2", ""),
        (3, 3, None, 0, "holds", ""),
        (40, 0, None, -1, "keeps 0", ""),
    ],
)
def test_it_says_what_is_left_of_the_target(has, left, defended, gone, words, answered):
    verdict = verdict_on(has, left, defended, gone=gone)
    assert (verdict.words, verdict.answered) == (words, answered)


@pytest.mark.parametrize("at", [(0, 0), (9, 0), (0, 9), (9, 9), (5, 5)])
def test_its_tag_covers_no_piece_and_stays_on_the_table(at):
    size = 40
    surface = pygame.Surface((10 * size, 10 * size))
    canvas = new_app((400, 400))._new_canvas(surface)
    canvas.scale = 1.0
    cell = pygame.Rect(at[0] * size, at[1] * size, size, size)
    pieces = [cell.move(dx * size, 0) for dx in (-1, 1)]
    pieces += [pygame.Rect(0, y * size, 4 * size, size) for y in (2, 7)]
    box = draw_verdict(canvas, cell, verdict_on(40, 0, 10), pieces)
    assert surface.get_rect().contains(box)
    assert box.collidelist([cell, *pieces]) < 0
