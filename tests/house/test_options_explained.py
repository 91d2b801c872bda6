"""In the set-up form every option has beside it what it means, as the command ``games`` tells it."""

from __future__ import annotations

import pytest

from tests.ui.apps import new_app
from wonderland import api
from wonderland.ui.shell.new_match import NewMatch
from wonderland.ui.shell.wishes import Wishes


def form(name, size):
    """The set-up form of a game, drawn."""
    app = new_app(size)
    game = api.game(name)
    app.push(NewMatch(app, game, lambda wishes: None, Wishes.of(game.name)))
    app.draw()
    return app, game.options.options


def written(app):
    """All that is written, however it is broken into rows."""
    return " ".join(box.text for box in app.canvas.texts)


@pytest.mark.parametrize("size", [(960, 600), (1280, 720)])
def test_each_is_explained_where_it_is_or_where_it_is_pointed_at(name, size):
    app, options = form(name, size)
    said = written(app)
    regions = [one for one in app.canvas.regions if one.act]
    for key, option in options.items():
        own = [one for one in regions if one.key == key or one.key.startswith(f"{key}:")]
        for name in (f"less-{key}", f"more-{key}"):
            own += [one for one in regions if one.key == name or one.key.startswith(f"{name}:")]
        assert own, key
        assert option.says in said or all(one.why == option.says for one in own), key


def test_where_there_is_room_all_of_it_is_written(name):
    app, options = form(name, (1600, 1200))
    said = written(app)
    assert [key for key, option in options.items() if option.says not in said] == []
