"""A seat's row keeps its words, its tag, its button and its Kings apart, also where there is little room."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from tests.ui.apps import new_app
from tools.usability.boxes import studio_of
from wonderland.ui.games.painting_the_roses.panel import Panel, draw_token
from wonderland.ui.kit.action_bar import button
from wonderland.ui.shell.shots import shots

GAME = "painting-the-roses"
WHY = button("why", "Why?", lambda: None, hint="W", shortcut="why")


def crowded(monkeypatch, *, playing):
    """Let every row show all that one of them may."""
    drawn = Panel._draw_seat

    def draw(panel, canvas, box, view, seat, row):
        others = [one for one in view["hands"] if one != seat]
        view = {**view, "dealer": seat, "asked": others[:1] if playing else []}
        view["active"] = seat if playing else others[0]
        drawn(panel, canvas, box, view, seat, replace(row, button=WHY))

    monkeypatch.setattr(Panel, "_draw_seat", draw)


@pytest.mark.parametrize("playing", [False, True])
@pytest.mark.parametrize("size", [(960, 600), (1280, 720)], ids=str)
def test_nothing_in_a_seats_row_lies_over_another(size, playing, monkeypatch):
    crowded(monkeypatch, playing=playing)
    studio = studio_of(GAME, size)
    _, shot = shots()[f"{GAME}-six-seats"]
    shot(studio)
    app = studio.app
    app.draw()
    panel, canvas = app.scene.layout.panel.rect(app.canvas), app.canvas
    end = canvas.px(app.scene.board.view.panel.seats_end(app.scene.layout, 6))
    words = [t for t in canvas.texts if panel.contains(t.rect) and t.rect.bottom <= end]
    assert sum(text.text in ("Dealer", "D", "playing", "P") for text in words) == 6
    for one, other in combinations(words, 2):
        apart = not one.rect.inflate(-2, -8).colliderect(other.rect.inflate(-2, -8))
        assert apart or one.text in other.text, (one.text, other.text)


def test_no_hedges_are_counted_before_any_is_planted():
    studio = studio_of(GAME, (1280, 720))
    _, shot = shots()[f"{GAME}-replay"]
    shot(studio)
    app = studio.app
    for at, counted in ((len(app.scene.record.moves), True), (0, False)):
        app.scene.go(at)
        app.draw()
        counts = [text.text for text in app.canvas.texts if "/5" in text.text or "0/" in text.text]
        assert bool(counts) == counted, counts


def test_a_token_is_as_wide_as_its_longest_words(monkeypatch):
    monkeypatch.setattr("wonderland.ui.games.painting_the_roses.panel.say", lambda word: f"{word} by now")
    app = new_app()
    right = draw_token(app.canvas, 20, 25, "move", used=True)
    assert max(text.rect.right for text in app.canvas.texts) < app.canvas.px(right)
