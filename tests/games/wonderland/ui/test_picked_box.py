"""The box of whoever is picked, in a window without room for its card."""

from __future__ import annotations

import pytest

from wonderland.ui.games.wonderland.shots import match_scene, positioned
from wonderland.ui.shell.studio import Studio

NUMBERS = "Str 3   Atk 2   Def 0"


@pytest.mark.parametrize("scale", [100, 130])
def test_its_numbers_stay_with_their_names(scale):
    studio = Studio((960, 600), None, "wonderland")
    app = studio.app
    app.settings.values = app.settings.values.model_copy(update={"scale": scale})
    app.refit()
    scene = match_scene(studio, positioned(studio))
    scene.control.take_up("w6H")
    app.draw()
    said = [text.text for text in app.canvas.texts if text.text.startswith(("Str ", "bests "))]
    assert said == [NUMBERS, "bests Spades"]
