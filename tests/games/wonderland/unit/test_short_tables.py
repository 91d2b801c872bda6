"""What the weights of short tables must get right: found in matches that the master lost to a racer."""

from random import Random

import pytest

from tests.games.wonderland.helpers import start
from wonderland.games.wonderland.ai.agents import search_agent, shipped_evaluator
from wonderland.games.wonderland.ai.levels import LEVELS
from wonderland.games.wonderland.ai.search_settings import SHORT

QUICK = {"preset": "quick"}
POOLS = {
    "w": ["2H", "4D", "4C", "5D", "6H", "6S", "AH", "AC", "JD", "JS"],
    "e": ["2D", "3C", "4H", "5H", "5S", "6C", "7H", "9S", "AS", "TC"],
}
SEARCHING = [name for name, model in LEVELS.shipped().items() if model.search]


def planned(level, match):
    """What a level does in the action step where it misjudges nothing, line by line."""
    settings = LEVELS.shipped()[level].search.model_copy(update={"noise": 0.0})
    agent = search_agent(settings, None, shipped_evaluator(SHORT))
    turn, lines = match.turn, []
    while match.turn == turn and match.to_act == "w":
        lines.append(str(agent.choose(match.view("w"), Random(1))[0]))
        match.play(lines[-1])
    return lines


@pytest.mark.rule("W-65")
@pytest.mark.parametrize("level", SEARCHING)
def test_who_can_hit_the_image_does_not_keep_the_attack_for_later(level):
    """Each turn takes one life at most: to wait with the last Attack in hand loses a turn."""
    match = start(
        QUICK,
        POOLS,
        images={"w": 1, "e": 2},
        factors={"w": {"A": 1}, "e": {"D": 3}},
        laid={"w": ["j5", "k5", "l5", "k7", "l7", "l8"], "e": ["a5", "b5", "c5"]},
        beings=[{"id": "wAH", "square": "l5"}, {"id": "w4D", "square": "l7"}, {"id": "e5H", "square": "a5"}],
    )
    lines = planned(level, match)
    assert any(line.endswith("image") for line in lines), lines


@pytest.mark.parametrize("level", SEARCHING)
def test_nobody_walks_there_and_back_to_be_rid_of_its_move(level):
    """Move without Attack is of use later; it was once thought worse than none."""
    match = start(
        QUICK,
        POOLS,
        factors={"w": {"M": 2, "D": 1}},
        laid={"w": ["b6", "c6", "d6", "d7", "e7", "f7"], "e": ["h6", "i6", "j6", "j5", "k5", "l5"]},
        beings=[{"id": "wAC", "square": "b6"}, {"id": "e4H", "square": "l5"}],
    )
    planned(level, match)
    (at,) = [one["square"] for one in match.state()["beings"] if one["id"] == "wAC"]
    assert at != "b6" or match.state()["factors"]["w"]["M"] == 2
