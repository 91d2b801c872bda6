"""The small picture of a match of the roses beside its record."""

from __future__ import annotations

from wonderland import api
from wonderland.session.moments import starts
from wonderland.ui.shell.records import RecordsScreen
from wonderland.ui.shell.screens import screens_of

SIZE = (160, 90)


def test_a_picture_of_the_garden_tells_nothing_that_not_all_know(app, monkeypatch):
    app.push(RecordsScreen(app, lambda _: "", lambda _: ""))
    app.draw()
    match = starts("painting-the-roses")["nearly"].match(api.game("painting-the-roses"))
    shown = []
    garden = "wonderland.ui.games.painting_the_roses.thumbnail.Garden.draw"
    monkeypatch.setattr(garden, lambda *args: shown.append(args[3]["gardens"]["a"]))
    draw = screens_of("painting-the-roses").thumbnail
    draw(app.canvas, match, "", SIZE)
    assert shown == [["?*", "?*", "?*", "?*", "6D"]]


def test_the_garden_keeps_its_form_in_a_picture_of_any_form(app):
    app.push(RecordsScreen(app, lambda _: "", lambda _: ""))
    app.draw()
    match = starts("painting-the-roses")["nearly"].match(api.game("painting-the-roses"))
    draw = screens_of("painting-the-roses").thumbnail
    for size in ((300, 400), (300, 80)):
        drawn = draw(app.canvas, match, "", size)
        assert drawn.get_size() == size
        ground = drawn.get_at((0, 0))
        wide = [x for x in range(size[0]) if drawn.get_at((x, size[1] // 2)) != ground]
        high = [y for y in range(size[1]) if drawn.get_at((size[0] // 2, y)) != ground]
        share = (wide[-1] - wide[0]) / (high[-1] - high[0])
        assert 1.6 < share < 2.2, (size, share)
