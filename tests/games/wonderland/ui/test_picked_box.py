"""The box of whoever is picked, in a window without room for its card."""

from __future__ import annotations

import pytest

from tests.games.wonderland.ui.tables import match_scene, played, positioned
from tests.ui.moments import show
from wonderland.games.wonderland.events import Defended
from wonderland.games.wonderland.words import words_of
from wonderland.ui.games.wonderland.picked_box import PIECE, PIECE_AT, PIECE_ROOM
from wonderland.ui.shell.studio import Studio

NUMBERS = "Str 3   Atk 2   Def 0"


@pytest.mark.parametrize("scale", [100, 130])
def test_its_numbers_stay_with_their_names(scale):
    studio = Studio((960, 600), None, "wonderland")
    app = studio.app
    app.settings.values = app.settings.values.model_copy(update={"scale": scale})
    app.refit()
    scene = match_scene(studio, positioned(studio))
    scene.control.being.take_up("w6H")
    app.draw()
    said = [text.text for text in app.canvas.texts if text.text.startswith(("Str ", "bests "))]
    assert said == [NUMBERS, "bests Spades"]


@pytest.mark.parametrize("moment", ["response-window", "check-defense"])
def test_it_shows_on_whom_something_is_done_that_is_asked_about(moment):
    studio = Studio((1280, 720), None, "wonderland")
    show(studio, moment)
    studio.app.draw()
    said = [text.text for text in studio.app.canvas.texts]
    assert "Pawn of level 2, on k7" in said, "the Five, which the Six attacks"


def test_with_nothing_picked_it_shows_who_acted_last():
    studio = Studio((1280, 720), None, "wonderland")
    match_scene(studio, played(studio, 52))  # East's Five has stepped to o8
    studio.app.draw()
    said = [text.text for text in studio.app.canvas.texts]
    assert "Pawn of level 2, on o8" in said


def test_a_defense_that_takes_nothing_off_says_so():
    studio = Studio((1280, 720), None, "wonderland")
    words = words_of(positioned(studio))
    assert words.sentence(Defended("w6H", 0)) == "West’s Six of Hearts defends in vain."
    assert words.sentence(Defended("w6H", 2)) == "West’s Six of Hearts defends: 2 fewer."


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_word_lies_under_its_piece(language):
    studio = Studio((960, 600), None, "wonderland", language)
    scene = match_scene(studio, positioned(studio))
    scene.control.being.take_up("w6H")
    studio.app.draw()
    canvas = studio.app.canvas
    box = next(text.within for text in canvas.texts if text.text.startswith("Str "))
    piece = box.right - canvas.px(PIECE_AT[0] + PIECE - PIECE_ROOM)
    assert [t.text for t in canvas.texts if t.within == box and t.rect.right > piece] == []
