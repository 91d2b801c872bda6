"""A monster and an item out of a YAML file: drawn in their class's style, and judged by the agents."""

from __future__ import annotations

import random

import pytest

import wonderland
from tests.games.dungeon_dice.conformance.test_new_monster import NEW
from tests.games.dungeon_dice.ui.player import GAME, Mouse
from tests.ui.devices import click, region, settle
from wonderland.session.match_session import MatchSession, Seat
from wonderland.ui.games.dungeon_dice.figures import figure_sprite
from wonderland.ui.games.dungeon_dice.looks import sprite
from wonderland.ui.games.dungeon_dice.pool_builder import PoolBuilder
from wonderland.ui.games.dungeon_dice.scene import MatchScene
from wonderland.ui.table.exits import TableExits

POSITION = {
    "laid": {"w": "b7-h7"},
    "monsters": ["wDOD1 c7", "wRAB1 d7", "eTOV1 g7"],
    "items": [{"id": "eTHI1", "square": "e7", "up": True}],
    "crests": {"w": {"X": 1}},
}


@pytest.fixture
def game(tmp_path, monkeypatch):
    """The game with the Dodo among the user's own files."""
    folder = tmp_path / "mods" / GAME
    folder.mkdir(parents=True)
    (folder / "caucus.yaml").write_text(NEW, encoding="utf-8")
    monkeypatch.setenv("WONDERLAND_HOME", str(tmp_path))
    return wonderland.game(GAME)


def seat(app, game, **setup):
    match = game.new(seed=1, **setup)
    seats = {side: Seat(f"Person {side}", "human") for side in match.seats}
    scene = MatchScene(app, MatchSession(game, match, seats), TableExits(lambda: None, lambda: None))
    app.push(scene)
    settle(app)
    return scene


def test_it_stands_on_the_table_in_its_class_s_style_and_is_played_by_clicks(app, game):
    scene = seat(app, game, position=POSITION)
    assert figure_sprite(app.canvas, "DOD", "2G") == sprite("figure-default-G")
    assert app.canvas.sprites.has(sprite("figure-default-G"))
    Mouse(app).use("square-c7")
    words = [text.text for text in app.canvas.texts]
    assert "Dodo" in words
    assert "Tunnel" in words
    Mouse(app).use("use-caucus")
    click(app, scene.layout.cell("d7").center)
    settle(app)
    assert scene.session.match.state()["monsters"]["wRAB1"]["atk"] == 20


def test_it_can_be_chosen_for_a_pool(app, game):
    app.push(PoolBuilder(app, game))
    app.draw()
    assert region(app, "choose-DOD")
    assert region(app, "choose-THI")


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_agents_call_it_and_play_with_it(game, level):
    pools = {"w": {"dice": "2G 2G 2G", "figures": "DOD DOD"}, "e": {"dice": "1G 1G", "figures": "RAB"}}
    match = game.new(seed=1, position={"phase": "choose"}, pools=pools)
    match.play("w dice 2G 2G 2G")
    match.play("* roll S S M3")
    choice = game.agent(level, seed=3).choose(match.view("w"))
    assert str(choice.action).startswith("w summon DOD ")
    assert choice.why


def test_agents_play_a_match_of_such_pools_to_an_end(game):
    options = {"preset": "quick", "turns": 24}
    match = game.new(seed=2, options=options, pools={"w": "caucus-race", "e": "caucus-race"})
    agents = {side: game.agent("easy", seed=5) for side in "we"}
    rng, uses = random.Random(1), 0
    while match.to_act is not None:
        if match.to_act == "*":
            match.draw()
            continue
        side = match.to_act
        rated = agents[side].choose(match.view(side)).action
        match.play(rated if rng.random() < 0.9 else match.legal().choose(rng))
        uses += " DOD" in str(match.lines[-1])
    assert match.result
    assert uses
