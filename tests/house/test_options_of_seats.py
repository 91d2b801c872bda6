"""An option that each seat may have of its own is chosen in the set-up form, seat by seat."""

from __future__ import annotations

import pytest

from tests.ui.apps import new_app
from wonderland import api
from wonderland.ui.shell.new_match import NewMatch
from wonderland.ui.shell.wishes import Wishes


def opened(name, size=(1280, 720)):
    """The set-up form of a game, drawn; the list gets what is begun."""
    app, game, begun = new_app(size), api.game(name), []
    app.push(NewMatch(app, game, begun.append, Wishes.of(game.name)))
    app.draw()
    return app, game, begun


def press(app, key):
    next(one for one in app.canvas.regions if one.key == key).act()
    app.draw()


def options_of_seats(game):
    return {key: one for key, one in game.options.options.items() if one.by_seat}


@pytest.mark.parametrize("size", [(960, 600), (1280, 720)])
def test_one_seat_alone_gets_another_value(name, size):
    app, game, begun = opened(name, size)
    second = game.seats[1]
    for key, option in options_of_seats(game).items():
        if option.kind == "number":
            press(app, f"more-{key}:{second}")
        else:
            keys = [one.key for one in app.canvas.regions]
            last = list(option.choices)[-1]
            whole = f"{key}:{second}:{last}"
            press(app, whole if whole in keys else f"less-{key}:{second}")
    press(app, "begin")
    options = begun[0].options()
    for key, option in options_of_seats(game).items():
        own = option.of_seats(options[key], game.seats)
        assert own[1] != own[0], key
    game.new(options=options, seed=1)


def test_a_preset_that_is_offered_first_comes_and_goes_with_its_number(name):
    app, game, begun = opened(name)
    for key, option in game.options.options.items():
        for value, preset in option.offers.items():
            while begun == [] or game.options.values(begun[-1].options())[key] != value:
                press(app, f"more-{key}")
                press(app, "begin")
            assert begun[-1].preset == preset
            assert game.new(options=begun[-1].options(), seed=1)
        if option.offers:
            for _ in range(option.most - option.least):
                press(app, f"less-{key}")
            press(app, "begin")
            assert begun[-1].preset == game.options.usual


def test_a_number_that_is_too_small_beside_another_is_warned_of(name):
    app, game, begun = opened(name)
    for key, option in game.options.options.items():
        if (scant := option.scant) is None:
            continue
        while f"less-{key}" in [one.key for one in app.canvas.regions if one.act]:
            press(app, "begin")
            values = game.options.values(begun[-1].options())
            warned = values[key] < scant.least * values[scant.per]
            app.draw()
            words = " ".join(str(one.text) for one in app.canvas.texts)
            assert (str(scant.says) in words) == warned
            if values[key] == option.least:
                assert warned
                break
            press(app, f"less-{key}")


def test_as_many_sit_at_the_table_under_every_preset(name):
    app, game, _ = opened(name)
    form = app.scene
    more = [one.key for one in app.canvas.regions if one.key == "more-players" and one.act]
    for key in more * 2:
        press(app, key)
    many = len(form.seats)
    for preset, own in game.options.presets.items():
        press(app, f"preset:{preset}")
        assert len(form.seats) == own.get("players", many), preset
        many = len(form.seats)


def test_what_differs_is_evened_and_the_letter_stays_a_choice(name):
    app, game, begun = opened(name)
    for key, option in game.options.options.items():
        if option.uneven is None:
            continue
        first, second = game.seats[:2]
        last = list(option.choices)[-1]
        press(app, f"{key}:{second}:{last}")
        press(app, "begin")
        wished = begun[-1]
        assert wished.preset == option.uneven.preset
        options = game.options.values(wished.options())
        for other, each in option.uneven.each.items():
            usual = str(option.of_seats(options[key], (first,))[0])
            assert options[other][first] == each[usual]
            assert options[other][second] == each[last]
        press(app, f"preset:{game.options.usual}")
        press(app, "begin")
        by_letter = game.options.values(begun[-1].options())
        assert option.of_seats(by_letter[key], (first, second)) == (usual, last)
        for other in option.uneven.each:
            assert by_letter[other] == game.options.options[other].default
        press(app, f"{key}:{first}:{last}")
        press(app, f"{key}:{second}:{usual}")
        press(app, f"{key}:{first}:{usual}")
        press(app, "begin")
        assert begun[-1].options() == {"preset": game.options.usual}


def test_a_form_remembers_the_options_of_seats(name):
    _, game, _ = opened(name)
    for key, option in options_of_seats(game).items():
        if option.kind == "choice":
            given = {key: {game.seats[1]: list(option.choices)[-1]}}
            written = game.new(options=given, seed=1).record().options
            kept = game.asked_for(written)
            assert option.of_seats(kept[key], game.seats)[1] == list(option.choices)[-1]


def test_each_switch_alone_begins_a_match_and_brings_what_it_needs(name):
    switches = [key for key, one in api.game(name).options.options.items() if one.kind == "switch"]
    for key in switches:
        app, game, begun = opened(name)
        option = game.options.options[key]
        for _ in range(2):
            press(app, key)
            button = next(one for one in app.canvas.regions if one.key == "begin")
            if button.act is None:
                assert button.why, "it says why not"
                continue
            press(app, "begin")
            assert game.new(options=begun[-1].options(), seed=1)
        if option.needs:
            press(app, key)
            press(app, option.needs)
            press(app, "begin")
            values = game.options.values(begun[-1].options())
            assert not values[key], "it goes off with what it needs"
            assert not values[option.needs]
