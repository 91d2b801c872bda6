"""Before an act the foot bar says what it removes and what may be hit in answer."""

from __future__ import annotations

import pygame
import pytest

from tests.games.dominoes_of_war.tools import GAME
from tests.ui.devices import region
from tests.ui.moments import show
from wonderland.ui.shell.studio import Studio


@pytest.mark.parametrize(
    ("square", "said"),
    [("l9", "Removes Tan’s Grunt on l9."), ("k9", "A mine by 13 %."), ("j10", "In answer")],
)
def test_what_is_pointed_at_is_judged(square, said):
    app = show(Studio((1280, 720), None, GAME), "match").app
    app.draw()
    at = region(app, square).rect.center
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    app.draw()
    assert said in " ".join(box.text for box in app.canvas.texts)
