"""A search of the rules that finds nothing says so where the text would stand."""

from __future__ import annotations

import pytest

from tests.house.matches import GAMES
from wonderland.ui.shell.rules import RulesScreen
from wonderland.ui.shell.screens import screens_of
from wonderland.ui.shell.studio import Studio


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_not_left_blank(game):
    studio = Studio((640, 400), None, game)
    own = screens_of(game).rules
    screen = own(studio.app, "") if own else RulesScreen(studio.app, game)
    if not isinstance(screen, RulesScreen):
        screen = RulesScreen(studio.app, game)
    studio.app.push(screen)
    for query, empty in (("qxz", True), ("turn", False)):
        screen.look_for(query)
        studio.app.draw()
        told = [text for text in studio.app.canvas.texts if "Nothing in the rules fits" in text.text]
        assert bool(told) is empty
        assert all(text.within.contains(text.rect) for text in told)
