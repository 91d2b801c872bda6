"""What was played and what was better are told apart on the table by their colours."""

from __future__ import annotations

import pygame

from wonderland.ui.table.compared import Compared, Place, draw_compared


def near(surface, place, colour):
    """How many pixels round a place have a colour."""
    around = place.inflate(12, 12).clip(surface.get_rect())
    wanted = tuple(colour)[:3]
    return sum(
        tuple(surface.get_at((x, y)))[:3] == wanted
        for x in range(around.left, around.right)
        for y in range(around.top, around.bottom)
    )


def test_what_was_played_is_marked_in_grey_and_what_was_better_in_green(app):
    canvas, theme = app.canvas, app.theme
    canvas.surface.fill(theme["felt"])
    played, better = pygame.Rect(200, 200, 60, 60), pygame.Rect(400, 200, 60, 60)
    compared = Compared(1, "w", "Ann, turn 3", ["one"], ["other"], "walked", "Walk on.")
    felt = pygame.Rect(0, 300, 1280, 400)
    draw_compared(canvas, felt, compared, lambda lines: [Place(played if lines == ["one"] else better)])
    grey, green = theme["quiet"], theme["good"]
    assert near(canvas.surface, played, grey) > 50 > near(canvas.surface, better, grey)
    assert near(canvas.surface, better, green) > 50 > near(canvas.surface, played, green)
