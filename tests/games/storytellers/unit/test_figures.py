"""The pictures of the rules: what ships can be shown, and the rules say of it what it says."""

import pytest

import wonderland
from tests.games.storytellers.tools import GAME
from wonderland.content.places import game_folder
from wonderland.content.rule_figures import FILE
from wonderland.core.errors import BadInput
from wonderland.games import registry
from wonderland.games.storytellers.continuity import closed, kept
from wonderland.games.storytellers.definitions import TYPES
from wonderland.games.storytellers.figures import FiguresModel
from wonderland.games.storytellers.position import Position


def test_those_that_ship_can_be_shown_and_stand_beside_rules_that_there_are():
    registry.check(GAME, game_folder(GAME) / FILE)
    rules = wonderland.game(GAME).rules
    found = {}
    shipped = FiguresModel.shipped()
    for name, figure in shipped.figures.items():
        state = Position.of(shipped.match(rules, figure)).value
        found[name] = {TYPES[kind] for kind in kept(state)}, {TYPES[kind] for kind in closed(state)}
    assert found["kept"] == ({"who", "where"}, set())
    assert found["closed"] == ({"where"}, {"where"})
    assert "who" not in found["collected"][0]


def test_one_that_can_not_be_played_is_told_with_its_line(tmp_path):
    text = (game_folder(GAME) / FILE).read_text("utf-8")
    path = tmp_path / FILE
    path.write_text(text.replace("a play who09", "a play who10"), "utf-8")
    with pytest.raises(BadInput) as told:
        registry.check(GAME, path)
    (problem,) = told.value.problems
    assert problem.rule == "ST-21"
    assert problem.line
