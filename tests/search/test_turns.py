"""A plan in hand is gone on with just where the match stands as was expected, and once."""

from __future__ import annotations

from wonderland.search.bandit import Arm, last_round
from wonderland.search.turns import PlanInHand


def by_table(state):
    """Two states are one to the plan if their tables are the same, whatever else they hold."""
    return state["table"]


def test_it_goes_on_where_it_led_whatever_does_not_count():
    plan = PlanInHand(by_table)
    plan.hold({"table": 1, "unseen": "a"}, ("step", "end"))
    assert plan.take({"table": 1, "unseen": "b"}) == ("step", "end")


def test_it_is_given_up_where_something_else_came():
    plan = PlanInHand(by_table)
    plan.hold({"table": 1}, ("end",))
    assert plan.take({"table": 2}) is None
    assert plan.take({"table": 1}) is None, "what was expected came too late"


def test_it_is_taken_once_and_only_the_last_is_held():
    plan = PlanInHand(by_table)
    assert plan.take({"table": 1}) is None
    plan.hold({"table": 1}, ("one",))
    plan.hold({"table": 2}, ("other",))
    assert plan.take({"table": 2}) == ("other",)
    assert plan.take({"table": 2}) is None


def test_a_plan_of_which_nothing_is_left_is_still_in_hand():
    plan = PlanInHand(by_table)
    plan.hold({"table": 1}, ())
    assert plan.take({"table": 1}) == ()


def test_those_of_the_last_round_are_those_tried_most():
    arms = [Arm("a", 3, 1.0), Arm("b", 3, 2.0), Arm("c", 1, 9.0)]
    assert [arm.candidate for arm in last_round(arms)] == ["a", "b"]
