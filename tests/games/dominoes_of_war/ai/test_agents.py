"""The agents: what they decide by is what they may see, and the same seed decides the same."""

from __future__ import annotations

from typing import NamedTuple

import pytest

import wonderland
from tests.games.dominoes_of_war.tools import GAME, opened, standing
from wonderland.ai.play import play_on
from wonderland.games.dominoes_of_war.ai.answers import Answers
from wonderland.games.dominoes_of_war.ai.evaluator import Evaluator
from wonderland.games.dominoes_of_war.ai.turn_plans import STEPS, Thought
from wonderland.games.dominoes_of_war.ai.values import Values
from wonderland.games.dominoes_of_war.position import Position
from wonderland.search.beam import Limits, Plan
from wonderland.search.deadline import Deadline

LEVELS = ("easy", "normal", "hard", "master")


def whole(levels, seed=3, **options):
    match = opened(options={"preset": "quick", **options}, seed=seed)
    game = wonderland.game(GAME)
    agents = {s: game.agent(level, seed=i) for i, (s, level) in enumerate(zip(match.seats, levels, strict=True))}
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


def test_who_walks_and_shoots_is_seen_by_the_answer_alone():
    """A Gunslinger walks two squares and shoots two: a figure four away is lost, one five away is not."""
    lost, safe = (held_against(square) for square in ("j8", "j7"))
    assert lost.answered < safe.answered - 0.5
    assert lost.at_sight > safe.at_sight - 0.5


def judged(foes, rounds):
    """A position by what stands there, and by what may be hit next."""
    match = standing({"j8": "grunt", "j7": "grunt"}, foes, round=rounds)
    state = Position.of(match).value
    evaluator = Evaluator(Values(state.config))
    return evaluator.at_sight(state, 0), evaluator.worth(state, 0)


@pytest.mark.rule("DW-90")
def test_who_is_pressed_by_the_rounds_spares_no_enemy_for_being_near():
    """What counts is how far each enemy is, so that one who falls is never missed."""
    both, far = judged({"j12": "grunt", "n14": "grunt"}, 40), judged({"n14": "grunt"}, 40)
    assert far[0] > both[0] + 0.5


@pytest.mark.rule("DW-91")
def test_who_is_not_ahead_fears_nobody_when_the_last_round_comes():
    foes = {"j12": "grunt", "m8": "sniper W", "n14": "general"}
    early, late = judged(foes, 1), judged(foes, 40)
    assert early[1] < early[0]
    assert late[1] >= late[0]


class Held(NamedTuple):
    """What a plan is worth that leaves a grunt somewhere: by the threats, and by the answer."""

    at_sight: float
    answered: float


def held_against(square):
    match = standing(
        {square: "grunt", "j1": "general"},
        {"j12": "gunslinger", "k20": "general"},
        {"factions": {"b": "cowboys"}, "actions": {"b": 2}},
        faces={"j9": "1-0", "j10": "2-0", "j11": "3-0"},
    )
    state = Position.of(match).value
    values = Values(state.config)
    evaluator = Evaluator(values)
    limits = Limits(6, STEPS, 300, Deadline(None, float))
    worth = evaluator.worth(state, 0)
    plan = Plan(worth, (), Thought(state, 0.0))
    return Held(worth, Answers(values, evaluator, limits).worth(plan, 0))
