"""A line that is typed at a table is completed and played, whatever its letters."""

from __future__ import annotations

import pygame
import pytest

from tests.ui.apps import at_a_table
from tests.ui.devices import settle
from wonderland.games import registry


def key(code):
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode="")


@pytest.mark.parametrize("name", registry.names())
def test_a_line_is_completed_and_played_whatever_its_letters(app, name):
    scene = at_a_table(app, name)
    match = scene.session.match
    while match.to_act == "*":
        scene.session.draw()
    settle(app)
    line = next(str(action) for action in match.legal() if len(str(action).split()) > 2)
    scene.typed.begin(scene.control)
    box = scene.typed.box
    box.text = line[:-1].upper()
    box.handle(key(pygame.K_TAB))
    assert (box.error, box.text[: len(line) - 1]) == ("", line[:-1])
    box.text = line.upper()
    box.handle(key(pygame.K_RETURN))
    assert box.error == ""
    assert line in match.lines
