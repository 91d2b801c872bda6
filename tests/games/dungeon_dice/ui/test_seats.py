"""A seat in the panel: a portrait leaves each crest its name, and the letter that lines say it by."""

from __future__ import annotations

import pytest

from tools.usability.boxes import studio_of
from wonderland.ui.games.dungeon_dice import seat
from wonderland.ui.games.dungeon_dice.looks import CRESTS
from wonderland.ui.games.dungeon_dice.seat import PORTRAIT, SMALL_FACE
from wonderland.ui.shell.shots import shots

GAME = "dungeon-dice"


@pytest.mark.parametrize(
    ("size", "letters", "high"),
    [((960, 600), 0, SMALL_FACE), ((1280, 720), 2, SMALL_FACE), ((2560, 1200), 2, PORTRAIT)],
    ids=str,
)
def test_a_portrait_takes_no_crests_letter(size, letters, high, monkeypatch):
    studio, faces = studio_of(GAME, size), []
    _, shot = shots()[f"{GAME}-match"]
    shot(studio)
    monkeypatch.setattr(seat, "draw_portrait", lambda _, name, at, high, *rest: faces.append(high))
    app = studio.app
    app.draw()
    panel = app.scene.layout.panel
    said = [text.text for text in app.canvas.texts if panel.contains(text.rect)]
    assert {letter: said.count(letter) for letter in CRESTS} == dict.fromkeys(CRESTS, letters)
    assert faces == [app.canvas.px(high)] * 2
