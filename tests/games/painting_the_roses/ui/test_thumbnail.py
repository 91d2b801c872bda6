"""The small picture of a match of the roses beside its record."""

from __future__ import annotations

from wonderland import api
from wonderland.ui.games.painting_the_roses.shots import NEARLY
from wonderland.ui.shell.records import RecordsScreen
from wonderland.ui.shell.screens import screens_of

SIZE = (160, 90)


def test_a_picture_of_the_garden_tells_nothing_that_not_all_know(app, monkeypatch):
    app.push(RecordsScreen(app, lambda _: "", lambda _: ""))
    app.draw()
    match = api.game("painting-the-roses").new(position=NEARLY, seed=3)
    shown = []
    garden = "wonderland.ui.games.painting_the_roses.thumbnail.Garden.draw"
    monkeypatch.setattr(garden, lambda *args: shown.append(args[3]["gardens"]["a"]))
    draw = screens_of("painting-the-roses").thumbnail
    draw(app.canvas, match, "", SIZE)
    assert shown == [["?*", "?*", "?*", "?*", "6D"]]
