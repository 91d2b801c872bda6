"""Who may be summoned is shown in the panel with its numbers, and comes at a click."""

from __future__ import annotations

import pytest

from tests.games.wonderland.ui.tables import match_scene, positioned, summoning
from tools.usability import boxes
from tools.usability.fingers import Fingers
from wonderland.ui.games.wonderland import intent as modes
from wonderland.ui.games.wonderland.pair_cards import numbers_of, rank_of
from wonderland.ui.shell.studio import Studio


def _words(text):
    """A text without what is more than one space between its words."""
    return " ".join(text.split())


def region(app, key):
    return next((one for one in app.canvas.regions if one.key == key), None)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_each_card_is_shown_with_its_numbers_and_a_click_calls_it(size):
    studio = Studio(size, None, "wonderland")
    app, scene = studio.app, summoning(studio)
    app.draw()
    for name, numbers in (("5S", "Str 2 Atk 3 Def 1"), ("6C", "Str 3 Atk 2 Def 0")):
        card = region(app, f"call-{name}")
        said = next(t.rect for t in app.canvas.texts if " ".join(t.text.split()) == numbers)
        assert said.top > card.rect.bottom
        assert card.rect.left < said.centerx < card.rect.right
    Fingers(app).click(region(app, "call-5S").rect.center)
    assert (scene.control.mode, scene.control.path.card) == (modes.LAYING, "5S")


@pytest.mark.rule("W-93")
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_a_pair_shows_both_its_cards_and_how_far_it_walks(size):
    studio = Studio(size, None, "wonderland")
    app, deck = studio.app, studio.game.rules.definitions.cards
    match = studio.game.new(options={"paired_cards": True, "first": "w"}, seed=3)
    pairs = [deck[label] for label in match.view("w")["pools"]["w"]]
    one, other = [pair for pair in pairs if pair.level == 4][:2]
    match.play(f"w dice {one.name} {other.name}")
    match.play("* roll S S")
    scene = match_scene(studio, match)
    app.draw()
    for pair in (one, other):
        both = region(app, f"call-{pair.name}").rect
        inside = [text.text for text in app.canvas.texts if both.contains(text.rect)]
        assert rank_of(deck[pair.back]) in inside
        below = [
            text.text
            for text in app.canvas.texts
            if text.rect.top > both.bottom and both.left < text.rect.centerx < both.right
        ]
        assert _words(numbers_of(pair)) in _words(" ".join(below))
    Fingers(app).click(region(app, f"call-{one.name}").rect.center)
    assert scene.control.path.card == one.name


@pytest.mark.parametrize(("size", "scale"), [((960, 600), 100), ((1280, 720), 150)], ids=str)
def test_where_there_is_no_room_the_log_stays(size, scale):
    studio = Studio(size, None, "wonderland")
    app = studio.app
    app.settings.values = app.settings.values.model_copy(update={"scale": scale})
    app.refit()
    summoning(studio)
    app.draw()
    panel = app.scene.layout.panel
    card, pool = region(app, "call-5S"), app.scene.board.view.panel.areas["pool"]
    assert card is None or panel.contains(card.rect)
    assert card is None or card.rect.bottom < pool.top


def test_of_three_cards_each_number_keeps_its_size():
    studio = Studio((1280, 720), None, "wonderland")
    match = positioned(studio, phase="choose")
    match.play("w dice 2D 5S 6C")
    match.play("* roll S S S")
    match_scene(studio, match)
    studio.app.draw()
    rows = [text for text in studio.app.canvas.texts if text.text.startswith(("Str ", "Def "))]
    assert [text.text for text in rows].count("Def 0") == 1, "in a row of its own"


def test_the_mouse_that_rests_on_another_card_hides_nobody():
    studio = Studio((1280, 720), None, "wonderland")
    app = studio.app
    summoning(studio)
    app.draw()
    fingers = Fingers(app)
    fingers.point(region(app, "card-2D").rect.center)
    app.draw()
    assert region(app, "call-5S"), "the Two can't be summoned"
    fingers.point(region(app, "card-5S").rect.center)
    app.draw()
    assert region(app, "call-5S") is None, "its whole card is shown"


def test_a_lesson_about_a_path_shows_who_may_be_summoned():
    name = "wonderland, lesson 5, step 2"
    app = next(app for step, app in boxes.lesson_steps("wonderland", (1280, 720)) if step == name)
    app.draw()
    assert region(app, "call-AS")
    assert region(app, "call-4H")
    Fingers(app).click(region(app, "call-AS").rect.center)
    assert app.scene.control.path.card is None, "the Four is wanted"
    Fingers(app).click(region(app, "call-4H").rect.center)
    assert app.scene.control.path.card == "4H"
