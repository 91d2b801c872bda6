"""The settings with long words, wide letters and few colours: nothing covers anything, and each control is seen."""

import pytest

from tests.ui.apps import new_app
from tests.ui.devices import click, region
from wonderland import api
from wonderland.games import registry
from wonderland.ui.shell.navigator import Navigator
from wonderland.ui.shell.settings import SettingsScreen

LESS = -6
"""By how much boxes may touch."""


def settings(size=(1280, 720), **values):
    app = new_app(size, **values)
    app.push(SettingsScreen(app))
    app.draw()
    return app


def covered(app):
    """Words on which a control lies that they are not a part of."""
    return [
        (one.key, text.text)
        for one in app.canvas.regions
        for text in app.canvas.texts
        if one.rect.colliderect(text.rect.inflate(LESS, LESS)) and not one.rect.inflate(4, 4).contains(text.rect)
    ]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("scale", [100, 140, 200])
def test_no_control_lies_on_words(language, scale):
    app = settings(language=language, legible=True, scale=scale)
    assert covered(app) == []
    app.pop()


def test_a_choice_too_wide_for_its_row_is_gone_through_one_by_one():
    app = settings((960, 600), language="de", legible=True)
    seen = {app.settings.values.undo}
    for _ in range(3):
        click(app, region(app, "more-undo").rect.center)
        app.draw()
        seen.add(app.settings.values.undo)
    assert seen == {"free", "revealed", "consent", "none"}
    app.pop()


def test_what_a_slider_and_a_choice_lie_on_is_seen_in_high_contrast():
    app = settings(theme="high-contrast")
    for key, share in (("think", 0.8), ("undo:none", 0.5)):
        rect = region(app, key).rect
        x = rect.left + round(rect.width * share)
        tones = {tuple(app.surface.get_at((x, y))) for y in range(rect.top - 2, rect.bottom + 2)}
        assert (48, 48, 48, 255) in tones, key
    app.pop()


def test_the_rule_of_taking_back_has_room_in_its_button():
    app = new_app((1280, 720), language="de", legible=True)
    house = Navigator(app)
    house.open_menu()
    house.new_match()
    for _ in range(4):
        app.draw()
        button = region(app, "undo")
        said = next(text for text in app.canvas.texts if button.rect.collidepoint(text.rect.center))
        assert button.rect.inflate(-16, 0).contains(said.rect)
        click(app, button.rect.center)
    app.pop()


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_options_of_six_players_cover_no_words_in_a_small_window(language):
    app = new_app((640, 400), language=language)
    house = Navigator(app)
    house.take_up(max(registry.names(), key=lambda name: len(api.game(name).info.letters)))
    house.open_menu()
    house.new_match()
    for _ in range(4):
        app.draw()
        click(app, region(app, "more-players").rect.center)
    app.draw()
    assert [one for one in covered(app) if not one[0].startswith("player-")] == []
    app.pop()
