"""The agents: what they decide by is what they may see, and the same seed decides the same."""

from __future__ import annotations

import pytest

import wonderland
from tests.games.dominoes_of_war.tools import GAME, opened, standing
from wonderland.ai.play import play_on

LEVELS = ("easy", "normal", "hard", "master")


def whole(levels, seed=3, **options):
    match = opened(options={"preset": "quick", **options}, seed=seed)
    game = wonderland.game(GAME)
    agents = {
        s: game.agent(level, seed=i)
        for i, (s, level) in enumerate(zip(match.seats, levels, strict=True))
    }
    while play_on(match, agents):
        pass
    return match


def test_the_same_seed_plays_the_same():
    assert whole(("normal", "easy")).lines == whole(("normal", "easy")).lines


@pytest.mark.parametrize("level", LEVELS)
def test_a_win_that_can_be_had_this_turn_is_taken(level):
    match = standing({"j8": "grunt", "h8": "general"}, {"j10": "sniper"})
    agent = wonderland.game(GAME).agent(level, seed=1)
    while match.to_act in ("a", "*"):
        play_on(match, {"a": agent})
    assert match.result["winner"] == "a"
    assert match.turn == 1


@pytest.mark.parametrize("level", ("hard", "master"))
def test_who_plans_does_not_step_into_a_line(level):
    """A grunt that stops before a sniper's eyes is lost; there is better to do."""
    match = standing({"j8": "grunt"}, {"m9": "sniper W", "n14": "general"}, actions=1)
    said = wonderland.game(GAME).agent(level, seed=1).choose(match.view("a"))
    assert not str(said.action).split()[-1].endswith("9")
