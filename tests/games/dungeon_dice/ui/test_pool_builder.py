"""The player's own pools of Dungeon Dice: named, kept, searched among, chosen for a match, forgotten."""

from __future__ import annotations

import pygame
import pytest

import wonderland
from tests.games.dungeon_dice.ui.player import GAME, Mouse
from tests.ui.devices import settle
from wonderland.ui.games.dungeon_dice.pool_builder import PoolBuilder
from wonderland.ui.games.dungeon_dice.pool_choices import PoolChoices


@pytest.fixture
def builder(app, tmp_path, monkeypatch):
    monkeypatch.setenv("WONDERLAND_HOME", str(tmp_path))
    scene = PoolBuilder(app, wonderland.game(GAME))
    app.push(scene)
    settle(app)
    return scene


def type_words(app, words, end=pygame.K_RETURN):
    for letter in words:
        app.handle(pygame.event.Event(pygame.KEYDOWN, key=0, unicode=letter, mod=0))
    app.handle(pygame.event.Event(pygame.KEYDOWN, key=end, unicode="", mod=0))
    settle(app)


def test_a_pool_is_named_kept_and_forgotten(app, builder):
    Mouse(app).use("save")
    assert list(builder.own.pools) == ["My pool"]
    Mouse(app).use("rename")
    type_words(app, " 7")
    assert list(builder.own.pools) == [builder.name] == ["My pool 7"]
    Mouse(app).use("next")
    assert not builder.draft.figures
    Mouse(app).use("save")
    assert "DD-1" in builder.note, "an empty one is none"
    Mouse(app).use("random")
    Mouse(app).use("save")
    Mouse(app).use("rename")
    type_words(app, " 7")
    assert len(builder.own.pools) == 2
    Mouse(app).use("delete")
    assert list(builder.own.pools) == ["My pool 7"]


def test_letters_go_to_the_name_or_to_the_search(app, builder):
    every = len(builder.listed())
    builder.begin_search()
    type_words(app, "jabber")
    assert [figure.code for figure in builder.listed()] == ["JAB"]
    name = builder.name
    builder.begin_search()
    builder.rename()
    type_words(app, "x")
    assert (builder.name, builder.search.text) == (name + "x", "jabber")
    app.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, unicode="", mod=0))
    assert app.scene is builder, "the first Escape ends the search"
    assert len(builder.listed()) == every


def test_own_pools_are_chosen_for_a_match(app, builder):
    Mouse(app).use("save")
    game = wonderland.game(GAME)
    choices = PoolChoices(game)
    row = choices.rows("")[1]
    assert (row.key, choices.clicked(row.key, "")) == ("own:My pool", "own:My pool")
    setup = choices.setup({"w": row.key, "e": ""}, {})
    match = game.begin({}, setup, seed=1)
    assert match.state()["pools"]["w"]["figures"] == sorted(builder.draft.figures)
